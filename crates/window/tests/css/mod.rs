//! Declarations and computed styles: expressions of scripts with their values.

mod media;
mod sheets;
mod used;

use std::fmt::Write as _;

use crate::log::log_of;

/// Evaluates expressions in a page, one after the other.
fn check(page: &str, cases: &[(&str, &str)]) {
    let mut script = String::new();
    for (number, (expression, _)) in cases.iter().enumerate() {
        let _ = writeln!(
            script,
            "try {{ console.log(String(({expression}))) }} catch (e) {{ console.log(e.name) }} // {number}"
        );
    }
    let log = log_of(&format!(
        "<!doctype html><body>{page}<script>
        const $ = s => document.querySelector(s), e = $('#e'), s = e && e.style;
        const of = (s, name, pseudo) => getComputedStyle($(s), pseudo)[name];
        const set = (text, then = () => {{}}) => {{ s.cssText = text; then(); return s.cssText }};
        {script}</script>"
    ));
    let wrong: Vec<String> = cases
        .iter()
        .zip(log.iter().map(String::as_str).chain(std::iter::repeat("nothing")))
        .filter(|((_, expected), found)| expected != found)
        .map(|((expression, expected), found)| {
            format!("{expression}\n  is      {found}\n  and not {expected}")
        })
        .collect();
    assert!(wrong.is_empty() && log.len() == cases.len(), "{}\n{log:?}", wrong.join("\n"));
}

const DECLARATIONS: &[(&str, &str)] = &[
    ("set('color: red')", "color: red;"),
    ("set('color: bogus')", ""),
    ("s.color = 'bogus', s.color", ""),
    ("s.color = 'RED', s.color", "red"),
    ("s.margin = '1px 2px', s.marginLeft + s['margin-top'] + s.margin", "2px1px1px 2px"),
    ("s.length + s[0] + s.item(1) + s.item(9)", "5colormargin-top"),
    ("s.getPropertyValue('MARGIN-LEFT')", "2px"),
    (
        "s.setProperty('margin', '3px', 'important'), s.getPropertyPriority('margin-left')",
        "important",
    ),
    ("e.getAttribute('style')", "color: red; margin: 3px !important;"),
    ("s.removeProperty('margin'), s.cssText", "color: red;"),
    ("s.setProperty('color', 'blue', 'bogus'), s.color", "red"),
    ("s.setProperty('color', 'blue !important'), s.color", "red"),
    (
        "s.setProperty('--Mine', ' a  b '), s.getPropertyValue('--Mine') + s.cssText",
        "a  bcolor: red; --Mine: a  b;",
    ),
    ("s.setProperty('--mine', ''), s.cssText", "color: red; --Mine: a  b;"),
    ("s.removeProperty('--Mine')", "a  b"),
    ("set('background: url(a.png) no-repeat'), s.backgroundImage", "url(\"a.png\")"),
    (
        "set('scroll-snap-align: start; resize: both; zoom: 2')",
        "scroll-snap-align: start; resize: both; zoom: 2;",
    ),
    ("s.scrollSnapAlign = 'sideways', s.scrollSnapAlign", "start"),
    (
        "set('-webkit-transform: scale(2)'), s.transform + s.webkitTransform + s.WebkitTransform",
        "scale(2)scale(2)scale(2)",
    ),
    ("'MozTransform' in s || 'colour' in s", "false"),
    (
        "'webkitTransform' in s && 'marginLeft' in s && 'margin-left' in s && 'cssFloat' in s",
        "true",
    ),
    ("s.cssFloat = 'left', s.float + s.cssText", "lefttransform: scale(2); float: left;"),
    ("s.display = '', s.colour = 'x', s.colour", "x"),
    ("set('width: 5'), s.width = '5', s.width = 0, s.width", "0px"),
    ("set('border: 1px solid red'), s.borderTopColor + s.border", "red1px solid red"),
    ("s.borderTopColor = 'blue', s.border", ""),
    ("set('padding: 1px; padding-top: 2px')", "padding: 2px 1px 1px;"),
    ("set('width: calc(1px + 2px); all: inherit')", "all: inherit;"),
    (
        "set('font: bold 12px/2 Arial'), s.fontWeight + s.lineHeight + s.font",
        "bold2bold 12px / 2 Arial",
    ),
    ("e.style = 'top: 1px', s.cssText", "top: 1px;"),
    ("e.setAttribute('style', 'left: 2px'), s.cssText + s.length", "left: 2px;1"),
    ("e.removeAttribute('style'), s.cssText + s.length", "0"),
    ("JSON.stringify(Object.keys(s)).includes('marginLeft')", "true"),
];

