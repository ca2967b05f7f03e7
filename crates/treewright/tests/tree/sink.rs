//! The tree as a sink of the parser.

use crate::tree::common::{check_links, find, parse};
use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::ScriptElements;
use treewright_dom::{
    Document, DocumentMode, Namespace, NodeError, NodeId, NodeKind, ShadowRootInit, ShadowRootMode,
    TreeSink,
};
use treewright_syntax::{
    AttributeBuffer, Attributes, ElementName, LocalName, Origin, ParserOptions, Pause, Run,
    ScriptingMode, TreeParser, TreeQuery,
};

fn create(document: &mut Document, name: &str, attributes: Attributes<'_>) -> NodeId {
    let local = LocalName::known(name).expect("a known name");
    let name = ElementName { namespace: Namespace::Html, local, text: name };
    let root = document.root();
    TreeSink::create_element(document, name, attributes, &root, Origin::default())
}

fn insert_text(document: &mut Document, parent: NodeId, before: Option<NodeId>, text: Run<'_>) {
    document.insert_text(&parent, before.as_ref(), text, Origin::default());
}

#[test]
fn it_is_usable_as_a_trait_object() {
    let mut document = Document::new();
    let tree: &mut dyn TreeSink<Handle = NodeId> = &mut document;
    tree.set_document_mode(DocumentMode::LimitedQuirks);
    assert_eq!(tree.document_mode(), DocumentMode::LimitedQuirks);
    assert_eq!(tree.kind(&tree.document()), NodeKind::Document);
    assert!(!tree.creation_may_run_script());
}

#[test]
fn text_joins_the_text_right_before_its_place() {
    let mut document = Document::new();
    let parent = create(&mut document, "table", Attributes::EMPTY);
    let child = create(&mut document, "td", Attributes::EMPTY);
    insert_text(&mut document, parent, None, Run::new("a"));
    insert_text(&mut document, parent, None, Run::new("b"));
    document.insert(&parent, &child, None, Origin::default());
    insert_text(&mut document, parent, None, Run::new("x"));
    insert_text(&mut document, parent, Some(child), Run::new("c"));
    insert_text(&mut document, parent, None, Run::new("y"));
    let first = document.first_child(parent).unwrap();
    insert_text(&mut document, parent, Some(first), Run::new("0"));
    let texts: Vec<_> = document.children(parent).map(|node| document.text(node)).collect();
    assert_eq!(texts, [Some("0"), Some("abc"), None, Some("xy")]);
    check_links(&document, parent);
}

/// Two texts that grow alternately, as in a table: text before it, and cells in it.
#[test]
fn interleaved_texts_take_linear_time() {
    for document in [Document::new(), Document::with_source("ab")] {
        let mut document = document;
        let outer = create(&mut document, "div", Attributes::EMPTY);
        let table = create(&mut document, "table", Attributes::EMPTY);
        document.insert(&outer, &table, None, Origin::default());
        for _ in 0..100_000 {
            insert_text(&mut document, outer, Some(table), Run::in_source("a", 0));
            insert_text(&mut document, table, None, Run::in_source("b", 1));
        }
        assert_eq!(document.children(outer).count(), 2);
        assert_eq!(document.text_content(outer), "a".repeat(100_000) + &"b".repeat(100_000));
    }
    // Foster-parented text between cells, through the parser.
    let document = parse(&format!("<table>{}", "a<tr><td>b".repeat(100_000)));
    assert_eq!(document.text_content(document.root()).len(), 200_000);
}

#[test]
fn attributes_merge_in_linear_time() {
    let tags: Vec<_> = (0..40_000).map(|number| format!("<html a{number}=x>")).collect();
    let document = parse(&tags.concat());
    assert_eq!(document.attributes(document.document_element().unwrap()).count(), 40_000);

    let mut document = parse("<html a=1><html a=2 b=3>");
    let html = document.document_element().unwrap();
    document.remove_attribute(html, "a").unwrap();
    let mut buffer = AttributeBuffer::default();
    buffer.push("a", "4");
    buffer.push("b", "5");
    document.add_missing_attributes(&html, buffer.view(), Origin::default());
    assert_eq!(
        document.outer_html(html),
        "<html b=\"3\" a=\"4\"><head></head><body></body></html>"
    );
}

