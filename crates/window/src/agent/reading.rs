//! The page, as callers read it.

use treewright_dom::{NodeKind, NodeRef};
use treewright_read::{DocumentUrls, InnerTextOptions, MarkdownOptions};
use url::Url;

use super::Agent;
use crate::style;

impl Agent {
    /// The document of the first top-level traversable.
    pub fn document(&self) -> Option<NodeRef<'_>> {
        self.world.tree.get(self.first_document()?)
    }

    /// The URL of that document.
    pub fn url(&self) -> Option<&Url> {
        Some(&self.world.documents.get(self.first_document()?)?.url)
    }

    /// The text of a node as it is shown, with the style sheets of its document as scripts have left them: what the attribute `innerText`
    /// of an element answers. For a document it is the text of its body.
    ///
    /// <https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps>
    pub fn inner_text(&self, node: NodeRef<'_>) -> String {
        let options = InnerTextOptions::new().scripting(self.has_scripting(node));
        shown_part(node)
            .map_or_else(String::new, |part| style::inner_text(&self.world, part.id(), options))
    }

    /// The text of a node as it is shown, as [`Agent::inner_text`], in Markdown. URLs are resolved against that of its document.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions};
    ///
    /// let page = b"<h1>A</h1><script>document.write('<p><a href=b>B</a> <i hidden>C</i>')</script>";
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", page)?;
    /// let markdown = agent.markdown(agent.document().unwrap());
    /// assert_eq!(markdown, "# A\n\n[B](https://example.org/b)\n");
    /// # Ok::<(), treewright_window::AgentError>(())
    /// ```
    pub fn markdown(&self, node: NodeRef<'_>) -> String {
        let mut options = MarkdownOptions::new().scripting(self.has_scripting(node));
        if let Some(urls) = self.urls(node) {
            options = options.urls(urls);
        }
        shown_part(node)
            .map_or_else(String::new, |part| style::markdown(&self.world, part.id(), &options))
    }

    /// The URLs of the document of a node, for functions that resolve others. `None` for a document that was not loaded.
    pub fn urls(&self, node: NodeRef<'_>) -> Option<DocumentUrls> {
        let document = self.world.documents.get(self.world.node_document(node.id()))?;
        Some(DocumentUrls::with_url(node.document(), document.url.clone()))
    }

    fn has_scripting(&self, node: NodeRef<'_>) -> bool {
        self.world.is_scripting_enabled(self.world.node_document(node.id()))
    }
}

/// The body of a document, or its root element without one; other nodes as they are.
fn shown_part(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    if node.kind() != NodeKind::Document {
        return Some(node);
    }
    let root = node.child_elements().next()?;
    let is_body = |child: &NodeRef<'_>| child.is_html("body") || child.is_html("frameset");
    let body = root.child_elements().find(is_body).filter(|_| root.is_html("html"));
    Some(body.unwrap_or(root))
}
