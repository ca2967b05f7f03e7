//! The target `against_html5ever`: the tree of html5ever for the same text, under the common rules.
//!
//! The file `html5ever-differences.tsv` lists the known reasons for differences, each with the standard's
//! anchor. A text for which a reason applies is not compared, so each reason describes its texts as exactly
//! as words can; and each has an example, which must differ.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::tokenizer::TokenizerOpts;
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{Attribute, LocalName, ParseOpts, QualName, local_name, ns};
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use treewright_dom::Document;
use treewright_syntax::{
    AttributeNamespace, DocumentMode, Edition, Namespace, ParserOptions, ScriptingMode,
};

use super::layout::Head;
use crate::check::{Feed, Play, Setup, Skip, parse};
use crate::formats::{CaseContext, Input};
use crate::invariants::Violation;
use crate::suites::table;
use crate::trees::{DumpLine, DumpWriter, TestTree};

/// A reason why the trees differ.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KnownDifference {
    /// The name.
    pub name: String,
    /// Words, each of which occurs in the text or in the context, in lower case.
    pub when: Vec<String>,
    /// A case that differs.
    pub example: Vec<u8>,
    /// The anchor in the standard that decides it.
    pub anchor: String,
    /// A sentence.
    pub reason: String,
}

/// The known differences.
///
/// # Panics
/// If the data file does not follow its format.
pub fn known_differences() -> &'static [KnownDifference] {
    static DIFFERENCES: OnceLock<Vec<KnownDifference>> = OnceLock::new();
    DIFFERENCES.get_or_init(|| {
        let read = |columns: Vec<String>| {
            let [name, when, example, anchor, reason] =
                <[String; 5]>::try_from(columns).unwrap_or_default();
            let words = |text: &str| {
                let bytes = crate::formats::unescape_bytes(text.as_bytes());
                let bytes = bytes.unwrap_or_else(|error| panic!("{name}: {error}"));
                String::from_utf8_lossy(&bytes).into_owned()
            };
            let when = when.split(' ').map(words).collect();
            let example = crate::formats::unescape_bytes(example.as_bytes());
            let example = example.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(
                anchor.starts_with("https://html.spec.whatwg.org/") && reason.ends_with('.'),
                "a known difference has the standard's anchor and a sentence: {name}"
            );
            KnownDifference { name, when, example, anchor, reason }
        };
        table("fuzz/html5ever-differences.tsv", 5).into_iter().map(read).collect()
    })
}

/// The input of both.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) scripting: bool,
    pub(crate) context: Option<CaseContext>,
    pub(crate) text: String,
}

const SCRIPTING: u8 = 1;
const CONTEXT: u8 = 2;

impl Case {
    /// A byte; a line with the context, if the byte says so; and the text.
    fn read(data: &[u8]) -> Option<Self> {
        let mut head = Head::new(data);
        let flags = head.byte();
        let context = match flags & CONTEXT {
            0 => None,
            _ => Some(CaseContext::read(&head.line()).ok()?),
        };
        let text = String::from_utf8_lossy(head.rest()).into_owned();
        Some(Self { scripting: flags & SCRIPTING != 0, context, text })
    }

    /// The text in which the words of the known differences are searched for.
    fn haystack(&self) -> String {
        let mut haystack = self.text.to_ascii_lowercase();
        if let Some(context) = &self.context {
            haystack.push_str("\ncontext=");
            haystack.push_str(&super::layout::write_context(context).to_ascii_lowercase());
        }
        haystack
    }

