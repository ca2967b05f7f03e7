//! The steps that styles take, and their limits.

use std::fmt::Write as _;

use treewright_dom::Document;
use treewright_style::{ReadingStyles, StyleOptions, Styles};

/// The steps for a page, of all styles and of those for readers.
fn work(page: &str) -> [u64; 2] {
    let document = treewright::parse(page);
    let options = StyleOptions::new();
    [
        Styles::compute(&document, &options).work(),
        ReadingStyles::compute(&document, &options).work(),
    ]
}

/// A page with `n` elements for the rules.
fn page(css: &str, element: &str, n: usize) -> String {
    let mut page = format!("<!DOCTYPE html><style>[title=x] {{ top: 0 }} {css}</style><div>");
    for i in 0..n {
        // Elements that are alike would share their styles.
        page.push_str(&element.replace('@', &i.to_string()));
    }
    page + "</div>"
}

#[test]
fn steps_grow_with_the_page() {
    let css = "p.a > b { display: block } .a ~ p { float: left } p > b { --x: y; color: var(--x) } [title] i { top: 0 }";
    let element = "<p class=a title=@><b>b</b><i>i</i>";
    let (small, large) = (work(&page(css, element, 200)), work(&page(css, element, 800)));
    for (small, large) in small.into_iter().zip(large) {
        assert!(small > 200 && large < small * 5, "{small} {large}");
    }
}

#[test]
fn hostile_pages_meet_the_limit() {
    let many = |rule: &str, n: usize| rule.repeat(n);
    let mut doubling = String::from("p { --a0: aaaaaaaaaa;");
    for i in 0..17 {
        let _ = write!(doubling, "--a{}: var(--a{i}) var(--a{i});", i + 1);
    }
    doubling.push_str("display: var(--a17) }");
    let pages = [
        page(&many("* { display: block }", 3000), "<p title=@>a", 100),
        page(
            &many("p ~ p ~ p ~ p ~ u ~ b { display: block }", 100),
            "<p title=@>a</p><b>b</b>",
            50,
        ),
        page(&many("p + p:not(:has(~ p b)) { display: block }", 100), "<p title=@>a", 200),
        page(
            &many(":nth-child(2n+1 of p):nth-last-child(n of .a) { float: left }", 300),
            "<p title=@>a",
            300,
        ),
        page(
            &many("div div div div p { display: block }", 500),
            &format!("{}<p title=@>a", many("<div>", 50)),
            40,
        ),
        page(
            &many(":is(:not(:is(b, i)), :is(u, :not(p))) { display: block }", 500),
            "<p title=@>a",
            300,
        ),
        page(&many("[title*=a][title*=b] { display: block }", 500), "<p title=a@>a", 300),
        page(&doubling, "<p title=@>a", 100),
    ];
    let mut complaints = String::new();
    for page in pages {
        let document = treewright::parse(page.as_str());
        let options = StyleOptions::new().css_work(Some(4_000));
        let all = Styles::compute(&document, &options);
        if !all.is_cut() || all.work() != 4_000 {
            let _ = writeln!(complaints, "{} of all for {}", all.work(), &page[..90]);
        }
        let reading = ReadingStyles::compute(&document, &options);
        if !reading.is_cut() || reading.work() != 4_000 {
            let _ = writeln!(complaints, "{} of reading for {}", reading.work(), &page[..90]);
        }
        // The last elements are not left without a style.
        let last = document.nodes().filter(|node| node.is_element()).last().expect("it is there");
        assert!(all.display(last.id()).is_some());
    }
    assert!(complaints.is_empty(), "{complaints}");
}

#[test]
fn elements_after_the_limit_have_the_style_of_the_user_agent() {
    let document: Document = treewright::parse(
        page("p { display: inline } p p { top: 0 } p p p { top: 0 }", "<p title=@>a</p>", 400)
            .as_str(),
    );
    let elements: Vec<_> = document.nodes().filter(|node| node.is_html("p")).collect();
    let displays = |options: &StyleOptions| {
        let styles = Styles::compute(&document, options);
        let display = |number: usize| styles.computed(elements[number].id(), "display");
        (display(0).expect("a style"), display(399).expect("a style"), styles.is_cut())
    };
    let inline = ("inline".to_owned(), "inline".to_owned(), false);
    assert_eq!(displays(&StyleOptions::new()), inline);
    let cut = displays(&StyleOptions::new().css_work(Some(300)));
    assert_eq!(cut, ("inline".to_owned(), "block".to_owned(), true));
}

#[test]
fn sheets_are_read_up_to_a_number_of_bytes() {
    let css = "p { display: inline } p { float: left }";
    let document = treewright::parse(format!("<style>{css}</style><p>a").as_str());
    let element = document.nodes().find(|node| node.is_html("p")).expect("it is there").id();
    let float = |bytes| {
        let styles = Styles::compute(&document, &StyleOptions::new().css_bytes(bytes));
        (styles.computed(element, "float").expect("a style"), styles.is_cut())
    };
    assert_eq!(float(None), ("left".to_owned(), false));
    assert_eq!(float(Some(css.len() as u32)), ("left".to_owned(), false));
    assert_eq!(float(Some(25)), ("none".to_owned(), true));
}
