//! Broken and hostile sheets never end in a panic.
//!
//! `TREEWRIGHT_SHEETS` is the number of sheets (60), `TREEWRIGHT_SEED` that of the first.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use treewright_read::{InnerTextOptions, inner_text_styled};
use treewright_style::{ReadingStyles, StyleOptions, Styles};

/// A generator of numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const PROPERTIES: [&str; 74] = [
    "all",
    "display",
    "position",
    "float",
    "width",
    "height",
    "min-width",
    "max-height",
    "margin",
    "padding-left",
    "inset",
    "left",
    "font",
    "font-size",
    "font-family",
    "font-weight",
    "font-variation-settings",
    "line-height",
    "color",
    "background",
    "background-image",
    "background-position",
    "background-size",
    "border",
    "border-radius",
    "border-image",
    "box-shadow",
    "text-shadow",
    "filter",
    "backdrop-filter",
    "clip",
    "clip-path",
    "mask",
    "opacity",
    "visibility",
    "content-visibility",
    "transform",
    "translate",
    "rotate",
    "scale",
    "perspective",
    "transition",
    "animation",
    "animation-timing-function",
    "grid-template",
    "grid-template-areas",
    "grid-template-columns",
    "grid-area",
    "flex",
    "order",
    "z-index",
    "zoom",
    "content",
    "quotes",
    "counter-reset",
    "counter-set",
    "list-style",
    "white-space",
    "text-transform",
    "text-indent",
    "letter-spacing",
    "text-decoration",
    "writing-mode",
    "direction",
    "overflow",
    "container",
    "contain",
    "will-change",
    "aspect-ratio",
    "tab-size",
    "cursor",
    "fill",
    "--a",
    "--b",
];

const VALUES: [&str; 104] = [
    "0",
    "1",
    "-1",
    "1e39",
    "-1e39",
    "1e400px",
    "99999999999999999999",
    "-2147483649",
    "4294967296px",
    "1px",
    "-1px",
    "50%",
    "1e30%",
    "2em",
    "1e38em",
    "3rem",
    "1lh",
    "1rlh",
    "1cap",
    "1ic",
    "1cqw",
    "1dvh",
    "1e30vmax",
    "none",
    "auto",
    "inherit",
    "initial",
    "unset",
    "revert",
    "revert-layer",
    "normal",
    "block",
    "inline-flex",
    "list-item flow-root",
    "contents",
    "run-in",
    "absolute",
    "hidden",
    "red",
    "currentcolor",
    "transparent",
    "#1234",
    "rgb(none 1e39 -1e39 / none)",
    "hsl(1e39deg 50% 50%)",
    "oklch(1e39 none infinity)",
    "color(display-p3 1e39 NaN 0 / calc(NaN))",
    "color-mix(in oklch longer hue, red 0%, blue 0%)",
    "color-mix(in hsl, red 1e39%, hsl(none none none))",
    "rgb(from red calc(r / 0) g b)",
    "lab(from color-mix(in lab, red, blue) l a b / alpha)",
    "light-dark(red, blue)",
    "calc(1px / 0)",
    "calc(0 / 0)",
    "calc(infinity * 1px)",
    "calc(-infinity * 1%)",
    "calc(NaN * 1em)",
    "calc(1px + 1% * (2 - 1e39))",
    "min()",
    "min(1px, 2%, 3em)",
    "clamp(3px, NaN * 1px, 1px)",
    "round(up, 1px, 0px)",
    "round(nearest, 1e39px, 1e-39px)",
    "mod(1px, 0px)",
    "rem(infinity * 1px, 1px)",
    "pow(0, -1)",
    "hypot(1e38px, 1e38px)",
    "sqrt(-1)",
    "atan2(0, 0)",
    "sign(-0)",
    "log(0)",
    "exp(1e9)",
    "sin(infinity)",
    "var(--a)",
    "var(--b, var(--a, ))",
    "var(--c, 1px)",
    "env(safe-area-inset-top, 1px)",
    "attr(title)",
    "attr(title type(<length>), 1px)",
    "attr(data-x px)",
    "url(a)",
    "url(",
    "image-set(url(a) 0x, url(b) -1x)",
    "linear-gradient(red, blue)",
    "conic-gradient(from 1e39turn, red 0 -1%, blue)",
    "radial-gradient(0px at -1e39px 50%, red, red)",
    "repeating-linear-gradient(in hsl longer hue, red 0, red 0)",
    "cross-fade(red, blue)",
    "matrix3d(1e38,0,0,0,0,1e38,0,0,0,0,1e38,0,0,0,0,1e38)",
    "matrix(0,0,0,0,0,0)",
    "perspective(0) rotate3d(0,0,0,1e39deg) scale(1e39)",
    "rotate(1e39turn) translate(1e39%)",
    "polygon(0 0, 1e39% 0)",
    "path(\"M 0 0 L 1e39 1\")",
    "inset(1e39px round 1e39%)",
    "circle(closest-side at 1e39px)",
    "cubic-bezier(0, 1e39, 1, -1e39)",
    "linear(0 -1%, 1 1e39%, 0)",
    "steps(2147483647, jump-none)",
    "repeat(2147483647, [a] 1fr [b])",
    "repeat(auto-fill, minmax(0, 0))",
    "\"a b\" \"c\" 1fr / auto",
    "span 2147483647 / -2147483648",
    "counter(a, \"x\") \"\\0\\10FFFF\"",
    "!important",
];

