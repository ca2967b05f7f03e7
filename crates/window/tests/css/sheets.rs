//! Style sheets, rules and media queries: expressions of scripts with their values.

use super::check;

/// A page with a sheet, and short names for its parts.
fn check_sheet(css: &str, cases: &[(&str, &str)]) {
    check(
        &format!(
            "<style id=s>{css}</style><p id=p class=b>x</p><script>
            const sheet = $('#s').sheet, rules = sheet.cssRules, rule = rules[0];
            const color = () => getComputedStyle($('#p')).color;
            const all = list => Array.from(list, rule => rule.cssText).join(' ');
            </script>"
        )
        .replace("$(", "document.querySelector("),
        cases,
    );
}

#[test]
fn rules_have_texts() {
    for (css, expected) in [
        ("a{color:RED}", "a { color: red; }"),
        ("a{}", "a { }"),
        (".b ,  #c>d:HOVER{}", ".b, #c > d:hover { }"),
        ("a{;;bogus:1;top:0 !important}", "a { top: 0px !important; }"),
        (
            "a{top:0;&:focus{left:0}right:0}",
            "a {\n  top: 0px;\n  &:focus { left: 0px; }\n  right: 0px;\n}",
        ),
        ("a{> b{}}", "a {\n  & > b { }\n}"),
        ("a{@media print{top:0}}", "a {\n  @media print {\n  top: 0px;\n}\n}"),
        ("a{b:hover{}}", "a {\n  & b:hover { }\n}"),
        (
            "@media SCREEN and (min-width:1px){b{}}",
            "@media screen and (min-width: 1px) {\n  b { }\n}",
        ),
        ("@media print{}", "@media print {\n}"),
        ("@media{}", "@media  {\n}"),
        (
            "@supports (display:grid) and (not (a:b)){b{}}",
            "@supports (display:grid) and (not (a:b)) {\n  b { }\n}",
        ),
        (
            "@font-face{font-family:x;src:url(a.woff);color:red}",
            "@font-face { font-family: x; src: url(\"a.woff\"); }",
        ),
        (
            "@keyframes K{FROM{top:0}50%,to{top:1px !important;left:0;animation-name:x}}",
            "@keyframes K { \n  0% { top: 0px; }\n  50%, 100% { left: 0px; }\n}",
        ),
        (
            "@keyframes 'a b'{}@keyframes 'none'{}",
            "@keyframes a\\ b { \n} @keyframes \"none\" { \n}",
        ),
        ("@namespace x url(urn:x);x|a{}", "@namespace x url(\"urn:x\"); x|a { }"),
        ("@layer a.b , c;", "@layer a.b, c;"),
        ("@layer a{b{}}@layer{c{}}", "@layer a {\n  b { }\n} @layer {\n  c { }\n}"),
        (
            "@property --X{syntax:'<length>';inherits:false;initial-value:1px}",
            "@property --X { syntax: \"<length>\"; inherits: false; initial-value: 1px; }",
        ),
        ("@property --x{syntax:'<length>';inherits:false}", ""),
        ("@scope (.a) to (.b){c{}}", "@scope (.a) to (.b) {\n  c { }\n}"),
        ("@scope{c{}}@scope to (b){}", "@scope {\n  c { }\n} @scope to (b) {\n}"),
        ("@starting-style{a{top:0}}", "@starting-style {\n  a { top: 0px; }\n}"),
        (
            "@page :first{margin:1cm;size:A4;@top-left{color:red}}",
            "@page :first {\n  margin: 1cm; size: a4;\n  @top-left { color: red; }\n}",
        ),
        ("@page{}", "@page { }"),
        (
            "@import 'data:text/css,' layer(x) supports(display:grid) print;",
            "@import url(\"data:text/css,\") layer(x) supports(display:grid) print;",
        ),
        ("@charset 'x';@bogus a{}@container (width){a{}}bogus::{}b{}", "b { }"),
        // Selectors that the cascade reads in other words.
        (
            "a:in-range::-webkit-x{}:DIR(rtl) :lang(de, en){}",
            "a:in-range::-webkit-x { } :dir(rtl) :lang(de, en) { }",
        ),
        ("p{resize:both;scroll-snap-align:start}", "p { resize: both; scroll-snap-align: start; }"),
    ] {
        let expected = expected.replace('\n', "|");
        check_sheet(css, &[("all(rules).replaceAll('\\n', '|')", &expected)]);
    }
}