#[test]
fn elements_can_have_very_many_attributes() {
    let mut buffer = AttributeBuffer::default();
    for number in 0..300 {
        buffer.push(&format!("a{number}"), "");
    }
    let mut document = Document::new();
    let element = create(&mut document, "p", buffer.view());
    assert_eq!(document.attributes(element).count(), 300);

    let names: Vec<_> = (0..70_000).map(|number| format!(" a{number}=v{number}")).collect();
    let document = parse(&format!("<p{}>", names.concat()));
    let element = find(&document, "p");
    assert_eq!(document.attributes(element).count(), 70_000);
    assert_eq!(document.attribute(element, "a69999"), Some("v69999"));
}

#[test]
fn templates_and_shadow_roots() {
    let mut document = Document::new();
    let host = create(&mut document, "div", Attributes::EMPTY);
    let template = create(&mut document, "template", Attributes::EMPTY);
    let contents = TreeSink::template_contents(&mut document, &template);
    assert_eq!(TreeQuery::host(&document, &contents), Some(template));
    let init = ShadowRootInit::new(ShadowRootMode::Open);
    let shadow_root = TreeSink::attach_shadow_root(&mut document, &host, init).unwrap();
    let refused = TreeSink::attach_shadow_root(&mut document, &host, init).unwrap_err();
    assert_eq!(refused.to_string(), "the element cannot have a shadow root");
    assert!(document.is_shadow_host(&host));

    // While a declarative shadow root is parsed, it is the contents of its template.
    document.set_template_contents(&template, &shadow_root);
    assert!(!document.contains(contents));
    assert_eq!(TreeSink::template_contents(&mut document, &template), shadow_root);
    assert_eq!(TreeQuery::host(&document, &shadow_root), Some(host));
    insert_text(&mut document, shadow_root, None, Run::new("a"));
    // It belongs to its host: the template neither shows nor frees nor copies it.
    assert_eq!(document.descendants_with_fragments(template).count(), 0);
    let copy = document.clone_subtree(&template);
    assert_eq!(document.outer_html(copy), "<template></template>");
    document.delete(template).unwrap();
    assert_eq!(document.text_content(shadow_root), "a");
    document.delete(host).unwrap();
    assert!(!document.contains(shadow_root));
}

#[test]
fn a_fragment_of_the_main_document_becomes_the_root() {
    let mut document = Document::new();
    let fragment = TreeSink::create_document_fragment(&mut document);
    assert_eq!(document.root(), fragment);
    assert_ne!(document.main_document(), fragment);

    let mut document = Document::new();
    let other = document.create_document(DocumentMode::Quirks);
    document.set_parser_document(other).unwrap();
    TreeSink::create_document_fragment(&mut document);
    assert_eq!(document.root(), document.main_document());
    assert_eq!(TreeQuery::document(&document), other);
    assert_eq!(document.document_mode(), DocumentMode::Quirks);
    let fragment = document.create_document_fragment();
    assert_eq!(document.set_parser_document(fragment), Err(NodeError::WrongKind));
}

