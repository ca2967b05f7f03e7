//! Documents in the XML syntax: their root, elements that they must not have, and the instructions for style sheets.
//!
//! <https://html.spec.whatwg.org/multipage/xhtml.html>

use std::borrow::Cow;

use treewright_dom::{NodeKind, NodeRef};
use treewright_markup::{Namespace, decode_references, tag};
use treewright_microsyntaxes::mime;

use super::Subject;
use super::concern::Concern;
use super::is_white_space;
use super::values::{check_media_query_list, mistake_of_url};
use crate::codes::{content, xml as codes};
use crate::context::{Context, Element};
use crate::place::Place;
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Xml {
    /// A style sheet of the type `text/xsl` was seen.
    has_xslt: bool,
}

impl<'a> Subject<'a> for Xml {
    const ENTERS: Concern =
        Concern::of(&[tag::BODY, tag::HEAD, tag::HTML, tag::META, tag::NOSCRIPT]);
    const LEAVES: Concern = Concern::of(&[tag::HTML]);

    fn begin(&mut self, cx: &mut Context<'a>) {
        let root = cx.document.root_node().children().find(|child| child.is_element());
        let Some(root) = root.filter(|_| cx.is_xml).map(Element::new) else { return };
        let is_svg = root.namespace() == Some(Namespace::Svg) && root.name() == "svg";
        if !root.is_html_element(tag::HTML) && !is_svg {
            let of =
                if root.is_in_html() { "" } else { " of another namespace, or of no namespace" };
            cx.report(
                &codes::WRONG_ROOT,
                root.start_tag(),
                &[("element", root.name()), ("of", of)],
            );
        }
    }

    /// "The `noscript` element must not be used in XML documents." "Elements with an `http-equiv` attribute in" the
    /// encoding declaration state "must not be used in XML documents."
    /// <https://html.spec.whatwg.org/multipage/scripting.html#the-noscript-element>
    /// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-type>
    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !cx.is_xml {
            return;
        }
        if element.is_in(const { ElementSet::of(&[tag::BODY, tag::HEAD, tag::HTML]) }) {
            place_of_a_root_or_its_child(cx, element);
        }
        let thing = if element.is_html_element(tag::NOSCRIPT) {
            "The element `noscript`"
        } else if element.is_html_element(tag::META)
            && element.attr_is("http-equiv", "content-type")
        {
            "An encoding declaration with `http-equiv`"
        } else {
            return;
        };
        cx.report(&codes::NOT_IN_XML, element.start_tag(), &[("thing", thing)]);
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if cx.is_xml && element.is_html_element(tag::HTML) {
            children_of_the_root(cx, element);
        }
    }

    fn other(&mut self, cx: &mut Context<'a>, node: NodeRef<'a>) {
        if !cx.is_xml || node.kind() != NodeKind::ProcessingInstruction {
            return;
        }
        if node.name() != "xml-stylesheet" {
            return;
        }
        let is_late = cx.parent().is_some() || node.previous_siblings().any(NodeRef::is_element);
        let result = if is_late {
            Err("it must come before the root element".to_owned())
        } else {
            pseudo_attributes(node.data().unwrap_or_default())
                .and_then(|all| check(&all).map(|()| all))
        };
        match result {
            Ok(all) => {
                for reason in self.unsupported(&all) {
                    let values = [("reason", reason.as_str())];
                    cx.report(&codes::UNSUPPORTED_XML_STYLESHEET, Place::Node(node), &values);
                }
            }
            Err(reason) => {
                let values = [("reason", reason.as_str())];
                cx.report(&codes::BAD_XML_STYLESHEET, Place::Node(node), &values);
            }
        }
    }
}

