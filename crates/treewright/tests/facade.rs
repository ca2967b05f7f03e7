//! The facade as a program uses it.

use std::borrow::Cow;
use std::sync::Arc;

use treewright::{
    Context, Document, DocumentMode, Edition, End, Input, LineIndex, Memory, Namespace, NodeError,
    NodeId, Options, OutOfBandMetadata, Parser, Pause, ScriptingMode, Span, parse, parse_fragment,
    set_inner_html,
};

const BODY: &str = "<html><head></head><body>";

fn html(document: &Document) -> String {
    document.outer_html(document.root())
}

fn fragment(options: &Options, context: &str, text: &str) -> String {
    let parsed = options.parse_fragment(text, &context.parse().unwrap());
    parsed.document.outer_html(parsed.document.root())
}

#[track_caller]
fn find(document: &Document, name: &str) -> NodeId {
    let mut nodes = document.descendants(document.root());
    nodes.find(|node| document.local_name(*node) == Some(name)).unwrap()
}

#[test]
fn contexts_can_be_text_or_contexts() {
    let context = Context::new(Namespace::Svg, "svg");
    for parsed in [
        parse_fragment("<a/><b>", "svg svg").unwrap(),
        parse_fragment("<a/><b>", &context).unwrap(),
        parse_fragment("<a/><b>", context).unwrap(),
    ] {
        assert_eq!(parsed.outer_html(parsed.root()), "<a></a><b></b>");
    }
    assert!(parse_fragment("", "svg").is_ok());
    assert!(parse_fragment("", "svg g h").is_err());
}

