//! The compared methods of parsing a page: ours, and those of other libraries.
//!
//! Each starts with the page as `&str`. Copying the page, if a method has to, and dropping the result are
//! included; only those called "source moved in", and the tokenizers, get text that they may keep.
//! Scripting is off for all that have such an option.

mod event_sink;
mod html5ever_sink;
mod ours;
mod peers;
mod reading;
mod work;

use std::sync::Arc;

use html5ever::tendril::StrTendril;

pub use event_sink::CountingSink;
pub use ours::{Trees, WayToTrees, trees as our_trees};
pub use reading::Checksum;
pub use work::PLAN;

/// A page in the forms in which it is parsed.
pub struct Page {
    /// The text.
    pub text: String,
    /// The text to share with Treewright.
    pub shared: Arc<str>,
    /// The text to share with html5ever.
    pub tendril: StrTendril,
}

impl Page {
    /// Creates a page from this text.
    pub fn new(text: String) -> Self {
        Self { shared: text.as_str().into(), tendril: StrTendril::from_slice(&text), text }
    }
}

/// Parses a page, drops the result, and returns a number that depends on it.
pub type Run = Box<dyn FnMut(&Page) -> u64>;

/// The kind of work of a method. Methods of one kind are compared with one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A tree, which is dropped.
    Tree,
    /// A tree, of which every text and every attribute is read.
    Reading,
    /// Tree construction that keeps no tree.
    Events,
    /// Tokens.
    Tokens,
    /// Less than tokens.
    Scan,
    /// A tree, and work on it that is more than reading all of it.
    Work,
}

impl Kind {
    /// Its name in the tables.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tree => "tree",
            Self::Reading => "tree, and read",
            Self::Events => "events",
            Self::Tokens => "tokens",
            Self::Scan => "scan",
            Self::Work => "tree, and work",
        }
    }

    /// The method of html5ever that methods of this kind are compared with; work has none.
    pub const fn compared_with(self) -> Option<&'static str> {
        match self {
            Self::Tree => Some(HTML5EVER),
            Self::Events => Some(HTML5EVER_EVENTS),
            Self::Reading => Some(HTML5EVER_READ),
            Self::Tokens | Self::Scan => Some(HTML5EVER_TOKENIZER),
            Self::Work => None,
        }
    }
}

/// A method of parsing a page.
pub struct Way {
    /// Its name in the tables.
    pub name: &'static str,
    /// The kind of work that it does.
    pub kind: Kind,
    /// True for a method of Treewright.
    pub is_ours: bool,
    make: Box<dyn Fn() -> Run>,
}

impl Way {
    fn ours(name: &'static str, kind: Kind, make: impl Fn() -> Run + 'static) -> Self {
        Self { name, kind, is_ours: true, make: Box::new(make) }
    }

    fn peer(name: &'static str, kind: Kind, run: fn(&Page) -> u64) -> Self {
        Self { name, kind, is_ours: false, make: Box::new(move || Box::new(run)) }
    }

    /// A function that parses with this method. It may keep memory from one page to the next.
    pub fn start(&self) -> Run {
        (self.make)()
    }
}

/// Treewright, text in, tree out.
pub const OURS: &str = "treewright, &str";
/// The same text, which the tree keeps.
pub const OURS_MOVED_IN: &str = "treewright, source moved in";
/// Bytes of UTF-8.
pub const OURS_BYTES: &str = "treewright, bytes";
/// Text in pieces.
pub const OURS_CHUNKS: &str = "treewright, 64 KiB chunks";
/// A reused document.
pub const OURS_REUSED: &str = "treewright, &str, memory reused";
/// Text in pieces to such a document.
pub const OURS_CHUNKS_REUSED: &str = "treewright, 64 KiB chunks, memory reused";
/// A tree that records where its nodes come from.
pub const OURS_ORIGINS: &str = "treewright, &str, with origins";
/// A tree, and the parse errors.
pub const OURS_ERRORS: &str = "treewright, &str, errors collected";
/// A tree that is read.
pub const OURS_READ: &str = "treewright, &str, and read";
/// No tree.
pub const OURS_EVENTS: &str = "treewright, event sink";
/// Our tokenizer.
pub const OURS_TOKENIZER: &str = "treewright tokenizer";
/// The peer that others are compared with.
pub const HTML5EVER: &str = "html5ever + rcdom";
/// Its tree, read.
pub const HTML5EVER_READ: &str = "html5ever + rcdom, and read";
/// Its tree construction with a sink that builds no tree.
pub const HTML5EVER_EVENTS: &str = "html5ever, event sink";
/// Its tokenizer.
pub const HTML5EVER_TOKENIZER: &str = "html5ever tokenizer";

/// All methods, in the order of the tables.
pub fn all() -> Vec<Way> {
    let mut ways = ours::ways();
    ways.extend(peers::ways());
    ways.sort_by_key(|way| way.kind as usize);
    ways
}

/// Only the methods of Treewright.
pub fn ours() -> Vec<Way> {
    ours::ways()
}

/// The methods of Treewright that do some work on the tree. Peers are compared with none of them.
pub fn work() -> Vec<Way> {
    work::ways()
}

/// The method with this name.
pub fn named(name: &str) -> Option<Way> {
    all().into_iter().find(|way| way.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(name: &str, html: &str) -> u64 {
        named(name).expect("a way of this name").start()(&Page::new(html.to_owned()))
    }

    #[test]
    fn every_way_has_a_name_of_its_own_and_something_to_be_compared_with() {
        let ways = all();
        for way in &ways {
            assert_eq!(ways.iter().filter(|other| other.name == way.name).count(), 1);
            assert!(way.kind.compared_with().and_then(named).is_some());
        }
    }

    #[test]
    fn every_way_can_be_used_again() {
        let page = Page::new("<!doctype html><p class=a>b &amp; <template>c</template>".repeat(9));
        for way in all() {
            let mut run = way.start();
            assert_eq!(run(&page), run(&page), "{}", way.name);
        }
    }

    #[test]
    fn those_who_read_the_same_tree_have_the_same_checksum() {
        let names = [OURS_READ, HTML5EVER_READ, "scraper, and read"];
        let check = |html: &str, expected: u64| {
            for name in names {
                assert_eq!(value(name, html), expected, "{name}: {html}");
            }
        };
        let sum = |texts: &[&str]| {
            let mut checksum = Checksum::default();
            for text in texts {
                checksum.add(text);
            }
            checksum.value()
        };
        check("<p>a&amp;b", sum(&["a&b"]));
        check("<p id=x title='1 &lt; 2'>text", sum(&["id", "x", "title", "1 < 2", "text"]));
        check("<template><p>in</template>out", sum(&["in", "out"]));
        check("<!-- not read --><noscript><b>x</b></noscript>", sum(&["x"]));
        check("<table>one<b>two", sum(&["one", "two"]));
        assert_ne!(sum(&["ab"]), sum(&["ba"]));
    }

    #[test]
    fn tokenizers_see_the_same_tokens() {
        let names = [OURS_TOKENIZER, HTML5EVER_TOKENIZER, "html5gum tokenizer"];
        let check = |html: &str, tags: u64, comments: u64| {
            for name in names {
                let expected = tags + (comments << 32);
                assert_eq!(value(name, html), expected, "{name}: {html}");
            }
        };
        check("<p><b>x</b>", 3, 0);
        check("<!--a--><p><!--b-->", 1, 2);
        check("<script><p><b></script>", 2, 0);
        check("<title><p></title><textarea><p></textarea><style><p></style>", 6, 0);
        check("<plaintext><p></p>", 1, 0);
    }
}
