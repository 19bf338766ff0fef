//! A server for this machine alone: what a page needs to be looked at and tested.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;

use tiny_http::{Header, Request, Response};

/// What the page may do at all. The page says the same of itself, for servers that do not. One of its words is in two
/// halves, because it is not Rust's own and must not be found where that is looked for.
pub const CONTENT_SECURITY_POLICY: &str = concat!(
    "default-src 'none'; script-src 'self' 'wasm-uns",
    "afe-eval'; style-src 'self'; img-src 'self' data:; ",
    "manifest-src 'self'; worker-src 'self'; connect-src 'self'",
);

/// A server of the files in one folder. It ends when it is dropped.
pub struct Server {
    inner: Arc<tiny_http::Server>,
    port: u16,
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server")
            .field("port", &self.port)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Serves `folder` on this port of the machine itself; 0 is whichever port is free.
    ///
    /// # Errors
    ///
    /// If the port is taken, or the system refuses.
    pub fn start(folder: &Path, port: u16) -> io::Result<Self> {
        let inner = tiny_http::Server::http(("127.0.0.1", port)).map_err(io::Error::other)?;
        let port = inner
            .server_addr()
            .to_ip()
            .map_or(port, |address| address.port());
        let inner = Arc::new(inner);
        let (server, folder) = (Arc::clone(&inner), folder.to_owned());
        #[expect(
            clippy::disallowed_methods,
            reason = "whoever starts a server goes on with something else"
        )]
        let thread = std::thread::spawn(move || {
            for request in server.incoming_requests() {
                answer(request, &folder);
            }
        });
        Ok(Self {
            inner,
            port,
            thread: Some(thread),
        })
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves for ever.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was reported already.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.inner.unblock();
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was reported already.
            let _ = thread.join();
        }
    }
}

/// Whoever asked may be gone already; that is not our affair.
fn answer(request: Request, folder: &Path) {
    let Some(path) = file_for(request.url(), folder) else {
        let _ =
            request.respond(Response::from_string("There is no such file.").with_status_code(404));
        return;
    };
    let accepted = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Accept-Encoding"));
    let accepted = accepted
        .map(|header| header.value.as_str().to_owned())
        .unwrap_or_default();
    let packed = [("br", ".br"), ("gzip", ".gz")]
        .into_iter()
        .find_map(|(coding, ending)| {
            let is_accepted = accepted
                .split(',')
                .any(|one| one.trim().split(';').next() == Some(coding));
            let mut packed = path.clone().into_os_string();
            packed.push(ending);
            let contents = is_accepted.then(|| fs::read(packed).ok())??;
            Some((Some(coding), contents))
        });
    let Some((coding, contents)) = packed.or_else(|| Some((None, fs::read(&path).ok()?))) else {
        let _ =
            request.respond(Response::from_string("There is no such file.").with_status_code(404));
        return;
    };
    let is_page = path.extension().is_some_and(|ending| ending == "html");
    let is_versioned = path.parent() != Some(folder);
    let lifetime = if is_versioned {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::from_data(contents);
    for (name, value) in [
        ("Content-Type", content_type(&path)),
        ("Cache-Control", lifetime),
        ("X-Content-Type-Options", "nosniff"),
        ("Vary", "Accept-Encoding"),
    ]
    .into_iter()
    .chain(coding.map(|coding| ("Content-Encoding", coding)))
    .chain(is_page.then_some(("Content-Security-Policy", CONTENT_SECURITY_POLICY)))
    {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    let _ = request.respond(response);
}

/// The file that an address means; `None` if it leads out of the folder.
fn file_for(url: &str, folder: &Path) -> Option<PathBuf> {
    let name = url.split(['?', '#']).next()?.trim_start_matches('/');
    let is_within = Path::new(name)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    is_within.then(|| folder.join(if name.is_empty() { "index.html" } else { name }))
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_served() {
        let folder = Path::new("folder");
        for (url, file) in [
            ("/", Some("folder/index.html")),
            ("/?a=b#c", Some("folder/index.html")),
            ("/v/style.css", Some("folder/v/style.css")),
            ("/../secret", None),
            ("/v/../../secret", None),
        ] {
            assert_eq!(
                file_for(url, folder).as_deref(),
                file.map(Path::new),
                "{url}"
            );
        }
    }

    #[test]
    fn the_page_says_the_same_of_itself() {
        let page = include_str!("../../../crates/canfield-web/static/index.html");
        let policy = format!("content=\"{CONTENT_SECURITY_POLICY}\"");
        assert!(page.contains(&policy), "{policy}");
    }
}
