//! Policies on texts: a configuration file, a text, and its result, which stays as it is.

use treewright::TextSanitizer;
use treewright::sanitize::{Filtered, Kind, Policies, Preset, Profile, Reason, SanitizerConfig};

/// Allows everything that is not unsafe.
const WIDE: &str = r#""removeElements": []"#;

/// Policies, and texts with their results; `=` if a text stays.
fn check(policies: &str, cases: &[(&str, &str)]) {
    let json = format!("{{{WIDE}, \"policies\": {{{policies}}}}}");
    let profile: Profile = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {json}"));
    let sanitizer = TextSanitizer::from_profile(&profile).expect("it is valid");
    check_sanitizer(policies, &sanitizer, cases);
}

fn check_sanitizer(policies: &str, sanitizer: &TextSanitizer, cases: &[(&str, &str)]) {
    for (html, expected) in cases {
        let expected = if *expected == "=" { html } else { expected };
        let result = sanitizer.clone().record(true).sanitize(html).expect("it is sanitized");
        assert_eq!(result.html, *expected, "{policies}: {html}");
        assert_eq!(
            result.html == *html,
            result.records.is_empty(),
            "{policies}: {html}: {:?}",
            result.records
        );
        let again = sanitizer.sanitize(expected).expect("it is sanitized");
        assert_eq!(again.html, *expected, "{policies}: {html}, again");
    }
}

