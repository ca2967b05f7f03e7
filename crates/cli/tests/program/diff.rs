//! `treewright diff`.

use crate::{Folder, Run, run};

/// The first tree, the second, and the lines that differ, between slashes.
const CASES: [(&str, &str, &str); 16] = [
    ("<p>a", "<p>a</p>", ""),
    ("<p id=a class=b>", "<P CLASS='b' ID='a'>", ""),
    ("<p>a", "<p>b", "-\"a\"/+\"b\""),
    ("<p>a", "<p class=x>a", "-<p>/+<p class=\"x\">"),
    ("<p>a", "<div><p>a</div>", "+<div>/+</div>"),
    ("<b></b>x<b></b>", "<b>x</b>", "-<b></b>/+<b>/-<b></b>/+</b>"),
    ("<b></b><b>x</b>", "<b><b></b>x</b>", "*"),
    ("<br><i>x</i>", "<i>x</i><br>", "-<br>/+<br>"),
    ("<template>a</template>", "<template>b</template>", "-\"a\"/+\"b\""),
    ("<template>a</template>", "<template></template>a", "*"),
    ("<template></template>", "<template></template>", ""),
    ("<svg><a></svg>", "<a></a>", "*"),
    (
        "<svg><path d=x /></svg>",
        "<svg><path d=y /></svg>",
        "-<svg path d=\"x\"></svg path>/+<svg path d=\"y\"></svg path>",
    ),
    ("<!--a-->", "<!--a-->b", "+\"b\""),
    ("<?a b?>", "<?a c?>", "-<?a b?>/+<?a c?>"),
    ("a\u{1B}", "a\n", "-\"a\\u{1b}\"/+\"a\\n\""),
];

fn diff(folder: &Folder, options: &[&str], first: &str, second: &str) -> Run {
    let first = folder.file("first.html", first);
    let second = folder.file("second.html", second);
    run(&[&["diff"], options, &[&first, &second]].concat(), b"")
}

/// The lines that were removed and added, without their indentation.
fn changes(report: &str) -> String {
    let lines = report.lines().skip(2).filter(|line| line.starts_with(['-', '+']));
    let lines: Vec<_> = lines.map(|line| format!("{}{}", &line[..1], line[1..].trim())).collect();
    lines.join("/")
}

#[test]
fn trees_are_compared() {
    let folder = Folder::new("diff");
    for (first, second, expected) in CASES {
        let found = diff(&folder, &["--fragment=div"], first, second);
        assert_eq!(found.err, "", "{first} {second}");
        assert_eq!(found.code, i32::from(!expected.is_empty()), "{first} {second}: {}", found.out);
        match expected {
            "" => assert_eq!(found.out, ""),
            "*" => assert!(found.out.lines().count() > 3, "{first} {second}: {}", found.out),
            _ => assert_eq!(changes(&found.out), expected, "{}", found.out),
        }
        let brief = diff(&folder, &["--fragment=div", "-q"], first, second);
        assert_eq!(
            (brief.code, brief.out.lines().count()),
            (found.code, usize::from(found.code == 1))
        );
    }
}

#[test]
fn documents_and_modes_of_comparing() {
    let folder = Folder::new("diff_modes");
    let doctype = diff(&folder, &["-U0"], "<!doctype html><p>a", "<p>a");
    assert_eq!(changes(&doctype.out), "-<!DOCTYPE html>");
    let public = "<!doctype html public \"-//W3C//DTD HTML 4.01//EN\">";
    let doctype = diff(&folder, &["-U0"], "<!doctype html>", public);
    let expected = "-<!DOCTYPE html>/+<!DOCTYPE html \"-//W3C//DTD HTML 4.01//EN\" \"\">";
    assert_eq!(changes(&doctype.out), expected);

    let spaced = "<ul>\n  <li> a\n b\n</ul>";
    assert_eq!(diff(&folder, &[], spaced, "<ul><li>a b</ul>").code, 1);
    assert_eq!(diff(&folder, &["-w"], spaced, "<ul><li>a b</ul>").code, 0);
    assert_eq!(diff(&folder, &["-w"], spaced, "<ul><li>ab</ul>").code, 1);

    let shadow = "<div><template shadowrootmode=open>a</template></div>";
    let found = diff(&folder, &["-U0"], shadow, &shadow.replace("open", "closed"));
    assert_eq!(changes(&found.out), "-#shadow-root (open)/+#shadow-root (closed)");
}

/// The position is that of the first line that differs, and the elements those around it.
#[test]
fn headlines() {
    let folder = Folder::new("diff_headlines");
    let page = |word: &str| format!("<main>\n{}<p>\u{1F600}<i>{word}", "<br>".repeat(10));
    let found = diff(&folder, &["-U1"], &page("a"), &page("b")).out;
    let expected = "@@ -2:49 +2:49 @@ html > body > main > p > i";
    assert_eq!(found.lines().nth(2), Some(expected), "{found}");
    let deep = |word: &str| format!("{}{word}", "<div>".repeat(3000));
    let found = diff(&folder, &[], &deep("a"), &deep("b")).out;
    assert!(found.lines().all(|line| line.len() < 150), "{found}");
}

#[test]
fn one_page_may_be_standard_input() {
    let folder = Folder::new("diff_stdin");
    let page = folder.file("page.html", "<p>a");
    assert_eq!(run(&["diff", &page, "-"], b"<p>a").code, 0);
    assert_eq!(run(&["diff", "-", &page], b"<p>b").code, 1);
    let both = run(&["diff", "-", "-"], b"<p>b");
    assert_eq!((both.code, both.err.lines().count()), (2, 1), "{}", both.err);
    let missing = format!("{page}.html");
    let found = run(&["diff", &page, &missing], b"");
    assert_eq!(found.code, 2);
    assert_eq!(found.err, format!("treewright: {missing}: no such file\n"));
}

/// Trees of many equal lines, of many different ones, and deep ones.
#[test]
fn hostile_pages_take_no_quadratic_time() {
    let folder = Folder::new("diff_hostile");
    let many = |range: std::ops::Range<u32>, step: usize| -> String {
        range
            .step_by(step)
            .flat_map(|number| ["<i>".to_owned(), number.to_string(), "</i>".to_owned()])
            .collect()
    };
    for (first, second) in [
        ("<br>".repeat(100_000), "<br>".repeat(50_000)),
        ("<br><hr>".repeat(50_000), "<hr><br>".repeat(50_000)),
        (many(0..40_000, 1), many(0..40_000, 3)),
        (many(0..30_000, 1), many(50_000..80_000, 1)),
        ("<div>".repeat(50_000), "<div><div>".repeat(10_000)),
        ("<p><b>".repeat(200), "<p><i>".repeat(200)),
    ] {
        assert_eq!(diff(&folder, &[], &first, &second).code, 1);
    }
}
