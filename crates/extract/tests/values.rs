//! The values of columns, each with a page. They are compared as Arrow shows them.

use arrow_array::Array;
use treewright_extract::{Content, Extractor, Options, Page, Plan};

/// The value of the only column of a plan.
fn value(column: &str, html: &str) -> String {
    value_with(&Options::new(), column, html)
}

fn value_with(options: &Options, column: &str, html: &str) -> String {
    let plan = Plan::parse(&format!("[columns]\nx = {column}")).unwrap_or_else(|e| panic!("{e}"));
    let mut extractor = Extractor::new(&plan, options);
    let content = Some(Content::Text(html));
    extractor.push(&Page { url: Some("https://a.example/b/"), content, ..Page::default() });
    let rows = extractor.finish().unwrap();
    for column in rows.columns() {
        column.to_data().validate_full().unwrap();
    }
    shown(&rows["x"], 0)
}

/// A value in a form like JSON.
fn shown(array: &dyn Array, row: usize) -> String {
    use arrow_array::cast::AsArray as _;
    use arrow_array::types::{Float64Type, Int64Type};
    use arrow_schema::DataType;
    if array.is_null(row) {
        return "null".to_owned();
    }
    match array.data_type() {
        DataType::Utf8 => format!("{:?}", array.as_string::<i32>().value(row)),
        DataType::Int64 => array.as_primitive::<Int64Type>().value(row).to_string(),
        DataType::Float64 => array.as_primitive::<Float64Type>().value(row).to_string(),
        DataType::Boolean => array.as_boolean().value(row).to_string(),
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            let items: Vec<_> = (0..items.len()).map(|item| shown(&items, item)).collect();
            format!("[{}]", items.join(", "))
        }
        DataType::Struct(fields) => {
            let columns = array.as_struct().columns().iter().zip(fields);
            let fields: Vec<_> = columns
                .map(|(column, f)| format!("{}: {}", f.name(), shown(column, row)))
                .collect();
            format!("{{{}}}", fields.join(", "))
        }
        other => panic!("{other}"),
    }
}

