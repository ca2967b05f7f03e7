//! HTML, the dump and JSON from the same trees.

use std::fmt::{self, Write as _};
use std::io;

use crate::tree::common::{element, find, parse};
use treewright_dom::{
    Document, IoWriter, Namespace, NodeId, SerializeError, SerializeOptions, ShadowRootInit,
    ShadowRootMode,
};

fn body(html: &str) -> (Document, NodeId) {
    let document = parse(&format!("<body>{html}"));
    let body = document.body().expect("a body");
    (document, body)
}

fn html(document: &Document, node: NodeId, options: &SerializeOptions) -> String {
    let mut html = String::new();
    document.serialize(node, options, &mut html).unwrap();
    html
}

/// The contents of the body after a parse of the first are written as the second.
#[test]
fn fragment_serialization() {
    for (source, expected) in [
        // Escaping.
        ("&amp;&nbsp;&lt;&gt;\"'é", "&amp;&nbsp;&lt;&gt;\"'é"),
        (
            "<p title='&amp;&nbsp;&lt;&gt;&quot;&apos;é'>",
            "<p title=\"&amp;&nbsp;&lt;&gt;&quot;'é\"></p>",
        ),
        ("\u{A1}\u{C2}\u{A0}\u{E0}", "\u{A1}\u{C2}&nbsp;\u{E0}"),
        // Void elements, including the old ones.
        ("<br><img a><input><wbr>", "<br><img a=\"\"><input><wbr>"),
        ("a<bgsound><basefont><keygen><param>", "a<bgsound><basefont><keygen><param>"),
        ("<svg><br2/><wbr/></svg>", "<svg><br2></br2><wbr></wbr></svg>"),
        // Text that is written literally, by its parent alone.
        ("<script>a<b&amp;</script>", "<script>a<b&amp;</script>"),
        ("<style>a>b</style><xmp>&lt;</xmp>", "<style>a>b</style><xmp>&lt;</xmp>"),
        ("<iframe>&lt;<p></iframe>", "<iframe>&lt;<p></iframe>"),
        ("<noembed>&lt;</noembed>", "<noembed>&lt;</noembed>"),
        ("<plaintext>a<b>&", "<plaintext>a<b>&</plaintext>"),
        ("<textarea>&lt;</textarea>", "<textarea>&lt;</textarea>"),
        ("<svg><style>&lt;</style></svg>", "<svg><style>&lt;</style></svg>"),
        // No newline is added.
        ("<pre>\n\na</pre><textarea>\n\nb</textarea>", "<pre>\na</pre><textarea>\nb</textarea>"),
        // Other nodes.
        ("<!-- a--b --><?a b c?><?d>", "<!-- a--b --><?a b c?><?d ?>"),
        (
            "<template>a<template>b</template></template>c",
            "<template>a<template>b</template></template>c",
        ),
        ("<svg><template>a</template></svg>", "<svg><template>a</template></svg>"),
        // Names.
        (
            "<svg viewbox=1 xlink:href=2 xml:lang=3 xmlns:xlink=http://www.w3.org/1999/xlink \
             xmlns=http://www.w3.org/2000/svg a:b=4><foreignobject>",
            "<svg viewBox=\"1\" xlink:href=\"2\" xml:lang=\"3\" \
             xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns=\"http://www.w3.org/2000/svg\" \
             a:b=\"4\"><foreignObject></foreignObject></svg>",
        ),
        ("<math definitionurl=1><mi>", "<math definitionURL=\"1\"><mi></mi></math>"),
        // Shadow roots are left out.
        ("<div><template shadowrootmode=open>a</template>b</div>", "<div>b</div>"),
    ] {
        let (document, body) = body(source);
        assert_eq!(document.inner_html(body), expected);
        let outer: String =
            document.children(body).map(|child| document.outer_html(child)).collect();
        assert_eq!(outer, expected);
        // It parses to the same again, except in the two cases that the standard describes.
        if !expected.contains("<plaintext>") && !expected.contains("<pre>") {
            let (document, body) = self::body(expected);
            assert_eq!(document.inner_html(body), expected);
        }
    }
}