#[test]
fn copies_have_everything_the_dom_copies() {
    let mut document = parse(
        "<div id=a><template shadowrootmode=open shadowrootclonable>s<i>x</i></template>\
         <p><template shadowrootmode=open>lost</template>a&amp;b</p>\
         <template>t<template>u</template></template><!--c--><?pi d?></div>",
    );
    let original = find(&document, "div");
    let copy = document.clone_subtree(&original);
    assert_eq!(document.parent(copy), None);
    let expected =
        document.dump(original).replace("|     #shadow-root (open)\n|       \"lost\"\n", "");
    assert_eq!(document.dump(copy), expected);
    check_links(&document, copy);

    // A shallow copy also has the clonable shadow root, whole.
    let shallow = document.clone_node(original, false).unwrap();
    assert_eq!(
        document.dump(shallow),
        "| <div>\n|   id=\"a\"\n|   #shadow-root (open)\n|     \"s\"\n|     <i>\n|       \"x\"\n"
    );
    let shadow_root = document.shadow_root(shallow).unwrap();
    assert!(document.shadow_root_properties(shadow_root).unwrap().declarative);

    // Copies do not change with the original.
    document.set_attribute(original, "id", "b").unwrap();
    let text = find(&document, "p");
    insert_text(&mut document, text, None, Run::new("c"));
    assert_eq!(document.dump(copy), expected);
    document.set_attribute(copy, "id", "c").unwrap();
    let second = document.clone_node(copy, false).unwrap();
    document.delete(copy).unwrap();
    assert_eq!(document.attribute(second, "id"), Some("c"));
    assert_eq!(document.attribute(original, "id"), Some("b"));

    // Whole documents.
    let copy = document.clone_node(document.main_document(), true).unwrap();
    assert_eq!(document.kind(copy), Some(NodeKind::Document));
    assert_eq!(document.mode_of(copy), Some(DocumentMode::Quirks));
    assert_eq!(document.inner_html(copy), document.inner_html(document.main_document()));
}

#[test]
fn scripts_keep_the_flags_of_the_parser() {
    let mut document = parse("<script>1</script><script>2");
    let scripts: Vec<_> = document
        .descendants(document.root())
        .filter(|node| document.local_name(*node) == Some("script"))
        .collect();
    assert!(document.has_parser_document(scripts[0]));
    assert!(!document.is_already_started(scripts[0]));
    assert!(document.is_already_started(scripts[1]));
    document.mark_script_already_started(&scripts[0]);
    let copy = document.clone_node(scripts[0], false).unwrap();
    assert!(document.is_already_started(copy) && !document.has_parser_document(copy));
}

#[test]
fn slices_of_the_source_or_copies_make_no_difference() {
    let source = "<!--c\u{E9}--><p title='a&amp;b' id=é>x\r\ny&lt;z\0<b>\u{1F600}";
    let with_source = parse(source);
    let mut without = Document::new();
    let mut other = Document::with_source("something else that is long enough to look into. é");
    let mut reused = with_source.clone();
    reused.clear();
    let mut taken_up = with_source.clone();
    taken_up.clear_with_source(source);
    assert_eq!(taken_up.source(), source);
    for document in [&mut without, &mut other, &mut reused, &mut taken_up] {
        let mut parser = TreeParser::new(ParserOptions::default());
        parser.append(source).unwrap();
        parser.end_of_input();
        parser.pump(document);
        assert_eq!(document.dump(document.root()), with_source.dump(with_source.root()));
    }
}

#[test]
fn elements_of_one_token_have_the_attributes_of_the_token() {
    let parse = |changes_in_a_script: bool| {
        let mut options = ParserOptions::default();
        options.scripting = ScriptingMode::Normal;
        let mut parser = TreeParser::new(options);
        let mut document = Document::new();
        parser.append("<p><b title='&lt;x'><script></script>1</p>2<p>3</b>4").unwrap();
        parser.end_of_input();
        while let Pause::Script(script) = parser.pump(&mut document) {
            parser.begin_script();
            if changes_in_a_script {
                let element = document.parent(script).unwrap();
                document.set_attribute(element, "title", "y").unwrap();
            }
            parser.end_script();
        }
        document
    };
    let titles = |document: &Document| -> Vec<String> {
        let elements = document.descendants(document.root());
        elements.filter_map(|node| document.attribute(node, "title")).map(str::to_owned).collect()
    };
    assert_eq!(titles(&parse(true)), ["y", "<x", "<x"]);
    let mut document = parse(false);
    assert_eq!(titles(&document), ["<x"; 3]);
    let elements: Vec<NodeId> = document.descendants(document.root()).collect();
    let last = elements.into_iter().rfind(|node| document.attribute(*node, "title").is_some());
    document.set_attribute(last.unwrap(), "title", "z").unwrap();
    assert_eq!(titles(&document), ["<x", "<x", "z"]);
}
