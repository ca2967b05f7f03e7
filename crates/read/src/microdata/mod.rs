//! Microdata: items and their properties.
//! <https://html.spec.whatwg.org/multipage/microdata.html#encoding-microdata>
//!
//! One walk over the tree builds an index, from which the properties of an item are read on request. The
//! properties of an item are the elements with names that it reaches without crossing another item. For
//! each element where the crawl starts, these are its descendants with the same nearest ancestor item. The
//! index lists elements by that item, in tree order, so they are found without a crawl. The text of
//! properties is stored once, in one string of which each property has a slice.

mod index;
mod json;

use std::collections::HashSet;

use treewright_dom::NodeRef;
use url::Url;

use self::index::{Entry, Index};
use crate::urls::DocumentUrls;

pub use json::TooLong;

/// The microdata of a tree.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{DocumentUrls, Microdata};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // <p itemscope>I am <b itemprop=name>Ada</b>
/// let mut document = Document::new();
/// let p = document.create_element(Namespace::Html, "p")?;
/// document.set_attribute(p, "itemscope", "")?;
/// let b = document.create_element(Namespace::Html, "b")?;
/// document.set_attribute(b, "itemprop", "name")?;
/// document.set_text_content(b, "Ada")?;
/// document.append(p, b)?;
/// document.append(document.root(), p)?;
///
/// let urls = DocumentUrls::new(&document);
/// let microdata = Microdata::of(document.root_node(), &urls);
/// assert_eq!(microdata.items().count(), 1);
/// assert_eq!(microdata.to_json(1000)?, r#"{"items":[{"properties":{"name":["Ada"]}}]}"#);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Microdata<'a> {
    index: Index<'a>,
    urls: DocumentUrls,
}

/// An item: a group of properties. See [`Microdata::items`].
/// <https://html.spec.whatwg.org/multipage/microdata.html#concept-item>
#[derive(Clone, Copy, Debug)]
pub struct Item<'m, 'a> {
    microdata: &'m Microdata<'a>,
    /// The number of its entry.
    number: usize,
}

/// An element that adds properties to an item.
#[derive(Clone, Copy, Debug)]
pub struct Property<'m, 'a> {
    microdata: &'m Microdata<'a>,
    number: usize,
}

/// The value of a property.
/// <https://html.spec.whatwg.org/multipage/microdata.html#concept-property-value>
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PropertyValue<'m, 'a> {
    /// Another item.
    Item(Item<'m, 'a>),
    /// A URL, resolved: empty if it is missing or invalid.
    Url(String),
    /// A text.
    Text(&'m str),
}

impl<'a> Microdata<'a> {
    /// Reads the microdata at and below a node, except in template contents and shadow trees. `itemref`
    /// attributes can name elements outside the node, in the same tree.
    pub fn of(root: NodeRef<'a>, urls: &DocumentUrls) -> Self {
        Self { index: Index::new(root), urls: urls.clone() }
    }

    fn entry(&self, number: usize) -> Option<&Entry<'a>> {
        self.index.entries.get(number)
    }

    /// The top-level microdata items, in tree order: those that are not the value of a property.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#top-level-microdata-items>
    pub fn items(&self) -> impl Iterator<Item = Item<'_, 'a>> {
        let entries = self.index.entries.iter().enumerate();
        let items = entries.filter(|(_, entry)| {
            entry.is_item && !entry.element.has_attr("itemprop") && self.index.is_inside(entry)
        });
        items.map(|(number, _)| Item { microdata: self, number })
    }
}

impl<'m, 'a> Item<'m, 'a> {
    fn entry(self) -> Option<&'m Entry<'a>> {
        self.microdata.entry(self.number)
    }

    /// The element with the `itemscope` attribute.
    pub fn element(self) -> Option<NodeRef<'a>> {
        self.entry().map(|entry| entry.element)
    }

    fn attr(self, name: &str) -> Option<&'a str> {
        self.element()?.attr(name)
    }

    /// The item types, as written. <https://html.spec.whatwg.org/multipage/microdata.html#item-types>
    pub fn types(self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.attr("itemtype").unwrap_or_default().split_ascii_whitespace()
    }

    /// The global identifier, resolved.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#global-identifier>
    pub fn id(self) -> Option<Url> {
        self.attr("itemid").and_then(|id| self.microdata.urls.resolve(id).ok())
    }

    /// The properties: the elements that have names, in tree order.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item>
    ///
    /// A property of an item can be that item, or one that has it as a property: guard recursive walks over
    /// properties against such cycles.
    pub fn properties(self) -> impl Iterator<Item = Property<'m, 'a>> {
        let numbers = self.microdata.index.properties_of(self.number).0;
        let microdata = self.microdata;
        numbers.into_iter().map(move |number| Property { microdata, number })
    }

    /// The elements that a crawl from the item reaches a second time, which are microdata errors: those
    /// that `itemref` names although they are already part of the item.
    pub fn errors(self) -> Vec<NodeRef<'a>> {
        self.microdata.index.properties_of(self.number).1
    }
}

impl<'m, 'a> Property<'m, 'a> {
    /// The element with the `itemprop` attribute.
    pub fn element(self) -> Option<NodeRef<'a>> {
        self.microdata.entry(self.number).map(|entry| entry.element)
    }

    /// The names, each once.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#property-names>
    pub fn names(self) -> impl Iterator<Item = &'a str> + use<'a> {
        let names = self.element().and_then(|element| element.attr("itemprop"));
        let mut known = HashSet::new();
        names.unwrap_or_default().split_ascii_whitespace().filter(move |name| known.insert(*name))
    }

    /// The value.
    pub fn value(self) -> PropertyValue<'m, 'a> {
        let (microdata, number) = (self.microdata, self.number);
        let Some(entry) = microdata.entry(number) else {
            return PropertyValue::Text("");
        };
        if entry.is_item {
            return PropertyValue::Item(Item { microdata, number });
        }
        let element = entry.element;
        let attribute = match element.name() {
            "meta" => "content",
            "audio" | "embed" | "iframe" | "img" | "source" | "track" | "video" => "src",
            "a" | "area" | "link" => "href",
            "object" => "data",
            "data" | "meter" => "value",
            "time" => match element.attr("datetime") {
                Some(datetime) => return PropertyValue::Text(datetime),
                // The child text content, not that of the descendants.
                None => return PropertyValue::Text(&entry.child_text),
            },
            _ => return PropertyValue::Text(microdata.index.text_of(entry)),
        };
        let value = element.attr(attribute);
        match attribute {
            "src" | "href" | "data" => {
                let url = value.and_then(|url| microdata.urls.resolve(url).ok());
                PropertyValue::Url(url.map(String::from).unwrap_or_default())
            }
            _ => PropertyValue::Text(value.unwrap_or_default()),
        }
    }
}
