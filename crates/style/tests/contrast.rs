//! Text of low contrast.

use std::fmt::Write as _;

use treewright::Options;
use treewright_style::{ColorScheme, Device, StyleOptions, Styles};

/// The findings of a page: the text of each element, its colours and its ratio.
fn found_with(page: &str, options: &StyleOptions) -> Vec<String> {
    let document = Options::new().parse(page).document;
    let styles = Styles::compute(&document, options);
    let found = styles.low_contrast(&document);
    let describe = |found: &treewright_style::contrast::LowContrast| {
        let [red, green, blue] = found.color;
        let ([r, g, b], ratio) = (found.background, (found.ratio * 100.0).floor() / 100.0);
        let text = document.text_content(found.element);
        format!(
            "{} {red:02x}{green:02x}{blue:02x} on {r:02x}{g:02x}{b:02x} {ratio} < {}",
            text.trim(),
            found.bound
        )
    };
    found.iter().map(describe).collect()
}

/// The findings of a page with this in its body.
fn found(body: &str) -> Vec<String> {
    found_with(
        &format!("<!doctype html><html lang=en><title>Tea</title>{body}"),
        &StyleOptions::new(),
    )
}

/// Text whose contrast is certainly too low: the finding, and the page.
const BAD: &[(&str, &str)] = &[
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999'>low"),
    ("low 777777 on ffffff 4.47 < 4.5", "<p style='color:#777'>low"),
    ("low 808080 on ffffff 3.94 < 4.5", "<p style='color:rgba(0,0,0,.5)'>low"),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999;font-size:23.9px'>low"),
    ("low 999999 on ffffff 2.84 < 3", "<p style='color:#999;font-size:24px'>low"),
    (
        "low 999999 on ffffff 2.84 < 3",
        "<p style='color:#999;font-size:18.66px;font-weight:700'>low",
    ),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<p style='color:#999;font-size:18.6px;font-weight:700'>low",
    ),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999;font-size:20px;font-weight:600'>low"),
    ("low 999999 on ffffff 2.84 < 3", "<h1 style='color:#999'>low</h1>"),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:black;-webkit-text-fill-color:#999'>low"),
    (
        "low 555555 on 000000 2.81 < 4.5",
        "<div style='background:#000'><p style='color:#555'>low</div>",
    ),
    ("low 555555 on 000000 2.81 < 4.5", "<style>html{background:#000}p{color:#555}</style><p>low"),
    ("low 555555 on 000000 2.81 < 4.5", "<body bgcolor=black text='#555555'>low"),
    (
        "low 555555 on 000000 2.81 < 4.5",
        "<style>body{height:100%;margin:0;background:#000;color:#555}</style>low",
    ),
    ("low 0000ee on 000000 2.23 < 4.5", "<div style='background:#000'><a href=/>low</a></div>"),
    ("low ffffff on ffff00 1.07 < 4.5", "<mark style='color:white'>low</mark>"),
    (
        "low 555555 on 808080 1.88 < 4.5",
        "<div style='background:rgba(0,0,0,.5)'><p style='color:#555'>low</div>",
    ),
    ("low 999999 on ffffff 2.84 < 4.5", "<p><b><i style='color:#999'>low</i></b>"),
    ("low 999999 on ffffff 2.84 < 4.5", "<ul><li><a style='color:#999'>low</a></ul>"),
    (
        "low 999999 on eeeeee 2.45 < 4.5",
        "<table><tr><td style='background:#eee;color:#999'>low</table>",
    ),
    (
        "low 999999 on eeeeee 2.45 < 4.5",
        "<table bgcolor='#eeeeee'><tr><td height=20 style='color:#999'>low</table>",
    ),
    (
        "low 999999 on eeeeee 2.45 < 4.5",
        "<div style='float:left;background:#eee'><p style='color:#999'>low</div>",
    ),
    (
        "low 999999 on eeeeee 2.45 < 4.5",
        "<div style='position:absolute;top:9px;background:#eee;color:#999'>low</div>",
    ),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<div style='display:flex'><p style='color:#999'>low</div>",
    ),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999;position:relative'>low"),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='display:contents;color:#999'>low"),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999' aria-hidden=true>low"),
    ("low 999999 on ffffff 2.84 < 4.5", "<img src=x style='float:left'><p style='color:#999'>low"),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<div style='background:url(x)'>a</div><p style='color:#999'>low",
    ),
    ("low 999999 on ffffff 2.84 < 4.5", "<style>p::before{content:'x'}p{color:#999}</style><p>low"),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<div style='padding:0 15px'><div style='margin:0 -15px'><img src=x></div></div><p style='color:#999'>low",
    ),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<div><template shadowrootmode=open><slot></slot></template><p style='color:#999'>low</div>",
    ),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<div><template shadowrootmode=open><p style='color:#999'>low</template></div>",
    ),
    ("low 999999 on ffffff 2.84 < 4.5", "<button style='background:#fff;color:#999'>low</button>"),
    ("low 999999 on ffffff 2.84 < 4.5", "<p style='color:#999;zoom:1'>low"),
    (
        "low 999999 on ffffff 2.84 < 4.5",
        "<style>@media (width > 600px){p{color:#999}}</style><p>low",
    ),
];

