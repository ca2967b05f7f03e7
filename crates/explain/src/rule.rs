//! The rules of the standard that explanations name.

use std::fmt;

use treewright_syntax::ErrorCode;

/// A rule of the HTML Standard: an algorithm, an insertion mode, or the definition of a parse error.
///
/// ```
/// use treewright_explain::StandardRule;
/// use treewright_syntax::ErrorCode;
///
/// let rule = StandardRule::of_error(ErrorCode::TextInTable).unwrap();
/// assert_eq!(rule.name(), "the \"in table text\" insertion mode");
/// let page = "https://html.spec.whatwg.org/multipage/parsing.html";
/// assert_eq!(rule.url(), format!("{page}#parsing-main-intabletext"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StandardRule {
    name: &'static str,
    place: Place,
}

/// The place of a rule in the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    Url(&'static str),
    /// The definition of a parse error, on the page about parsing.
    Definition(&'static str),
}

/// The page of the standard that has nearly all of them.
const PARSING: &str = "https://html.spec.whatwg.org/multipage/parsing.html";

#[rustfmt::skip]
impl StandardRule {
    pub(crate) const INITIAL: Self = Self::new("the \"initial\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode");
    pub(crate) const BEFORE_HTML: Self = Self::new("the \"before html\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode");
    pub(crate) const BEFORE_HEAD: Self = Self::new("the \"before head\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode");
    pub(crate) const IN_HEAD: Self = Self::new("the \"in head\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead");
    pub(crate) const IN_HEAD_NOSCRIPT: Self = Self::new("the \"in head noscript\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript");
    pub(crate) const AFTER_HEAD: Self = Self::new("the \"after head\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode");
    pub(crate) const IN_BODY: Self = Self::new("the \"in body\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody");
    pub(crate) const TEXT: Self = Self::new("the \"text\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata");
    pub(crate) const IN_TABLE: Self = Self::new("the \"in table\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable");
    pub(crate) const IN_TABLE_TEXT: Self = Self::new("the \"in table text\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext");
    pub(crate) const IN_CAPTION: Self = Self::new("the \"in caption\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption");
    pub(crate) const IN_COLUMN_GROUP: Self = Self::new("the \"in column group\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup");
    pub(crate) const IN_TABLE_BODY: Self = Self::new("the \"in table body\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody");
    pub(crate) const IN_ROW: Self = Self::new("the \"in row\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr");
    pub(crate) const IN_CELL: Self = Self::new("the \"in cell\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd");
    pub(crate) const IN_TEMPLATE: Self = Self::new("the \"in template\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate");
    pub(crate) const AFTER_BODY: Self = Self::new("the \"after body\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody");
    pub(crate) const IN_FRAMESET: Self = Self::new("the \"in frameset\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset");
    pub(crate) const AFTER_FRAMESET: Self = Self::new("the \"after frameset\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset");
    pub(crate) const AFTER_AFTER_BODY: Self = Self::new("the \"after after body\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode");
    pub(crate) const AFTER_AFTER_FRAMESET: Self = Self::new("the \"after after frameset\" insertion mode",
        "https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode");
    pub(crate) const FOREIGN_CONTENT: Self = Self::new("the rules for parsing tokens in foreign content",
        "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign");
    pub(crate) const ADOPTION_AGENCY: Self = Self::new("adoption agency algorithm",
        "https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm");
    pub(crate) const FOSTER_PARENT: Self = Self::new("foster parent",
        "https://html.spec.whatwg.org/multipage/parsing.html#foster-parent");
    pub(crate) const RECONSTRUCT: Self = Self::new("reconstruct the active formatting elements",
        "https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements");
    pub(crate) const CLOSE_A_P: Self = Self::new("close a p element",
        "https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element");
    pub(crate) const CLOSE_THE_CELL: Self = Self::new("close the cell",
        "https://html.spec.whatwg.org/multipage/parsing.html#close-the-cell");
    pub(crate) const IMPLIED_END_TAGS: Self = Self::new("generate implied end tags",
        "https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags");
    pub(crate) const CREATE_AN_ELEMENT: Self = Self::new("create an element for the token",
        "https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token");
    pub(crate) const INSERT_AN_ELEMENT: Self = Self::new("insert an HTML element",
        "https://html.spec.whatwg.org/multipage/parsing.html#insert-an-html-element");
    pub(crate) const INSERT_A_FOREIGN_ELEMENT: Self = Self::new("insert a foreign element",
        "https://html.spec.whatwg.org/multipage/parsing.html#insert-a-foreign-element");
    pub(crate) const INSERT_A_CHARACTER: Self = Self::new("insert a character",
        "https://html.spec.whatwg.org/multipage/parsing.html#insert-a-character");
    pub(crate) const INSERT_A_COMMENT: Self = Self::new("insert a comment",
        "https://html.spec.whatwg.org/multipage/parsing.html#insert-a-comment");
    pub(crate) const INSERT_A_PROCESSING_INSTRUCTION: Self = Self::new("insert a processing instruction",
        "https://html.spec.whatwg.org/multipage/parsing.html#insert-a-processing-instruction");
    pub(crate) const GENERIC_RAW_TEXT: Self = Self::new("generic raw text element parsing algorithm",
        "https://html.spec.whatwg.org/multipage/parsing.html#generic-raw-text-element-parsing-algorithm");
    pub(crate) const OPEN_ELEMENTS: Self = Self::new("stack of open elements",
        "https://html.spec.whatwg.org/multipage/parsing.html#stack-of-open-elements");
    pub(crate) const STOP_PARSING: Self = Self::new("stop parsing",
        "https://html.spec.whatwg.org/multipage/parsing.html#stop-parsing");
    pub(crate) const ATTRIBUTE_NAME: Self = Self::new("attribute name state",
        "https://html.spec.whatwg.org/multipage/parsing.html#attribute-name-state");
    pub(crate) const TAG_NAME: Self = Self::new("tag name state",
        "https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state");
    pub(crate) const CHARACTER_REFERENCE: Self = Self::new("character reference state",
        "https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state");
    pub(crate) const CDATA_SECTION: Self = Self::new("CDATA section state",
        "https://html.spec.whatwg.org/multipage/parsing.html#cdata-section-state");
    pub(crate) const VOID_ELEMENTS: Self = Self::new("void elements",
        "https://html.spec.whatwg.org/multipage/syntax.html#void-elements");
    pub(crate) const OPTIONAL_TAGS: Self = Self::new("optional tags",
        "https://html.spec.whatwg.org/multipage/syntax.html#syntax-tag-omission");
    pub(crate) const CONTENT_PATCHING: Self = Self::new("prepare content patching",
        "https://html.spec.whatwg.org/multipage/scripting.html#prepare-content-patching");
    pub(crate) const TEMPLATE_CONTENTS: Self = Self::new("template contents",
        "https://html.spec.whatwg.org/multipage/scripting.html#template-contents");
    pub(crate) const SHADOW_ROOT: Self = Self::new("the shadowrootmode attribute",
        "https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode");
    pub(crate) const SELECTED_CONTENT: Self = Self::new("the selectedcontent element",
        "https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element");
}