#[test]
fn rules_have_members() {
    check_sheet(
        "a { top: 0; & b { left: 0 } } @media print { c { top: 1px } } @keyframes k { from { top: 0 } to { top: 1px } }
         @namespace q 'urn:q'; @supports (display: grid) {} @layer x, y.z; @layer w {} @scope (.a) to (.b) {}
         @property --p { syntax: '*'; inherits: true } @font-face { font-family: f; src: local(x) } @page :left { margin-top: 1px }
         @starting-style {} a { b {} top: 0 }",
        &[
            ("rules.length + ' ' + (rules === sheet.rules) + (rules[0] === rules.item(0))", "12 truetrue"),
            ("rules.item(99) + ' ' + rules[99]", "null undefined"),
            ("Array.from(rules, rule => rule.type)", "1,4,7,12,0,0,0,0,5,6,0,1"),
            (
                "Array.from(rules, rule => rule.constructor.name.slice(3, -4))",
                "Style,Media,Keyframes,Supports,LayerStatement,LayerBlock,Scope,Property,FontFace,Page,StartingStyle,Style",
            ),
            ("rule.parentStyleSheet === sheet && rule.parentRule", "null"),
            ("rule.cssRules[0].parentRule === rule && rule.cssRules[0].parentStyleSheet === sheet", "true"),
            ("rule instanceof CSSGroupingRule && rule instanceof CSSRule && CSSRule.STYLE_RULE", "1"),
            ("rule.style === rule.style && rule.style.parentRule === rule && rule.style.top", "0px"),
            ("rule.cssText = 'b {}', rule.selectorText", "a"),
            ("rules[1].media.mediaText + rules[1].conditionText + rules[1].matches", "printprintfalse"),
            ("rules[2].name + rules[2].length + rules[2][1].keyText + rules[2][1].style.top", "k2100%1px"),
            ("rules[2].appendRule('50% { top: 3px }'), rules[2].findRule('50%').cssText", "50% { top: 3px; }"),
            ("rules[2].deleteRule('from'), rules[2].cssRules.length + '' + rules[2].findRule('0%')", "2null"),
            ("rules[2][0].keyText = '10%, 20%', rules[2][0].keyText", "10%, 20%"),
            ("rules[2][0].keyText = 'x'", "SyntaxError"),
            ("rules[2].name = 'n', rules[2].cssText.slice(0, 12)", "@keyframes n"),
            ("rules[3].conditionText + rules[3].matches", "(display: grid)true"),
            ("rules[4].nameList + Object.isFrozen(rules[4].nameList) + (rules[4].nameList === rules[4].nameList)", "x,y.ztruetrue"),
            ("rules[5].name", "w"),
            ("rules[6].start + rules[6].end", ".a.b"),
            ("[rules[7].name, rules[7].syntax, rules[7].inherits, rules[7].initialValue].join()", "--p,*,true,"),
            ("rules[8].style.fontFamily + rules[8].style.getPropertyValue('src') + rules[8].style.length", "flocal(\"x\")2"),
            ("rules[8].style.fontWeight = 'bold', rules[8].style.cssText", "font-family: f; src: local(\"x\"); font-weight: bold;"),
            ("rules[8].style.color", "undefined"),
            ("rules[9].selectorText + rules[9].style.marginTop + rules[9].style['margin-top']", ":left1px1px"),
            ("rules[9].style.margin = '2px', rules[9].style.size = 'a5', rules[9].cssText", "@page :left { margin: 2px; size: a5; }"),
            ("rules[9].selectorText = ':RIGHT', rules[9].selectorText", ":right"),
            ("rules[11].cssRules[1].constructor.name + rules[11].cssRules[1].style.top", "CSSNestedDeclarations0px"),
        ],
    );
}

