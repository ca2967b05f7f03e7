//! Checks of the sanitizer on generated fragments and configurations.

mod browser;
mod configurations;
mod other_parsers;
mod payloads;
mod places;
mod policies;
mod wrappers;

pub use browser::pair_for_a_browser;
pub use other_parsers::{Agreement, agree_with_html5ever, result_for_a_browser};
pub use payloads::{sanitized_payload, sanitizers_for_payloads};
use treewright::sanitize::{Filter, Policies, Preset, Sanitizer, SanitizerConfig};
use treewright::{
    Context, Document, DocumentMode, Input, Options, SanitizeError, Sanitized, TextSanitizer,
};

use crate::formats::CaseContext;
use crate::generator::{Generator, SplitMix64};
use crate::invariants::Violation;
pub use policies::PolicyCase;

/// A text, the place for it, and a sanitizer.
#[derive(Clone, Debug)]
pub struct SanitizerCase {
    /// The seed that reproduces it.
    pub seed: u64,
    /// The text, in pieces of about a token.
    pub pieces: Vec<String>,
    /// The context; `None` for the default one.
    pub context: Option<CaseContext>,
    /// True if the text is a document.
    pub is_document: bool,
    /// The declaration of scripting.
    pub scripting: Option<bool>,
    /// The declaration of the mode.
    pub mode: Option<DocumentMode>,
    /// The configuration.
    pub configuration: SanitizerConfig,
    /// True if scripts are removed.
    pub is_safe: bool,
    /// The policies, in some cases.
    pub policies: Option<PolicyCase>,
    /// The preset that stands in for the configuration and the policies, in some cases.
    pub preset: Option<Preset>,
}

/// The result for a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was sanitized by this number of proofs.
    Sanitized(u32),
    /// The context has no markup.
    RawContext,
    /// No proof succeeded.
    NotProven,
}

impl SanitizerCase {
    /// The case of a seed: a fragment of up to `size` pieces or a few more in three of four cases, else a document.
    pub fn new(seed: u64, size: usize) -> Self {
        let mut generator = Generator::new(seed);
        let mut random = SplitMix64::new(seed ^ 0x5A17_1234_0000_0000);
        let size = 1 + random.below(size);
        let is_document = random.chance(25);
        let (context, pieces) = if is_document {
            (None, generator.document(size))
        } else {
            let (context, pieces) = generator.fragment(size);
            (random.chance(60).then_some(context), pieces)
        };
        // They have numbers of their own, so that they do not change the rest of a case.
        let mut random_policies = SplitMix64::new(seed ^ 0x1DEA_0000_5EED_0000);
        let preset = random_policies.chance(15).then(|| random_policies.pick(Preset::ALL));
        let policies = (preset.is_none() && random_policies.chance(50))
            .then(|| PolicyCase::new(&mut random_policies));
        let mut pieces = pieces;
        if policies.is_some() || preset.is_some() {
            for _ in 0..random_policies.below(5) {
                let place = random_policies.below(pieces.len() + 1);
                pieces.insert(place, policies::start_tag(&mut random_policies));
            }
        }
        let scripting = random.pick(&[None, None, None, Some(false), Some(true)]);
        let mode =
            random.pick(&[None, None, Some(DocumentMode::NoQuirks), Some(DocumentMode::Quirks)]);
        let configuration = configurations::configuration(&mut random);
        let is_safe = random.chance(80);
        Self {
            seed,
            pieces,
            context,
            is_document,
            scripting,
            mode,
            configuration,
            is_safe: is_safe || preset.is_some(),
            policies,
            preset,
        }
    }

    /// The text.
    pub fn text(&self) -> String {
        self.pieces.concat()
    }

    /// The sanitizer.
    ///
    /// # Panics
    /// If the configuration is not valid.
    pub fn sanitizer(&self) -> TextSanitizer {
        let (sanitizer, policies) = self.parts();
        let sanitizer = if self.is_safe {
            TextSanitizer::new(&sanitizer)
        } else {
            TextSanitizer::unsafe_filter(&sanitizer)
        };
        let sanitizer = match self.scripting {
            None => sanitizer,
            scripting => sanitizer.scripting(scripting),
        };
        let sanitizer = sanitizer.mode(self.mode);
        let sanitizer = match self.contexts().first() {
            _ if self.is_document => sanitizer.document(),
            Some(context) if self.context.is_some() => sanitizer.context(context.clone()),
            _ => sanitizer,
        };
        sanitizer.policies(policies)
    }

