//! Pages with sheets of many kinds, made from a seed.

use std::fmt::Write as _;

/// `SplitMix64`.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

const NAMES: &[&str] = &[
    "div",
    "p",
    "span",
    "b",
    "em",
    "ul",
    "ol",
    "li",
    "table",
    "tr",
    "td",
    "th",
    "caption",
    "a",
    "h1",
    "h3",
    "pre",
    "code",
    "blockquote",
    "details",
    "summary",
    "dialog",
    "fieldset",
    "legend",
    "button",
    "input",
    "select",
    "option",
    "textarea",
    "label",
    "ruby",
    "rt",
    "section",
    "nav",
    "q",
    "sub",
    "sup",
    "small",
    "font",
    "center",
    "hr",
    "br",
    "img",
    "dl",
    "dd",
    "dt",
    "address",
    "mark",
    "ins",
    "del",
    "abbr",
    "tbody",
    "thead",
    "noscript",
    "iframe",
    "svg",
];

const ATTRIBUTES: &[&str] = &[
    "class=a",
    "class=b",
    "class='a b'",
    "class=c",
    "id=x",
    "id=y",
    "hidden",
    "hidden=until-found",
    "dir=rtl",
    "dir=auto",
    "lang=de",
    "href=#",
    "open",
    "align=center",
    "align=right",
    "bgcolor=red",
    "color=blue",
    "size=5",
    "border=1",
    "width=50",
    "type=checkbox",
    "type=submit",
    "type=hidden",
    "type=radio",
    "checked",
    "disabled",
    "required",
    "nowrap",
    "title=t",
    "data-a=1",
    "data-a=2",
    "popover",
    "value=v",
    "cellpadding=3",
    "valign=top",
    "style='display: none'",
    "style='color: green; font-size: 2em'",
    "style='position: absolute; left: -9999px'",
    "style='--v: blue'",
    "style='opacity: .5 !important'",
    "style='float: left; display: inline'",
    "style='margin: 1em 2em'",
    "style='display: flex'",
    "style='visibility: hidden'",
    "style='text-align: right'",
    "style='display: contents'",
];

const COMPOUNDS: &[&str] = &[
    "div",
    "p",
    "span",
    "li",
    "td",
    "a",
    "*",
    ".a",
    ".b",
    ".c",
    "#x",
    "#y",
    "[data-a]",
    "[data-a='1']",
    "[class~=b]",
    ":first-child",
    ":last-child",
    ":nth-child(2n+1)",
    ":nth-of-type(2)",
    ":only-child",
    ":empty",
    ":root",
    ":not(.a)",
    ":is(.a, .b)",
    ":where(#x, p)",
    ":has(> .a)",
    ":has(+ p)",
    ":checked",
    ":disabled",
    ":enabled",
    ":link",
    ":any-link",
    ":lang(de)",
    ":required",
    "p.a",
    "div#x",
    "ul > li",
    "b",
    "h1",
    "table",
    "body",
    "html",
    "input",
    "button",
    "q",
    ":nth-last-child(2)",
    ":nth-child(1 of .b)",
    "[open]",
    ":read-only",
    ":defined",
    "::before",
    ".a::after",
    ":optional",
    ":target",
    ":hover",
    ":focus",
    ":unknown",
    "::unknown",
    "details",
    "summary",
    "svg",
];

