//! The main content of pages: the parts that belong to it, and those that are left out.

use treewright::read::{MainContent, MarkdownOptions};

use crate::growth;

/// A paragraph that is long enough, with a word to know it by.
fn p(word: &str) -> String {
    format!(
        "<p>{word} is the first word of a paragraph, and the paragraph goes on, because it has to be long.</p>"
    )
}

/// The known words in the text of the main content.
fn words(html: &str) -> String {
    let document = treewright::parse(html);
    let text = MainContent::of(&document).map(|content| content.text()).unwrap_or_default();
    let known = text.split(|c: char| !c.is_alphanumeric());
    known
        .filter(|word| word.len() > 1 && word.chars().all(char::is_uppercase))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn articles_are_found() {
    let (one, two, three) = (p("ONE"), p("TWO"), p("THREE"));
    let article = format!("{}{}{}", one.repeat(3), two.repeat(3), three.repeat(3));
    let all = "ONE ONE ONE TWO TWO TWO THREE THREE THREE";
    let link = "<a href=x>LINK to somewhere else</a> ";
    let links = link.repeat(20);
    let cases = [
        // Around it.
        (format!("<nav>{links}</nav><div>{article}</div>"), all),
        (format!("<div class=sidebar>{}</div><div>{article}</div>", p("SIDE")), all),
        (format!("<div id=comments>{}</div><div>{article}</div>", p("COMMENT")), all),
        (format!("<div role=complementary>{}</div><div>{article}</div>", p("SIDE")), all),
        (format!("<div>{links}</div><div>{article}</div>"), all),
        (format!("<div>{article}</div><footer>{}</footer>", p("FOOT")), all),
        (format!("<div hidden>{}</div><div>{article}</div>", p("HIDDEN")), all),
        (format!("<div style='display: none'>{}</div><div>{article}</div>", p("HIDDEN")), all),
        // In it.
        (format!("<div>{article}<aside>{}</aside></div>", p("ASIDE")), all),
        (format!("<div>{article}<ul><li>{link}<li>{link}</ul></div>"), all),
        (format!("<div>{article}<form><input><input>FORM</form></div>"), all),
        (format!("<div>{article}<div class=share>SHARE this</div></div>"), all),
        (format!("<div><p class=byline>by NAME</p>{article}</div>"), all),
        (
            format!(
                "<title>Title of this page</title><div><h1>Title of this PAGE</h1>{article}</div>"
            ),
            all,
        ),
        (
            format!("<title>Title</title><div><h2>Another HEADING of a part</h2>{article}</div>"),
            "HEADING ONE ONE ONE TWO TWO TWO THREE THREE THREE",
        ),
        (
            format!("<div>{article}<ul><li>ITEM of a list, which is text<li>ITEM too</ul></div>"),
            &format!("{all} ITEM ITEM"),
        ),
        (format!("<div>{article}<table><tr><th>CELL<td>1</table></div>"), &format!("{all} CELL")),
        // In several parts.
        (
            format!(
                "<div><div>{}</div><div>{}</div><div>{}</div></div>",
                one.repeat(3),
                two.repeat(3),
                three.repeat(3)
            ),
            all,
        ),
        (format!("<div>{}</div>{}", one.repeat(9), two), "ONE ONE ONE ONE ONE ONE ONE ONE ONE TWO"),
        // Classes that mislead: with nothing else, they do not count.
        (format!("<div class=sidebar>{article}</div>"), all),
        // Little text.
        ("<p>ONE".to_owned(), "ONE"),
        ("TEXT".to_owned(), "TEXT"),
        (String::new(), ""),
        ("<script>ONE</script>".to_owned(), ""),
    ];
    for (html, expected) in cases {
        assert_eq!(words(&format!("<body>{html}")), expected, "{html}");
    }
}

#[test]
fn markdown_has_the_same_elements() {
    let article = p("ONE").repeat(6);
    let html = format!(
        "<div><h2>Head</h2>{article}<aside>{}</aside><p>The <b>end</b> of all.</div>",
        p("ASIDE")
    );
    let document = treewright::parse(&html);
    let content = MainContent::of(&document).unwrap();
    let markdown = content.markdown(&MarkdownOptions::new());
    assert!(
        markdown.starts_with("## Head\n\nONE is ") && markdown.ends_with("The **end** of all.\n"),
        "{markdown}"
    );
    assert!(!markdown.contains("ASIDE"));
    let aside = document.root_node().descendants().find(|node| node.is_html("aside")).unwrap();
    assert!(content.leaves_out(aside) && content.elements().len() == 1);
}

/// Time is linear for any nesting.
#[test]
fn hostile_pages_end() {
    let find = |html: &str| MainContent::of(&treewright::parse(html)).is_some();
    for (open, close) in [
        ("<div>", ""),
        ("<div class=share><div>", ""),
        ("<div><h1><div>a b c ", ""),
        ("<table><tr><td>", ""),
        ("<div>text of a length that counts, ", ""),
        ("<a href=x><div>text of a length that counts, ", ""),
        ("<div><p>text of a length that counts, here. </p>", "</div>"),
        ("<ul><li>", ""),
        ("<figure><div>", ""),
    ] {
        let page = |many: usize| {
            let (open, close) = (open.repeat(many), close.repeat(many));
            format!("<title>a b c</title>{open}{}{close}", p("ONE"))
        };
        let (short, long) = (page(5_000), page(20_000));
        let growth = growth::compare(|| _ = find(&short), || _ = find(&long));
        assert_eq!(growth, Ok(()), "{open}");
    }
    let wide = |many: usize| format!("<div>{}</div>", "<p>A sentence. ".repeat(many));
    let (short, long) = (wide(12_500), wide(50_000));
    let growth = growth::compare(|| assert!(find(&short)), || assert!(find(&long)));
    assert_eq!(growth, Ok(()), "wide");
}