#[test]
fn rules_change() {
    check_sheet(
        "p { color: red } @media print { p { color: blue } }",
        &[
            ("color()", "rgb(255, 0, 0)"),
            ("rule.style.color = 'lime', color()", "rgb(0, 255, 0)"),
            ("rule.style.setProperty('color', 'bogus'), rule.style.cssText", "color: lime;"),
            ("rule.style = 'color: navy', color() + rule.style.color", "rgb(0, 0, 128)navy"),
            ("rule.selectorText = 'i', color()", "rgb(0, 0, 0)"),
            ("rule.selectorText = '!', rule.selectorText", "i"),
            ("rule.selectorText = 'P.b', color() + rule.selectorText", "rgb(0, 0, 128)P.b"),
            ("sheet.insertRule('#p { color: teal }', 2) + color()", "2rgb(0, 128, 128)"),
            ("sheet.deleteRule(2), color()", "rgb(0, 0, 128)"),
            (
                "rules[1].media.mediaText = 'screen', rules[1].cssRules[0].selectorText = '#p', color()",
                "rgb(0, 0, 255)",
            ),
            (
                "rules[1].media.deleteMedium('SCREEN'), rules[1].media.length + color()",
                "0rgb(0, 0, 255)",
            ),
            ("rules[1].media.appendMedium('print'), color()", "rgb(0, 0, 128)"),
            ("rules[1].media.deleteMedium('tv')", "NotFoundError"),
            ("rules[1].insertRule('#p { top: 1px }') + '' + rules[1].cssRules.length", "02"),
            (
                "(first = rules[1].cssRules[1], rules[1].deleteRule(1), first.parentRule + '' + first.parentStyleSheet)",
                "nullnull",
            ),
            ("rules[1].deleteRule(7)", "IndexSizeError"),
            ("sheet.disabled = true, color() + sheet.disabled", "rgb(0, 0, 0)true"),
            ("sheet.disabled = false, color()", "rgb(0, 0, 128)"),
            (
                "sheet.media.mediaText = 'PRINT, (Width)', color() + sheet.media",
                "rgb(0, 0, 128)print, (width)",
            ),
            (
                "sheet.media.mediaText = 'print', color() + sheet.media[0] + sheet.media.item(1)",
                "rgb(0, 0, 0)printnull",
            ),
            ("sheet.media = '', color()", "rgb(0, 0, 128)"),
            ("sheet.addRule('#p', 'color: gold') + color()", "-1rgb(255, 215, 0)"),
            ("sheet.removeRule(2), sheet.addRule() + rules[2].cssText", "-1undefined { }"),
            ("rule.insertRule('&.b { color: olive }'), color()", "rgb(128, 128, 0)"),
            (
                "rule.insertRule('color: pink', 1), rule.cssRules[1].cssText + color()",
                "color: pink;rgb(128, 128, 0)",
            ),
            ("rule.insertRule('@font-face {}')", "HierarchyRequestError"),
            ("rules.length", "3"),
        ],
    );
}

#[test]
fn rules_have_places() {
    check_sheet(
        "@import 'data:text/css,'; @namespace a 'b'; c {}",
        &[
            ("sheet.insertRule('')", "SyntaxError"),
            ("sheet.insertRule('a {} b {}')", "SyntaxError"),
            ("sheet.insertRule('a {}', 4)", "IndexSizeError"),
            ("sheet.insertRule('a {}', 0)", "HierarchyRequestError"),
            ("sheet.insertRule('a {}', 1)", "HierarchyRequestError"),
            ("sheet.insertRule('@import \"x\"', 3)", "HierarchyRequestError"),
            ("sheet.insertRule('@namespace \"x\"', 3)", "HierarchyRequestError"),
            ("sheet.insertRule('@namespace \"x\"', 1)", "InvalidStateError"),
            ("sheet.insertRule('@charset \"x\";', 0)", "SyntaxError"),
            ("sheet.insertRule('a|c {}', 3)", "3"),
            ("sheet.insertRule('z|c {}', 3)", "SyntaxError"),
            ("sheet.deleteRule(1)", "InvalidStateError"),
            ("sheet.deleteRule(4)", "IndexSizeError"),
            ("sheet.deleteRule(3), sheet.deleteRule(2), sheet.deleteRule(1), rules.length", "1"),
            (
                "rule.href + rule.media.length + rule.layerName + rule.supportsText",
                "data:text/css,0nullnull",
            ),
        ],
    );
}