    fn parts(&self) -> (Sanitizer, Policies) {
        if let Some(preset) = self.preset {
            return (preset.sanitizer(), preset.policies());
        }
        let sanitizer = Sanitizer::new(self.configuration.clone()).expect("it is valid");
        (sanitizer, self.policies.as_ref().map(PolicyCase::policies).unwrap_or_default())
    }

    fn filter(&self) -> Filter {
        let (sanitizer, policies) = self.parts();
        let filter = if self.is_safe { sanitizer.filter() } else { sanitizer.unsafe_filter() };
        filter.policies(policies)
    }

    /// The contexts that the result is for.
    fn contexts(&self) -> Vec<Context> {
        match &self.context {
            _ if self.is_document => Vec::new(),
            Some(context) => {
                let element = Context::new(context.namespace, &context.local_name);
                let attributes = context.attributes.iter();
                vec![
                    attributes.fold(element, |element, (name, value)| {
                        element.with_attribute(name, value)
                    }),
                ]
            }
            None => ["div", "p", "td", "body", "li", "a"]
                .map(|name| name.parse().expect("it is a context"))
                .to_vec(),
        }
    }

    /// Returns true if the parser adds `head` and `body` to contents of the context.
    fn has_parts_of_documents(&self) -> bool {
        self.context.as_ref().is_some_and(|context| context.local_name == "html")
    }

    /// The ways in which the result may be parsed.
    fn ways(&self) -> Vec<Way> {
        let contexts: Vec<Option<Context>> = match self.contexts() {
            contexts if contexts.is_empty() => vec![None],
            contexts => contexts.into_iter().map(Some).collect(),
        };
        let scripting = self.scripting.map_or_else(|| vec![false, true], |on| vec![on]);
        let modes = match self.mode {
            Some(mode) => vec![mode],
            None => vec![DocumentMode::NoQuirks, DocumentMode::Quirks, DocumentMode::LimitedQuirks],
        };
        let mut ways = Vec::new();
        for context in &contexts {
            for scripting in &scripting {
                for mode in &modes {
                    ways.push(Way {
                        context: context.clone(),
                        scripting: *scripting,
                        mode: *mode,
                        shadow_roots: ways.len() % 2 == 1 && self.is_document,
                    });
                }
            }
        }
        ways
    }
}

/// A way to parse a result.
#[derive(Debug)]
struct Way {
    context: Option<Context>,
    scripting: bool,
    mode: DocumentMode,
    shadow_roots: bool,
}

impl Way {
    fn parse(&self, html: &str) -> Document {
        let options = Options::new()
            .scripting(self.scripting)
            .context_document_mode(self.mode)
            .declarative_shadow_roots(self.shadow_roots);
        options.parse(Input::from(html).in_context(self.context.as_ref())).document
    }
}

/// Checks all promises for a case.
///
/// # Errors
/// The first violation.
pub fn check_sanitizer(case: &SanitizerCase) -> Result<Outcome, Violation> {
    let text = case.text();
    let sanitizer = case.sanitizer();
    let Sanitized { html, proofs, .. } = match sanitized(&sanitizer, &text)? {
        Ok(result) => result,
        Err(outcome) => return Ok(outcome),
    };
    let ways = case.ways();
    let first = ways[0].parse(&html);
    for way in &ways {
        let document = way.parse(&html);
        check_same_tree(&html, [&ways[0], way], [&first, &document])?;
        if case.is_safe {
            wrappers::check_harmless("none", &document)?;
        }
    }
    if let Some(policies) = &case.policies {
        policies.check(&first, case.is_document || case.has_parts_of_documents())?;
    }
    check_each_node(case, &text, &html)?;
    check_tree(case, &text)?;
    places::check_records_of_a_tree(case, &text)?;
    places::check_places(&sanitizer, &text)?;
    if case.is_safe {
        wrappers::check_in_wrappers(&html)?;
    }
    Ok(Outcome::Sanitized(proofs))
}

/// Checks that the elements that are kept by the numbers of their names are those that the algorithm keeps, which takes a
/// closer look at each node where the depth counts.
fn check_each_node(case: &SanitizerCase, text: &str, html: &str) -> Result<(), Violation> {
    let (_, policies) = case.parts();
    let counts_depth = case.policies.as_ref().is_some_and(PolicyCase::counts_depth);
    if case.preset.is_some() || counts_depth {
        return Ok(());
    }
    let closer = case.sanitizer().policies(policies.max_depth(u32::MAX));
    match closer.sanitize(text) {
        Ok(result) if result.html == html => Ok(()),
        result => {
            let what = format!("{html:?}, with a closer look: {result:?}");
            Err(Violation::new("names that are known say what the algorithm does", what))
        }
    }
}

