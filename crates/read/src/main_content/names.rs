//! The meaning of words in classes and ids.
//!
//! The lists of words are those of the regular expressions of Mozilla's Readability (`Readability.js`),
//! plus `cookie`, `newsletter` and `subscribe`. Readability is Copyright (c) 2010 Arc90 Inc and its
//! contributors, and under the Apache License, Version 2.0: <https://github.com/mozilla/readability>,
//! <https://www.apache.org/licenses/LICENSE-2.0>.

use std::collections::HashMap;

use treewright_dom::NodeRef;

/// Words of elements that are not part of the content.
const OUTSIDE: [&str; 34] = [
    "-ad-",
    "ai2html",
    "banner",
    "breadcrumb",
    "combx",
    "comment",
    "community",
    "cover-wrap",
    "disqus",
    "extra",
    "footer",
    "gdpr",
    "header",
    "legends",
    "menu",
    "related",
    "remark",
    "replies",
    "rss",
    "shoutbox",
    "sidebar",
    "skyscraper",
    "social",
    "sponsor",
    "supplemental",
    "ad-break",
    "agegate",
    "pagination",
    "pager",
    "popup",
    "yom-remote",
    "cookie",
    "newsletter",
    "subscribe",
];
/// Words that can override the former.
const MAYBE: [&str; 7] = ["and", "article", "body", "column", "content", "main", "shadow"];
/// Positive words.
const GOOD: [&str; 14] = [
    "article",
    "body",
    "content",
    "entry",
    "hentry",
    "h-entry",
    "main",
    "page",
    "pagination",
    "post",
    "text",
    "blog",
    "story",
    "prose",
];
/// Negative words.
const BAD: [&str; 27] = [
    "-ad-",
    "hidden",
    "hid ",
    "banner",
    "combx",
    "comment",
    "com-",
    "contact",
    "footer",
    "gdpr",
    "masthead",
    "media",
    "meta",
    "outbrain",
    "promo",
    "related",
    "scroll",
    "share",
    "shoutbox",
    "sidebar",
    "skyscraper",
    "sponsor",
    "shopping",
    "tags",
    "widget",
    "newsletter",
    "subscribe",
];
const BYLINE: [&str; 5] = ["byline", "author", "dateline", "writtenby", "p-author"];

/// The meaning of a class or an id.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Meaning {
    pub(super) is_outside: bool,
    pub(super) may_be_content: bool,
    pub(super) weight: i32,
    pub(super) is_byline: bool,
    pub(super) is_share: bool,
}

impl Meaning {
    fn of(text: &str) -> Self {
        let text = text.to_ascii_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let weight = if has(&GOOD) { 25 } else { 0 };
        let share = |word: &str| word == "share" || word == "sharedaddy";
        Self {
            is_outside: has(&OUTSIDE),
            may_be_content: has(&MAYBE),
            weight: if has(&BAD) { -25_i32 } else { 0 }.saturating_add(weight),
            is_byline: has(&BYLINE),
            is_share: text.split(|c: char| !c.is_ascii_alphanumeric()).any(share),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            is_outside: self.is_outside || other.is_outside,
            may_be_content: self.may_be_content || other.may_be_content,
            weight: self.weight.saturating_add(other.weight),
            is_byline: self.is_byline || other.is_byline,
            is_share: self.is_share || other.is_share,
        }
    }
}

/// The meanings of the classes and ids of a page, each found once.
#[derive(Debug, Default)]
pub(super) struct Meanings<'a>(HashMap<&'a str, Meaning>);

impl<'a> Meanings<'a> {
    pub(super) fn of(&mut self, element: NodeRef<'a>) -> Meaning {
        let names = [element.attr("class"), element.attr("id")].into_iter().flatten();
        let mut all = Meaning::default();
        for name in names.filter(|name| !name.is_empty()) {
            // The class of a generated page can have any length.
            let start = name
                .char_indices()
                .nth(500)
                .map_or(name, |(end, _)| name.get(..end).unwrap_or(name));
            let meaning = self.0.entry(start).or_insert_with(|| Meaning::of(start));
            all = all.and(*meaning);
        }
        all
    }
}
