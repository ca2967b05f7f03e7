//! The calls of a parser to a tree, as values that can be compared.

use treewright_syntax::{
    AttributeNamespace, Attributes, DocumentMode, ElementName, Namespace, Origin, ShadowRootInit,
};

/// A node as the events name it: 0 is the document, the others count in the order in which the parser first
/// met them.
pub type NodeNumber = u32;

/// A write of the parser.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each other is the method of `TreeSink` of the same name")]
pub enum Event {
    /// From the host: everything before is void, and the parse restarts with an empty document.
    Restart,
    SetDocumentMode(DocumentMode),
    CreateElement {
        node: NodeNumber,
        namespace: Namespace,
        name: String,
        attributes: Vec<EventAttribute>,
        intended_parent: NodeNumber,
        origin: Origin,
    },
    CreateComment {
        node: NodeNumber,
        data: String,
        origin: Origin,
    },
    CreateProcessingInstruction {
        node: NodeNumber,
        target: String,
        data: String,
        origin: Origin,
    },
    CreateDoctype {
        node: NodeNumber,
        name: String,
        public_identifier: String,
        system_identifier: String,
        origin: Origin,
    },
    CreateDocumentFragment {
        node: NodeNumber,
    },
    Insert {
        parent: NodeNumber,
        node: NodeNumber,
        before: Option<NodeNumber>,
        origin: Origin,
    },
    InsertText {
        parent: NodeNumber,
        before: Option<NodeNumber>,
        text: String,
        origin: Origin,
    },
    Remove {
        node: NodeNumber,
    },
    MoveChildren {
        from: NodeNumber,
        to: NodeNumber,
    },
    AddMissingAttributes {
        element: NodeNumber,
        attributes: Vec<EventAttribute>,
        origin: Origin,
    },
    TemplateContents {
        template: NodeNumber,
        contents: NodeNumber,
    },
    SetTemplateContents {
        template: NodeNumber,
        contents: NodeNumber,
    },
    AttachShadowRoot {
        host: NodeNumber,
        init: ShadowRootInit,
        /// `None` if the tree refused.
        shadow_root: Option<NodeNumber>,
    },
    CloneSubtree {
        node: NodeNumber,
        copy: NodeNumber,
    },
    AssociateWithForm {
        element: NodeNumber,
        form: NodeNumber,
    },
    PrepareParserInsertedScript {
        script: NodeNumber,
        parser_document: bool,
        already_started: bool,
    },
    MarkScriptAlreadyStarted {
        script: NodeNumber,
    },
    Popped {
        element: NodeNumber,
    },
}

/// An attribute in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventAttribute {
    /// The namespace.
    pub namespace: AttributeNamespace,
    /// The prefix.
    pub prefix: Option<String>,
    /// The local name.
    pub local: String,
    /// The value.
    pub value: String,
}

impl EventAttribute {
    /// The attributes of a call.
    pub fn list(attributes: Attributes<'_>) -> Vec<Self> {
        let own = |attribute: treewright_syntax::Attribute<'_>| Self {
            namespace: attribute.name.namespace,
            prefix: attribute.name.prefix.map(str::to_owned),
            local: attribute.name.local.to_owned(),
            value: attribute.value.text().to_owned(),
        };
        attributes.iter().map(own).collect()
    }
}

impl Event {
    /// The event of a `create_element` call.
    pub(super) fn create_element(
        node: NodeNumber,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: NodeNumber,
        origin: Origin,
    ) -> Self {
        Self::CreateElement {
            node,
            namespace: name.namespace,
            name: name.text.to_owned(),
            attributes: EventAttribute::list(attributes),
            intended_parent,
            origin,
        }
    }
}