impl Xml {
    /// The reasons for which browsers do not heed all of an instruction that is right.
    fn unsupported(&mut self, all: &[PseudoAttribute<'_>]) -> Vec<String> {
        let value_of = |wanted| value_of(all, wanted);
        let kind = value_of("type").unwrap_or("text/css");
        let essence = kind.split_once(';').map_or(kind, |(essence, _)| essence).trim_ascii_end();
        if essence.eq_ignore_ascii_case("text/css") {
            let charset = value_of("charset");
            return charset
                .map(|_| "some browsers ignore `charset`".to_owned())
                .into_iter()
                .collect();
        }
        if !essence.eq_ignore_ascii_case("text/xsl") {
            return vec![format!("browsers do not support style sheets of the type `{kind}`")];
        }
        // They do not apply an alternate one at all.
        if value_of("alternate") == Some("yes") {
            return Vec::new();
        }
        let ignored =
            ["title", "media", "charset"].into_iter().filter(|name| value_of(name).is_some());
        let mut reasons: Vec<String> = ignored
            .map(|name| {
                format!("browsers ignore the `{name}` of a style sheet of the type `text/xsl`")
            })
            .collect();
        if std::mem::replace(&mut self.has_xslt, true) {
            reasons
                .push("browsers use only the first style sheet of the type `text/xsl`".to_owned());
        }
        reasons
    }
}

/// "As document's document element", or wherever a document of another vocabulary takes one; "as the first element in
/// an `html` element"; "as the second element in an `html` element". The HTML parser sees to that.
/// <https://html.spec.whatwg.org/multipage/semantics.html#the-html-element>
fn place_of_a_root_or_its_child<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    let Some(parent) = cx.parent() else { return };
    let is_allowed = match element.tag {
        tag::HTML => !parent.is_in_html(),
        _ => parent.is_html_element(tag::HTML),
    };
    if !is_allowed {
        not_allowed(cx, element, parent);
    }
}

fn not_allowed<'a>(cx: &mut Context<'a>, element: Element<'a>, parent: Element<'a>) {
    let values = [("element", element.name()), ("parent", parent.name()), ("reason", "")];
    let reported = cx.report(&content::ELEMENT_NOT_ALLOWED_HERE, element.start_tag(), &values);
    reported.related(parent.start_tag(), &format!("`<{}>` is opened here", parent.name()));
}

/// "A `head` element followed by a `body` element."
/// <https://html.spec.whatwg.org/multipage/semantics.html#the-html-element>
fn children_of_the_root<'a>(cx: &mut Context<'a>, html: Element<'a>) {
    let parent = ("parent", html.name());
    let (mut head, mut body) = (None, None);
    for child in html.node.children() {
        if !child.is_element() {
            let text = child.data().filter(|_| child.kind() == NodeKind::Text);
            if text.is_some_and(|text| !is_white_space(text)) {
                cx.report(&content::TEXT_NOT_ALLOWED_HERE, Place::Node(child), &[parent]);
            }
            continue;
        }
        let child = Element::new(child);
        let element = ("element", child.name());
        let (first, expected) = match child.tag {
            tag::HEAD if child.is_in_html() => (&mut head, body.map(|_| "it is the first one")),
            tag::BODY if child.is_in_html() => (&mut body, None),
            // Those of HTML are not allowed by the content model, which says nothing about others.
            _ => {
                if !child.is_html_element(tag::HTML) {
                    not_allowed(cx, child, html);
                }
                continue;
            }
        };
        if let Some(first) = *first {
            let first: Element<'a> = first;
            let reported =
                cx.report(&content::REPEATED_CHILD, child.start_tag(), &[element, parent]);
            reported.related(first.start_tag(), "the first one");
        } else {
            *first = Some(child);
            if let Some(expected) = expected {
                let values = [element, parent, ("expected", expected)];
                cx.report(&content::MISPLACED_CHILD, child.start_tag(), &values);
            }
        }
    }
    for (child, expected) in [(head, "a `<head>`"), (body, "a `<body>`")] {
        if child.is_none() {
            let values = [parent, ("expected", expected)];
            cx.report(&content::MISSING_CHILD, html.start_tag(), &values);
        }
    }
}

/// The name and the value of a pseudo-attribute.
type PseudoAttribute<'a> = (&'a str, Cow<'a, str>);

