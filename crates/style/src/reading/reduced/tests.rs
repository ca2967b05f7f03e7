use style::properties::{LonghandId, PropertyId};

use super::*;

#[test]
fn the_rest_of_a_sheet_is_left_out() {
    let cases = [
        ("a{color:red}b{display:none;color:red}", "b{display:none;}"),
        ("a { COLOR: red; Display : block } ", "a {Display : block ;}"),
        ("a::after{display:none} b:before , i::AFTER{float:left}", ""),
        ("a::after,b{display:none}", "a::after,b{display:none;}"),
        ("@media screen{a{display:none}b{top:0}}", "@media{a{display:none;}}"),
        ("@media print{a{display:none}}b{float:left}", "b{float:left;}"),
        ("@font-face{src:url(a;b})}@keyframes x{from{display:none}}", ""),
        ("@layer a;@layer b{c{top:0}}", "@layer a;@layer b{}"),
        ("a{background:url(x;y});display:none}", "a{display:none;}"),
        ("a{top:0;b{display:none}left:0}", "a{b{display:none;}}"),
        ("a{b:hover{display:none}top:0;left:0}", "a{b:hover{display:none}top:0;}"),
        ("a{content:\"}\";display:none", "a{display:none;}"),
        ("a{--b:none;color:var(--b)}", ""),
        ("a{*display:none}b{display:none!important}", "b{display:none!important;}"),
    ];
    for (text, expected) in cases {
        let found = sheet(text, false, &mut |media| media.trim() == "screen");
        assert_eq!(found, (expected.to_owned(), Reduction::Complete), "{text}");
    }
}

#[test]
fn some_texts_need_more() {
    let reduction = |text, custom| sheet(text, custom, &mut |_| true).1;
    let custom = "a{--b:none;display:var(--b)}";
    assert_eq!(reduction(custom, false), Reduction::NeedsCustomProperties);
    assert_eq!(sheet(custom, true, &mut |_| true).0, "a{--b:none;display:var(--b);}");
    for text in [
        "a{top:0}@import 'b';",
        "@container x{a{display:none}}",
        "a{display:attr(b)}",
        "a{d\\69splay:none}",
        "@property --a{}",
    ] {
        assert_eq!(reduction(text, true), Reduction::Impossible, "{text}");
    }
    assert_eq!(attribute("top:0;display:none", false).0, "display:none;");
    assert_eq!(attribute("b{display:none}", false).1, Reduction::Impossible);
}

/// The list has all shorthands of its longhands.
#[test]
fn names_of_properties_are_complete() {
    crate::preferences::set();
    for name in PROPERTIES.into_iter().filter(|name| *name != "content-visibility") {
        let property = PropertyId::parse_unchecked_for_testing(name).expect(name);
        let shorthands = property.longhand_id().into_iter().flat_map(LonghandId::shorthands);
        for shorthand in shorthands {
            assert!(PROPERTIES.contains(&shorthand.name()), "{}", shorthand.name());
        }
    }
}
