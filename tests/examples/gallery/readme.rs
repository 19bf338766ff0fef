//! The pictures of the README: one of each front end, and one of a phone.

use std::error::Error;
use std::fs;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use canfield_tests::picture;
use canfield_tests::states::{self, State};
use canfield_tests::webdriver::{Browser, DESK};
use canfield_tests::workspace_dir;
use egui::ColorImage;
use serde_json::json;

use crate::{WINDOWS, browser, desktop, print, terminal};

/// The states that are shown.
const TERMINAL: &str = "mid-game";
const DESKTOP: &str = "mid-game";
const IN_BROWSER: [&str; 2] = ["mid-game", "mid-game"];

/// What is photographed.
struct Sight<'a> {
    page: &'a str,
    /// The size of the window in points.
    window: (u16, u16),
    /// The element.
    part: &'a str,
    /// So many pixels are a point.
    scale: f64,
}

/// Makes all pictures.
pub(crate) fn write(pages: &Path) -> Result<(), Box<dyn Error>> {
    let folder = workspace_dir().join("docs/pictures");
    fs::create_dir_all(&folder)?;
    let store = |name: &str, image: &ColorImage| -> Result<(), Box<dyn Error>> {
        let file = folder.join(format!("{name}.png"));
        Ok(fs::write(file, picture::small_png(image)?)?)
    };
    store(
        "desktop",
        &desktop::picture(&state(DESKTOP)?.session, (1000, 720), false),
    )?;
    let browser = Browser::start(DESK)?;
    let style = terminal::STYLE;
    let text = terminal::picture(&state(TERMINAL)?, 80, 24);
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><style>{style}pre{{width:max-content}}</style>{text}"
    );
    let sight = Sight {
        page: &page,
        window: WINDOWS[0],
        part: "pre",
        scale: 1.0,
    };
    store("terminal", &photograph(&browser, pages, &sight)?)?;
    for ((name, window, scale), game) in [("browser", WINDOWS[0], 0.75), ("phone", WINDOWS[1], 1.0)]
        .into_iter()
        .zip(IN_BROWSER)
    {
        let (width, height) = window;
        let page = browser::page(&state(game)?.session.scene(), width, height);
        let sight = Sight {
            page: &page,
            window,
            part: "html",
            scale,
        };
        store(name, &photograph(&browser, pages, &sight)?)?;
    }
    print(&format!("The pictures are in {}.", folder.display()));
    Ok(())
}

fn state(name: &str) -> Result<State, Box<dyn Error>> {
    let state = states::all()?.remove(name);
    Ok(state.ok_or_else(|| format!("there is no state `{name}`"))??)
}

fn photograph(
    browser: &Browser,
    pages: &Path,
    sight: &Sight<'_>,
) -> Result<ColorImage, Box<dyn Error>> {
    let Sight {
        page,
        window: (width, height),
        part,
        scale,
    } = sight;
    let file = pages.join("photographed.html");
    fs::write(&file, page)?;
    let window =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    browser.chromium("Emulation.setDeviceMetricsOverride", &window)?;
    browser.open(&format!("file://{}", file.display()))?;
    let mut clip = browser.eval(&format!(
        "const {{ x, y, width, height }} = document.querySelector('{part}').getBoundingClientRect();\
         return {{ x, y, width, height }}"
    ))?;
    clip["scale"] = json!(scale);
    let wish = json!({ "format": "png", "clip": clip });
    let taken = browser.chromium("Page.captureScreenshot", &wish)?;
    let taken = taken["data"]
        .as_str()
        .ok_or("the browser takes no picture")?;
    Ok(picture::read_png(&STANDARD.decode(taken)?)?)
}