impl StandardRule {
    /// Every rule that explanations name, except the definitions of single parse errors.
    pub const ALL: &[Self] = &[
        Self::INITIAL,
        Self::BEFORE_HTML,
        Self::BEFORE_HEAD,
        Self::IN_HEAD,
        Self::IN_HEAD_NOSCRIPT,
        Self::AFTER_HEAD,
        Self::IN_BODY,
        Self::TEXT,
        Self::IN_TABLE,
        Self::IN_TABLE_TEXT,
        Self::IN_CAPTION,
        Self::IN_COLUMN_GROUP,
        Self::IN_TABLE_BODY,
        Self::IN_ROW,
        Self::IN_CELL,
        Self::IN_TEMPLATE,
        Self::AFTER_BODY,
        Self::IN_FRAMESET,
        Self::AFTER_FRAMESET,
        Self::AFTER_AFTER_BODY,
        Self::AFTER_AFTER_FRAMESET,
        Self::FOREIGN_CONTENT,
        Self::ADOPTION_AGENCY,
        Self::FOSTER_PARENT,
        Self::RECONSTRUCT,
        Self::CLOSE_A_P,
        Self::CLOSE_THE_CELL,
        Self::IMPLIED_END_TAGS,
        Self::CREATE_AN_ELEMENT,
        Self::INSERT_AN_ELEMENT,
        Self::INSERT_A_FOREIGN_ELEMENT,
        Self::INSERT_A_CHARACTER,
        Self::INSERT_A_COMMENT,
        Self::INSERT_A_PROCESSING_INSTRUCTION,
        Self::GENERIC_RAW_TEXT,
        Self::OPEN_ELEMENTS,
        Self::STOP_PARSING,
        Self::ATTRIBUTE_NAME,
        Self::TAG_NAME,
        Self::CHARACTER_REFERENCE,
        Self::CDATA_SECTION,
        Self::VOID_ELEMENTS,
        Self::OPTIONAL_TAGS,
        Self::CONTENT_PATCHING,
        Self::TEMPLATE_CONTENTS,
        Self::SHADOW_ROOT,
        Self::SELECTED_CONTENT,
    ];

    const fn new(name: &'static str, url: &'static str) -> Self {
        Self { name, place: Place::Url(url) }
    }

    /// The name of the rule, in the words of the standard.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The address of the rule in the standard.
    pub fn url(self) -> String {
        match self.place {
            Place::Url(url) => url.to_owned(),
            Place::Definition(anchor) => format!("{PARSING}#{anchor}"),
        }
    }

    /// The rule that raises a parse error: the insertion mode or the algorithm, and for the tokenizer the
    /// definition of the error. `None` for a rule of an [earlier edition](treewright_syntax::Edition),
    /// which the standard no longer has.
    pub fn of_error(code: ErrorCode) -> Option<Self> {
        let anchor = code.anchor();
        if anchor == "classic" {
            return None;
        }
        let has_anchor = |rule: &&Self| match rule.place {
            Place::Url(url) => {
                url.strip_prefix(PARSING).and_then(|rest| rest.strip_prefix('#')) == Some(anchor)
            }
            Place::Definition(_) => false,
        };
        let definition = Self { name: code.as_str(), place: Place::Definition(anchor) };
        Some(Self::ALL.iter().find(has_anchor).copied().unwrap_or(definition))
    }
}

impl fmt::Display for StandardRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.name, self.url())
    }
}
