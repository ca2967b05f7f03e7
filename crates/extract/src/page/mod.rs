//! The values of one page.

mod budget;
mod convert;
mod facts;
mod hash;
mod items;
mod styles;

use std::cell::OnceCell;

use treewright::read::style::StyleView;
use treewright::read::url::Url;
use treewright::read::{
    DocumentUrls, InnerTextOptions, MainContent, MarkdownOptions, Metadata, Microdata, inner_text,
    inner_text_styled, markdown, markdown_styled,
};
use treewright::{Document, NodeRef, Parsed, SerializeOptions, TextSanitizer};

pub(crate) use budget::{BATCH, Budget, NOT_SANITIZED, SLOTS};
pub(crate) use styles::PageStyles;

use budget::OUTPUT;

use crate::get::{Get, Type};
use crate::plan::{Group, Member, MemberValue};
use crate::sinks::Sink;

/// A parsed page, with the data that several values are made from.
pub(crate) struct Reader<'a, 'b> {
    parsed: &'a Parsed,
    document: &'a Document,
    url: Option<&'a Url>,
    urls: OnceCell<DocumentUrls>,
    metadata: OnceCell<Metadata<'a>>,
    main_content: OnceCell<Option<MainContent<'a>>>,
    styles: &'a PageStyles,
    pub(crate) budget: &'b mut Budget,
}

impl<'a, 'b> Reader<'a, 'b> {
    pub(crate) fn new(
        parsed: &'a Parsed,
        url: Option<&'a Url>,
        styles: &'a PageStyles,
        budget: &'b mut Budget,
    ) -> Self {
        let document = &parsed.document;
        let (urls, metadata, main_content) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { parsed, document, url, urls, metadata, main_content, styles, budget }
    }

    /// Adds a value to each column.
    pub(crate) fn read(&mut self, group: &Group, columns: &mut [Sink]) {
        self.group(group, self.document.root_node(), columns.iter_mut());
    }