const SELECTORS: [&str; 40] = [
    "*",
    "p",
    ".a",
    "#b",
    "[title]",
    "[title*='x' i]",
    "*|*",
    "a|b",
    "p::before",
    "p::after",
    "p::first-line",
    "p::first-letter",
    "p::marker",
    "::slotted(b)",
    ":host",
    ":host(.a)",
    "::part(a b)",
    ":is()",
    ":is(p, ::x)",
    ":not(:has(p))",
    ":has(> p + b)",
    ":has(:is(p ~ b, :has(i)))",
    ":nth-child(2147483648n - 2147483648)",
    ":nth-last-of-type(-n + 99999999999)",
    ":nth-child(2n + 1 of p, .a)",
    ":lang(de, '*-')",
    ":dir(rtl)",
    ":heading(0, 9)",
    ":state(a)",
    ":root",
    ":empty",
    ":only-child",
    ":scope",
    "&",
    "& &",
    "p > & + b",
    "::-webkit-x:hover",
    ":target",
    ":link:visited",
    "::view-transition-group(*)",
];

const RULES: [&str; 22] = [
    "@media (width > 1e39px) {",
    "@media not (resolution: 0dppx) {",
    "@media (aspect-ratio: 0/0) {",
    "@media (width >= calc(1px / 0)) {",
    "@supports (display: grid) and (not (a: b)) {",
    "@supports selector(p::before > b) {",
    "@supports font-tech(color-COLRv1) {",
    "@layer a.b, c;",
    "@layer a.b {",
    "@layer {",
    "@container (width > 1px) {",
    "@container a style(--a: b) {",
    "@scope (p) to (.a > &) {",
    "@scope {",
    "@starting-style {",
    "@property --a { syntax: '<length> | <color>#'; inherits: true; initial-value: 1px }",
    "@property --b { syntax: '*'; inherits: false }",
    "@counter-style a { system: additive; additive-symbols: 2147483648 'a', 0 '' }",
    "@font-face { font-family: a; src: url(a) format(b); unicode-range: U+0-10FFFF, U+?????? }",
    "@keyframes a { from { color: red } 1e39% { width: var(--a) } }",
    "@namespace a url(b);",
    "@page :first { margin: calc(1px / 0) }",
];

fn sheet(random: &mut Random) -> String {
    let mut css = String::new();
    for _ in 0..=random.below(12) {
        let open = match random.below(3) {
            0 => random.of(&RULES),
            _ => "",
        };
        css.push_str(open);
        let count = 1 + random.below(3);
        for number in 0..count {
            let joint = random.of(&[" ", ", ", " > ", "~", "+", "", "||"]);
            let _ =
                write!(css, "{}{}", if number == 0 { "" } else { joint }, random.of(&SELECTORS));
        }
        css.push('{');
        for _ in 0..random.below(8) {
            let _ = write!(css, "{}:", random.of(&PROPERTIES));
            for _ in 0..=random.below(3) {
                let _ = write!(css, "{} ", random.of(&VALUES));
            }
            css.push_str(random.of(&[";", ";", ";", "!important;", ""]));
            if random.below(12) == 0 {
                let _ = write!(
                    css,
                    "{} {{ {}: {} }}",
                    random.of(&SELECTORS),
                    random.of(&PROPERTIES),
                    random.of(&VALUES)
                );
            }
        }
        css.push('}');
        if open.ends_with('{') && random.below(4) > 0 {
            css.push('}');
        }
    }
    // Damage.
    for _ in 0..random.below(4) {
        let mut at = random.below(css.len() + 1);
        while !css.is_char_boundary(at) {
            at -= 1;
        }
        match random.below(3) {
            0 => css.truncate(at),
            1 => css.insert_str(
                at,
                random.of(&["{", "}", "(", ")", "/*", "\\", "\"", "\0", "\u{FFFD}", "<!--", "@"]),
            ),
            _ => {
                let piece = css[at..].chars().take(20).collect::<String>();
                css.push_str(&piece);
            }
        }
    }
    css
}

fn page(random: &mut Random) -> String {
    let css = sheet(random);
    let attribute = format!("{}: {}", random.of(&PROPERTIES), random.of(&VALUES)).replace('"', "'");
    let shadow = sheet(random).replace("</", "");
    format!(
        "{}<style>{}</style><p class=a title='1e39px' style=\"{attribute}\">x<b id=b>y</b><i data-x=1e39>z</i></p>\
         <details><summary>s</summary>t</details><div><template shadowrootmode=open><style>{shadow}</style>\
         <slot part='a b'></slot></template><b>c</b></div><table><tr><td nowrap>d</table>\
         <svg><text font-size=1e39>e</text></svg><math><mi>f</math><ol start=-2147483648 reversed><li value=2147483647>g</ol>",
        random.of(&["<!doctype html>", ""]),
        css.replace("</", ""),
    )
}

#[test]
fn no_sheet_ends_in_a_panic() {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let count = number("TREEWRIGHT_SHEETS").unwrap_or(60);
    let first = number("TREEWRIGHT_SEED").unwrap_or(1);
    let mut complaints = String::new();
    for seed in first..first + count {
        let page = page(&mut Random(seed));
        let document = treewright::parse(page.as_str());
        let used = catch_unwind(AssertUnwindSafe(|| {
            let options = StyleOptions::new().keep_rules(true);
            let styles = Styles::compute(&document, &options);
            let _ = styles.hidden_text(&document).len();
            for node in document.nodes().filter(|node| node.has_attr("style")) {
                for property in PROPERTIES {
                    let _ = styles.computed(node.id(), property);
                }
            }
            let reading = ReadingStyles::compute(&document, &options);
            inner_text_styled(document.root_node(), &InnerTextOptions::new(), &reading)
        }));
        if used.is_err() {
            let _ = writeln!(complaints, "seed {seed}: {page}");
        }
    }
    assert!(complaints.is_empty(), "{complaints}");
}
