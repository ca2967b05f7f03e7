//! Ids of nodes.
//!
//! An id is the place of a node in the arena, and the generation of that place: the number of times
//! that it was taken and freed. Places in use have odd generations. In builds with debug assertions
//! an id also has the tag of its document, which every look-up compares; release builds have neither
//! the tag nor the comparison.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

/// Names a node of a [`Document`](crate::Document).
///
/// Copy, compare and hash it freely. It detects that its node was freed: it is then stale. Ids are not
/// ordered: two ids do not say which of their nodes comes first.
///
/// ```
/// use treewright_dom::Document;
/// let mut document = Document::new();
/// let text = document.create_text("a");
/// assert!(document.contains(text));
/// document.delete(text).unwrap();
/// let other = document.create_text("b");
/// assert!(!document.contains(text));
/// assert_ne!(text, other);
/// ```
///
/// # Other documents
///
/// An id must only be used with the document that gave it, or with a clone of that document. With
/// any other it is stale, or names another node. Builds with debug assertions panic instead when
/// they look up such an id. Comparing and hashing ids is the same in all builds, and does not
/// compare their documents.
///
/// # Ids as numbers
///
/// [`to_u64`](Self::to_u64) and [`from_u64`](Self::from_u64) convert ids to numbers and back, for code that
/// can only store numbers. The layout is stable:
///
/// - the low 32 bits are the place of the node in the arena, counted from 0 for the main document;
/// - the high 32 bits are the generation of that place, which is odd: 1 in a document that was never
///   [cleared](crate::Document::clear), until a node at that place is freed.
///
/// So a number is never 0, and different nodes of one document have different numbers, even if one of the
/// nodes was freed. A number is as good as its id, and goes stale with it.
///
/// A number that no id was converted to causes neither undefined behaviour nor a panic. It is refused, is a
/// stale id, or is the id of a node of the document.
#[derive(Clone, Copy)]
pub struct NodeId {
    pub(crate) index: u32,
    pub(crate) generation: NonZeroU32,
    #[cfg(debug_assertions)]
    pub(crate) tag: Tag,
}

// Links, parser handles and side tables use them.
#[cfg(not(debug_assertions))]
const _: () = assert!(size_of::<NodeId>() == 8 && size_of::<Option<NodeId>>() == 8);

impl NodeId {
    /// Returns the id as a number.
    ///
    /// ```
    /// use treewright_dom::{Document, NodeId};
    /// let document = Document::new();
    /// let number = document.root().to_u64();
    /// assert_eq!(number, 1 << 32);
    /// assert_eq!(NodeId::from_u64(number), Some(document.root()));
    /// ```
    pub const fn to_u64(self) -> u64 {
        (self.generation.get() as u64) << 32 | self.index as u64
    }

    /// Returns the id that [`to_u64`](Self::to_u64) converted to this number. For any other number the
    /// result is `None` if no id can have it, and otherwise an id like any other, most likely a stale one.
    ///
    /// The number does not contain the tag of a document, so builds with debug assertions cannot detect its
    /// use with another document.
    ///
    /// ```
    /// use treewright_dom::{Document, NodeId};
    /// assert_eq!(NodeId::from_u64(0), None);
    /// let forged = NodeId::from_u64((1 << 32) + 1000).unwrap();
    /// assert!(!Document::new().contains(forged));
    /// ```
    pub const fn from_u64(number: u64) -> Option<Self> {
        let generation = (number >> 32) as u32;
        // Free places have even generations, and no id names one.
        match NonZeroU32::new(generation) {
            Some(generation) if generation.get() % 2 == 1 => Some(Self {
                index: number as u32,
                generation,
                #[cfg(debug_assertions)]
                tag: Tag::UNKNOWN,
            }),
            _ => None,
        }
    }
}

impl PartialEq for NodeId {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index && self.generation == other.generation
    }
}

impl Eq for NodeId {}

impl Hash for NodeId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.index.hash(state);
        self.generation.hash(state);
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NodeId").field(&self.index).field(&self.generation).finish()
    }
}

/// A number that a document shares with its clones, and with no other document as long as there
/// are fewer than 2³² of them.
#[cfg(debug_assertions)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tag(u32);

#[cfg(debug_assertions)]
impl Tag {
    /// The tag of ids that were converted from numbers.
    const UNKNOWN: Self = Self(0);

    /// The tag of a new document.
    pub(crate) fn new() -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static LAST: AtomicU32 = AtomicU32::new(0);
        Self(LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1))
    }

    /// Returns true unless both tags are known and differ.
    pub(crate) fn may_be(self, other: Self) -> bool {
        self.0 == other.0 || self.0 == 0 || other.0 == 0
    }
}