    /// Adds a value to the column of each member, found below a node. Recursion ends with the nesting of the
    /// plan, which is bounded.
    fn group<'s>(
        &mut self,
        group: &Group,
        node: NodeRef<'a>,
        columns: impl Iterator<Item = &'s mut Sink>,
    ) {
        let found = if group.set.is_empty() { Vec::new() } else { group.set.select_all(node) };
        for (member, sink) in group.members.iter().zip(columns) {
            if !self.budget.has_time() {
                sink.null();
                continue;
            }
            let Some(number) = member.selector else {
                self.value(member, node, sink);
                continue;
            };
            let found = found.get(number).map(Vec::as_slice).unwrap_or_default();
            match &member.value {
                MemberValue::Get(Get::Exists) => sink.boolean(!found.is_empty()),
                MemberValue::Get(Get::Count) => {
                    sink.integer(i64::try_from(found.len()).unwrap_or(i64::MAX));
                }
                _ if member.list => sink.list(|items| {
                    for element in found {
                        if !self.budget.take_item() {
                            break;
                        }
                        self.value(member, *element, items);
                    }
                }),
                _ => match found.first() {
                    Some(element) => self.value(member, *element, sink),
                    None => sink.null(),
                },
            }
        }
    }

    /// Adds the value of a node.
    fn value(&mut self, member: &Member, node: NodeRef<'a>, sink: &mut Sink) {
        match &member.value {
            MemberValue::Get(get) => self.get(*get, member.value_type, node, sink),
            MemberValue::Attribute(name) => match node.attr(name) {
                Some(value) => self.typed(value, member.value_type, sink),
                None => sink.null(),
            },
            MemberValue::Sanitized { with_tags, sanitizer } => {
                self.sanitized(sanitizer, node, *with_tags, sink);
            }
            MemberValue::Fields(group) => {
                sink.record(|columns| self.group(group, node, columns));
            }
        }
    }

    fn get(&mut self, get: Get, value_type: Type, node: NodeRef<'a>, sink: &mut Sink) {
        match get {
            Get::Text => {
                let options = InnerTextOptions::new();
                let text = match self.view() {
                    Some(view) => inner_text_styled(node, &options, view),
                    None => inner_text(node, &options),
                };
                self.typed(&text, value_type, sink);
            }
            Get::Line => {
                let text = node.text();
                self.typed(&convert::in_one_line(&text), value_type, sink);
            }
            Get::Content => self.typed(&node.text(), value_type, sink),
            Get::Title => match self.document.title() {
                Some(title) => self.typed(&title, value_type, sink),
                None => sink.null(),
            },
            Get::Html => self.html(node, true, sink),
            Get::InnerHtml => self.html(node, false, sink),
            Get::Markdown => {
                let options = MarkdownOptions::new().urls(self.urls().clone());
                let text = match self.view() {
                    Some(view) => markdown_styled(node, &options, view),
                    None => markdown(node, &options),
                };
                self.text(&text, sink);
            }
            Get::MainText => {
                let text = self.main_content().map(MainContent::text);
                self.optional(text.as_deref(), sink);
            }
            Get::MainMarkdown => {
                let options = MarkdownOptions::new().urls(self.urls().clone());
                let text = self.main_content().map(|content| content.markdown(&options));
                self.optional(text.as_deref(), sink);
            }
            Get::Links => self.links(node, sink),
            Get::Images => self.images(node, sink),
            Get::Tables => self.tables(node, sink),
            Get::HiddenText => self.hidden_text(sink),
            Get::Microdata => self.microdata(node, sink),
            Get::TreeHash => self.whole(&hash::of(node), sink),
            Get::Metadata => self.metadata(sink),
            Get::JsonLd => self.json_ld(sink),
            Get::Language => {
                let language = self.page_metadata().language;
                self.optional(language, sink);
            }
            Get::Encoding => self.encoding(sink),
            Get::Errors => self.errors(sink),
            // They are about all elements of a selector together, and never about one.
            Get::Exists | Get::Count => sink.null(),
            // They have a sanitizer.
            Get::SanitizedHtml | Get::SanitizedInnerHtml => sink.null(),
        }
    }

    fn urls(&self) -> &DocumentUrls {
        self.urls.get_or_init(|| match self.url {
            Some(url) => DocumentUrls::with_url(self.document, url.clone()),
            None => DocumentUrls::new(self.document),
        })
    }

    fn page_metadata(&self) -> &Metadata<'a> {
        self.metadata.get_or_init(|| Metadata::of(self.document, self.urls()))
    }

    fn main_content(&self) -> Option<&MainContent<'a>> {
        let found = self.main_content.get_or_init(|| match self.view() {
            Some(view) => MainContent::of_styled(self.document, view),
            None => MainContent::of(self.document),
        });
        found.as_ref()
    }

    /// The styles by the sheets of the page, if they count.
    fn view(&self) -> Option<&'a dyn StyleView> {
        self.styles.view(self.document)
    }

    /// Adds a text as a value of a type.
    fn typed(&mut self, text: &str, value_type: Type, sink: &mut Sink) {
        match value_type {
            Type::String => self.text(text, sink),
            Type::Integer => match convert::integer(text) {
                Some(number) => sink.integer(number),
                None => sink.null(),
            },
            Type::Float => match convert::float(text) {
                Some(number) => sink.float(number),
                None => sink.null(),
            },
            Type::Boolean => match convert::boolean(text) {
                Some(answer) => sink.boolean(answer),
                None => sink.null(),
            },
            Type::Url => match self.urls().resolve(text) {
                Ok(url) => self.whole(url.as_str(), sink),
                Err(_) => sink.null(),
            },
        }
    }

    /// Adds a text, of which a part may be left out.
    fn text(&mut self, text: &str, sink: &mut Sink) {
        match self.budget.take_part(text) {
            Some(part) => sink.text(part),
            None => sink.null(),
        }
    }

    /// Adds a text that is of no use if a part is missing.
    fn whole(&mut self, text: &str, sink: &mut Sink) {
        if self.budget.take(text.len()) { sink.text(text) } else { sink.null() }
    }

    fn optional(&mut self, text: Option<&str>, sink: &mut Sink) {
        match text {
            Some(text) => self.text(text, sink),
            None => sink.null(),
        }
    }

    fn html(&mut self, node: NodeRef<'a>, with_tags: bool, sink: &mut Sink) {
        match self.written(node, with_tags) {
            Some(html) => self.whole(&html, sink),
            None => sink.null(),
        }
    }

    fn sanitized(
        &mut self,
        sanitizer: &TextSanitizer,
        node: NodeRef<'a>,
        with_tags: bool,
        sink: &mut Sink,
    ) {
        let Some(html) = self.written(node, with_tags) else { return sink.null() };
        match sanitizer.sanitize(&html) {
            Ok(result) => self.whole(&result.html, sink),
            Err(_) => {
                self.budget.meet(NOT_SANITIZED);
                sink.null();
            }
        }
    }

    /// The HTML of a node; `None` if it is longer than what is left of the budget.
    fn written(&mut self, node: NodeRef<'a>, with_tags: bool) -> Option<String> {
        let options = SerializeOptions::new().limit(self.budget.left());
        let mut html = String::new();
        let written = if with_tags {
            self.document.serialize_outer(node.id(), &options, &mut html)
        } else {
            self.document.serialize(node.id(), &options, &mut html)
        };
        if written.is_err() {
            self.budget.meet(OUTPUT);
            return None;
        }
        Some(html)
    }

    fn microdata(&mut self, node: NodeRef<'a>, sink: &mut Sink) {
        let limit = usize::try_from(self.budget.left()).unwrap_or(usize::MAX);
        let microdata = Microdata::of(node, self.urls());
        if microdata.items().next().is_none() {
            return sink.null();
        }
        match microdata.to_json(limit) {
            Ok(json) => self.whole(&json, sink),
            Err(_) => {
                self.budget.meet(OUTPUT);
                sink.null();
            }
        }
    }
}
