//! The forms of answers of `treewright batch`.

use serde_json::{Value, json};

use crate::run;

fn answer(request: &str) -> Value {
    serde_json::from_str(&run(&["batch"], format!("{request}\n").as_bytes()).fine()).unwrap()
}

/// The answer to a page in a `div`, with more fields, without the fields of all answers.
fn forms(html: &str, fields: &Value) -> Value {
    let mut request = json!({"html": html, "context": "div"});
    request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    let mut answer = answer(&request.to_string());
    let object = answer.as_object_mut().unwrap();
    for field in ["id", "quirks_mode", "encoding", "confidence", "errors"] {
        object.remove(field).unwrap_or_else(|| panic!("{field}: {request}"));
    }
    answer
}

const PAGE: &str = "<p id=x>a\n\"b\"<br></p><template>t</template>";

#[test]
fn formats() {
    let tree =
        "| <p>\n|   id=\"x\"\n|   \"a\n\"b\"\"\n|   <br>\n| <template>\n|   content\n|     \"t\"";
    let html = "<p id=\"x\">a\n\"b\"<br></p><template>t</template>";
    let [text, br] = [json!({"type": "text", "data": "a\n\"b\""}), json!("br")];
    let name = |name: &str| json!({"type": "element", "namespace": "html", "name": name, "attributes": []});
    let with = |mut object: Value, more: Value| {
        let Value::Object(more) = more else { panic!() };
        object.as_object_mut().unwrap().extend(more);
        object
    };
    let paragraph = with(name("p"), json!({"attributes": [{"name": "id", "value": "x"}]}));
    let nested = json!({"type": "document-fragment", "children": [
        with(paragraph.clone(), json!({"children": [
            text, with(name(br.as_str().unwrap()), json!({"children": []}))
        ]})),
        with(name("template"), json!({"children": [], "template_contents":
            {"type": "document-fragment", "children": [{"type": "text", "data": "t"}]}})),
    ]});
    let flat = json!([
        {"type": "document-fragment", "parent": null},
        with(paragraph, json!({"parent": 0})),
        with(text.clone(), json!({"parent": 1})),
        with(name("br"), json!({"parent": 1})),
        with(name("template"), json!({"parent": 0})),
        {"type": "document-fragment", "parent": 4},
        {"type": "text", "data": "t", "parent": 5},
    ]);
    for (fields, expected) in [
        (json!({}), json!({"tree": tree})),
        (json!({"format": null}), json!({"tree": tree})),
        (json!({"format": "tree"}), json!({"tree": tree})),
        (json!({"format": "html"}), json!({"html": html})),
        (json!({"format": "json"}), json!({"json": nested})),
        (json!({"format": "flat"}), json!({"flat": flat})),
        (json!({"errors_only": true}), json!({})),
        (json!({"errors_only": false, "format": "html"}), json!({"html": html})),
    ] {
        assert_eq!(forms(PAGE, &fields), expected, "{fields}");
    }
}