/// The value of one of these pseudo-attributes.
fn value_of<'a>(all: &'a [PseudoAttribute<'_>], wanted: &str) -> Option<&'a str> {
    all.iter().find(|(name, _)| *name == wanted).map(|(_, value)| &**value)
}

/// The pseudo-attributes of an instruction, in order. <https://www.w3.org/TR/xml-stylesheet/#NT-StyleSheetPI>
fn pseudo_attributes(data: &str) -> Result<Vec<PseudoAttribute<'_>>, String> {
    let mut all: Vec<PseudoAttribute<'_>> = Vec::new();
    let mut rest = data.trim_ascii();
    while !rest.is_empty() {
        let end = rest.find(|c: char| c == '=' || c.is_ascii_whitespace()).unwrap_or(rest.len());
        let (name, tail) = rest.split_at(end);
        let value = tail.trim_ascii_start().strip_prefix('=').map(str::trim_ascii_start);
        let quote =
            value.and_then(|value| value.chars().next()).filter(|c| matches!(c, '"' | '\''));
        let (Some(value), Some(quote)) = (value, quote) else {
            return Err(format!("`{name}` has no value in quotes"));
        };
        let Some((value, tail)) = value.get(1..).and_then(|value| value.split_once(quote)) else {
            return Err(format!("the value of `{name}` does not end"));
        };
        if all.iter().any(|(other, _)| *other == name) {
            return Err(format!("it has `{name}` twice"));
        }
        if !tail.is_empty() && !tail.starts_with(|c: char| c.is_ascii_whitespace()) {
            return Err(format!("white space is missing after the value of `{name}`"));
        }
        let Some(value) = decode_references(value) else {
            let reason = "it has a `<`, or an `&` that does not start a predefined XML reference";
            return Err(format!("the value of `{name}`: {reason}"));
        };
        all.push((name, value));
        rest = tail.trim_ascii_start();
    }
    Ok(all)
}

/// Checks pseudo-attributes. Their values are judged with the references decoded.
fn check(all: &[PseudoAttribute<'_>]) -> Result<(), String> {
    for (name, value) in all {
        let value = &**value;
        let mistake = match *name {
            "href" => mistake_of_url(value, false).map(str::to_owned),
            "type" if mime::valid(value).is_err() => Some("it is not a MIME type".to_owned()),
            "media" => check_media_query_list(value).err(),
            "alternate" if !matches!(value, "yes" | "no") => {
                Some("it must be `yes` or `no`".to_owned())
            }
            "alternate" if value == "yes" && value_of(all, "title").is_none_or(str::is_empty) => {
                return Err("`alternate` needs a `title`".to_owned());
            }
            "charset" if value.is_empty() || !value.bytes().all(|byte| byte.is_ascii_graphic()) => {
                Some("it is not the name of an encoding".to_owned())
            }
            "type" | "alternate" | "title" | "charset" => None,
            _ => return Err(format!("it must not have `{name}`")),
        };
        if let Some(mistake) = mistake {
            return Err(format!("the value of `{name}`: {mistake}"));
        }
    }
    if value_of(all, "href").is_none() {
        return Err("`href` is missing".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{check, pseudo_attributes};

    #[test]
    fn instructions() {
        for (data, expected) in [
            ("href='a'", ""),
            (" href = \"a b\" ", "the value of `href`"),
            ("href='a' type='text/css' media='print' title='' charset='utf-8' alternate='no'", ""),
            ("href='a' alternate='yes' title='b'", ""),
            ("href='a' alternate='yes' title=''", "`alternate` needs"),
            ("href='a' alternate='YES'", "the value of `alternate`"),
            ("href='a' media='(('", "the value of `media`"),
            ("href='a' type='css'", "the value of `type`"),
            ("href='a' HREF='a'", "it must not have `HREF`"),
            ("href='a' href='a'", "it has `href` twice"),
            ("href='a'type='text/css'", "white space is missing"),
            ("href='a' title='a<b'", "the value of `title`"),
            ("href='a&b'", "the value of `href`"),
            ("href='a&nbsp;b'", "the value of `href`"),
            ("href='a&#X41;'", "the value of `href`"),
            ("href='a&#32;b'", "the value of `href`"),
            ("href='a?b&amp;c&#65;'", ""),
            ("href='a' type='text&#x2F;css'", ""),
            ("href='a' charset='a b'", "the value of `charset`"),
            ("href='a' charset=''", "the value of `charset`"),
            ("href", "`href` has no value"),
            ("href=a", "`href` has no value"),
            ("href='a", "the value of `href` does not end"),
            ("type='text/css'", "`href` is missing"),
            ("", "`href` is missing"),
        ] {
            let found = pseudo_attributes(data).and_then(|all| check(&all));
            let reason = found.err().unwrap_or_default();
            assert!(
                reason.starts_with(expected) && reason.is_empty() == expected.is_empty(),
                "{data}: {reason}"
            );
        }
    }
}
