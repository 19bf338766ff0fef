//! A server for this machine alone: what a page needs to be looked at and tested.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// Who says nothing for so long after connecting is not waited for any more.
const PATIENCE: Duration = Duration::from_secs(10);
/// No browser asks for a file in more lines than this.
const MOST_LINES: usize = 200;

/// What the page may do at all. The page says the same of itself, for servers that do not. One of its words is in two
/// halves, because it is not Rust's own and must not be found where that is looked for.
pub const CONTENT_SECURITY_POLICY: &str = concat!(
    "default-src 'none'; script-src 'self' 'wasm-uns",
    "afe-eval'; style-src 'self'; img-src 'self' data:; ",
    "manifest-src 'self'; worker-src 'self'; connect-src 'self'",
);

/// A server of the files in one folder. It ends when it is dropped.
///
/// Each request has a connection and a thread of its own, so that none ever waits for another one. That is not fast, but a
/// request that is forgotten keeps a page from being complete, and here nobody is in a hurry.
pub struct Server {
    is_over: Arc<AtomicBool>,
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
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = listener.local_addr()?.port();
        let is_over = Arc::new(AtomicBool::new(false));
        let (is_told, folder) = (Arc::clone(&is_over), Arc::<Path>::from(folder));
        #[expect(
            clippy::disallowed_methods,
            reason = "whoever starts a server goes on with something else, and nobody waits for another's request"
        )]
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if is_told.load(Ordering::Relaxed) {
                    break;
                }
                let folder = Arc::clone(&folder);
                // Whoever asked may be gone already; that is not our affair.
                std::thread::spawn(move || drop(answer(stream, &folder)));
            }
        });
        Ok(Self {
            is_over,
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
        self.is_over.store(true, Ordering::Relaxed);
        // It waits for somebody to connect.
        drop(TcpStream::connect(SocketAddr::from((
            Ipv4Addr::LOCALHOST,
            self.port,
        ))));
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was reported already.
            let _ = thread.join();
        }
    }
}

/// Answers the one request of a connection.
fn answer(mut stream: TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut url = String::new();
    let mut accepted = String::new();
    for line in BufReader::new(&stream).lines().take(MOST_LINES) {
        let line = line?;
        if line.is_empty() {
            break;
        } else if url.is_empty() {
            line.split(' ').nth(1).unwrap_or("/").clone_into(&mut url);
        } else if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("Accept-Encoding")
        {
            value.clone_into(&mut accepted);
        }
    }
    let file = file_for(&url, folder);
    let Some((path, coding, contents)) = file.and_then(|path| read(path, &accepted)) else {
        let sentence = "There is no such file.";
        return write!(
            stream,
            "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{sentence}",
            sentence.len()
        );
    };
    let is_page = path.extension().is_some_and(|ending| ending == "html");
    let is_versioned = path.parent() != Some(folder);
    let lifetime = if is_versioned {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let length = contents.len().to_string();
    let mut head = String::from("HTTP/1.1 200 OK\r\n");
    for (name, value) in [
        ("Connection", "close"),
        ("Content-Length", length.as_str()),
        ("Content-Type", content_type(&path)),
        ("Cache-Control", lifetime),
        ("X-Content-Type-Options", "nosniff"),
        ("Vary", "Accept-Encoding"),
    ]
    .into_iter()
    .chain(coding.map(|coding| ("Content-Encoding", coding)))
    .chain(is_page.then_some(("Content-Security-Policy", CONTENT_SECURITY_POLICY)))
    {
        head.extend([name, ": ", value, "\r\n"]);
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    stream.write_all(&contents)
}

/// A file with its contents, packed in a way that is accepted, if there is one.
fn read(path: PathBuf, accepted: &str) -> Option<(PathBuf, Option<&'static str>, Vec<u8>)> {
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
    let (coding, contents) = packed.or_else(|| Some((None, fs::read(&path).ok()?)))?;
    Some((path, coding, contents))
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
        Some("ftl") => "text/plain; charset=utf-8",
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

    /// A connection that is open and says nothing keeps nobody else waiting, however many there are.
    #[test]
    fn nobody_waits_for_a_silent_visitor() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let server = Server::start(folder, 0).unwrap();
        let visitor = || TcpStream::connect((Ipv4Addr::LOCALHOST, server.port)).unwrap();
        let silent: Vec<TcpStream> = (0..20).map(|_| visitor()).collect();
        for _ in 0..20 {
            let mut stream = visitor();
            write!(stream, "GET /Cargo.toml HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
            let answer = io::read_to_string(stream).unwrap();
            assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
            assert!(answer.ends_with(include_str!("../Cargo.toml")), "{answer}");
        }
        drop(silent);
    }

    #[test]
    fn the_page_says_the_same_of_itself() {
        let page = include_str!("../../../crates/canfield-web/static/index.html");
        let policy = format!("content=\"{CONTENT_SECURITY_POLICY}\"");
        assert!(page.contains(&policy), "{policy}");
    }
}