/// Every kind of reference to an id.
#[test]
fn references_have_the_prefix() {
    check(
        r#""prefix": "p-""#,
        &[
            (r#"<label for="a">b</label>"#, r#"<label for="p-a">b</label>"#),
            (r#"<output for="a b">c</output>"#, r#"<output for="p-a p-b">c</output>"#),
            (
                r#"<input list="a" form="b" popovertarget="c">"#,
                r#"<input list="p-a" form="p-b" popovertarget="p-c">"#,
            ),
            (
                r#"<button commandfor="a" interestfor="b"></button>"#,
                r#"<button commandfor="p-a" interestfor="p-b"></button>"#,
            ),
            (
                r#"<table><tbody><tr><td headers="a b">c</td></tr></tbody></table>"#,
                r#"<table><tbody><tr><td headers="p-a p-b">c</td></tr></tbody></table>"#,
            ),
            (
                r#"<p aria-activedescendant="a" aria-labelledby="b c" aria-actions="d">e</p>"#,
                r#"<p aria-activedescendant="p-a" aria-labelledby="p-b p-c" aria-actions="p-d">e</p>"#,
            ),
            (
                r##"<img usemap="#a"><map name="a"></map>"##,
                r##"<img usemap="#p-a"><map name="p-a"></map>"##,
            ),
            (
                r#"<div anchor="a" itemref="b c" contextmenu="d">e</div>"#,
                r#"<div anchor="p-a" itemref="p-b p-c" contextmenu="p-d">e</div>"#,
            ),
            (r##"<a href="#a">b</a>"##, r##"<a href="#p-a">b</a>"##),
            (r##"<svg><use href="#a" xlink:href="#b"></use></svg>"##, "<svg></svg>"),
            (
                r#"<svg><g fill="url(#a)" mask="url('#b')"></g></svg>"#,
                r#"<svg><g fill="url(&quot;#p-a&quot;)" mask="url(&quot;#p-b&quot;)"></g></svg>"#,
            ),
            (
                r#"<svg><animate id="a" begin="b.click; c\-d.end + 1.5s; 2s" end="e.begin"></animate></svg>"#,
                r#"<svg><animate id="p-a" begin="p\-b.click; p\-c\-d.end + 1.5s; 2s" end="p\-e.begin"></animate></svg>"#,
            ),
            (r#"<svg><set begin="click" end="indefinite"></set></svg>"#, "="),
            (
                r#"<math><mi id="a" xref="b">c</mi></math>"#,
                r#"<math><mi id="p-a" xref="p-b">c</mi></math>"#,
            ),
            (
                "<style>#a b, c:is(#d) { color: #abc; fill: url(#e) }</style>",
                "<style>#p-a b, c:is(#p-d) { color: #abc; fill: url(\"#p-e\") }</style>",
            ),
        ],
    );
}

/// The values of an animation are those of the attribute that it changes.
#[test]
fn animations_follow_the_policies_of_the_attribute() {
    check(
        r#""classes": ["x"], "urlSchemes": ["https"]"#,
        &[
            (r#"<svg><set attributeName="class" to="x"></set></svg>"#, "="),
            (
                r#"<svg><set attributeName="class" to="y"></set></svg>"#,
                r#"<svg><set attributeName="class"></set></svg>"#,
            ),
            (
                r#"<svg><animate attributeName="class" values="x;y" fill="freeze"></animate></svg>"#,
                r#"<svg><animate attributeName="class" fill="freeze"></animate></svg>"#,
            ),
            (r#"<svg><animate attributeName="x" values="1;2"></animate></svg>"#, "="),
            (
                r#"<svg><animate attributeName="fill" to="url(http://a)"></animate></svg>"#,
                r#"<svg><animate attributeName="fill"></animate></svg>"#,
            ),
        ],
    );
    // Links are not animated, but by filters that are not safe.
    let policies = Policies::new().url_schemes(["https"]).expect("it is a scheme");
    let sanitizer = treewright::Sanitizer::new(SanitizerConfig::new()).expect("it is valid");
    let sanitizer = TextSanitizer::unsafe_filter(&sanitizer).policies(policies);
    let cases = [
        (
            r#"<svg><a><animate attributeName="href" values="https://a;http://b"></animate></a></svg>"#,
            r#"<svg><a><animate attributeName="href"></animate></a></svg>"#,
        ),
        (r#"<svg><a><set attributeName="xlink:href" to="https://a"></set></a></svg>"#, "="),
    ];
    check_sanitizer("unsafe", &sanitizer, &cases);
}

#[test]
fn style_sheets_follow_the_policies() {
    check(
        r#""styles": {"color": "any", "background": {"urls": true}}, "urlSchemes": ["https"]"#,
        &[
            ("<style>p { color: red }</style>", "="),
            (
                "<style>p { color: red; position: fixed }</style><p>a</p>",
                "<style>p { color: red }</style><p>a</p>",
            ),
            (
                "<style>@import 'https://a'; p { background: url(http://a) }</style>",
                "<style></style>",
            ),
            (
                "<svg><style>p { position: fixed } b { color: red }</style></svg>",
                "<svg><style>b { color: red }</style></svg>",
            ),
            (
                "<svg><style><![CDATA[ p { top: 0 } a > b { color: red } ]]></style></svg>",
                "<svg><style>a &gt; b { color: red }</style></svg>",
            ),
            ("<p style=\"color: red; top: 0\">a</p>", "<p style=\"color: red\">a</p>"),
        ],
    );
    // Without a policy about styles only URLs and ids count.
    check(
        r#""urlSchemes": ["https"]"#,
        &[
            ("<style>p { position: fixed }</style>", "="),
            (
                "<style>@import 'http://a'; @import 'https://b'; p { top: 0 }</style>",
                "<style>@import 'https://b'; p { top: 0 }</style>",
            ),
            (
                "<style>@font-face { src: url(http://a) } p { top: 0 }</style>",
                "<style>p { top: 0 }</style>",
            ),
        ],
    );
    // Without policies nothing does.
    check("", &[("<style>@import 'http://a'</style>", "=")]);
}

#[test]
fn values_of_attributes() {
    check(
        r#""attributeValues": {"input": {"type": ["checkbox", "radio"]}, "*": {"dir": ["ltr"], "title": ["a*"]}, "b": {"title": ["b"]}}"#,
        &[
            (r#"<input type="checkbox"><input type="RADIO">"#, "="),
            (r#"<input type="password">"#, "<input>"),
            (r#"<button type="password"></button>"#, "="),
            (r#"<p dir="rtl" title="abc">d</p>"#, r#"<p title="abc">d</p>"#),
            (
                r#"<b title="b">c</b><b title="a">c</b><b title="c">c</b>"#,
                r#"<b title="b">c</b><b title="a">c</b><b>c</b>"#,
            ),
        ],
    );
}

#[test]
fn contents_are_removed() {
    let policies =
        r#"{"preset": "text-formatting", "policies": {"removeContents": ["nav", "p", "select"]}}"#;
    let profile: Profile = serde_json::from_str(policies).expect("it is valid");
    let sanitizer = TextSanitizer::from_profile(&profile).expect("it is valid");
    let cases = [
        ("<nav>a</nav>b", "b"),
        // The configuration keeps it.
        ("<p>a</p>", "="),
        ("<h1>a<nav>b</nav></h1>", "a"),
        ("<select><option>a</select>b", "b"),
        ("<article>a</article>", "a"),
    ];
    check_sanitizer(policies, &sanitizer, &cases);
}

#[test]
fn functions_for_attributes() {
    let policies = Policies::new()
        .filter_attributes(|found| match (found.element, found.attribute, found.value) {
            (_, "title", "no") => Filtered::Removed,
            ("b", "title", value) if !value.starts_with("B ") => {
                Filtered::Value(format!("B {value}"))
            }
            ("a", "href", "bad") => Filtered::Value("javascript:f()".to_owned()),
            ("a", "href", "other") => Filtered::Value("http://a".to_owned()),
            ("a", "href", "id") => Filtered::Value("#id".to_owned()),
            (_, "class", _) => Filtered::Value("x y".to_owned()),
            _ => Filtered::Same,
        })
        .url_schemes(["https"])
        .and_then(|policies| policies.prefix("p-"))
        .expect("they are valid")
        .classes(["y"])
        .link_target("_blank");
    let sanitizer = treewright::Sanitizer::new(SanitizerConfig::new()).expect("it is valid");
    let sanitizer = TextSanitizer::new(&sanitizer).policies(policies);
    check_sanitizer(
        "a function",
        &sanitizer,
        &[
            (r#"<p title="no" lang="de">a</p>"#, r#"<p lang="de">a</p>"#),
            (r#"<b title="a">c</b>"#, r#"<b title="B a">c</b>"#),
            (r#"<a href="bad">a</a><a href="other">b</a>"#, "<a>a</a><a>b</a>"),
            (r#"<a href="id">a</a>"#, r##"<a href="#p-id">a</a>"##),
            (r#"<p class="z">a</p>"#, r#"<p class="y">a</p>"#),
            // A table in a paragraph takes another round of the proof.
            (
                r#"<p><b title="a">b<table></table></b></p>"#,
                r#"<p><b title="B a">b</b></p><table></table><p></p>"#,
            ),
        ],
    );
    let records =
        sanitizer.record(true).sanitize(r#"<a href="bad">a</a>"#).expect("it is sanitized").records;
    let found: Vec<(Kind, Reason)> =
        records.iter().map(|record| (record.kind, record.reason)).collect();
    assert_eq!(found.first(), Some(&(Kind::Attribute, Reason::AttributeFunction)));
    assert_eq!(found.len(), 2, "{records:?}");
}

/// Texts that people write, and what the presets make of them.
#[test]
fn presets_on_texts() {
    let cases: &[(Preset, &str, &str)] = &[
        (Preset::TextFormatting, "<h1>a</h1><em>b</em><a href=c>d</a>", "a<em>b</em>d"),
        (
            Preset::UserContent,
            "<pre><code class='language-rust x'>a</code></pre>",
            "<pre><code class=\"language-rust\">a</code></pre>",
        ),
        (
            Preset::UserContent,
            "<a href='//a.test'>b</a>",
            "<a href=\"//a.test\" rel=\"nofollow ugc noopener\">b</a>",
        ),
        (
            Preset::Email,
            "<p style='color: red; position: fixed'>a<img src=b.png></p>",
            "<p style=\"color: red\">a<img></p>",
        ),
    ];
    for (preset, html, expected) in cases {
        let result = TextSanitizer::preset(*preset).sanitize(html).expect("it is sanitized");
        assert_eq!(result.html, *expected, "{preset}: {html}");
    }
}

/// A style sheet in several pieces, with markup between them, has the place of all.
#[test]
fn style_sheets_in_pieces_have_the_place_of_all_pieces() {
    let json = format!(r#"{{{WIDE}, "policies": {{"styles": {{}}}}}}"#);
    let profile: Profile = serde_json::from_str(&json).expect("it is a profile");
    let sanitizer = TextSanitizer::from_profile(&profile).expect("it is valid").record(true);
    for (html, place) in [
        ("<svg><style>a", "a"),
        ("<svg><style><![CDATA[a]]>b", "a]]>b"),
        ("<svg><style>><!>a", "><!>a"),
        ("<svg><style>a<g/>c<!---->d</style>e", "a<g/>c<!---->d"),
        ("<svg><style>a<g>b</g></style>c", "a"),
    ] {
        let records = sanitizer.sanitize(html).expect("it is sanitized").records;
        let declaration = records.iter().find(|record| record.kind == Kind::Declaration);
        let span = declaration.and_then(|record| record.span).expect("it has a place");
        assert_eq!(&html[span.start as usize..span.end as usize], place, "{html}: {records:?}");
    }
}