/// Checks that what is written for a case stays as it is, and is the same tree in two ways to parse it, which the seed
/// selects. A small part of the work of [`check_sanitizer`].
///
/// # Errors
/// The first violation.
pub fn check_closed(case: &SanitizerCase) -> Result<Outcome, Violation> {
    let Sanitized { html, proofs, .. } = match sanitized(&case.sanitizer(), &case.text())? {
        Ok(result) => result,
        Err(outcome) => return Ok(outcome),
    };
    let ways = case.ways();
    let mut random = SplitMix64::new(case.seed ^ 0x3A45_0000_0000_0000);
    let way = &ways[random.below(ways.len())];
    let documents = [ways[0].parse(&html), way.parse(&html)];
    check_same_tree(&html, [&ways[0], way], [&documents[0], &documents[1]])?;
    if case.is_safe {
        wrappers::check_harmless("none", &documents[1])?;
        wrappers::check_in_one_wrapper(&html, &mut random)?;
    }
    Ok(Outcome::Sanitized(proofs))
}

/// The result for a text, which stays as it is; or the reason why none is to be checked.
fn sanitized(
    sanitizer: &TextSanitizer,
    text: &str,
) -> Result<Result<Sanitized, Outcome>, Violation> {
    let result = match sanitizer.sanitize(text) {
        Ok(result) => result,
        Err(SanitizeError::RawContext(_)) => return Ok(Err(Outcome::RawContext)),
        Err(SanitizeError::NotProven) => return Ok(Err(Outcome::NotProven)),
        Err(error) => return Err(Violation::new("a text is sanitized", error.to_string())),
    };
    match sanitizer.sanitize(&result.html) {
        Ok(again) if again.html == result.html && !again.removed => Ok(Ok(result)),
        Ok(again) => {
            let what = format!("{:?} becomes {:?}", result.html, again.html);
            Err(Violation::new("a sanitized text stays as it is", what))
        }
        Err(error) => Err(Violation::new("a sanitized text stays", error.to_string())),
    }
}

/// Checks that two ways to parse a result give the same tree.
fn check_same_tree(
    html: &str,
    ways: [&Way; 2],
    documents: [&Document; 2],
) -> Result<(), Violation> {
    let [first, second] = documents;
    if first.is_certainly_same(first.root(), second, second.root(), false) {
        return Ok(());
    }
    let [expected, found] = documents.map(|document| document.dump(document.root()));
    if found == expected {
        return Ok(());
    }
    let [way, other] = ways;
    let what = format!("{html:?}\n{way:?}:\n{expected}\n{other:?}:\n{found}");
    Err(Violation::new("parsers agree about a sanitized text", what))
}

/// Checks a filter for trees: it removes everything at once.
fn check_tree(case: &SanitizerCase, text: &str) -> Result<(), Violation> {
    let filter = case.filter();
    let contexts = case.contexts();
    let options = Options::new().declarative_shadow_roots(true);
    let mut document = options.parse(Input::from(text).in_context(contexts.first())).document;
    let root = document.root();
    filter.sanitize(&mut document, root);
    if filter.sanitize(&mut document, root) {
        let what = document.dump(root);
        return Err(Violation::new("a sanitized tree stays as it is", what));
    }
    Ok(())
}

/// Leaves out pieces and characters, as long as the same promise is broken.
pub fn shrink(
    case: &SanitizerCase,
    violation: Violation,
    check: impl Fn(&SanitizerCase) -> Result<Outcome, Violation>,
) -> (SanitizerCase, Violation) {
    let mut smallest = (case.clone(), violation);
    leave_out(&mut smallest, &check);
    smallest.0.pieces = smallest.0.text().chars().map(String::from).collect();
    leave_out(&mut smallest, &check);
    smallest
}

fn leave_out(
    smallest: &mut (SanitizerCase, Violation),
    check: &impl Fn(&SanitizerCase) -> Result<Outcome, Violation>,
) {
    let mut run = smallest.0.pieces.len().div_ceil(2);
    while run > 0 {
        let mut start = 0;
        let mut was_smaller = false;
        while start < smallest.0.pieces.len() {
            let mut candidate = smallest.0.clone();
            let end = (start + run).min(candidate.pieces.len());
            candidate.pieces.drain(start..end);
            match check(&candidate) {
                Err(violation) if violation.invariant == smallest.1.invariant => {
                    *smallest = (candidate, violation);
                    was_smaller = true;
                }
                _ => start += run,
            }
        }
        if !was_smaller {
            run /= 2;
        }
    }
}