/// Text whose contrast is high enough, that needs none, or that it is not certain of: the reason, and the page.
const FINE: &[(&str, &str)] = &[
    ("black on white", "<p>tea"),
    ("4.54", "<p style='color:#767676'>tea"),
    ("large and 3.03", "<p style='color:#949494;font-size:24px'>tea"),
    ("white on black", "<p style='background:#000;color:#fff'>tea"),
    ("neither letters nor digits", "<p style='color:#999'>→ ·"),
    ("hidden", "<p style='color:#999;display:none'>tea"),
    ("hidden", "<p style='color:#999;visibility:hidden'>tea"),
    ("hidden", "<p style='color:#fff'>tea"),
    ("hidden", "<p style='color:#999;text-indent:-9999px'>tea"),
    (
        "for screen readers",
        "<p style='color:#999;position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)'>tea",
    ),
    ("disabled", "<button disabled style='background:#fff;color:#999'>tea</button>"),
    (
        "disabled",
        "<fieldset disabled><button style='background:#fff;color:#999'>tea</button></fieldset>",
    ),
    ("label of a disabled control", "<label style='color:#999'><input disabled>tea</label>"),
    (
        "label of a disabled control",
        "<label for=a style='color:#999'>tea</label><input id=a disabled>",
    ),
    ("inert", "<div inert><p style='color:#999'>tea</div>"),
    ("aria-disabled", "<a aria-disabled=true style='color:#999'>tea</a>"),
    ("shadow", "<p style='color:#999;text-shadow:0 0 2px #000'>tea"),
    ("stroke", "<p style='color:#999;-webkit-text-stroke:1px #000'>tea"),
    ("first line", "<style>p{color:#999}p::first-line{color:#000}</style><p>tea"),
    ("image", "<div style='background:#fff url(x)'><p style='color:#999'>tea</div>"),
    ("gradient", "<body style='background:linear-gradient(#000,#111)'><p style='color:#999'>tea"),
    (
        "background through text",
        "<p style='background:linear-gradient(red,blue);background-clip:text;color:#999'>tea",
    ),
    ("opacity", "<div style='opacity:.9'><p style='color:#999'>tea</div>"),
    ("filter", "<div style='filter:contrast(3)'><p style='color:#999'>tea</div>"),
    ("blend mode", "<p style='color:#999;mix-blend-mode:multiply'>tea"),
    ("mask", "<p style='color:#999;mask-image:linear-gradient(#000,#0000)'>tea"),
    ("clip path", "<p style='color:#999;clip-path:circle(9px)'>tea"),
    ("animation", "<p style='color:#999;animation:a 1s'>tea"),
    ("transformation", "<p style='color:#999;transform:scale(3)'>tea"),
    (
        "out of the flow",
        "<div style='background:#000'><p style='color:#555;position:absolute'>tea</div>",
    ),
    (
        "offset",
        "<div style='background:#000'><p style='color:#555;position:relative;top:90px'>tea</div>",
    ),
    (
        "sticky",
        "<div style='background:#000'><p style='color:#555;position:sticky;top:0'>tea</div>",
    ),
    ("float", "<div style='background:#000'><p style='color:#555;float:left'>tea</div>"),
    (
        "negative margin",
        "<div style='background:#000'><p style='color:#555;margin-top:-90px'>tea</div>",
    ),
    ("height", "<div style='background:#000;height:5px'><p style='color:#555'>tea</div>"),
    (
        "caption",
        "<table style='background:#000'><caption style='color:#555'>tea</caption><tr><td>x</table>",
    ),
    ("block in inline", "<span style='background:#000'><p style='color:#555'>tea</span>"),
    ("above the line", "<span style='background:#000'><sup style='color:#555'>tea</sup></span>"),
    ("no line", "<div style='background:#000;line-height:0;color:#555'>tea</div>"),
    (
        "a box below",
        "<div style='position:absolute;top:0;background:#000;width:99px;height:99px'></div><p style='color:#999'>tea",
    ),
    (
        "a box below",
        "<div style='background:#fff'><img src=x style='position:absolute'><p style='color:#999'>tea</div>",
    ),
    (
        "a box below",
        "<style>p{color:#999}p::before{content:'';position:absolute;inset:0;background:#000;z-index:-1}</style><p>tea",
    ),
    ("a box below", "<img src=x><p style='color:#999;margin-top:-90px'>tea"),
    (
        "a box below",
        "<p style='color:#999'>tea</p><div style='margin-top:-90px;background:#000'>x</div>",
    ),
    (
        "a box below",
        "<p style='margin-bottom:-90px'>x</p><div style='background:#000;height:90px'></div><p style='color:#999'>tea",
    ),
    ("a box below", "<div style='height:9px'><img src=x height=99></div><p style='color:#999'>tea"),
    (
        "a box below",
        "<div style='transform:translateY(9px)'><img src=x></div><p style='color:#999'>tea",
    ),
    ("a box below", "<hr style='position:relative;top:30px'><p style='color:#999'>tea"),
    (
        "a column below",
        "<table><col style='background:#000'><tr><td style='color:#555'>tea</table>",
    ),
    ("a far shadow", "<div style='box-shadow:0 0 0 99px #000'>x</div><p style='color:#999'>tea"),
    ("an inner shadow", "<p style='color:#999;box-shadow:inset 0 0 0 99px #000'>tea"),
    (
        "a wide image in a column",
        "<div style='display:flex'><div style='width:50px'><img src=x></div><p style='color:#999'>tea</div>",
    ),
    (
        "placed on a grid",
        "<div style='display:grid'><img src=x style='grid-area:1/1'><p style='color:#999;grid-area:1/1'>tea</div>",
    ),
    ("vertical", "<p style='color:#999;writing-mode:vertical-rl'>tea"),
    ("zoomed", "<p style='color:#949494;zoom:2'>tea"),
    ("pictures for words", "<i style='color:#999;font-family:\"Material Icons\"'>tea</i>"),
    ("SVG", "<svg><text fill='#999'>tea</text></svg>"),
    (
        "form fields",
        "<select style='color:#999'><option>tea</select><textarea style='color:#999'>tea</textarea>",
    ),
    ("a button of the browser", "<button style='color:#999'>tea</button>"),
    ("a dark canvas", "<style>:root{color-scheme:dark}</style><p style='color:#999'>tea"),
    ("a sheet that is not there", "<link rel=stylesheet href=a.css><p style='color:#999'>tea"),
    ("a sheet that is not there", "<style>@import 'a.css';</style><p style='color:#999'>tea"),
];

