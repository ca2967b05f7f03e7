//! Media queries: style sheets, `media` attributes and scripts ask one evaluator.

use std::fmt::Write as _;

use crate::log::log_of;

/// Features with some of their values, and values of others.
const FEATURES: &[(&str, &str)] = &[
    ("width", "0 1280px 1279px 80em 1px+ auto"),
    ("height", "720px 0 45rem"),
    ("device-width", "1280px 1px"),
    ("device-height", "720px 1px"),
    ("aspect-ratio", "16/9 1/1 2 1px"),
    ("device-aspect-ratio", "16/9 1/1 2 -1/1"),
    ("orientation", "landscape portrait square"),
    ("resolution", "1dppx 96dpi 2x 1px"),
    ("-webkit-device-pixel-ratio", "1 2 1px"),
    ("color", "8 0 9 8.5 red"),
    ("color-index", "0 1"),
    ("monochrome", "0 1 -1"),
    ("grid", "0 1 2"),
    ("scan", "interlace progressive x"),
    ("update", "fast slow none x"),
    ("hover", "hover none x"),
    ("any-hover", "hover none"),
    ("pointer", "fine coarse none x"),
    ("any-pointer", "fine coarse none"),
    ("overflow-block", "scroll none paged x"),
    ("overflow-inline", "scroll none"),
    ("color-gamut", "srgb p3 rec2020 x"),
    ("dynamic-range", "standard high x"),
    ("video-dynamic-range", "standard high"),
    ("inverted-colors", "none inverted"),
    ("forced-colors", "none active"),
    ("prefers-color-scheme", "light dark no-preference"),
    ("prefers-contrast", "no-preference more less custom x"),
    ("prefers-reduced-motion", "no-preference reduce x"),
    ("prefers-reduced-transparency", "no-preference reduce"),
    ("prefers-reduced-data", "no-preference reduce"),
    ("scripting", "none enabled initial-only x"),
    ("display-mode", "browser fullscreen x"),
    ("-webkit-transform-3d", "0 1 2"),
    ("bogus", "1 x"),
];

/// Queries with each feature and value, in each form.
fn queries() -> Vec<String> {
    let mut all: Vec<String> = ["", "all", "screen", "print", "not print", "only screen", "bogus"]
        .map(str::to_owned)
        .to_vec();
    for (name, values) in FEATURES {
        let mut own = vec![format!("({name})"), format!("( {} )", name.to_uppercase())];
        for value in values.split(' ') {
            own.push(format!("({name}: {value})"));
            own.push(format!("(min-{name}:{value})"));
            own.push(format!("(max-{name}: {value} )"));
            for sign in ["<", "<=", ">", ">=", "="] {
                own.push(format!("({name} {sign} {value})"));
                own.push(format!("({value} {sign} {name})"));
            }
            own.push(format!("({value} <= {name} <= {value})"));
            own.push(format!("({value} < {name} > {value})"));
        }
        for query in own {
            all.push(format!("not {query}"));
            all.push(query);
        }
    }
    all
}

#[test]
fn all_have_the_same_answers() {
    let queries = queries();
    let mut sheet = String::new();
    for (number, query) in queries.iter().enumerate() {
        // Short names are bounded.
        let _ = writeln!(
            sheet,
            "@media {query} {{ html {{ --query-with-the-number-{number}: yes }} }}"
        );
    }
    let log = log_of(&format!(
        "<!doctype html><style>{sheet}</style><style id=own>html {{ --own: yes }}</style><picture><source id=s srcset=x><img id=i></picture><script>
        const queries = {queries:?}, style = getComputedStyle(document.documentElement), rules = document.styleSheets[0].cssRules;
        const own = document.querySelector('#own');
        let matched = 0;
        queries.forEach((query, number) => {{
            const script = matchMedia(query).matches, sheet = style.getPropertyValue('--query-with-the-number-' + number) === 'yes';
            matched += script;
            let rest = rules[number].matches;
            if (number % 200 == 0) {{
                own.media = query;
                if ((style.getPropertyValue('--own') === 'yes') !== script) rest = 'attribute';
            }}
            if (script !== sheet || script !== rest) console.log(query, script, sheet, rest);
        }});
        console.log(matched > 500, queries.length);
        </script>"
    ));
    assert_eq!(log, [format!("true {}", queries.len())]);
}

#[test]
fn answers_are_those_of_a_screen_with_a_mouse() {
    let yes = "(hover) | (hover: hover) | (any-hover) | (pointer: fine) | (any-pointer: fine) | (color) | (color >= 8) | (7 < color < 9) | \
        (min-color: 8) | (scripting) | (scripting: enabled) | (prefers-color-scheme: light) | (update: fast) | (grid: 0) | \
        (device-aspect-ratio: 16/9) | (min-device-aspect-ratio: 1/1) | (prefers-reduced-motion: no-preference) | (color-gamut) | \
        (monochrome: 0) | (display-mode: browser) | not (hover: none) | not (monochrome) | (aspect-ratio: 16/9) | (resolution: 96dpi)";
    let no = "(hover: none) | (pointer: coarse) | (color: 7) | (scripting: none) | (scripting: x) | not (scripting: x) | (color: red) | \
        not (color: red) | (grid) | (prefers-contrast) | (forced-colors) | (monochrome) | not (bogus) | (min-scripting: none) | (color > 8)";
    let log = log_of(&format!(
        "<!doctype html><script>
        for (const query of {yes:?}.split(' | ')) if (!matchMedia(query).matches) console.log('not', query);
        for (const query of {no:?}.split(' | ')) if (matchMedia(query).matches) console.log('but', query);
        </script>"
    ));
    assert!(log.is_empty(), "{log:?}");
}

#[test]
fn conditions_of_supports_are_no_media_features() {
    let log = log_of(
        "<!doctype html><style>
        @supports (color: 8) { html { --a: yes } } @supports (grid: 0) { html { --b: yes } } @supports (color: red) { html { --c: yes } }
        @media (color: 8) { @supports (width: 0) { html { --d: yes } } }
        </style><script>const style = getComputedStyle(document.documentElement);
        console.log(['--a', '--b', '--c', '--d'].map(name => style.getPropertyValue(name)).join())</script>",
    );
    assert_eq!(log, [",,yes,yes"]);
}
