//! Tests of declaration blocks.

use super::*;

#[test]
fn blocks_are_read_and_written() {
    for (text, written) in [
        ("", ""),
        ("color:red", "color: red;"),
        ("COLOR: RED ; display : none", "color: red; display: none;"),
        ("color: red !important; color: blue", "color: red !important;"),
        ("color: red; width: 1px; color: blue", "width: 1px; color: blue;"),
        ("nonsense: 1; width: 2px", "width: 2px;"),
        ("color:; width: 2px", "width: 2px;"),
        ("--Mine: a  B", "--Mine: a  B;"),
        ("--a: 1; width: 1px; --a: 2", "width: 1px; --a: 2;"),
        ("--a: 1 !important; --a: 2", "--a: 1 !important;"),
        ("--:a; --x:", "--x: ;"),
        ("width: calc(1px + 2px)", "width: calc(3px);"),
        ("color: red; {} width: 1px", "color: red;"),
        ("margin: 1px; margin-left: 2px", "margin: 1px 1px 1px 2px;"),
        (
            "margin-top: 1px; --x: y; margin-right: 1px",
            "margin-top: 1px; --x: y; margin-right: 1px;",
        ),
        (
            "margin: 1px; margin-top: 1px !important",
            "margin-right: 1px; margin-bottom: 1px; margin-left: 1px; margin-top: 1px !important;",
        ),
        ("scroll-snap-align: START  end", "scroll-snap-align: start end;"),
        ("scroll-snap-align: bogus; resize: both", "resize: both;"),
        ("-webkit-transform: none; -moz-transform: scale(2)", "transform: none;"),
        ("margin: var(--a)", "margin: var(--a);"),
        (
            "margin-top: 1px; margin-inline-start: 2px; margin-left: 3px; margin-right: 1px; margin-bottom: 1px",
            "margin-top: 1px; margin-inline-start: 2px; margin-left: 3px; margin-right: 1px; margin-bottom: 1px;",
        ),
        ("all: initial", "all: initial;"),
    ] {
        assert_eq!(Declarations::parse(text, &Context::default()).text(), written, "{text}");
    }
}

#[test]
fn large_blocks_keep_all_declarations() {
    let context = Context::default();
    for (name, count) in [("--a-long-name-", 5000), ("--x", 3000)] {
        let custom: Vec<String> = (0..count).map(|i| format!("{name}{i}:{i};")).collect();
        let custom = custom.concat();
        let block = Declarations::parse(&format!("{custom}color:red"), &context);
        assert_eq!(block.entries.len(), count + 1, "{name}");
        assert!(block.text().ends_with("color: red;"), "{name}");
    }
}

#[test]
fn the_text_follows_each_change() {
    let context = Context::default();
    let mut block = Declarations::default();
    let names = [
        "--a",
        "--b",
        "margin",
        "margin-left",
        "color",
        "margin-inline",
        "resize",
        "border",
        "--c",
        "border-top-color",
        "all",
    ];
    let values = ["1px", "inherit", "red", "none", "2px", "var(--x)", "initial"];
    let mut number = 1_usize;
    for step in 0..600 {
        number =
            number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let random = number >> 33;
        // `all` is rare.
        let count = names.len() - usize::from(step % 50 != 0);
        let name = names[random % count];
        if (random / 16).is_multiple_of(3) {
            block.remove(name);
        } else {
            block.set(
                name,
                values[random / 64 % values.len()],
                (random / 4096).is_multiple_of(4),
                &context,
            );
        }
        let followed = block.text().to_owned();
        let mut again = block.clone();
        again.write();
        assert_eq!(followed, again.text(), "{step} {name}");
        assert_eq!(block.entries.len(), block.to_block().len(), "{step} {name}");
        for (place, entry) in block.entries.iter().enumerate() {
            if let Entry::Custom(custom) = entry {
                assert_eq!(block.places.get(&custom.name), Some(&place), "{step} {name}");
            }
        }
    }
}