#[test]
fn declarations_are_those_of_the_object_model() {
    check("<div id=e>", DECLARATIONS);
}

const STYLES: &str = "<style>
    .x { display: none } p { color: green; --a: b } #v { visibility: hidden } .c { display: contents }
    @media (width: 1280px) and (height: 720px) { #m { width: 3px } }
    @media (scripting) { #m { height: 4px } }
    #b::before { content: 'q'; color: red } .o { opacity: 0 }
    #s { scroll-snap-align: start }
    </style>
    <div id=e class=x>a</div><p id=p>b <i id=i>c</i></p><div id=v><b id=w>d</b></div><div id=m></div><b id=b>e</b>
    <div class=x><u id=u>f</u></div><div class=c id=c><s id=s>g</s></div><div class=o><q id=q>h</q></div>
    <details><summary id=y>i</summary><em id=z>j</em></details><button id=g class=x>k</button>";

const COMPUTED: &[(&str, &str)] = &[
    ("of('#e', 'display')", "none"),
    ("of('#u', 'display')", "inline"),
    ("of('#i', 'color')", "rgb(0, 128, 0)"),
    ("getComputedStyle($('#i')).getPropertyValue('--a')", "b"),
    ("of('#m', 'width') + of('#m', 'height')", "3px4px"),
    (
        "of('#b', 'content', '::before') + of('#b', 'color', ':before') + of('#b', 'color', '::bogus')",
        "\"q\"rgb(255, 0, 0)",
    ),
    ("of('#b', 'color', 'before')", "rgb(0, 0, 0)"),
    ("e.className = '', of('#e', 'display')", "block"),
    ("e.style.display = 'inline-block', of('#e', 'display')", "inline-block"),
    (
        "e.style.scrollSnapAlign = 'end', of('#e', 'scrollSnapAlign') + of('#p', 'scrollSnapAlign')",
        "endnone",
    ),
    ("of('#p', 'marginTop') + of('#p', 'fontSize') + of('#p', 'margin')", "16px16px16px 0px"),
    ("getComputedStyle($('#p')).length > 300", "true"),
    ("Array.from(getComputedStyle($('#p'))).includes('--a')", "true"),
    ("getComputedStyle($('#p')).color = 'red'", "NoModificationAllowedError"),
    ("getComputedStyle($('#p')).cssText", ""),
    ("getComputedStyle(document.createElement('p')).display", ""),
    ("$('style').textContent += '#p { color: blue }', of('#i', 'color')", "rgb(0, 0, 255)"),
    ("$('style').media = 'print', of('#i', 'color') + of('#u', 'display')", "rgb(0, 0, 0)inline"),
    ("$('style').media = '', of('#i', 'color')", "rgb(0, 0, 255)"),
    (
        "['#p', '#e', '#u', '#w', '#c', '#s', '#q', '#y', '#z'].map(s => $(s).checkVisibility())",
        "true,true,false,true,false,true,true,true,false",
    ),
    (
        "['#p', '#w', '#q'].map(s => $(s).checkVisibility({visibilityProperty: true, opacityProperty: true}))",
        "true,false,false",
    ),
    ("document.body.innerText.includes('f') + document.body.innerText.split('\\n')[0]", "falsea"),
    ("$('#g').focus(), document.activeElement === $('#g')", "false"),
    ("$('#g').className = '', $('#g').focus(), document.activeElement === $('#g')", "true"),
    (
        "document.documentElement.clientWidth + ' ' + document.documentElement.clientHeight + ' ' + e.clientWidth",
        "1280 720 0",
    ),
    ("$('style').remove(), of('#i', 'color')", "rgb(0, 0, 0)"),
    (
        "document.head.append(Object.assign(document.createElement('style'), {textContent: 'i:focus { top: 1px } button:focus { top: 2px }'})), of('#g', 'top')",
        "2px",
    ),
    ("$('#g').blur(), of('#g', 'top')", "auto"),
    (
        "(h => (h.attachShadow({mode: 'open'}).innerHTML = '<style>:host { top: 3px } ::slotted(i) { left: 1px } b { top: 4px }</style><slot></slot><b></b>', getComputedStyle(h).top + of('#i', 'left') + getComputedStyle(h.shadowRoot.querySelector('b')).top))($('#p'))",
        "3px1px4px",
    ),
];

#[test]
fn computed_styles_follow_the_tree_and_the_sheets() {
    check(STYLES, COMPUTED);
}

#[test]
fn the_namespace() {
    let long = "CSS.supports('('.repeat(1e5) + 'a:b')";
    check(
        "<style>@property --p { syntax: '<length>'; inherits: false; initial-value: 1px } #e { --l: 2em; --k: bogus }</style>
        <div id=e><i id=i></i></div>",
        &[
            ("Object.prototype.toString.call(CSS)", "[object CSS]"),
            ("CSS.escape('1a b.c')", "\\31 a\\ b\\.c"),
            ("CSS.escape('-') + CSS.escape('a\\0')", "\\-a\u{fffd}"),
            ("CSS.escape()", "TypeError"),
            ("[CSS.supports('display', 'grid'), CSS.supports('display', 'mesh'), CSS.supports('--a', '')].join()", "true,false,true"),
            ("CSS.supports('scroll-snap-align', 'start')", "true"),
            ("CSS.supports('(scroll-snap-align: start) and (not (display: mesh))')", "true"),
            ("CSS.supports('display: grid') && CSS.supports('(display: grid !important)')", "true"),
            ("CSS.supports('selector(a:hover)') + ',' + CSS.supports('selector(::bogus)')", "true,false"),
            ("CSS.supports('display')", "false"),
            (long, "false"),
            ("CSS.registerProperty({ name: 'l', inherits: true })", "SyntaxError"),
            ("CSS.registerProperty({ name: '--l' })", "undefined"),
            ("CSS.registerProperty({ name: '--l', inherits: true })", "InvalidModificationError"),
            ("CSS.registerProperty({ name: '--m', syntax: 'bogus', inherits: true })", "SyntaxError"),
            ("CSS.registerProperty({ name: '--m', syntax: '<length>', inherits: true })", "SyntaxError"),
            (
                "CSS.registerProperty({ name: '--m', syntax: '<length>', inherits: true, initialValue: '1em' })",
                "SyntaxError",
            ),
            (
                "CSS.registerProperty({ name: '--k', syntax: '<length>', inherits: false, initialValue: '3px' })",
                "undefined",
            ),
            ("getComputedStyle(e).getPropertyValue('--k')", "3px"),
            ("e.style.setProperty('--k', '2em'), getComputedStyle(e).getPropertyValue('--k')", "32px"),
            ("getComputedStyle($('#i')).getPropertyValue('--k')", "3px"),
            (
                "document.head.append(Object.assign(document.createElement('style'), { textContent: '#i { --k: 1em }' })), \
                 getComputedStyle($('#i')).getPropertyValue('--k')",
                "16px",
            ),
        ],
    );
}
