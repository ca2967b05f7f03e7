//! Other trees than `dom::Document`, which keep the traits between parser and tree honest: a
//! reference-counted tree, a recorder around any tree, and a sink without a tree.

mod counted;
mod dom;
mod dump;
mod event_sink;
mod events;
mod rc;
mod reads;
mod recorder;

use treewright_dom::SerializeOptions;
use treewright_syntax::TreeSink;

pub use counted::Counted;
pub use dump::{DumpLine, DumpWriter};
pub use event_sink::{EventHandle, EventSink};
pub use events::{Event, EventAttribute, NodeNumber};
pub use rc::{Constructor, RcNode, RcTree};
pub use reads::needs_tree_reads;
pub use recorder::{Read, Recorder};

/// A tree that can run the cases.
pub trait TestTree: TreeSink {
    /// A tree with an empty document.
    fn empty() -> Self;
    /// Creates a tree with an empty document for a parser that gets all of `source` at once, so that it can
    /// keep slices of it.
    fn for_source(_source: &str) -> Self
    where
        Self: Sized,
    {
        Self::empty()
    }
    /// The nodes below `root` in the format of the html5lib tests, without a line end after the last.
    fn dump(&self, root: &Self::Handle) -> String;
    /// The text of the children that are text nodes: the source of a `script` element.
    fn child_text(&self, node: &Self::Handle) -> String;
    /// The HTML fragment serialization of a node; `None` if this tree cannot serialize.
    fn inner_html(&self, node: &Self::Handle, options: &SerializeOptions) -> Option<String>;
    /// The value of an attribute in no namespace.
    fn attribute_value(&self, element: &Self::Handle, name: &str) -> Option<String> {
        let mut found = None;
        self.with_attribute(element, name, &mut |value| found = Some(value.to_owned()));
        found
    }
    /// Sets an attribute in no namespace, as a script does.
    fn set_attribute(&mut self, element: &Self::Handle, name: &str, value: &str);
}