#[test]
fn sheets_have_owners() {
    check(
        "<style id=s title=x media=PRINT>a {}</style><link id=l rel=stylesheet href='data:text/css,p{color:lime}'>
         <svg><style id=v>#q { color: red } </style></svg><style id=n type=text/x>a {}</style>
         <style id=o title=other>#q { color: blue }</style><p id=q>",
        &[
            ("document.styleSheets === document.styleSheets && document.styleSheets.length", "4"),
            ("Array.from(document.styleSheets, s => s.ownerNode.id)", "s,l,v,o"),
            ("$('#s').sheet === document.styleSheets[0] && $('#n').sheet", "null"),
            ("(own = $('#s').sheet, [own.type, own.href, own.title, own.media.mediaText, own.disabled, own.ownerRule, own.parentStyleSheet].join())", "text/css,,x,print,false,,"),
            ("$('#l').sheet.href + $('#l').sheet.title", "data:text/css,p{color:lime}null"),
            ("$('#v').constructor.name + $('#v').sheet.cssRules[0].selectorText + of('#q', 'color')", "SVGStyleElement#qrgb(255, 0, 0)"),
            ("$('#v').textContent = '#q { color: teal }', of('#q', 'color')", "rgb(0, 128, 128)"),
            ("$('#v').disabled = true, of('#q', 'color') + $('#v').sheet.disabled", "rgb(0, 255, 0)true"),
            ("$('#o').sheet.disabled + '' + $('#o').disabled", "truetrue"),
            ("$('#o').disabled = false, of('#q', 'color')", "rgb(0, 0, 255)"),
            ("$('#s').media = 'screen', own.media.mediaText + ($('#s').sheet === own)", "screentrue"),
            ("$('#s').textContent = 'b {}', ($('#s').sheet === own) + '' + own.ownerNode + own.cssRules[0].selectorText", "falsenulla"),
            ("$('#o').remove(), $('#o') + '' + document.styleSheets.length", "null3"),
            ("document.implementation.createHTMLDocument('').styleSheets.length", "0"),
            ("(d = document.implementation.createHTMLDocument(''), d.head.innerHTML = '<style>a{top:0}</style>', d.styleSheets[0].cssRules[0].cssText)", "a { top: 0px; }"),
            ("$('#s').sheet instanceof CSSStyleSheet && document.styleSheets.item(9)", "null"),
        ],
    );
}