const DECLARATIONS: &[&str] = &[
    "display: none",
    "display: block",
    "display: inline-block",
    "display: flex",
    "display: grid",
    "display: contents",
    "display: inline",
    "display: list-item",
    "display: table",
    "display: inline flow-root",
    "display: bogus",
    "display: revert",
    "visibility: hidden",
    "visibility: visible",
    "visibility: collapse",
    "opacity: 0",
    "opacity: 50%",
    "opacity: 2",
    "color: red",
    "color: #12345680",
    "color: rgb(1 2 3 / 50%)",
    "color: hsl(120 50% 50%)",
    "color: currentcolor",
    "color: var(--v, orange)",
    "color: color-mix(in srgb, red, blue)",
    "color: light-dark(red, blue)",
    "color: oklch(0.5 0.1 100)",
    "background-color: transparent",
    "background: yellow",
    "background: linear-gradient(red, blue)",
    "background-color: currentColor",
    "font-size: 0",
    "font-size: larger",
    "font-size: 1.5rem",
    "font-size: calc(1em + 2px)",
    "font-size: clamp(1px, 2vw, 20px)",
    "font-size: x-small",
    "font: italic bold 20px/2 serif",
    "font-weight: 450",
    "font-weight: lighter",
    "font-style: oblique 10deg",
    "position: absolute",
    "position: fixed",
    "position: sticky",
    "position: relative",
    "float: right",
    "float: inline-start",
    "white-space: nowrap",
    "white-space: pre-line",
    "white-space: break-spaces",
    "text-transform: uppercase",
    "text-transform: capitalize",
    "text-indent: -9999px",
    "text-indent: 10%",
    "text-align: center",
    "text-align: justify",
    "text-align: end",
    "direction: rtl",
    "list-style-type: square",
    "list-style: none",
    "list-style-type: '*'",
    "clip: rect(0, 0, 0, 0)",
    "clip-path: inset(50%)",
    "clip-path: circle(40px at 50% 50%)",
    "content-visibility: hidden",
    "content-visibility: auto",
    "overflow: hidden",
    "overflow-x: scroll",
    "overflow: auto clip",
    "z-index: -1",
    "z-index: 10",
    "line-height: 1.2",
    "line-height: 150%",
    "line-height: 20px",
    "line-height: normal",
    "margin: 1px 2px 3px 4px",
    "margin-left: 2em",
    "margin-inline-start: 5px",
    "padding: 3px",
    "padding-left: max(1px, 2px)",
    "border: 1px solid red",
    "border-top: dashed",
    "border-style: dotted none",
    "border-color: blue",
    "text-decoration: underline",
    "text-decoration-line: line-through overline",
    "vertical-align: top",
    "vertical-align: 5px",
    "vertical-align: super",
    "cursor: pointer",
    "cursor: url(x.png), move",
    "content: 'x'",
    "content: none",
    "content: attr(title)",
    "pointer-events: none",
    "user-select: none",
    "user-select: all",
    "unicode-bidi: bidi-override",
    "unicode-bidi: plaintext",
    "letter-spacing: 2px",
    "letter-spacing: -0.1em",
    "letter-spacing: normal",
    "transform: scale(0)",
    "transform: translate(10px, 20px) rotate(45deg)",
    "transform: translateX(50px) scale(2)",
    "transform: none",
    "--v: red",
    "--v: ",
    "all: unset",
    "all: revert",
    "color: inherit",
    "display: inherit",
    "font-size: inherit",
    "margin-left: inherit",
    "color: initial",
    "color: unset",
    "color: revert-layer",
];

/// A page.
pub(crate) fn page(seed: u64) -> String {
    let mut random = Random(seed);
    let mut out = String::from(if seed.is_multiple_of(5) { "" } else { "<!DOCTYPE html>" });
    out.push_str("<title>t</title><style>");
    for _ in 0..2 + random.below(12) {
        let rule = rule(&mut random, 0);
        out.push_str(&rule);
    }
    out.push_str("</style>");
    let mut open = Vec::new();
    for _ in 0..8 + random.below(30) {
        if random.below(3) == 0
            && let Some(name) = open.pop()
        {
            let _ = write!(out, "</{name}>");
            continue;
        }
        let name = random.one(NAMES);
        let _ = write!(out, "<{name}");
        for _ in 0..random.below(3) {
            let _ = write!(out, " {}", random.one(ATTRIBUTES));
        }
        out.push('>');
        if random.below(3) == 0 {
            out.push_str("text ");
        }
        open.push(name);
    }
    out
}

