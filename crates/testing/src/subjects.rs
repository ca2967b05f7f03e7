//! Sources with the settings of their parse, for properties that hold for every page: those of the
//! public suites, our own, real pages, and generated ones.

use treewright::dom::NodeKind;
use treewright::{Context, Document, Options, Parsed, WriteError, WriteHtml, XmlOptions};

use crate::check::{Setup, setup_of};
use crate::formats::{TokenizerCase, TreeCase, files_below};
use crate::generator::GeneratedCase;
use crate::suites::{Suite, conformance, corpus_pages};

/// A source, and how it is parsed.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its name in messages.
    pub name: String,
    /// The text.
    pub source: String,
    /// The settings.
    pub options: Options,
    /// The context element, for a fragment.
    pub context: Option<Context>,
}

impl Subject {
    /// A document with the defaults.
    pub fn document(name: impl Into<String>, source: impl Into<String>) -> Self {
        let (name, source) = (name.into(), source.into());
        Self { name, source, options: Options::new(), context: None }
    }

    /// A source with the settings of a case. The facade has no options for the flag "cannot change the
    /// mode" and a `form` around the context element, so these are left out.
    pub fn with_setup(name: String, source: String, setup: &Setup) -> Self {
        let options = Options::new()
            .scripting_mode(setup.options.scripting)
            .edition(setup.options.edition)
            .srcdoc(setup.options.srcdoc)
            .declarative_shadow_roots(setup.options.allow_declarative_shadow_roots)
            .context_document_mode(setup.context_mode);
        let context = setup.context.as_ref().map(|case| {
            let context = Context::new(case.namespace, &case.local_name);
            let attributes = case.attributes.iter();
            attributes.fold(context, |context, (name, value)| context.with_attribute(name, value))
        });
        Self { name, source, options, context }
    }

    /// Parses a text with the settings of this subject.
    pub fn parse(&self, text: &str) -> Parsed {
        match &self.context {
            None => self.options.parse(text),
            Some(context) => self.options.parse_fragment(text, context),
        }
    }
}

/// The tree-construction cases of a suite in each of their scripting modes; empty without the data.
pub fn tree_subjects(suite: Suite) -> Vec<Subject> {
    let subjects = |case: &TreeCase| {
        let subject = |scripting| {
            let setup = setup_of(case, suite.edition(), scripting);
            let name = format!("{} {scripting:?}", case.id);
            Subject::with_setup(name, case.input.to_text(), &setup)
        };
        case.scripting_modes().into_iter().map(subject).collect::<Vec<_>>()
    };
    suite.tree_cases().unwrap_or_default().iter().flat_map(subjects).collect()
}

/// The inputs of the tokenizer cases of a suite, as documents.
pub fn tokenizer_subjects(suite: Suite) -> Vec<Subject> {
    let subject =
        |case: &TokenizerCase| Subject::document(case.id.to_string(), case.input.to_text());
    suite.tokenizer_cases().unwrap_or_default().iter().map(subject).collect()
}

/// The real pages, and the pages of the public checker's suite; empty without the data.
///
/// # Panics
/// If a page cannot be read.
pub fn page_subjects() -> Vec<Subject> {
    let page = |name, bytes: &[u8]| Subject::document(name, String::from_utf8_lossy(bytes));
    let mut pages: Vec<_> =
        corpus_pages().iter().map(|(name, bytes)| page(name.clone(), bytes)).collect();
    if let Some(folder) = conformance().map(|folder| folder.join("vnu-tests/html"))
        && folder.is_dir()
    {
        let files = files_below(&folder, "html").expect("the pages can be read");
        pages.extend(files.iter().map(|file| page(file.name.clone(), &file.bytes)));
    }
    pages
}

/// The generated documents and fragments of these seeds, of about `size` pieces each.
pub fn generated_subjects(
    seeds: impl IntoIterator<Item = u64>,
    size: usize,
) -> impl Iterator<Item = Subject> {
    seeds.into_iter().map(move |seed| {
        let case = GeneratedCase::new(seed, size);
        Subject::with_setup(format!("seed {seed}"), case.text(), &case.setup)
    })
}

/// The number of generated documents in a test: that of `TREEWRIGHT_GENERATED`, or 3,000.
///
/// # Panics
/// If the variable is not a number.
pub fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(3_000, |number| number.parse().expect("a number"))
}

/// The public subjects, our own, and the real pages: everything except the generated ones.
pub fn given_subjects() -> Vec<Subject> {
    let mut subjects = tree_subjects(Suite::Own);
    subjects.extend(tokenizer_subjects(Suite::Own));
    if conformance().is_some() {
        subjects.extend(tree_subjects(Suite::TreeConstruction));
        subjects.extend(tree_subjects(Suite::TreeConstruction2023));
        subjects.extend(tokenizer_subjects(Suite::Tokenizer));
    }
    subjects.extend(page_subjects());
    subjects
}

/// The XML of a parsed subject, as a document: a part of one gets an element around it. `None` if it is a
/// document without an element, which some editions and limits produce.
///
/// # Panics
/// If a tree with an element is not written.
pub fn xml_document(document: &Document) -> Option<String> {
    let xml = document.xml(&XmlOptions::new());
    if document.kind(document.root()) == Some(NodeKind::Document) {
        return match xml {
            Err(WriteError::NoDocumentElement) => None,
            xml => Some(xml.expect("the length is not limited")),
        };
    }
    Some(format!("<part>{}</part>", xml.expect("the length is not limited")))
}