#[test]
fn nodes_that_have_nothing_inside() {
    let mut document = parse("<!DOCTYPE a PUBLIC 'b' 'c'><br>text<!--comment-->");
    let br = find(&document, "br");
    let text = document.create_text("x<");
    document.append(br, text).unwrap();
    assert_eq!((document.inner_html(br).as_str(), document.outer_html(br).as_str()), ("", "<br>"));
    for node in document.descendants(document.root()).collect::<Vec<_>>() {
        if document.text(node).is_some() || document.doctype(node).is_some() {
            assert_eq!(document.inner_html(node), "");
            assert_ne!(document.outer_html(node), "");
        }
    }
    assert!(document.inner_html(document.root()).starts_with("<!DOCTYPE a><html>"));
}

/// Children of a `template` element itself are not written, but its contents are.
#[test]
fn templates_are_written_by_their_contents() {
    let mut document = Document::new();
    let template = element(&mut document, "template");
    let contents = document.template_contents(template).unwrap();
    let (inside, outside) = (document.create_text("in"), element(&mut document, "b"));
    document.append(contents, inside).unwrap();
    document.append(template, outside).unwrap();
    let parent = element(&mut document, "div");
    document.append(parent, template).unwrap();
    let after = document.create_text("after");
    document.append(parent, after).unwrap();
    assert_eq!(document.inner_html(template), "in");
    assert_eq!(document.inner_html(contents), "in");
    assert_eq!(document.outer_html(contents), "in");
    assert_eq!(document.inner_html(parent), "<template>in</template>after");
    assert_eq!(
        document.dump(parent),
        "| <div>\n|   <template>\n|     content\n|       \"in\"\n|     <b>\n|   \"after\"\n"
    );
    assert_eq!(
        document.to_json(template),
        concat!(
            r#"{"type":"element","namespace":"html","name":"template","attributes":[],"#,
            r#""template_contents":{"type":"document-fragment","#,
            r#""children":[{"type":"text","data":"in"}]},"#,
            r#""children":[{"type":"element","namespace":"html","name":"b","attributes":[],"#,
            r#""children":[]}]}"#,
        )
    );
}