#[test]
fn columns_have_their_values() {
    let cases = [
        // The short form.
        ("'p'", "<p>a <b>b</b><p>c", r#""a b""#),
        ("'p'", "a", "null"),
        ("{ select = 'p', list = true }", "<p>a<p>b", r#"["a", "b"]"#),
        ("{ select = 'p', list = true }", "a", "[]"),
        // Texts.
        ("{ get = 'text' }", "<title>t</title><p>a<p>b<script>c</script>", r#""a\n\nb""#),
        ("{ get = 'line' }", "<p>a \n b<p>c", r#""a bc""#),
        ("{ select = 'pre', get = 'content' }", "<pre> a\n b</pre>", r#"" a\n b""#),
        ("{ select = 'p', get = 'line' }", "<p> a \n b ", r#""a b""#),
        ("{ get = 'html' }", "<p>a", r#""<html><head></head><body><p>a</p></body></html>""#),
        ("{ select = 'p', get = 'html' }", "<p>a", r#""<p>a</p>""#),
        (
            "{ select = 'p', get = 'sanitized-html' }",
            "<p onclick=f()>a<script>b</script><b>c",
            r#""<p>a<b>c</b></p>""#,
        ),
        (
            "{ select = 'td', get = 'sanitized-inner-html', list = true }",
            "<table><td>a<td><b onclick=f()>c",
            r#"["a", "<b>c</b>"]"#,
        ),
        ("{ select = 'td', get = 'sanitized-html' }", "<table><td>a", r#""a""#),
        ("{ select = 'h1', get = 'sanitized-html' }", "a", "null"),
        (
            "{ select = 'div', get = 'sanitized-inner-html', sanitize = 'text-formatting' }",
            "<div><h1>a</h1><em>b</em></div>",
            r#""a<em>b</em>""#,
        ),
        (
            "{ select = 'p', get = 'sanitized-html', sanitize = { preset = 'default', removeElements = ['b'] } }",
            "<p>a<b>c",
            r#""<p>a</p>""#,
        ),
        ("{ select = 'p', get = 'inner-html' }", "<p>a<b>c", r#""a<b>c</b>""#),
        (
            "{ get = 'markdown' }",
            "<h1>a</h1><a href=c>d</a>",
            r##""# a\n\n[d](https://a.example/b/c)\n""##,
        ),
        ("{ select = 'h1', get = 'markdown' }", "<h1>a *</h1>b", r##""# a \\*\n""##),
        ("{ get = 'title' }", "<title> a  b</title>", r#""a b""#),
        ("{ get = 'title' }", "a", "null"),
        ("{ get = 'language' }", "<html lang=de-AT>", r#""de-AT""#),
        ("{ get = 'language' }", "a", "null"),
        // Types.
        ("{ select = 'p', type = 'integer' }", "<p> 12 pieces", "12"),
        ("{ select = 'p', type = 'integer' }", "<p>about 12", "null"),
        ("{ select = 'p', type = 'integer' }", "<p>99999999999999999999", "null"),
        ("{ select = 'p', type = 'float' }", "<p>2.50", "2.5"),
        ("{ select = 'p', type = 'float' }", "<p>$2.50", "null"),
        ("{ select = 'p', type = 'boolean' }", "<p>TRUE", "true"),
        ("{ select = 'p', type = 'boolean' }", "<p>yes", "null"),
        ("{ get = 'title', type = 'integer' }", "<title>5</title>", "5"),
        (
            "{ select = 'a', attr = 'href', type = 'url' }",
            "<a href=../c>",
            r#""https://a.example/c""#,
        ),
        ("{ select = 'a', attr = 'href', type = 'url' }", "<a href=http://[>", "null"),
        // Attributes.
        ("{ select = 'a', attr = 'href' }", "<a href=../c>", r#""../c""#),
        ("{ select = 'a', attr = 'href' }", "<a>", "null"),
        (
            "{ select = 'a', attr = 'href', list = true }",
            "<a href=b><a><a href=c>",
            r#"["b", null, "c"]"#,
        ),
        // All elements together.
        ("{ select = 'p', get = 'exists' }", "<p>", "true"),
        ("{ select = 'p', get = 'exists' }", "a", "false"),
        ("{ select = 'p', get = 'count' }", "<p><p>", "2"),
        // Structs.
        (
            "{ select = 'li', list = true, fields = { name = 'b', n = { attr = 'value', type = 'integer' } } }",
            "<li value=1><b>a</b><li value=x><b>b</b><b>c</b><li>",
            r#"[{name: "a", n: 1}, {name: "b", n: null}, {name: null, n: null}]"#,
        ),
        ("{ select = 'li', fields = { name = 'b' } }", "<p>", "null"),
        (
            "{ fields = { a = 'a', b = { select = 'b', list = true } } }",
            "<b>1</b><b>2</b>",
            r#"{a: null, b: ["1", "2"]}"#,
        ),
        // Lists of the page.
        (
            "{ get = 'links' }",
            "<a rel=nofollow href=c> d  e </a>",
            r#"[{url: "https://a.example/b/c", href: "c", text: "d e", rel: "nofollow", element: "a"}]"#,
        ),
        ("{ select = 'nav', get = 'links' }", "<a href=c>d</a><nav></nav>", "[]"),
        (
            "{ get = 'images' }",
            "<img src=c alt=d srcset='e 2x'><img>",
            r#"[{url: "https://a.example/b/c", href: "c", alt: "d"}]"#,
        ),
        (
            "{ get = 'tables' }",
            "<table><caption>a</caption><tr><th>b<th>c<tr><td colspan=2>d</table>",
            r#"[{caption: "a", rows: [["b", "c"], ["d", "d"]]}]"#,
        ),
        (
            "{ get = 'metadata' }",
            "<html lang=en><title>a</title><link rel=canonical href=/c><meta name=description content=d>\
             <meta name=keywords content='k, l'><meta property=og:image content=i><meta property=og:image:width content=5>\
             <meta name=twitter:card content=s>",
            r#"{title: "a", language: "en", charset: "UTF-8", canonical: "https://a.example/c", description: "d", author: null, generator: null, robots: null, keywords: ["k", "l"], open_graph: [{name: "og:image", value: "i"}, {name: "og:image:width", value: "5"}], twitter: [{name: "twitter:card", value: "s"}], named: [{name: "description", value: "d"}, {name: "keywords", value: "k, l"}, {name: "twitter:card", value: "s"}]}"#,
        ),
        (
            "{ get = 'json-ld' }",
            r#"<script type=application/ld+json>{"a":1}</script>"#,
            r#"["{\"a\":1}"]"#,
        ),
        (
            "{ get = 'microdata' }",
            "<p itemscope><b itemprop=a>c",
            r#""{\"items\":[{\"properties\":{\"a\":[\"c\"]}}]}""#,
        ),
        ("{ get = 'microdata' }", "<p>", "null"),
        ("{ get = 'encoding' }", "<p>", "null"),
        (
            "{ get = 'errors' }",
            "<!doctype html><p id=a id=b id=c></b>",
            r#"{parsing: 3, decoding: 0, codes: [{code: "duplicate-attribute", count: 2}, {code: "end-tag-without-start-tag", count: 1}]}"#,
        ),
        (
            "{ get = 'tree-hash' }",
            "",
            r#""43c38ab6b546f5fcfb0087e7c2577840f91a25abd0745ba6f62b69586efc8c10""#,
        ),
    ];
    let mut wrong = Vec::new();
    for (column, html, expected) in cases {
        let found = value(column, html);
        if found != expected {
            wrong.push(format!("{column} of {html}:\n  {found}\n  {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hashes_are_those_of_trees() {
    let hash = |html: &str| value("{ get = 'tree-hash' }", html);
    // Different sources of one tree.
    assert_eq!(hash("<p id=a class=b>x"), hash("<html><head></head><body><P CLASS='b' ID=a>x</P>"));
    let all = [
        "",
        "<p>",
        "<p>a",
        "<p><b>",
        "<p></p><b>",
        "<p a>",
        "<p a=b>",
        "<p b=a>",
        "<!--a-->",
        "<svg>",
        "<math>",
        "<!doctype html>",
        "<!doctype html public ''>",
        "<template>",
        "<template><p>",
        "<template></template><p>",
        "<div><template shadowrootmode=open><p></template></div>",
        "<div><p></div>",
        "<svg xlink:href=a>",
    ];
    let hashes: std::collections::HashSet<String> = all.into_iter().map(hash).collect();
    // `public ''` is an empty id, as none is.
    assert_eq!(hashes.len(), all.len() - 1);
}

#[test]
fn bytes_have_an_encoding() {
    let plan = Plan::parse("[columns]\nt = { get = 'text' }\ne = { get = 'encoding' }").unwrap();
    let mut extractor = Extractor::new(&plan, &Options::new());
    for (content, content_type) in [
        (&b"<p>\xC1"[..], Some("text/html; charset=koi8-r")),
        (b"<meta charset=koi8-r><p>\xC1", None),
        (b"<p>\xC3\xA9", Some("text/html")),
    ] {
        let content = Some(Content::Bytes(content));
        extractor.push(&Page { content, content_type, ..Page::default() });
    }
    let rows = extractor.finish().unwrap();
    let shown: Vec<_> = (0..3)
        .map(|row| format!("{} {}", shown(&rows["t"], row), shown(&rows["e"], row)))
        .collect();
    assert_eq!(
        shown,
        [
            r#""а" {name: "KOI8-R", source: "transport-layer", confidence: "certain"}"#,
            r#""а" {name: "KOI8-R", source: "prescan", confidence: "certain"}"#,
            r#""é" {name: "UTF-8", source: "default", confidence: "tentative"}"#,
        ]
    );
}

#[test]
fn schemas_are_those_that_are_documented() {
    // A change of a type needs a new version of the schema: see `SCHEMA_VERSION`.
    let text = include_str!("../../../docs/reference/plans.md");
    for get in treewright_extract::Get::ALL {
        let name = get.as_str();
        let plan = Plan::parse(&format!("[columns]\nx = {{ get = '{name}' }}")).or_else(|_| {
            Plan::parse(&format!("[columns]\nx = {{ select = 'a', get = '{name}' }}"))
        });
        let data_type = described(plan.unwrap().schema().field_with_name("x").unwrap().data_type());
        let row = text.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("docs/reference/plans.md has no row of `{name}`"));
        assert!(row.contains(&format!("| `{data_type}` |")), "{name}: {data_type}\n{row}");
    }
}

/// A type as the documentation has it.
fn described(data_type: &arrow_schema::DataType) -> String {
    use arrow_schema::DataType;
    match data_type {
        DataType::Utf8 => "string".to_owned(),
        DataType::Int64 => "int64".to_owned(),
        DataType::Float64 => "float64".to_owned(),
        DataType::Boolean => "bool".to_owned(),
        DataType::List(item) => format!("list<{}>", described(item.data_type())),
        DataType::Struct(fields) => {
            let fields = fields.iter();
            let fields: Vec<_> = fields
                .map(|field| format!("{}: {}", field.name(), described(field.data_type())))
                .collect();
            format!("struct<{}>", fields.join(", "))
        }
        other => panic!("{other}"),
    }
}

#[test]
fn hidden_text() {
    let column = "{ get = \"hidden-text\" }";
    let page = "<style>i { opacity: 0 }</style>a<i>b</i><!-- one two three -->";
    if cfg!(feature = "style") {
        let expected = "[{text: \"b\", trick: \"opacity\", certainty: \"certain\"}, \
                        {text: \"one two three\", trick: \"comment\", certainty: \"certain\"}]";
        assert_eq!(value(column, page), expected);
    } else {
        let error = Plan::parse(&format!("[columns]\nx = {column}")).unwrap_err().to_string();
        assert!(error.contains("needs a build with the feature `style`"), "{error}");
    }
}

/// The sheets of pages hide text in builds with styles.
#[cfg(feature = "style")]
#[test]
fn sheets_of_pages_count() {
    let page = "<!DOCTYPE html><style>.x { display: none } i { visibility: hidden } b { display: block }</style>\
                <p>a<b>b</b><i>c</i><u class=x>d</u>\
                <table><caption>t</caption><tr><td>e<u class=x>f</u><i>g</i><tr class=x><td>h</table>";
    let cases = [
        ("{ get = 'text' }", r#""a\nb\n\nt\ne""#, r#""abcd\n\nt\nefg\nh""#),
        ("{ select = 'p', get = 'markdown' }", r#""a\n\n**b**\n""#, r#""a**b**<em>c</em>d\n""#),
        (
            "{ get = 'tables' }",
            r#"[{caption: "t", rows: [["e"], [""]]}]"#,
            r#"[{caption: "t", rows: [["efg"], ["h"]]}]"#,
        ),
        ("{ get = 'main-text' }", r#""a\nb\n\nt\ne""#, r#""abcd\n\nt\nefg\nh""#),
        ("{ select = '.x', get = 'text' }", r#""d""#, r#""d""#),
    ];
    for (column, with, without) in cases {
        assert_eq!(value(column, page), with, "{column}");
        assert_eq!(value_with(&Options::new().css(false), column, page), without, "{column}");
    }
}
