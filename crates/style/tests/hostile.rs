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