#[test]
fn elements() {
    let page = "<p id=x>a</p>\n<P xml:lang=en>b<i>c</i></p><template><p>t</template>";
    let place = |line, column, offset, attributes: Value| json!({"line": line, "column": column, "offset": offset, "name": "p", "attributes": attributes});
    let [one, two] =
        [place(1, 1, 0, json!({"id": "x"})), place(2, 1, 14, json!({"xml:lang": "en"}))];
    let with = |object: &Value, name: &str, value: &str| {
        let mut object = object.clone();
        object[name] = json!(value);
        object
    };
    let html = [
        with(&one, "html", "<p id=\"x\">a</p>"),
        with(&two, "html", "<p xml:lang=\"en\">b<i>c</i></p>"),
    ];
    for (fields, expected) in [
        (json!({"select": "p"}), json!(html)),
        (json!({"select": "p", "format": "html"}), json!(html)),
        (
            json!({"select": "p", "format": "text"}),
            json!([with(&one, "text", "a"), with(&two, "text", "bc")]),
        ),
        (json!({"select": "#x", "text": true}), json!([with(&html[0], "text", "a")])),
        (
            json!({"select": "#x", "format": "tree"}),
            json!([with(&one, "tree", "| <p>\n|   id=\"x\"\n|   \"a\"")]),
        ),
        (json!({"select": "h1"}), json!([])),
    ] {
        assert_eq!(forms(page, &fields), json!({"elements": expected}), "{fields}");
    }
    for chunk in 1..5 {
        let [whole, pieces] = [json!({"select": "*"}), json!({"select": "*", "chunk": chunk})]
            .map(|fields| forms(page, &fields));
        assert_eq!(whole, pieces, "{chunk}");
    }
    for (scope, count) in [("light", 2), ("templates", 3), ("shadows", 2), ("all", 3)] {
        let found = forms(page, &json!({"select": "p", "scope": scope}));
        assert_eq!(found["elements"].as_array().unwrap().len(), count, "{scope}");
    }
    // An element that is not written has no place.
    let found = answer(r#"{"html": "", "select": "body"}"#);
    assert_eq!(
        (&found["elements"][0]["line"], &found["elements"][0]["html"]),
        (&Value::Null, &json!("<body></body>"))
    );
}

#[test]
fn wrong_wishes() {
    for (fields, error) in [
        (
            r#""format": "jsno""#,
            "format: \"jsno\" is not a format; the formats are tree, json, html, text, flat",
        ),
        (r#""format": 1"#, "format: this must be a string or null"),
        (r#""select": "a[""#, "select: the selector ends too early (at 1:3 of the selector)"),
        (
            r#""select": "p", "scope": "al""#,
            "scope: \"al\" is not a scope; the scopes are \"light\", \"templates\", \"shadows\" and \"all\"",
        ),
        (r#""text": "yes""#, "text: this must be true or false"),
        (
            r#""errors_only": true, "text": true"#,
            "errors_only: format, text, hidden_text and select ask for more than errors",
        ),
        (
            r#""errors_only": true, "select": "p""#,
            "errors_only: format, text, hidden_text and select ask for more than errors",
        ),
        (
            r#""eror_only": true"#,
            "\"eror_only\": unknown field; a similar one exists: \"errors_only\"",
        ),
        (r#""formt": "tree""#, "\"formt\": unknown field; a similar one exists: \"format\""),
    ] {
        let answer = answer(&format!("{{\"id\": 7, \"html\": \"\", {fields}}}"));
        assert_eq!(answer, json!({"id": 7, "error": error}));
    }
}

/// The text is that with the sheets in the page, and with that of the line.
#[test]
fn text_with_sheets() {
    let page = "<style>.a { display: none } @media (width < 500px) { i { display: none } }</style>\
                <p class=a>no</p><b>b</b><i>i</i><details>d<summary>s</summary></details>";
    let text = |fields: &Value| forms(page, fields)["text"].clone();
    let cases = [
        (json!({"no_css": true}), "no\n\nbi\ns"),
        (json!({"no_css": true, "folded": true}), "no\n\nbi\nd\ns"),
        (json!({}), "bi\ns"),
        (json!({"css": "b { text-transform: uppercase }"}), "Bi\ns"),
        (json!({"device": "width=400"}), "b\ns"),
        (json!({"device": "width=400", "folded": true}), "b\nd\ns"),
    ];
    for (fields, expected) in cases {
        if !cfg!(feature = "style") && fields.get("no_css").is_none() {
            continue;
        }
        for mut wish in [json!({"format": "text"}), json!({"format": "flat", "text": true})] {
            wish.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            assert_eq!(text(&wish), expected, "{fields}");
        }
        let mut wish = json!({"select": "b", "format": "text"});
        wish.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        let elements = forms(page, &wish)["elements"].clone();
        assert_eq!(elements[0]["text"].as_str().unwrap().to_lowercase(), "b", "{fields}");
    }
    if cfg!(feature = "style") {
        let refused = answer(r#"{"html": "", "css": "", "no_css": true}"#);
        assert_eq!(refused["error"], "css, no_css: only one of them may be given");
        let refused = answer(r#"{"html": "", "device": "x=1"}"#);
        assert!(refused["error"].as_str().unwrap().starts_with("device: "), "{refused}");
    }
}

/// A list is nested no deeper for a deep tree, and nested objects take no stack to write.
#[test]
fn deep_pages() {
    let html = "<b><div>".repeat(2_000);
    for (format, least) in [("flat", 2_000), ("json", 4_000), ("html", 4_000)] {
        let request = json!({"html": html, "format": format}).to_string();
        let answer = run(&["batch"], request.as_bytes()).fine();
        assert!(answer.len() > least, "{format}");
        assert_eq!(answer.lines().count(), 1);
        if format == "flat" {
            let value: Value = serde_json::from_str(&answer).unwrap();
            assert!(value["flat"].as_array().unwrap().len() > least);
        }
    }
    let request = json!({"html": "<div>".repeat(50_000), "format": "json"}).to_string();
    assert!(run(&["batch"], request.as_bytes()).fine().len() > 50_000);
}