    /// The known reason that applies to the trees of this case.
    fn known_difference(&self) -> Option<&'static KnownDifference> {
        let haystack = self.haystack();
        known_differences().iter().find(|difference| difference.applies_to(&haystack))
    }

    /// Compares a tree of this case, by all rules of the standard, with that of html5ever. `Ok` has the name of the known
    /// reason for a difference.
    pub(crate) fn agrees(&self, ours: &str) -> Result<Option<&'static str>, Violation> {
        let theirs = self.their_tree()?;
        if ours == theirs {
            return Ok(None);
        }
        for (name, switch_off) in NEWER_RULES {
            let mut edition = Edition::LIVING;
            switch_off(&mut edition);
            if our_dump(self, edition)? == theirs {
                return Ok(Some(name));
            }
        }
        match compare(self) {
            Ok(()) => Ok(Some("several-newer-rules")),
            Err(violation) => {
                let known = self.known_difference().ok_or(violation)?;
                Ok(Some(known.name.as_str()))
            }
        }
    }

    /// The behaviour of the other parser, panics included, is not a violation of ours.
    fn their_tree(&self) -> Result<String, Violation> {
        catch_unwind(AssertUnwindSafe(|| their_dump(self)))
            .map_err(|_| Violation::new("html5ever", "it panics"))
    }
}

pub(super) fn explain(data: &[u8]) -> String {
    format!("{:#?}", Case::read(data))
}

/// The trees are the same, unless a known reason applies.
pub(super) fn check(data: &[u8]) -> Result<(), Violation> {
    let Some(case) = Case::read(data) else { return Ok(()) };
    if case.known_difference().is_some() {
        return Ok(());
    }
    compare(&case)
}

impl KnownDifference {
    /// Returns true if the example is a case of this reason and its trees differ.
    pub fn holds(&self) -> bool {
        let Some(case) = Case::read(&self.example) else { return false };
        self.applies_to(&case.haystack()) && compare(&case).is_err()
    }

    fn applies_to(&self, haystack: &str) -> bool {
        self.when.iter().all(|word| haystack.contains(word.as_str()))
    }
}

fn compare(case: &Case) -> Result<(), Violation> {
    let ours = our_dump(case, shared_edition())?;
    let theirs = case.their_tree()?;
    if ours == theirs {
        return Ok(());
    }
    Err(Violation::new("html5ever", format!("ours:\n{ours}\ntheirs:\n{theirs}")))
}

type SwitchOff = fn(&mut Edition);

/// The rules that html5ever 0.40 does not have: those that came after `select` was relaxed.
const NEWER_RULES: [(&str, SwitchOff); 8] = [
    ("processing-instructions", |edition| edition.processing_instructions = false),
    ("template-patching", |edition| edition.template_patching = false),
    ("declarative-shadow-roots", |edition| edition.declarative_shadow_roots = false),
    ("template-context", |edition| edition.template_context_is_template_contents = false),
    ("table-text-in-templates", |edition| edition.table_text_in_templates = false),
    ("form-in-table-in-template", |edition| edition.form_in_table_in_template = false),
    ("implied-body", |edition| edition.implied_body_resets_frameset_ok = false),
    ("empty-system-identifier", |edition| edition.empty_system_identifier_is_missing = false),
];

/// The rules of html5ever 0.40.
fn shared_edition() -> Edition {
    let mut edition = Edition::LIVING;
    for (_, switch_off) in NEWER_RULES {
        switch_off(&mut edition);
    }
    edition
}

fn our_dump(case: &Case, edition: Edition) -> Result<String, Violation> {
    let mut options = ParserOptions::default();
    options.edition = edition;
    options.scripting = match (case.scripting, &case.context) {
        (false, _) => ScriptingMode::Disabled,
        (true, None) => ScriptingMode::Normal,
        (true, Some(_)) => ScriptingMode::Inert,
    };
    options.allow_declarative_shadow_roots = false;
    let setup = Setup {
        options,
        context: case.context.clone(),
        context_mode: DocumentMode::NoQuirks,
        form: false,
    };
    let play: &mut dyn Play<Document> = &mut Skip;
    let input = Input::Text(case.text.clone());
    let parsed = parse(&setup, &input, Feed::Whole, play)
        .map_err(|message| Violation::new("the end", message))?;
    Ok(TestTree::dump(&parsed.tree, &parsed.root))
}