/// Text of `noscript` is literal with scripting, and a shadow root that keeps its registry null has the
/// attribute, but in an inert document neither holds.
#[test]
fn the_node_document_decides() {
    const TEXT: &str = "<noscript>&lt;p>a</noscript>";
    const SHADOW: &str = "<div><template shadowrootmode=open shadowrootcustomelementregistry>\
                          </template></div>";
    let literal = "<noscript><p>a</noscript>";
    let escaped = "<noscript>&lt;p&gt;a</noscript>";
    let with_registry = "<div><template shadowrootmode=\"open\" \
                         shadowrootcustomelementregistry=\"\"></template></div>";
    let without = "<div><template shadowrootmode=\"open\"></template></div>";
    let template = |inside: &str| format!("<template>{inside}</template>");
    let check = |document: &Document, node: NodeId, expected: &str| {
        let nodes = document.descendants_with_fragments(document.main_document());
        let roots = nodes.filter(|node| document.shadow_root_properties(*node).is_some());
        let options = SerializeOptions::new().shadow_roots(roots);
        let on = options.clone().scripting(true);
        assert_eq!(html(document, node, &on), expected);
        let off = expected.replace(literal, escaped);
        assert_eq!(html(document, node, &options), off);
    };
    for (source, expected) in [
        (TEXT.to_owned(), literal.to_owned()),
        (template(TEXT), template(escaped)),
        (template(&template(TEXT)), template(&template(escaped))),
        (template(TEXT) + TEXT, template(escaped) + literal),
        (SHADOW.to_owned(), with_registry.to_owned()),
        (template(SHADOW), template(without)),
        (template(&template(SHADOW)) + SHADOW, template(&template(without)) + with_registry),
        (
            SHADOW.replacen("></template>", &format!(">{TEXT}{}</template>", template(TEXT)), 1),
            with_registry.replacen(
                "></template>",
                &format!(">{literal}{}</template>", template(escaped)),
                1,
            ),
        ),
        (
            template(&SHADOW.replacen("></template>", &format!(">{TEXT}</template>"), 1)),
            template(&without.replacen("></template>", &format!(">{escaped}</template>"), 1)),
        ),
    ] {
        let (document, body) = body(&source);
        check(&document, body, &expected);
    }
    // A walk can start in template contents, and nodes can move into them and out of them.
    let (mut document, body) = body(&template(&format!("<i>{TEXT}{SHADOW}</i>")));
    let template = find(&document, "template");
    let contents = document.template_contents(template).unwrap();
    let (element, noscript) = (find(&document, "i"), find(&document, "noscript"));
    let inert = format!("{escaped}{without}");
    check(&document, template, &format!("<i>{inert}</i>"));
    check(&document, contents, &format!("<i>{inert}</i>"));
    check(&document, element, &inert);
    check(&document, noscript, "&lt;p&gt;a");
    document.append(body, element).unwrap();
    check(&document, body, &format!("<template></template><i>{literal}{with_registry}</i>"));
    assert_eq!(html(&document, noscript, &SerializeOptions::new().scripting(true)), "<p>a");
    document.append(contents, element).unwrap();
    check(&document, body, &format!("<template><i>{inert}</i></template>"));
}

/// With a limit, HTML that is longer is an error, and no more than the limit is written.
#[test]
fn the_length_is_limited() {
    let page = format!("<div><b x=\"{}\">&amp;</div>", "y".repeat(1000)) + &"<p>x</p>".repeat(100);
    let (document, body) = body(&page);
    let whole = document.inner_html(body);
    assert!(whole.len() > 100 * 1000, "attributes are multiplied");
    let length = whole.len() as u64;
    for limit in [0, 1, 5, 1500, length - 1, length, length + 1, u64::MAX] {
        let options = SerializeOptions::new().limit(limit);
        let (mut text, mut out) = (String::new(), IoWriter::new(Vec::new()));
        let result = document.serialize(body, &options, &mut text);
        assert_eq!(document.serialize(body, &options, &mut out), result);
        let bytes = out.finish().unwrap();
        assert_eq!(bytes, text.as_bytes());
        assert!(whole.starts_with(&text) && text.len() as u64 <= limit);
        let expected = if limit < length { Err(SerializeError::LimitExceeded) } else { Ok(()) };
        assert_eq!(result, expected, "{limit}");
        assert_eq!(text == whole, result.is_ok());
    }
}

/// An output that refuses text ends the writing, and a writer of bytes keeps its error.
#[test]
fn outputs_can_fail() {
    let (document, body) = body("<p>a&amp;b<p title=c>d");
    let length = document.inner_html(body).len();
    for room in 0..length {
        let mut bytes = vec![0; room];
        let mut out = IoWriter::new(&mut bytes[..]);
        let result = document.serialize(body, &SerializeOptions::new(), &mut out);
        assert_eq!(result, Err(SerializeError::Output), "{room}");
        assert_eq!(out.write_str("more"), Err(fmt::Error));
        assert_eq!(out.finish().unwrap_err().kind(), io::ErrorKind::WriteZero, "{room}");
    }
    let mut room = [0; 5];
    let mut out = IoWriter::new(&mut room[..]);
    assert!(document.dump_to(body, &mut out).is_err() && out.finish().is_err());
    let mut out = IoWriter::new(&mut room[..]);
    assert!(document.write_json(body, &mut out).is_err() && out.finish().is_err());
}

