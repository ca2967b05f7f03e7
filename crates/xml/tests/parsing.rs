//! XML that is read, and XML that is refused.

use treewright_dom::scripting::{AttributesByPosition, DocumentProperties, UncheckedNodes};
use treewright_dom::{Document, DocumentInit, DocumentType, FullName, NodeId, NodeKind};
use treewright_xml::{
    XmlErrorKind, XmlEvent, XmlOptions, XmlParser, namespaces_in_scope, parse_document,
    parse_fragment,
};

/// A tree in short: `{namespace}p:name @{namespace}p:name=value`, text in quotes, a section in brackets.
fn written(tree: &Document, root: NodeId) -> String {
    let mut all = Vec::new();
    for node in tree.descendants(root) {
        let in_braces = |namespace: Option<&str>| match namespace {
            Some(namespace) => format!("{{{namespace}}}"),
            None => String::new(),
        };
        let text = tree.text(node).unwrap_or_default();
        all.push(match tree.kind(node).unwrap() {
            NodeKind::Element => {
                let name = tree.qualified_name(node).unwrap();
                let mut element = in_braces(tree.namespace_url(node)) + name;
                for position in 0..tree.attribute_count(node) {
                    let name = tree.attribute_name_at(node, position).unwrap();
                    let qualified = tree.qualified_attribute_name_at(node, position).unwrap();
                    let value = tree.attribute_value_at(node, position).unwrap();
                    let attribute = [" @", &in_braces(name.namespace), qualified, "=", value];
                    element += &attribute.concat();
                }
                element
            }
            NodeKind::Text if tree.is_cdata_section(node) => format!("[{text}]"),
            NodeKind::Text => format!("{text:?}"),
            NodeKind::Comment => format!("<!--{text}-->"),
            NodeKind::ProcessingInstruction => {
                format!("<?{}|{text}?>", tree.processing_instruction(node).unwrap().0)
            }
            NodeKind::Doctype => {
                let doctype = tree.doctype(node).unwrap();
                format!("<!{}|{}|{}>", doctype.name, doctype.public_id, doctype.system_id)
            }
            kind => format!("{kind:?}"),
        });
    }
    all.join(" ")
}

fn document() -> (Document, NodeId) {
    let mut tree = Document::new();
    let document = tree.create_document_with(&DocumentInit::new(DocumentType::Xml));
    (tree, document)
}

#[track_caller]
fn check(xml: &str, expected: &str) {
    let (mut tree, document) = document();
    let result = parse_document(&mut tree, document, xml, &XmlOptions::new());
    assert_eq!(result, Ok(()), "{xml}");
    assert_eq!(written(&tree, document), expected, "{xml}");
}

#[track_caller]
fn refused(xml: &str, kind: XmlErrorKind, offset: usize) {
    let (mut tree, document) = document();
    let error = parse_document(&mut tree, document, xml, &XmlOptions::new()).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (kind, offset), "{xml}");
}

const XMLNS: &str = "http://www.w3.org/2000/xmlns/";