#[test]
fn text_of_low_contrast_and_what_resembles_it() {
    let mut complaints = String::new();
    for (expected, body) in BAD {
        let found = found(body);
        if found != [*expected] {
            let _ = writeln!(complaints, "{body}\n  is {expected}, not {found:?}");
        }
    }
    for (reason, body) in FINE {
        let found = found(body);
        if !found.is_empty() {
            let _ = writeln!(complaints, "{body}\n  is fine ({reason}), not {found:?}");
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}

/// One finding for each element, in the order of the page.
#[test]
fn elements_are_found_once() {
    let page = "<p style='color:#999'>a<b>b</b>c</p><p>d<p style='color:#888'>e";
    let colors: Vec<String> = found(page)
        .iter()
        .map(|found| found.split(' ').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(colors, ["abc 999999", "b 999999", "e 888888"]);
}

#[test]
fn devices_and_other_sheets() {
    let page = "<!doctype html><html><style>:root{color-scheme:light dark}@media (width<500px){p{color:#999}}</style><p>low";
    assert!(found_with(page, &StyleOptions::new()).is_empty());
    let mut device = Device::new();
    device.width = 400.0;
    assert_eq!(found_with(page, &StyleOptions::new().device(device)).len(), 1);
    device.scheme = ColorScheme::Dark;
    assert!(found_with(page, &StyleOptions::new().device(device)).is_empty());
    let added = StyleOptions::new().sheet("p{color:#888}");
    assert_eq!(found_with(page, &added), ["low 888888 on ffffff 3.54 < 4.5"]);
    let linked = "<!doctype html><html><link rel=stylesheet href=a.css><p>low";
    let loaded = StyleOptions::new()
        .base_url("https://example.com/")
        .loader(|_| Some("p{color:#999}".to_owned()));
    assert_eq!(found_with(linked, &loaded).len(), 1);
    let stroked = StyleOptions::new()
        .base_url("https://example.com/")
        .loader(|_| Some("p{color:#999;-webkit-text-stroke:1px}".to_owned()));
    assert!(found_with(linked, &stroked).is_empty());
}

/// Deep and wide pages: the walk does not recurse.
#[test]
fn large_pages() {
    let deep = format!("{}<p style='color:#999'>low", "<div>".repeat(20_000));
    // Elements that are deeper than in browsers have the style of their parent.
    assert!(found(&deep).is_empty());
    let wide = "<p style='color:#999'>low</p>".repeat(20_000);
    assert_eq!(found(&wide).len(), 20_000);
    let boxes = "<div style='background:#fff'><img src=x></div>".repeat(20_000);
    assert_eq!(found(&format!("{boxes}<p style='color:#999'>low")).len(), 1);
}
