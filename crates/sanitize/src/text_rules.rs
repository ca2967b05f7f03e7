//! Rules for trees that become text. A text can be parsed by parsers with other settings, and people put it into
//! other elements by mistake: these rules remove what becomes something else there.

use rustc_hash::FxHashSet;
use treewright_markup::{LocalName, Namespace, tag};

use crate::filter::may_be_javascript_url;
use crate::known_names::Answers;
use crate::{Filter, Reason, constants};

/// The settings of parsers that read a text.
///
/// ```
/// use treewright_sanitize::{Sanitizer, TextRules};
/// let rules = TextRules::new().scripting(Some(false)).keep_processing_instructions(false);
/// let filter = Sanitizer::default().filter().for_text(rules);
/// ```
#[derive(Clone, Debug)]
pub struct TextRules {
    scripting: Option<bool>,
    processing_instructions: bool,
    pub(crate) is_document: bool,
    pub(crate) is_in_template: bool,
    unsafe_names: FxHashSet<String>,
}

impl Default for TextRules {
    fn default() -> Self {
        let names = constants::unsafe_elements().map(|element| element.name().to_owned());
        Self {
            scripting: None,
            processing_instructions: false,
            is_document: false,
            is_in_template: false,
            unsafe_names: names.collect(),
        }
    }
}

impl TextRules {
    /// The defaults: parsers with and without scripting read the text, and processing instructions are removed.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets whether the parsers that read the text have scripting on. With `None` both are possible, and `noscript`
    /// elements are removed.
    #[must_use]
    pub fn scripting(mut self, scripting: Option<bool>) -> Self {
        self.scripting = scripting;
        self
    }

    /// Keeps processing instructions that the configuration allows. Parsers that are older than 2026 read them as
    /// comments.
    #[must_use]
    pub fn keep_processing_instructions(mut self, keep: bool) -> Self {
        self.processing_instructions = keep;
        self
    }

    /// Keeps the elements that each parsed document has, `html`, `head` and `body`, if the configuration would remove
    /// them.
    #[must_use]
    pub fn document(mut self, is_document: bool) -> Self {
        self.is_document = is_document;
        self
    }

    /// Sets whether the text is parsed as the contents of a `template` element. Forms right in tables are removed from these,
    /// because some parsers do not insert them.
    #[must_use]
    pub fn in_template(mut self, is_in_template: bool) -> Self {
        self.is_in_template = is_in_template;
        self
    }

    /// Returns true if all parsers that read the text have scripting on, so that they take the contents of `noscript` for text.
    pub(crate) fn contents_of_noscript_are_text(&self) -> bool {
        self.scripting == Some(true)
    }

    pub(crate) fn reason_to_remove_processing_instruction(&self) -> Option<Reason> {
        (!self.processing_instructions).then_some(Reason::ProcessingInstruction)
    }

    /// The reason to replace an element with its text.
    pub(crate) fn reason_to_unwrap(name: LocalName, namespace: Namespace) -> Option<Reason> {
        (namespace == Namespace::Html && name == tag::PLAINTEXT).then_some(Reason::NeverClosed)
    }

    /// The reason to remove an element whose text is `text` if it is raw text.
    pub(crate) fn reason_to_remove_element(
        &self,
        is_safe: bool,
        name: &str,
        is_noscript: bool,
        raw_text: Option<&str>,
    ) -> Option<Reason> {
        let is_unsafe = self.unsafe_names.contains(name)
            || (name.bytes().any(|byte| byte.is_ascii_uppercase())
                && self.unsafe_names.contains(&name.to_ascii_lowercase()));
        if is_safe && is_unsafe {
            return Some(Reason::ScriptElsewhere);
        }
        if is_noscript && self.scripting.is_none() {
            return Some(Reason::DependsOnScripting);
        }
        if name.contains(is_ambiguous) {
            return Some(Reason::NameCharacters);
        }
        raw_text.filter(|text| looks_like_markup(text)).map(|_| Reason::MarkupInText)
    }

    /// The reason to remove an attribute. The qualified name is how it is written.
    pub(crate) fn reason_to_remove_attribute(
        is_safe: bool,
        element: &str,
        name: &str,
        value: &str,
    ) -> Option<Reason> {
        if name.contains(is_ambiguous) {
            return Some(Reason::NameCharacters);
        }
        if Self::attributes_of_element(element).contains(&name) {
            return Some(Reason::DependsOnTheParser);
        }
        if !is_safe {
            return None;
        }
        if name.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("on")) {
            return Some(Reason::ScriptElsewhere);
        }
        match Self::of_value(name) {
            OfValue::Nothing => None,
            OfValue::Url => may_be_javascript_url(value).then_some(Reason::ScriptElsewhere),
            OfValue::Urls => {
                let is_url = value.split(';').any(may_be_javascript_url);
                is_url.then_some(Reason::ScriptElsewhere)
            }
            OfValue::Animation => {
                let value = value.trim();
                let is_link =
                    ["href", "xlink:href"].iter().any(|link| value.eq_ignore_ascii_case(link));
                is_link.then_some(Reason::AnimatedUrl)
            }
        }
    }

    /// The attributes that are removed from elements with a name.
    pub(crate) fn attributes_of_element(name: &str) -> &'static [&'static str] {
        if name == "template" { &["for", "shadowrootmode"] } else { &[] }
    }

    /// The subject of the rules for the value of an attribute.
    pub(crate) fn of_value(name: &str) -> OfValue {
        match name {
            "href" | "xlink:href" | "action" | "formaction" | "src" | "data" | "poster"
            | "background" | "ping" | "srcdoc" => OfValue::Url,
            // Values of animations, in the case in which HTML elements have the names.
            "values" | "from" | "to" | "by" => OfValue::Urls,
            "attributeName" | "attributename" => OfValue::Animation,
            _ => OfValue::Nothing,
        }
    }

    /// The reason to remove a comment.
    pub(crate) fn reason_to_remove_comment(data: &str) -> Option<Reason> {
        looks_like_markup(data).then_some(Reason::MarkupInText)
    }
}

impl Filter {
    /// Adds the rules for trees that become text.
    #[must_use]
    pub fn for_text(mut self, rules: TextRules) -> Self {
        self.text = Some(Box::new(rules));
        self.answers = Answers::default();
        self
    }
}

/// The subject of the rules for the value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfValue {
    Nothing,
    /// The attribute is kept unless the value is a `javascript:` URL.
    Url,
    /// The same for values between semicolons.
    Urls,
    /// The attribute is kept unless the value is the name of a link attribute.
    Animation,
}

/// Characters that are parse errors in names, and that other parsers read as something else.
fn is_ambiguous(letter: char) -> bool {
    matches!(letter, '<' | '>' | '"' | '\'' | '=' | '`' | '/')
}

/// Returns true if a text has a `<` that starts a tag, a comment or the like.
fn looks_like_markup(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.windows(2).any(|pair| {
        matches!(pair, [b'<', next] if next.is_ascii_alphabetic() || matches!(next, b'/' | b'!' | b'?'))
    })
}
