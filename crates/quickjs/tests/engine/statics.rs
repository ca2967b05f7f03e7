//! The properties of `RegExp` that tell of the last match.

use crate::support::{check, global, text, value, with};

const ALL: &str = "const all = () => [RegExp.input, RegExp.lastMatch, RegExp.lastParen, RegExp.leftContext, \
    RegExp.rightContext, RegExp.$1, RegExp.$2, RegExp.$9].join('|');";

#[test]
fn matches() {
    let cases = [
        ("all()", "|||||||"),
        ("/(b)(c)?/.exec('abd'); all()", "abd|b||a|d|b||"),
        ("/b/.test('abc'); all()", "abc|b||a|c|||"),
        ("'xaay'.replace(/(a)/g, '-'); all()", "xaay|a|a|xa|y|a||"),
        ("'xaay'.replace(/a/g, ''); all()", "xaay|a||xa|y|||"),
        ("'xay'.match(/(a)(y)/); all()", "xay|ay|y|x||a|y|"),
        ("'a,b'.split(/(,)/); RegExp.$1", ","),
        ("'ab'.search(/(b)/); RegExp.leftContext", "a"),
        (
            "/(1)(2)(3)(4)(5)(6)(7)(8)(9)(0)(a)/.exec('1234567890a'); all()",
            "1234567890a|1234567890a|a|||1|2|9",
        ),
        ("/(b)/.exec('abc'); /(x)/.exec('abc'); all()", "abc|b|b|a|c|b||"),
        (
            "/(\\u{1F600})/u.exec('x\\u{1F600}y'); all()",
            "x\u{1F600}y|\u{1F600}|\u{1F600}|x|y|\u{1F600}||",
        ),
        (
            "/(b)/.exec('abc'); RegExp.input = 5; [RegExp.input, RegExp.$_, RegExp.$1, typeof RegExp.input].join()",
            "5,5,b,string",
        ),
        (
            "/(b)/.exec('abc'); [RegExp['$&'], RegExp['$+'], RegExp['$`'], RegExp[\"$'\"]].join()",
            "b,b,a,c",
        ),
        ("RegExp.input = 'q'; /(b)/.exec('abc'); RegExp.input", "abc"),
        ("'x'.replace(/(x)/, (m, a) => RegExp.$1 + 1)", "x1"),
    ];
    for (source, expected) in cases {
        check(&[(&format!("{ALL} {source}"), expected)]);
    }
}

#[test]
fn properties_and_subclasses() {
    check(&[
        (
            "const d = n => { const d = Object.getOwnPropertyDescriptor(RegExp, n); \
             return [typeof d.get, typeof d.set, d.enumerable, d.configurable].join() }; [d('$1'), d('$_'), d('lastMatch')].join(' ')",
            "function,undefined,false,true function,function,false,true function,undefined,false,true",
        ),
        ("'use strict'; RegExp.$1 = 2", "throws TypeError: no setter for property"),
        ("(class extends RegExp {}).$1", "throws TypeError: Receiver should be %RegExp%"),
        (
            "/(b)/.exec('b'); new (class extends RegExp {})('(c)').exec('c'); RegExp.$1",
            "throws TypeError: the last match was that of a subclass of RegExp",
        ),
        ("new (class extends RegExp {})('(c)').exec('c'); RegExp.input = 'z'; RegExp.input", "z"),
        ("new (class extends RegExp {})('(c)').exec('c'); /(d)/.exec('d'); RegExp.$1", "d"),
        (
            "new (class extends RegExp {})('a').compile('b')",
            "throws TypeError: only regular expressions of this realm's RegExp can be compiled again",
        ),
        ("const r = /a/; r.compile('b') === r && r.test('b')", "true"),
        ("'use strict'; let v = RegExp.$_; RegExp.$_ = { toString: () => 'y' }; RegExp.$_", "y"),
    ]);
}

#[test]
fn realms() {
    with(|scope| {
        let realm = scope.new_realm(9).expect("there is memory");
        let other = scope.in_realm(&realm, |scope| value(scope, "globalThis"));
        global(scope, "other", &other);
        for (source, expected) in [
            ("/(a)/.exec('a'); other.RegExp('(b)').exec('b'); RegExp.$1 + other.RegExp.$1", "ab"),
            // A match that the function of another realm makes changes neither realm.
            (
                "RegExp.prototype.exec.call(other.RegExp('(c)'), 'c'); RegExp.$1 + other.RegExp.$1",
                "ab",
            ),
            ("try { Reflect.get(RegExp, '$1', other.RegExp) } catch (e) { e.name }", "TypeError"),
            (
                "try { RegExp.prototype.compile.call(other.RegExp('x'), 'y') } catch (e) { e.name }",
                "TypeError",
            ),
        ] {
            let found = value(scope, source);
            assert_eq!(text(scope, &found), expected, "{source}");
        }
    });
}