#[test]
fn documents() {
    for (xml, expected) in [
        ("<a/>", "a"),
        ("\u{FEFF}<?xml version='1.0'?>\n<a></a >\n", "a"),
        ("<?xml version=\"1.1\" encoding='UTF-8' standalone=\"yes\" ?><a/>", "a"),
        ("<!--b--><?c d e?><a/><?f?><!--- g-->", "<!--b--> <?c|d e?> a <?f|?> <!--- g-->"),
        ("<a>b&#x43;&#100;&lt;&amp;&apos;</a>", r#"a "bCd<&'""#),
        ("<a>b\r\nc\rd&#13;</a>", r#"a "b\nc\nd\r""#),
        ("<a>b<![CDATA[<c>]]&amp;]]>d</a>", r#"a "b" [<c>]]&amp;] "d""#),
        ("<a>b<![CDATA[]]></a>", r#"a "b" []"#),
        ("<a b=' c\n\td&#10;&quot;e '/>", "a @b= c  d\n\"e "),
        ("<a b='1' c = \"2'\"\n/>", "a @b=1 @c=2'"),
        ("<é·>text ]] ></é·>", r#"é· "text ]] >""#),
        ("<a>\u{FEFF}b</a>", "a \"\\u{feff}b\""),
        ("<!DOCTYPE a><a/>", "<!a||> a"),
        ("<!DOCTYPE a:b PUBLIC ' -//x  y ' \"z\" ><a/>", "<!a:b|-//x y|z> a"),
        ("<!DOCTYPE a SYSTEM 'z>'[ ]><a/>", "<!a||z>> a"),
    ] {
        check(xml, expected);
    }
}

#[test]
fn namespaces() {
    for (xml, expected) in [
        (
            "<a xmlns='u'><b xmlns=''/><c/></a>",
            format!("{{u}}a @{{{XMLNS}}}xmlns=u b @{{{XMLNS}}}xmlns= {{u}}c"),
        ),
        (
            "<p:a xmlns:p='u' p:b='1' b='2'/>",
            format!("{{u}}p:a @{{{XMLNS}}}xmlns:p=u @{{u}}p:b=1 @b=2"),
        ),
        (
            "<a b='1' xmlns:p='u'><p:c xmlns:p='u'/></a>",
            format!("a @b=1 @{{{XMLNS}}}xmlns:p=u {{u}}p:c @{{{XMLNS}}}xmlns:p=u"),
        ),
        ("<a xml:lang='b'/>", "a @{http://www.w3.org/XML/1998/namespace}xml:lang=b".to_owned()),
        (
            "<html xmlns='http://www.w3.org/1999/xhtml'><template>a</template></html>",
            format!(
                "{{http://www.w3.org/1999/xhtml}}html @{{{XMLNS}}}xmlns=http://www.w3.org/1999/xhtml {{http://www.w3.org/1999/xhtml}}template"
            ),
        ),
    ] {
        check(xml, &expected);
    }
    for (xml, kind, offset) in [
        ("<p:a/>", XmlErrorKind::UndeclaredPrefix, 0),
        ("<a p:b=''/>", XmlErrorKind::UndeclaredPrefix, 3),
        ("<a><b xmlns:p='u'/><p:c/></a>", XmlErrorKind::UndeclaredPrefix, 19),
        ("<a xmlns:p=''/>", XmlErrorKind::NamespaceDeclaration, 3),
        ("<a xmlns:xml='u'/>", XmlErrorKind::NamespaceDeclaration, 3),
        ("<a xmlns:xmlns='u'/>", XmlErrorKind::NamespaceDeclaration, 3),
        ("<a xmlns='http://www.w3.org/2000/xmlns/'/>", XmlErrorKind::NamespaceDeclaration, 3),
        ("<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>", XmlErrorKind::DuplicateAttribute, 34),
        ("<a:b:c xmlns:a='u'/>", XmlErrorKind::Name, 0),
        ("<:a/>", XmlErrorKind::Name, 0),
        ("<xmlns:a/>", XmlErrorKind::UndeclaredPrefix, 0),
    ] {
        refused(xml, kind, offset);
    }
}

#[test]
fn malformed_documents() {
    use XmlErrorKind::{
        Attribute, Character, Comment, Declaration, Doctype, DuplicateAttribute, EndTag, Name,
        NoRoot, OutsideOfRoot, ProcessingInstruction, Reference, SectionEnd, Tag, Unclosed,
        UndeclaredEntity, UnexpectedEnd,
    };
    for (xml, kind, offset) in [
        ("", NoRoot, 0),
        (" <!--a-->", NoRoot, 9),
        ("a", OutsideOfRoot, 0),
        ("<a/>b", OutsideOfRoot, 4),
        ("<a/><b/>", OutsideOfRoot, 4),
        ("<a/>&#32;", OutsideOfRoot, 4),
        ("<a/><![CDATA[]]>", OutsideOfRoot, 4),
        ("<a>", UnexpectedEnd, 3),
        ("<a><b></a>", EndTag, 6),
        ("</a>", EndTag, 0),
        ("<a></a></a>", EndTag, 7),
        ("<a></A>", EndTag, 3),
        ("<a", Unclosed, 0),
        ("<a><!--b</a>", Unclosed, 3),
        ("<a><![CDATA[b</a>", Unclosed, 3),
        ("<a><?b</a>", Unclosed, 3),
        ("<a><!b></a>", Unclosed, 3),
        ("<a><![cdata[]]></a>", Unclosed, 3),
        ("< a/>", Name, 1),
        ("<1/>", Name, 1),
        ("<a 1=''/>", Name, 3),
        ("<a b/>", Attribute, 4),
        ("<a b=c/>", Attribute, 5),
        ("<a b='<'/>", Attribute, 6),
        ("<a b=''c=''/>", Tag, 7),
        ("<a b='' b=''/>", DuplicateAttribute, 8),
        ("<a / >", Tag, 4),
        ("<a></a b=''>", Tag, 7),
        ("<a>]]></a>", SectionEnd, 3),
        ("<a>&</a>", Reference, 4),
        ("<a>& b</a>", Reference, 4),
        ("<a>&b</a>", Reference, 4),
        ("<a>&nbsp;</a>", UndeclaredEntity, 4),
        ("<a>&#;</a>", Reference, 5),
        ("<a>&#0;</a>", Reference, 5),
        ("<a>&#xD800;</a>", Reference, 5),
        ("<a>&#99999999999;</a>", Reference, 5),
        ("<a b='&#x;'/>", Reference, 8),
        ("<a><!-- b--c --></a>", Comment, 3),
        ("<a><!--b---></a>", Comment, 3),
        ("<a>\u{1}</a>", Character, 3),
        ("<a>b\u{FFFE}</a><", Character, 4),
        ("<a><?xml version='1.0'?></a>", Declaration, 3),
        (" <?xml version='1.0'?><a/>", Declaration, 1),
        ("<?xml encoding='a'?><a/>", Declaration, 5),
        ("<?xml version='2.0'?><a/>", Declaration, 5),
        ("<?xml version='1.0' standalone='maybe'?><a/>", Declaration, 5),
        ("<?xml version='1.0' standalone='no' encoding='a'?><a/>", Declaration, 5),
        ("<?xml version='1.0'encoding='a'?><a/>", Declaration, 5),
        ("<a><?b:c?></a>", ProcessingInstruction, 3),
        ("<a><? b?></a>", ProcessingInstruction, 3),
        ("<a/><!DOCTYPE a>", Doctype, 4),
        ("<!DOCTYPE a><!DOCTYPE a><a/>", Doctype, 12),
        ("<!doctype a><a/>", Doctype, 0),
        ("<!DOCTYPE><a/>", Unclosed, 0),
        ("<!DOCTYPE a b><a/>", Doctype, 12),
        ("<!DOCTYPE a PUBLIC 'b'><a/>", Doctype, 22),
        ("<!DOCTYPE a PUBLIC 'b{' 'c'><a/>", Doctype, 23),
    ] {
        refused(xml, kind, offset);
    }
}

#[test]
fn entities() {
    for (declarations, content, expected) in [
        ("<!ENTITY b 'c'>", "&b;&b;", r#"a "cc""#),
        ("<!ENTITY b '<c>d</c>'>", "1&b;2", r#"a "1" c "d" "2""#),
        ("<!ENTITY b '&c;!'><!ENTITY c '<d/>'>", "&b;", r#"a d "!""#),
        ("<!ENTITY b '&#38;#60;'><!ENTITY c '&#60;d/>'>", "&b;&c;", r#"a "<" d"#),
        ("<!ENTITY b 'c'><!ENTITY b 'd'>", "&b;", r#"a "c""#),
        ("<!ENTITY b ''>", "1&b;2", r#"a "12""#),
        ("<!ENTITY b SYSTEM 'c'>", "1&b;2", r#"a "12""#),
        ("<!ENTITY % b '<!ENTITY c \"d\">'> %b;", "&c;", r#"a "d""#),
        ("<!ENTITY b 'c\nd&#10;'>", "<e f='&b;'/>", "a e @f=c d "),
        ("<!ENTITY lt '&#38;#60;'>", "&lt;", r#"a "<""#),
        (
            "<!ATTLIST e f CDATA ' 1 ' g (x|y) 'x' h ID #IMPLIED>",
            "<e h=' z '/>",
            "a e @h=z @f= 1  @g=x",
        ),
        (
            "<!ATTLIST e xmlns CDATA #FIXED 'u'>",
            "<e/>",
            "a {u}e @{http://www.w3.org/2000/xmlns/}xmlns=u",
        ),
        (
            "<!ATTLIST e f NMTOKENS #REQUIRED><!ATTLIST e f CDATA ''>",
            "<e f=' a  b '/>",
            "a e @f=a b",
        ),
        ("<!ELEMENT a (#PCDATA|b)*><!NOTATION n PUBLIC 'p'><?pi d?><!-- ' -->", "b", r#"a "b""#),
        ("<!NOTATION n SYSTEM 's'><!ENTITY b SYSTEM 'c' NDATA n>", "b", r#"a "b""#),
        ("<!ENTITY % b SYSTEM 'x'> %b; <!ENTITY c 'd'>", "1", r#"a "1""#),
    ] {
        let xml = format!("<!DOCTYPE a [{declarations}]><a>{content}</a>");
        check(&xml, &format!("<!a||> {expected}"));
    }
    for public_id in ["-//W3C//DTD XHTML 1.0 Strict//EN", "-//W3C//DTD MathML 2.0//EN"] {
        let xml = format!("<!DOCTYPE a PUBLIC '{public_id}' ''><a b='&eacute;'>&nbsp;&lang;</a>");
        check(&xml, &format!("<!a|{public_id}|> a @b=é \"\\u{{a0}}⟨\""));
    }
    for (declarations, content, kind) in [
        ("<!ENTITY b '<c>'>", "&b;</c>", XmlErrorKind::Entity),
        ("<!ENTITY b '</a>'>", "&b;", XmlErrorKind::EndTag),
        ("<!ENTITY b '&b;'>", "&b;", XmlErrorKind::Entity),
        ("<!ENTITY b '&c;'><!ENTITY c '&b;'>", "&b;", XmlErrorKind::Entity),
        ("<!ENTITY b '&b;'>", "<c d='&b;'/>", XmlErrorKind::Entity),
        ("<!ENTITY b '<'>", "<c d='&b;'/>", XmlErrorKind::Attribute),
        ("<!ENTITY b '&'>", "", XmlErrorKind::Doctype),
        ("<!ENTITY b '%c;'>", "", XmlErrorKind::Doctype),
        ("<!ENTITY b SYSTEM 'c'>", "<c d='&b;'/>", XmlErrorKind::Entity),
        ("<!ENTITY b SYSTEM 'c' NDATA n>", "&b;", XmlErrorKind::Entity),
        ("<!ENTITY b 'c'", "", XmlErrorKind::Unclosed),
        ("<!ENTITY b>", "", XmlErrorKind::Doctype),
        ("<!ATTLIST e f FOO ''>", "", XmlErrorKind::Doctype),
        ("<!FOO>", "", XmlErrorKind::Doctype),
        ("b", "", XmlErrorKind::Doctype),
        ("<!ENTITY % b '%b;'> %b;", "", XmlErrorKind::Doctype),
        ("<!ENTITY % b '&#37;b;'> %b;", "", XmlErrorKind::Entity),
    ] {
        let xml = format!("<!DOCTYPE a [{declarations}]><a>{content}</a>");
        let (mut tree, document) = document();
        let error = parse_document(&mut tree, document, &xml, &XmlOptions::new()).unwrap_err();
        assert_eq!(error.kind(), kind, "{xml}");
    }
}

#[test]
fn entities_that_grow_are_limited() {
    let mut declarations = "<!ENTITY e0 'ten bytes '>".to_owned();
    for level in 1..40 {
        let inner = format!("&e{};", level - 1).repeat(10);
        declarations += &["<!ENTITY e", &level.to_string(), " '", &inner, "'>"].concat();
    }
    for content in ["&e39;", "<b c='&e39;'/>"] {
        let xml = format!("<!DOCTYPE a [{declarations}]><a>{content}</a>");
        let (mut tree, document) = document();
        let error = parse_document(&mut tree, document, &xml, &XmlOptions::new()).unwrap_err();
        assert_eq!(error.kind(), XmlErrorKind::EntityLimit);
    }
    let xml = "<!DOCTYPE a [<!ENTITY b 'cd'>]><a>&b;&b;</a>";
    for (limit, is_enough) in [(5, false), (6, true)] {
        let (mut tree, document) = document();
        let options = XmlOptions::new().entity_limit(limit);
        assert_eq!(parse_document(&mut tree, document, xml, &options).is_ok(), is_enough);
    }
}

#[test]
fn deep_trees_are_read() {
    let depth = 200_000;
    let xml = "<a b=''>".repeat(depth) + &"</a>".repeat(depth);
    let (mut tree, document) = document();
    parse_document(&mut tree, document, &xml, &XmlOptions::new()).unwrap();
    assert_eq!(tree.descendants(document).count(), depth);
}

#[test]
fn fragments() {
    let (mut tree, document) = document();
    let xml = "<a xmlns='u' xmlns:p='v'><b xmlns:p='w' xmlns=''/></a>";
    parse_document(&mut tree, document, xml, &XmlOptions::new()).unwrap();
    let a = tree.first_child(document).unwrap();
    let b = tree.first_child(a).unwrap();
    for (context, xml, expected) in [
        (a, "<c/>d<p:e/>", Some(r#"{u}c "d" {v}p:e"#)),
        (b, "<c/><p:e/>&lt;<![CDATA[f]]>", Some(r#"c {w}p:e "<" [f]"#)),
        (b, "", Some("")),
        (a, "</a><a>", None),
        (a, "<c>", None),
        (a, "<!DOCTYPE a>", None),
        (a, "<?xml version='1.0'?>", None),
        (a, "&nbsp;", None),
    ] {
        let fragment = parse_fragment(&mut tree, context, xml, &XmlOptions::new());
        let written = fragment.ok().map(|fragment| written(&tree, fragment));
        assert_eq!(written.as_deref(), expected, "{xml}");
    }
    let mut scope = namespaces_in_scope(&tree, b);
    scope.sort();
    assert_eq!(scope, [("", ""), ("p", "w")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    let html = tree.create_named_element(FullName {
        namespace: Some("http://www.w3.org/1999/xhtml"),
        prefix: None,
        local: "template",
    });
    let contents = tree.template_contents(html).unwrap();
    assert_eq!(written(&tree, contents), "");
}

#[test]
fn events_come_up_to_the_error() {
    let mut parser =
        XmlParser::new("<?xml version='1.0' encoding='x'?><a>b<c>&d;", &XmlOptions::new());
    let mut count = 0;
    let error = loop {
        match parser.next_event() {
            Ok(Some(XmlEvent::StartElement { .. } | XmlEvent::Text(_))) => count += 1,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
    };
    assert_eq!(count, 3);
    assert_eq!(parser.next_event(), Err(error.clone()));
    assert_eq!(error.to_string(), "error on line 1 at column 43: an entity is not declared");
    assert_eq!(parser.declaration().and_then(|it| it.encoding.as_deref()), Some("x"));
}