/// Text and bytes in any form, whole: they produce the same tree, also in reused memory.
#[test]
fn inputs_can_be_text_or_bytes() {
    let text = String::from("<p>caf\u{E9}<meta charset=koi8-r>");
    let (cow, shared) = (Cow::from(text.as_str()), Arc::<str>::from(text.as_str()));
    let header = OutOfBandMetadata::new().content_type("text/html; charset=utf-8");
    let latin = b"<p>caf\xE9<meta charset=koi8-r>";
    let latin_header = OutOfBandMetadata::new().content_type("text/html; charset=windows-1252");
    let mark = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
    let undeclared = b"<p>caf&eacute;<meta>";
    let inputs: [(Input<'_>, &str); 10] = [
        (text.as_str().into(), ""),
        ((&text).into(), ""),
        ((&cow).into(), ""),
        ((&shared).into(), ""),
        (Arc::clone(&shared).into(), ""),
        (Input::bytes(text.as_bytes(), &header), "UTF-8"),
        (Input::bytes(latin, &latin_header), "windows-1252"),
        ((&mark).into(), "UTF-8"),
        (mark.as_slice().into(), "UTF-8"),
        (undeclared.into(), "UTF-8"),
    ];
    let (options, context) = (Options::new(), "div".parse().unwrap());
    let mut memory = Memory::new();
    for (number, (input, encoding)) in inputs.into_iter().enumerate() {
        let encoding = (!encoding.is_empty()).then_some(encoding);
        let whole = options.parse(input.clone());
        let again = options.parse_in(input.clone(), &mut memory);
        for parsed in [&whole, &again] {
            let text = parsed.document.text_content(parsed.document.root());
            assert_eq!(text, "caf\u{E9}", "{number}");
            let found = parsed.encoding.as_ref().map(|decision| decision.encoding.name());
            assert_eq!(found, encoding, "{number}");
        }
        let fragment = options.parse_fragment(input, &context);
        let html = html(&fragment.document);
        assert!(html.starts_with("<p>caf\u{E9}<meta"), "{number}: {html}");
        assert!(self::html(&whole.document).ends_with(&format!("<body>{html}</body></html>")));
        memory.take_back(again.document);
    }
}

#[test]
fn options_reach_the_parser() {
    let options = Options::new();
    let noscript = "<noscript><p>a</noscript>";
    assert_eq!(fragment(&options, "div", noscript), "<noscript><p>a</p></noscript>");
    let on = options.clone().scripting(true);
    assert_eq!(fragment(&on, "div", noscript), "<noscript>&lt;p&gt;a</noscript>");
    let mode = options.clone().scripting_mode(ScriptingMode::Fragment);
    assert_eq!(fragment(&mode, "div", noscript), "<noscript>&lt;p&gt;a</noscript>");
    assert_eq!(fragment(&options, "div", "<?a b>"), "<?a b?>");
    let classic = options.clone().edition(Edition::CLASSIC);
    assert_eq!(fragment(&classic, "div", "<?a b>"), "<!--?a b-->");
    assert_eq!(fragment(&options, "div", "<p><table>"), "<p></p><table></table>");
    let quirks = options.clone().context_document_mode(DocumentMode::Quirks);
    assert_eq!(fragment(&quirks, "div", "<p><table>"), "<p><table></table></p>");
    assert_eq!(options.parse("x").document.mode(), DocumentMode::Quirks);
    assert_eq!(options.srcdoc(true).parse("x").document.mode(), DocumentMode::NoQuirks);
}

#[test]
fn a_form_as_context_takes_no_form() {
    assert_eq!(fragment(&Options::new(), "form", "<form><p>a</form>"), "<p>a</p>");
    assert_eq!(fragment(&Options::new(), "div", "<form><p>a</form>"), "<form><p>a</p></form>");
}

#[test]
fn errors_are_collected_only_when_asked_for() {
    let text = "<!doctype html>\r\n\u{1F600}</q>\n</r>";
    assert!(Options::new().parse(text).errors.is_empty());
    let parsed = Options::new().collect_errors(true).parse(text);
    let places: Vec<_> = parsed
        .errors
        .iter()
        .map(|error| (error.place.line, error.place.column, error.span.start))
        .collect();
    assert_eq!(places, [(2, 3, 21), (3, 1, 26)]);
    assert_eq!(parsed.end, End::Complete);
}

/// Spans of several lines, nested spans, and empty ones.
#[test]
fn errors_have_the_places_of_both_ends() {
    for text in [
        "",
        "<!doctype html>\r\n\u{1F600}</q\r\n>\n</r>",
        "<p id=1\n\u{1F600} id=2\nid=3></p\n\n=>\r<!-- -- --",
        "<table>\na\u{E9}\nb</table>\n</b\n></i><",
        "<!doctype\nx>&notit;\0</\0><b",
    ] {
        let parsed = Options::new().collect_errors(true).parse(text);
        assert!(!parsed.errors.is_empty());
        let index = LineIndex::new(text);
        for error in parsed.errors {
            let places =
                [error.span.start, error.span.end].map(|offset| index.line_column(text, offset));
            assert_eq!([error.place, error.end], places, "{text:?} {error}");
        }
    }
    // The U+FFFD of malformed bytes.
    let bytes = b"a\n\xFFb\xE2\x82\n\xFF";
    let parsed =
        Options::new().collect_errors(true).parse(Input::bytes(bytes, &OutOfBandMetadata::new()));
    let text = String::from_utf8_lossy(bytes);
    let index = LineIndex::new(&text);
    assert_eq!(parsed.decoding_errors.len(), 3);
    for error in parsed.decoding_errors {
        let Span { start, end, .. } = error.error.span;
        let places = [start, end].map(|offset| index.line_column(&text, offset));
        assert_eq!([error.place, error.end], places, "{error}");
    }
}

#[test]
fn the_first_error_can_end_the_parse() {
    let options = Options::new().stop_at_first_error(true);
    let parsed = options.parse("<!doctype html>a</q>b</q>");
    assert_eq!(parsed.end, End::StoppedAtFirstError);
    assert_eq!(parsed.errors.len(), 1);
    assert_eq!(html(&parsed.document), format!("<!DOCTYPE html>{BODY}a</body></html>"));
    assert_eq!(options.parse("<!doctype html>a").end, End::Complete);
}

#[test]
fn pieces_give_the_same_tree_and_errors() {
    let text = "\u{FEFF}<!doctype html>\r\n<p title='\u{E9}\r'>\u{1F600}&ampx</q>\r\n<!--x--\r\n>";
    let options = Options::new().collect_errors(true);
    let whole = options.parse(text);
    let same = |parser: Parser| {
        let parsed = parser.finish();
        assert_eq!(parsed.errors, whole.errors);
        assert_eq!(html(&parsed.document), html(&whole.document));
    };
    let units: Vec<u16> = text.encode_utf16().collect();
    let mut bytes = b"\xEF\xBB\xBF".to_vec();
    bytes.extend_from_slice(text.as_bytes());
    for size in 1..bytes.len() {
        let mut parser = options.parser();
        for piece in text.chars().collect::<Vec<_>>().chunks(size) {
            parser.parse_text(&piece.iter().collect::<String>());
        }
        same(parser);
        let mut parser = options.parser();
        units.chunks(size).for_each(|piece| parser.parse_utf16(piece));
        same(parser);
        let mut parser = options.parser();
        bytes.chunks(size).for_each(|piece| parser.parse_bytes(piece));
        same(parser);
    }
}

#[test]
fn text_ends_a_sequence_of_bytes() {
    let mut parser = Options::new().fragment_parser(&"div".parse().unwrap());
    parser.parse_bytes(b"\xEF\xBB\xBFa\xF0\x9F");
    parser.parse_text("b");
    parser.parse_bytes(b"\xEF\xBB\xBFc\xC3");
    let parsed = parser.finish();
    let text = parsed.document.text_content(parsed.document.root());
    assert_eq!(text, "a\u{FFFD}b\u{FEFF}c\u{FFFD}");
}

#[test]
fn scripts_write_into_the_parser() {
    let options = Options::new().scripting(true).collect_errors(true);
    let mut parser = options.parser();
    parser.append("<!doctype html>\n<p><script>1</script>x</i>");
    assert!(matches!(parser.pump(), Pause::Script(_)));
    parser.begin_script();
    assert_eq!(parser.write("<b>\n\n"), Pause::NeedInput);
    assert_eq!(parser.write_utf16(&[0x61, 0xD83D]), Pause::NeedInput);
    assert_eq!(parser.write_utf16(&[0xDE00]), Pause::NeedInput);
    assert!(matches!(parser.write("\n</q><script>2</script>c"), Pause::Script(_)));
    parser.begin_script();
    assert_eq!(parser.write("2"), Pause::NeedInput);
    parser.end_script();
    assert_eq!(parser.pump(), Pause::NeedInput);
    let checkpoint = parser.clone();
    parser.end_script();
    assert_eq!(parser.pump(), Pause::NeedInput);
    parser.end_of_input();
    assert_eq!(parser.pump(), Pause::Finished);
    let parsed = parser.finish();
    let expected = "<p><script>1</script><b>\n\na\u{1F600}\n<script>2</script>2cx</b></p>";
    assert_eq!(html(&parsed.document), format!("<!DOCTYPE html>{BODY}{expected}</body></html>"));
    let places: Vec<_> = parsed
        .errors
        .iter()
        .map(|error| (error.span.source.0, error.place.line, error.place.column))
        .collect();
    assert_eq!(places[..2], [(4, 2, 1), (0, 2, 23)]);
    // Ends are counted in the source of their error, too.
    let ends: Vec<_> =
        parsed.errors.iter().map(|error| (error.end.line, error.end.column)).collect();
    assert_eq!(ends[..2], [(2, 5), (2, 27)]);

    // A program that abandons a script in the middle still gets its tree.
    assert_eq!(html(&checkpoint.finish().document), html(&parsed.document));
}

#[test]
fn scripts_are_passed_over_by_push() {
    let mut parser = Options::new().scripting(true).parser();
    parser.parse_text("<script>1</script><p>a");
    parser.parse_text("<script>2</script>b");
    let parsed = parser.finish();
    assert_eq!(parsed.document.text_content(find(&parsed.document, "p")), "a2b");
}

#[test]
fn inner_html_of_elements() -> Result<(), NodeError> {
    let mut document = parse("<!doctype html><form><div id=a>old</div><table><tr></table></form>");
    let options = Options::new();
    let div = find(&document, "div");
    let old = document.children(div).next().unwrap();
    set_inner_html(&mut document, div, "<form><td>x<p>y<table>", &options)?;
    assert_eq!(document.outer_html(div), "<div id=\"a\">x<p>y</p><table></table></div>");
    assert_eq!(document.text_content(old), "old");
    let row = find(&document, "tr");
    set_inner_html(&mut document, row, "<td>1<td>2</tr>x", &options)?;
    assert!(document.outer_html(row).starts_with("<tr><td>1</td><td>2"));
    set_inner_html(&mut document, row, "", &options)?;
    assert_eq!(document.outer_html(row), "<tr></tr>");
    assert!(html(&document).starts_with("<!DOCTYPE html><html><head></head><body><form>"));
    Ok(())
}

#[test]
fn inner_html_of_elements_with_special_rules() -> Result<(), NodeError> {
    let options = Options::new();
    // A template's contents.
    let mut document = parse("<template>old</template>");
    let template = find(&document, "template");
    set_inner_html(&mut document, template, "<td>x</td>", &options)?;
    assert_eq!(document.outer_html(template), "<template><td>x</td></template>");
    assert_eq!(document.children(template).count(), 0);

    // Quirks, raw text, foreign content, scripting.
    let mut document = parse("<div></div><style></style><svg></svg><noscript></noscript>");
    for (name, text, expected) in [
        ("div", "<p><table>", "<div><p><table></table></p></div>"),
        ("style", "<p>&amp;", "<style><p>&amp;</style>"),
        ("svg", "<lineargradient/><a xlink:href=b>", {
            "<svg><linearGradient></linearGradient><a xlink:href=\"b\"></a></svg>"
        }),
        ("noscript", "<b>x", "<noscript><b>x</b></noscript>"),
    ] {
        let node = find(&document, name);
        set_inner_html(&mut document, node, text, &options)?;
        assert_eq!(document.outer_html(node), expected);
    }

    // Nothing goes to the document itself.
    let root = find(&document, "html");
    let text = "<!doctype x><frameset></frameset></html><!--c--><?pi?>";
    set_inner_html(&mut document, root, text, &options)?;
    assert_eq!(html(&document), "<html><head></head><frameset></frameset><!--c--><?pi ?></html>");
    assert_eq!(document.mode(), DocumentMode::Quirks);

    // Template contents belong to a document that is not in quirks mode.
    let mut document = parse("<template><div></div></template>");
    let template = find(&document, "template");
    let contents = document.template_contents(template).unwrap();
    let inner = document.first_child(contents).unwrap();
    set_inner_html(&mut document, inner, "<p><table>", &options)?;
    assert_eq!(document.outer_html(inner), "<div><p></p><table></table></div>");
    set_inner_html(&mut document, template, "<p><table>", &options)?;
    assert_eq!(document.inner_html(template), "<p><table></table></p>");

    // Text cannot have contents; a shadow root has those of its host.
    let mut document =
        parse("<div><template shadowrootmode=open shadowrootserializable>old</template></div>text");
    let host = find(&document, "div");
    let shadow = document.shadow_root(host).unwrap();
    set_inner_html(&mut document, shadow, "<slot></slot><td>", &options)?;
    let slot = document.children(shadow).next().unwrap();
    assert_eq!(document.local_name(slot), Some("slot"));
    assert_eq!(document.children(shadow).count(), 1);
    let text = document.last_child(find(&document, "body")).unwrap();
    assert_eq!(
        set_inner_html(&mut document, text, "", &options).unwrap_err(),
        NodeError::WrongKind
    );
    let detached = document.create_text("gone");
    document.delete(detached)?;
    assert_eq!(
        set_inner_html(&mut document, detached, "", &options).unwrap_err(),
        NodeError::Stale
    );
    Ok(())
}

#[test]
fn inner_html_keeps_selectedcontent_up_to_date() {
    /// The inner HTML of the first element of this name is set; then the `select` is this.
    fn check(before: &str, name: &str, text: &str, is_connected: bool, select: &str) {
        let mut document = parse(before);
        let node = find(&document, name);
        let outer = find(&document, "select");
        if !is_connected {
            document.remove(outer).unwrap();
        }
        set_inner_html(&mut document, node, text, &Options::new()).unwrap();
        assert_eq!(document.outer_html(outer), select, "{text} in {name} of {before}");
    }

    let parts = "<button><selectedcontent></selectedcontent></button><option>a<option selected>b";
    let shown = "<select><button><selectedcontent>b</selectedcontent></button>\
                 <option>a</option><option selected=\"\">b</option></select>";
    let not_shown = &shown.replace(">b</selectedcontent>", "></selectedcontent>");
    check("<select></select>", "select", parts, true, shown);
    check("<select></select>", "select", parts, false, not_shown);
    // A `select` among the inserted nodes.
    check(
        "<select></select><div></div>",
        "body",
        &format!("<select>{parts}"),
        true,
        "<select></select>",
    );
    // The first of several elements, with the option that was selected when it was inserted.
    let before = "<select><div></div><option>a</option><option selected>b</select>";
    let text = "<selectedcontent></selectedcontent><selectedcontent>x</selectedcontent>";
    check(before, "div", text, true, {
        "<select><div><selectedcontent>b</selectedcontent><selectedcontent></selectedcontent></div>\
         <option>a</option><option selected=\"\">b</option></select>"
    });
    // The last inserted options win; the one that was selected without an attribute stays.
    let before = "<select><div></div><option selected>a</select>";
    let text = "<selectedcontent></selectedcontent><option selected>b</option><option>c</option>";
    check(before, "div", text, true, {
        "<select><div><selectedcontent>b</selectedcontent><option selected=\"\">b</option>\
         <option>c</option></div><option selected=\"\">a</option></select>"
    });
    let before = "<select><div></div><option>a</select>";
    let text = "<selectedcontent></selectedcontent><option>b</option>";
    check(before, "div", text, true, {
        "<select><div><selectedcontent>a</selectedcontent><option>b</option></div>\
         <option>a</option></select>"
    });
    // Disabled.
    let before = "<select><option><div></div></option></select>";
    check(before, "div", "<selectedcontent></selectedcontent>x", true, {
        "<select><option><div><selectedcontent></selectedcontent>x</div></option></select>"
    });
    let before = "<select multiple><div></div><option>a</select>";
    check(before, "div", "<selectedcontent></selectedcontent>", true, {
        "<select multiple=\"\"><div><selectedcontent></selectedcontent></div>\
         <option>a</option></select>"
    });
    // The next one shows the option when the first is removed.
    let before = "<select><div><selectedcontent></selectedcontent></div>\
                  <selectedcontent></selectedcontent><option>a</select>";
    check(before, "div", "", true, {
        "<select><div></div><selectedcontent>a</selectedcontent><option>a</option></select>"
    });
}

#[test]
fn inner_html_gives_its_errors() {
    let mut document = parse("<p>a");
    let paragraph = find(&document, "p");
    let options = Options::new().collect_errors(true);
    let errors = set_inner_html(&mut document, paragraph, "b\n</q>", &options).unwrap();
    let places: Vec<_> =
        errors.iter().map(|error| (error.place.line, error.place.column)).collect();
    assert_eq!(places, [(2, 1)]);
}

#[test]
fn parsers_and_trees_can_move_to_other_threads() {
    fn can_move<T: Send + Sync>() {}
    can_move::<Document>();
    can_move::<Parser>();
    can_move::<Options>();
}

#[test]
fn nodes_know_their_line_and_column() {
    use treewright::{NodeRef, Options};

    let html = "<!doctype html>\r\n\u{1F600}<p>a<table><b>\nx</p>";
    let pieces = html.as_bytes().chunks(3);
    let mut parser =
        Options::new().origins(true).parser().for_bytes(&treewright::OutOfBandMetadata::new());
    pieces.for_each(|piece| parser.parse_bytes(piece));
    for document in [Options::new().origins(true).parse(html).document, parser.finish().document] {
        let place = |node: NodeRef<'_>| node.line_column().map(|place| (place.line, place.column));
        let of = |name: &str| {
            let found = document.root_node().descendants().find(|node| node.is_html(name));
            place(found.unwrap())
        };
        assert_eq!(of("html"), None, "implied");
        assert_eq!((of("p"), of("table"), of("b")), (Some((2, 3)), Some((2, 7)), Some((2, 14))));
        let b = document.root_node().descendants().find(|node| node.is_html("b")).unwrap();
        assert_eq!(b.first_child().and_then(place), Some((2, 17)));
    }
    let plain = treewright::parse(html);
    assert_eq!(plain.root_node().first_child().unwrap().line_column(), None, "no origins");
}

/// A comment that was cut off must not become markup: script hidden in it would run.
#[test]
fn s330_a_comment_that_is_cut_off_is_not_markup() {
    for cut in ["", "-", "--", "--!", "<!--", "</script>"] {
        let page = format!("<!doctype html><p>x<!-- <script>alert(1)</script>><b>{cut}");
        let document = parse(&page);
        let body = &html(&document)[BODY.len() + "<!DOCTYPE html>".len()..];
        assert!(body.starts_with("<p>x<!-- <script>alert(1)</script>><b>"), "{cut}: {body}");
        assert!(body.ends_with("--></p></body></html>"), "{cut}: {body}");
    }
}