/// Text that breaks the sheet around it.
const BREAKS: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ":",
    ",",
    "\"",
    "'",
    "/*",
    "*/",
    "\\",
    "\\{",
    "\\31 ",
    "\\\n",
    "\n",
    "url(",
    "url( ",
    "url('",
    "url(a;b}c)",
    "URL(x{)",
    "curl(",
    "#url(",
    "@",
    "@media",
    "@media print {",
    "@media all {",
    "@import url(x);",
    "@font-face {",
    "@layer x;",
    "@namespace url(y);",
    "@charset \"x\";",
    "@page {",
    "!important",
    "!",
    "<!--",
    "-->",
    "--x:",
    "--",
    "-",
    "display",
    "display:",
    "display: none",
    "display:none;",
    "display: var(--v);",
    "--v: block;",
    "visibility:hidden",
    "d\\69splay: none;",
    "p:hover {",
    "b {",
    "& {",
    "b: {",
    "b:not(x) { display: none }",
    "color: {}",
    "display: {",
    "display: block }",
    ".é",
    "é: x;",
    ":before",
    "b::after, i {",
    "b::after {",
    "b::before, i:after {",
    "*zoom: 1;",
    "*display: none;",
    "\u{c}",
    "\r",
    "\0",
    "%",
    "5px",
    "attr(",
    "display: attr(x);",
    "@property --v { syntax: \"*\"; inherits: true; initial-value: none }",
    "/",
    "//",
    "= ",
    "@container x {",
    "@keyframes x { from { display: none } }",
    "white-space: pre",
    "all: unset",
    "-webkit-writing-mode: vertical-rl",
];

/// A page whose sheet, and a `style` attribute, are broken somewhere.
pub(crate) fn broken(seed: u64) -> String {
    let mut page = page(seed);
    let mut random = Random(seed ^ 0xb0b);
    let broken = |random: &mut Random, text: &str| {
        let mut text = text.to_owned();
        for _ in 0..=random.below(4) {
            let mut at = random.below(text.len() + 1);
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            text.insert_str(at, random.one(BREAKS));
        }
        text
    };
    let start = page.find("<style>").expect("it is there") + 7;
    let end = page.find("</style>").expect("it is there");
    let sheet = broken(&mut random, &page[start..end]).replace("</", "");
    page.replace_range(start..end, &sheet);
    for _ in 0..2 {
        let text = format!("{}; {}", random.one(DECLARATIONS), random.one(DECLARATIONS));
        let style = broken(&mut random, &text).replace('"', "&quot;");
        let _ = write!(page, "<b style=\"{style}\">b</b>");
    }
    page
}

fn selector(random: &mut Random) -> String {
    let mut selector = random.one(COMPOUNDS).to_owned();
    for _ in 0..random.below(3) {
        let combinator = random.one(&[" ", " > ", " + ", " ~ ", ", "]);
        let compound = random.one(COMPOUNDS);
        let _ = write!(selector, "{combinator}{compound}");
    }
    selector
}

fn rule(random: &mut Random, depth: usize) -> String {
    let mut out = String::new();
    match random.below(if depth > 2 { 12 } else { 22 }) {
        0..12 => {
            let selector = selector(random);
            let _ = write!(out, "{selector} {{ ");
            for _ in 0..=random.below(4) {
                let important = if random.below(8) == 0 { " !important" } else { "" };
                let _ = write!(out, "{}{important}; ", random.one(DECLARATIONS));
            }
            if random.below(6) == 0 {
                let nested = random.one(&[
                    "& > b",
                    "&.a",
                    ".b &",
                    "span",
                    "> p",
                    "&:first-child",
                    "@media (width > 100px)",
                ]);
                let _ = write!(out, "{nested} {{ {} }} ", random.one(DECLARATIONS));
            }
            out.push_str("}\n");
        }
        _ => {
            let prelude = random.one(&[
                "@media screen",
                "@media (min-width: 600px)",
                "@media (width < 600px)",
                "@media print",
                "@media not all",
                "@media (orientation: landscape)",
                "@media (prefers-color-scheme: dark)",
                "@media (prefers-reduced-motion)",
                "@media (scripting: none)",
                "@media (400px <= width <= 2000px), print",
                "@supports (display: grid)",
                "@supports not (display: bogus)",
                "@supports selector(:has(a))",
                "@supports (color: red) and (top: 1px)",
                "@layer a",
                "@layer b",
                "@layer a.c",
                "@layer",
                "@scope (.a)",
                "@scope (div) to (.b)",
                "@container (min-width: 1px)",
                "@container style(--v: blue)",
                "@unknown x",
                "@media (min-resolution: 1dppx)",
                "@media (-webkit-min-device-pixel-ratio: 2)",
                "@starting-style",
            ]);
            let _ = writeln!(out, "{prelude} {{");
            for _ in 0..=random.below(3) {
                let rule = rule(random, depth + 1);
                out.push_str(&rule);
            }
            out.push_str("}\n");
            if random.below(5) == 0 {
                out.insert_str(0, "@layer b, a;\n");
            }
        }
    }
    out
}