#[test]
fn sheets_are_constructed_and_adopted() {
    check(
        "<p id=q>x</p><div id=h></div><iframe id=f></iframe>
         <script>const sheet = new CSSStyleSheet(), root = document.querySelector('#h').attachShadow({ mode: 'open' });
         root.innerHTML = '<style>i { top: 1px }</style><i id=i>'; const list = document.adoptedStyleSheets;
         const inside = name => getComputedStyle(root.querySelector('i'))[name];</script>",
        &[
            ("[sheet.type, sheet.href, sheet.ownerNode, sheet.title, sheet.media.mediaText, sheet.disabled].join()", "text/css,,,,,false"),
            ("sheet.replaceSync('p, i { color: red } @import \"x\";'), sheet.cssRules.length", "1"),
            ("list === document.adoptedStyleSheets && Array.isArray(list) && list.length", "0"),
            ("document.adoptedStyleSheets = [sheet], of('#q', 'color') + (list[0] === sheet) + list.length", "rgb(255, 0, 0)true1"),
            ("root.adoptedStyleSheets.push(sheet) + inside('color') + inside('top')", "1rgb(255, 0, 0)1px"),
            ("sheet.cssRules[0].style.color = 'lime', of('#q', 'color') + inside('color')", "rgb(0, 255, 0)rgb(0, 255, 0)"),
            ("sheet.replaceSync('p { color: navy }'), of('#q', 'color') + inside('color')", "rgb(0, 0, 128)rgb(0, 0, 0)"),
            ("list.push(root.styleSheets[0])", "NotAllowedError"),
            ("list.push({})", "TypeError"),
            ("list[3] = sheet, list.length", "1"),
            ("Object.defineProperty(list, 0, { get() {} })", "TypeError"),
            ("Object.defineProperty(list, 0, { value: sheet, writable: false })", "TypeError"),
            ("Object.defineProperty(list, 1, { value: sheet }).length", "2"),
            ("Reflect.deleteProperty(list, 0) + '' + Reflect.deleteProperty(list, 1) + list.length", "falsetrue1"),
            ("Object.isFrozen(list) + '' + Reflect.preventExtensions(list) + (list.extra = 5)", "falsefalse5"),
            ("JSON.stringify(Object.getOwnPropertyDescriptor(list, 'length'))", "{\"value\":1,\"writable\":true,\"enumerable\":false,\"configurable\":false}"),
            ("Reflect.ownKeys(list) + Reflect.set(list, 'length', 5)", "0,length,extrafalse"),
            ("list.length = 0.5", "RangeError"),
            ("list.length = 0, of('#q', 'color')", "rgb(0, 0, 0)"),
            ("document.adoptedStyleSheets = [sheet, 1]", "TypeError"),
            ("document.adoptedStyleSheets = new Set([sheet]), list.length", "1"),
            ("document.adoptedStyleSheets = [sheet, new CSSStyleSheet(), sheet], list.splice(0, 2).length + '' + list.length", "21"),
            ("$('#f').contentDocument.adoptedStyleSheets = [sheet]", "NotAllowedError"),
            ("new CSSStyleSheet({ media: 'print', disabled: true, baseURL: 'x/' }).disabled", "true"),
            ("new CSSStyleSheet({ media: sheet.media }).media.length", "0"),
            ("new CSSStyleSheet({ baseURL: 'https://[' })", "NotAllowedError"),
            ("sheet.insertRule('@import \"x\";')", "SyntaxError"),
            ("root.styleSheets[0].replaceSync('')", "NotAllowedError"),
            ("(sheet.replace('q {}'), 1)", "1"),
            ("sheet.insertRule('b {}')", "NotAllowedError"),
            ("sheet.replaceSync('')", "NotAllowedError"),
        ],
    );
}

#[test]
fn sheets_import_sheets() {
    check(
        "<style id=s>@import 'data:text/css,p{color:red}' layer(a); @import url(data:text/css,p{color:blue}) print; p { top: 1px }</style>
         <link id=l rel=stylesheet href=\"data:text/css,@import 'data:text/css,i{left:2px}';\"><p id=q>x</p><i id=i></i>
         <script>const sheet = document.querySelector('#s').sheet, rule = sheet.cssRules[0], child = rule.styleSheet;</script>",
        &[
            ("of('#q', 'color') + of('#i', 'left')", "rgb(255, 0, 0)2px"),
            ("[child.ownerRule === rule, child.parentStyleSheet === sheet, child.ownerNode, child.cssRules[0].cssText].join()", "true,true,,p { color: red; }"),
            ("[rule.layerName, rule.href, child.href === rule.href, child.media === rule.media].join()", "a,data:text/css,p{color:red},true,true"),
            ("child.cssRules[0].style.color = 'lime', of('#q', 'color')", "rgb(0, 255, 0)"),
            ("sheet.cssRules[1].media.mediaText = 'screen', of('#q', 'color')", "rgb(0, 0, 255)"),
            ("sheet.cssRules[1].styleSheet.disabled = true, of('#q', 'color')", "rgb(0, 255, 0)"),
            ("sheet.deleteRule(0), of('#q', 'color') + child.ownerRule + child.parentStyleSheet", "rgb(0, 0, 0)nullnull"),
            ("document.styleSheets.length", "2"),
        ],
    );
}