#[test]
fn shadow_roots() {
    let mut document = Document::new();
    let outer = element(&mut document, "div");
    let host = element(&mut document, "p");
    let light = document.create_text("light");
    document.append(outer, host).unwrap();
    document.append(host, light).unwrap();
    let mut init = ShadowRootInit::new(ShadowRootMode::Closed);
    init.delegates_focus = true;
    init.serializable = true;
    init.manual_slot_assignment = true;
    init.clonable = true;
    init.keep_custom_element_registry_null = true;
    let shadow_root = document.attach_shadow_root(host, init).unwrap();
    let inner = element(&mut document, "span");
    document.append(shadow_root, inner).unwrap();
    let inner_root =
        document.attach_shadow_root(inner, ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
    let text = document.create_text("deep");
    document.append(inner_root, text).unwrap();

    let none = "<p>light</p>";
    let one = "<p><template shadowrootmode=\"closed\" shadowrootdelegatesfocus=\"\" \
               shadowrootserializable=\"\" shadowrootslotassignment=\"manual\" \
               shadowrootclonable=\"\" shadowrootcustomelementregistry=\"\"><span>[]</span>\
               </template>light</p>";
    let two = one.replace("[]", "<template shadowrootmode=\"open\">deep</template>");
    let one = one.replace("[]", "");
    let options = SerializeOptions::new();
    assert_eq!(html(&document, outer, &options), none);
    assert_eq!(html(&document, outer, &options.clone().shadow_roots([inner_root])), none);
    assert_eq!(html(&document, outer, &options.clone().shadow_roots([shadow_root])), one);
    let serializable = options.serializable_shadow_roots(true);
    assert_eq!(html(&document, outer, &serializable), one);
    let all = serializable.shadow_roots([inner_root]);
    assert_eq!(html(&document, outer, &all), two);
    // The node itself can be the host, or the shadow root.
    assert!(html(&document, host, &all).starts_with("<template shadowrootmode=\"closed\""));
    assert_eq!(html(&document, inner_root, &all), "deep");

    assert_eq!(
        document.dump(outer),
        "| <div>\n|   <p>\n|     #shadow-root (closed)\n|       <span>\n\
         |         #shadow-root (open)\n|           \"deep\"\n|     \"light\"\n"
    );
    assert_eq!(
        document.to_json(inner),
        concat!(
            r#"{"type":"element","namespace":"html","name":"span","attributes":[],"#,
            r#""shadow_root":{"type":"shadow-root","mode":"open","slot_assignment":"named","#,
            r#""delegates_focus":false,"serializable":false,"clonable":false,"#,
            r#""declarative":false,"keep_custom_element_registry_null":false,"#,
            r#""children":[{"type":"text","data":"deep"}]},"children":[]}"#,
        )
    );
}

#[test]
fn the_dump() {
    let source = "<!DOCTYPE html PUBLIC \"p\" \"\"><!-- c --><?pi?><?pi a  b?>\
                  <p b=1 a='x\ny' A=2>one\n<b>two</b></p><svg xml:lang=a xlink:href=b xmlns=c \
                  xlink:A=d><path></svg><math><mi>";
    let document = parse(source);
    let expected = "\
| <!DOCTYPE html \"p\" \"\">
| <!--  c  -->
| <?pi ?>
| <?pi a  b?>
| <html>
|   <head>
|   <body>
|     <p>
|       a=\"x
y\"
|       b=\"1\"
|       \"one
\"
|       <b>
|         \"two\"
|     <svg svg>
|       xlink href=\"b\"
|       xlink:a=\"d\"
|       xml lang=\"a\"
|       xmlns xmlns=\"c\"
|       <svg path>
|     <math math>
|       <math mi>
";
    assert_eq!(document.dump(document.root()), expected);
    let doctype = document.first_child(document.root()).unwrap();
    assert_eq!(document.dump(doctype), "| <!DOCTYPE html \"p\" \"\">\n");
}

#[test]
fn the_dump_has_a_line_for_each_text_node() {
    let mut document = Document::new();
    let parent = element(&mut document, "p");
    let texts: Vec<_> = ["a", "", "b"].map(|text| document.create_text(text)).into();
    for text in &texts {
        document.append(parent, *text).unwrap();
    }
    assert_eq!(document.dump(parent), "| <p>\n|   \"a\"\n|   \"\"\n|   \"b\"\n");
    assert_eq!(document.dump(texts[2]), "| \"b\"\n");
    // A patch replaces its marker, and the text on both sides of it stays separate.
    let document = parse("<div>x<?marker name=\"a\"?>y</div><template for=a></template>");
    let div = find(&document, "div");
    assert_eq!(document.dump(div), "| <div>\n|   \"x\"\n|   \"y\"\n");
}

#[test]
fn json_of_every_kind() {
    let document = parse(
        "<!doctype html SYSTEM 's'><!--\u{1}\"\\\t--><?a b?><svg xlink:href=x></svg>é\u{2028}",
    );
    assert_eq!(
        document.to_json(document.root()),
        concat!(
            r#"{"type":"document","mode":"no-quirks","children":["#,
            r#"{"type":"doctype","name":"html","public_id":"","system_id":"s"},"#,
            r#"{"type":"comment","data":"\u0001\"\\\t"},"#,
            r#"{"type":"processing-instruction","target":"a","data":"b"},"#,
            r#"{"type":"element","namespace":"html","name":"html","attributes":[],"children":["#,
            r#"{"type":"element","namespace":"html","name":"head","attributes":[],"children":[]},"#,
            r#"{"type":"element","namespace":"html","name":"body","attributes":[],"children":["#,
            r#"{"type":"element","namespace":"svg","name":"svg","attributes":["#,
            r#"{"name":"href","value":"x","namespace":"xlink","prefix":"xlink"}],"children":[]},"#,
            "{\"type\":\"text\",\"data\":\"é\u{2028}\"}]}]}]}",
        )
    );
}

/// The example of docs/reference/json.md is right.
#[test]
fn the_documented_json() {
    let page = include_str!("../../../../docs/reference/json.md");
    let example = page.rsplit_once("```json\n").unwrap().1.split_once("```").unwrap().0;
    let expected: String = example.lines().map(str::trim_start).collect();
    let document = parse("<!DOCTYPE html><p id=x>a<br>");
    assert_eq!(document.to_json(document.root()), expected);
}

#[test]
fn json_numbers_the_forms() {
    let document = parse("<form></form><table><form><tr><td><input></table><input><form><button>");
    let json = document.to_json(document.root());
    let forms: Vec<_> =
        json.split("\"form\":").skip(1).map(|rest| rest.split_once(',').unwrap().0).collect();
    assert_eq!(forms, ["1", "1", "1"]);
    let input = find(&document, "input");
    let form = document.form_owner(input).unwrap();
    assert_eq!(document.local_name(form), Some("form"));
    // A form outside the written part has no number.
    assert!(!document.to_json(input).contains("\"form\""));
}

#[test]
fn documents_have_parts() {
    let document = parse("<!doctype html><title> a\n b </title><frameset><frame>");
    assert_eq!(document.title().as_deref(), Some("a b"));
    assert_eq!(document.local_name(document.document_element().unwrap()), Some("html"));
    assert_eq!(document.local_name(document.head().unwrap()), Some("head"));
    assert_eq!(document.local_name(document.body().unwrap()), Some("frameset"));

    let mut document = Document::new();
    assert!(document.title().is_none() && document.head().is_none() && document.body().is_none());
    let svg = document.create_element(Namespace::Svg, "svg").unwrap();
    let title = document.create_element(Namespace::Svg, "title").unwrap();
    document.append(document.root(), svg).unwrap();
    assert_eq!(document.title(), None);
    document.append(svg, title).unwrap();
    assert_eq!(document.title().as_deref(), Some(""));
    assert_eq!(document.head(), None);
}
