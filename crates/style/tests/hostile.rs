//! Pages that are made to exhaust time or the stack.

use std::fmt::Write as _;

use treewright_style::{StyleOptions, Styles};

#[test]
fn nothing_exhausts_the_stack() {
    let n = 20_000;
    let many = |text: &str| text.repeat(n);
    let style = |css: String| format!("<style>{css}</style><p id=t>a</p>");
    let pages = [
        many("<div>") + "<p id=t>",
        style(many("@media all {")),
        style(many("a { & {")),
        style(many("@supports (a:b) {")),
        // Each nested rule stands for more.
        style(format!("p {{ {}", many("& & {"))),
        style(format!("p {{ {}", many(":is(&, :not(&)) & {"))),
        style(format!("p, b {{ {}", many("&, & &, p & {"))),
        style(format!("p {{ {}", many("@scope (& &) { p {"))),
        style(format!("p {{ {}", format!("& {} {{", "+ p".repeat(200)).repeat(60))) + &many("<p>"),
        style("p { & & { & & { & & { & & { & & { & & { & & { a: b } } } } } } } }".repeat(1000)),
        // Stylo looks at all declarations when one is repeated.
        style(format!(
            "p {{ {} {} }}",
            (0..n).fold(String::new(), |css, i| css + &format!("--a{i}:;")),
            many("--a0:;")
        )),
        style(format!("p {{ width: {}1px", many("calc("))),
        style(format!("p {{ width: {}", many("var(--a,"))),
        style(format!("p {{ --a: {}", many("("))),
        style(format!("{} p {{ color: red }}", many(":is("))),
        style(format!("{} p {{ color: red }}", many(":not("))),
        style(format!("{} p {{ color: red }}", many(":has("))),
        style(format!("@media {} {{ }}", many("("))),
        style(format!("@media {} all {{ }}", many("not ("))),
        style(format!("@supports {} {{ }}", many("not ("))),
        style(format!("@container {} {{ }}", many("not ("))),
        style(many("p + ") + "p { color: red }") + &many("<p>"),
        style(many("div ") + "p { color: red }") + &many("<div>"),
        style(":has(p + b) { color: red } div :has(b) { color: red }".to_owned()) + &many("<div>"),
        style("@layer a".to_owned() + &many(".a") + " { p { color: red } }"),
        style(format!("p {{ color: {} }}", many("color-mix(in srgb, red,"))),
        style(format!("p {{ background: {} }}", many("image-set("))),
        style(format!("p {{ transform: {} }}", many("translate("))),
        style(format!("@import url(x) {};", many("layer("))),
        style(format!("@property --a {{ syntax: \"{}\"; inherits: false }}", many("<length> |"))),
        format!("<p id=t style=\"width: {}\">", many("calc(")),
        format!("<style media=\"{}\"></style>", many("(")),
    ];
    for page in pages {
        let document = treewright::parse(page.as_str());
        let styles = Styles::compute(&document, &StyleOptions::new().keep_rules(true));
        assert!(styles.hidden_text(&document).len() < 10);
        let root = document.document_element().expect("it is there");
        assert!(styles.display(root).is_some(), "{}", &page[..60.min(page.len())]);
    }
}

#[test]
fn variables_that_grow_are_bounded() {
    let mut css = String::from("p { --a0: aaaaaaaaaa;");
    for i in 0..40 {
        let _ = write!(css, "--a{}: var(--a{i}) var(--a{i}) var(--a{i}) var(--a{i});", i + 1);
    }
    let page = format!("<style>{css}}}</style><p id=t>");
    let document = treewright::parse(page.as_str());
    let styles = Styles::compute(&document, &StyleOptions::new());
    let target = document.nodes().find(|node| node.attr("id") == Some("t")).expect("it is there");
    assert_eq!(styles.computed(target.id(), "--a40").as_deref(), Some(""));
}

#[test]
fn documents_are_styled_on_several_threads() {
    let page = "<style>p { color: red } b { font-weight: 300 }</style><p id=t><b>a</b>";
    let threads: Vec<_> = (0..4)
        .map(|_| {
            std::thread::spawn(move || {
                for _ in 0..20 {
                    let document = treewright::parse(page);
                    let styles = Styles::compute(&document, &StyleOptions::new());
                    let target = document
                        .nodes()
                        .find(|node| node.attr("id") == Some("t"))
                        .expect("it is there");
                    let color = styles.computed(target.id(), "color");
                    assert_eq!(color.as_deref(), Some("rgb(255, 0, 0)"));
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("no thread panics");
    }
}

#[test]
fn styles_can_move_between_threads() {
    fn check<T: Send + Sync>() {}
    check::<Styles>();
    check::<StyleOptions>();
}

#[test]
fn no_declaration_of_a_long_rule_is_left_out() {
    let n = 10_000;
    let mut css = String::from("p { color: red; ");
    for i in 0..n {
        let _ = write!(css, "--property-{i}: {i}; ");
    }
    let last = format!("p {{ --last: var(--property-{}) }}", n - 1);
    for (css, color) in [
        (format!("{css} color: blue }} {last}"), "rgb(0, 0, 255)"),
        (format!("@media all {{ {css} }} }} {last}"), "rgb(255, 0, 0)"),
        (
            format!("{} color: blue }} {last}", css.replacen("red", "red !important", 1)),
            "rgb(255, 0, 0)",
        ),
        (format!("div {{ & {css} color: blue }} }} {last}"), "rgb(0, 0, 255)"),
    ] {
        assert_eq!(of_target(&css, "color"), color);
        assert_eq!(of_target(&css, "--last"), (n - 1).to_string());
    }
}

/// Those with short names that begin alike share a place in Stylo's tables.
#[test]
fn custom_properties_with_short_names_are_bounded() {
    let mut css = String::from("p { ");
    for i in 0..4000 {
        let _ = write!(css, "--a{i}: {i}; ");
    }
    css += "--a7: again; --long-name: b }";
    for (name, value) in [
        ("--a0", "0"),
        ("--a2047", "2047"),
        ("--a2048", ""),
        ("--a7", "again"),
        ("--long-name", "b"),
    ] {
        assert_eq!(of_target(&css, name), value, "{name}");
    }
}

/// A computed value of a paragraph in a `div`.
fn of_target(css: &str, property: &str) -> String {
    let page = format!("<style>{css}</style><div><p id=t>a</div>");
    let document = treewright::parse(page.as_str());
    let styles = Styles::compute(&document, &StyleOptions::new());
    let target = document.nodes().find(|node| node.attr("id") == Some("t")).expect("it is there");
    styles.computed(target.id(), property).expect("it has a style")
}

#[test]
fn only_boxes_make_children_blocks() {
    let n = 1500;
    let page = format!(
        "<div style='display:flex'>{}<b id=t>a</b>",
        "<i style='display:contents'>".repeat(n)
    );
    for (page, display) in [
        (page.replacen("<i ", "<u><i ", 1), "inline"),
        ("<div style='display:flex'><i style='display:contents'><i style='display:contents'><b id=t>".into(), "block"),
        ("<div style='display:flex'><i style='display:contents'><u></u><b id=t>".into(), "block"),
        ("<div style='display:flex'><u><i style='display:contents'><b id=t>".into(), "inline"),
        (page, "block"),
    ] {
        let document = treewright::parse(page.as_str());
        let styles = Styles::compute(&document, &StyleOptions::new());
        let target = document.nodes().find(|node| node.attr("id") == Some("t"));
        let display_of = styles.computed(target.expect("it is there").id(), "display");
        assert_eq!(display_of.as_deref(), Some(display), "{}", &page[..60]);
    }
}