fn their_dump(case: &Case) -> String {
    let options = ParseOpts {
        // A byte order mark concerns the decoder, not the parser.
        tokenizer: TokenizerOpts { discard_bom: false, ..TokenizerOpts::default() },
        tree_builder: TreeBuilderOpts {
            scripting_enabled: case.scripting,
            ..TreeBuilderOpts::default()
        },
    };
    let text = StrTendril::from_slice(&case.text);
    let Some(context) = &case.context else {
        let dom = html5ever::parse_document(RcDom::default(), options).one(text);
        return dump(&dom.document);
    };
    let namespace = match context.namespace {
        Namespace::Svg => ns!(svg),
        Namespace::MathMl => ns!(mathml),
        _ => ns!(html),
    };
    let name = QualName::new(None, namespace, LocalName::from(context.local_name.as_str()));
    let attributes = context.attributes.iter().map(|(name, value)| Attribute {
        name: QualName::new(None, ns!(), LocalName::from(name.as_str())),
        value: StrTendril::from_slice(value),
    });
    let parser = html5ever::parse_fragment(
        RcDom::default(),
        options,
        name,
        attributes.collect(),
        case.scripting,
    );
    let dom = parser.one(text);
    // The fragment is the contents of the root element.
    let root = dom.document.children.borrow().iter().find(|child| is_html(child)).cloned();
    root.map_or_else(String::new, |root| dump(&root))
}

fn is_html(node: &Handle) -> bool {
    matches!(&node.data, NodeData::Element { name, .. } if name.local == local_name!("html"))
}

/// The tree below a node, in the form of the html5lib tests.
fn dump(root: &Handle) -> String {
    let mut writer = DumpWriter::default();
    let mut waiting: Vec<(Handle, usize)> = Vec::new();
    push_children(&mut waiting, root, 0);
    while let Some((node, depth)) = waiting.pop() {
        write_node(&mut writer, &node, depth);
        push_children(&mut waiting, &node, depth + 1);
        if let NodeData::Element { template_contents, .. } = &node.data
            && let Some(contents) = &*template_contents.borrow()
        {
            // A separate node, which is met before the children.
            waiting.push((contents.clone(), depth + 1));
        }
    }
    writer.finish()
}

fn push_children(waiting: &mut Vec<(Handle, usize)>, node: &Handle, depth: usize) {
    waiting.extend(node.children.borrow().iter().rev().map(|child| (child.clone(), depth)));
}

fn write_node(writer: &mut DumpWriter, node: &Handle, depth: usize) {
    match &node.data {
        NodeData::Document => writer.line(depth, &DumpLine::Content),
        NodeData::Doctype { name, public_id, system_id } => writer.line(
            depth,
            &DumpLine::Doctype { name, public_identifier: public_id, system_identifier: system_id },
        ),
        NodeData::Text { contents } => writer.line(depth, &DumpLine::Text(&contents.borrow())),
        NodeData::Comment { contents } => writer.line(depth, &DumpLine::Comment(contents)),
        NodeData::Element { name, attrs, .. } => {
            let namespace = match name.ns {
                ns!(svg) => Namespace::Svg,
                ns!(mathml) => Namespace::MathMl,
                _ => Namespace::Html,
            };
            let attributes = attrs.borrow();
            let attribute = |attribute: &Attribute| {
                let namespace = match attribute.name.ns {
                    ns!(xlink) => AttributeNamespace::XLink,
                    ns!(xml) => AttributeNamespace::Xml,
                    ns!(xmlns) => AttributeNamespace::Xmlns,
                    _ => AttributeNamespace::None,
                };
                (namespace, attribute.name.local.to_string(), attribute.value.to_string())
            };
            let attributes: Vec<_> = attributes.iter().map(attribute).collect();
            let lent = attributes.iter().map(|(space, name, value)| (*space, &**name, &**value));
            let line =
                DumpLine::Element { namespace, name: &name.local, attributes: lent.collect() };
            writer.line(depth, &line);
        }
        NodeData::ProcessingInstruction { target, contents } => {
            writer.line(depth, &DumpLine::ProcessingInstruction { target, data: contents });
        }
    }
}
