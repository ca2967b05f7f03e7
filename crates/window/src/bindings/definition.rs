//! The tables that the generated code is made of.

use treewright_quickjs::{Thrown, Value};

use super::glue::Glue;
use crate::Cx;
use crate::generated::Interface;
use crate::reflect::Reflect;
use crate::strings::DomString;

/// Bits of [`Definition::exposure`]: the kinds of realms that have something.
pub(crate) type Exposure = u8;

/// Realms whose global object is a `Window`.
pub(crate) const WINDOW: Exposure = 0b1;

/// Realms whose global object is a `DedicatedWorkerGlobalScope`.
pub(crate) const DEDICATED_WORKER: Exposure = 0b10;

/// All kinds of realms.
pub(crate) const EVERYWHERE: Exposure = 0b1_1111;

/// The kind of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DefinitionKind {
    Interface,
    /// <https://webidl.spec.whatwg.org/#legacy-callback-interface-object>
    Callback,
    /// <https://webidl.spec.whatwg.org/#namespace-object>
    Namespace,
}

/// An interface, callback interface or namespace.
#[derive(Debug)]
pub(crate) struct Definition {
    pub(crate) name: &'static str,
    pub(crate) interface: Interface,
    pub(crate) parent: Option<Interface>,
    /// The last descendant: those in between are descendants too.
    pub(crate) last: Interface,
    pub(crate) kind: DefinitionKind,
    pub(crate) exposure: Exposure,
    /// The constructor and its length. Without one, calls throw.
    pub(crate) constructor: Option<(Glue, u8)>,
    /// The name, constructor and length of a legacy factory function.
    pub(crate) factory: Option<(&'static str, Glue, u8)>,
    pub(crate) members: &'static [Member],
    pub(crate) is_global: bool,
    pub(crate) is_node: bool,
    /// The interface or one that it inherits from has unforgeable members.
    pub(crate) has_unforgeables: bool,
    pub(crate) no_interface_object: bool,
    /// <https://webidl.spec.whatwg.org/#LegacyWindowAlias>
    pub(crate) aliases: &'static [&'static str],
    /// The same for an object that is not a node.
    pub(crate) namespace: Option<&'static str>,
    pub(crate) legacy: Option<&'static Legacy>,
    pub(crate) iteration: Iteration,
}

impl Definition {
    /// The values that most definitions have.
    pub(crate) const EMPTY: Self = Self {
        name: "",
        interface: Interface::EventTarget,
        parent: None,
        last: Interface::EventTarget,
        kind: DefinitionKind::Interface,
        exposure: EVERYWHERE,
        constructor: None,
        factory: None,
        members: &[],
        is_global: false,
        is_node: false,
        has_unforgeables: false,
        no_interface_object: false,
        aliases: &[],
        namespace: None,
        legacy: None,
        iteration: Iteration::None,
    };

    /// True for the interface itself and for those that inherit from it.
    pub(crate) fn includes(&self, interface: u16) -> bool {
        (self.interface as u16..=self.last as u16).contains(&interface)
    }
}

/// A member of an interface.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(crate) name: &'static str,
    pub(crate) kind: MemberKind,
    pub(crate) exposure: Exposure,
    /// The member belongs to the interface object, not to the prototype.
    pub(crate) is_static: bool,
    /// <https://webidl.spec.whatwg.org/#LegacyUnforgeable>
    pub(crate) is_unforgeable: bool,
    /// <https://webidl.spec.whatwg.org/#Unscopable>
    pub(crate) is_unscopable: bool,
    /// For rows: `[CEReactions]`.
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions>
    pub(crate) has_reactions: bool,
    /// For rows: <https://webidl.spec.whatwg.org/#SameObject>
    pub(crate) keeps_the_object: bool,
    /// For rows: <https://webidl.spec.whatwg.org/#LegacyLenientThis>
    pub(crate) has_lenient_this: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum MemberKind {
    Constant(f64),
    Attribute { get: Glue, set: Option<Glue> },
    Operation { glue: Glue, length: u8 },
}

impl Member {
    const fn new(name: &'static str, kind: MemberKind) -> Self {
        Self {
            name,
            kind,
            exposure: EVERYWHERE,
            is_static: false,
            is_unforgeable: false,
            is_unscopable: false,
            has_reactions: false,
            keeps_the_object: false,
            has_lenient_this: false,
        }
    }

    pub(crate) const fn constant(name: &'static str, value: f64) -> Self {
        Self::new(name, MemberKind::Constant(value))
    }

    pub(crate) const fn attribute(name: &'static str, get: Glue) -> Self {
        Self::new(name, MemberKind::Attribute { get, set: None })
    }

    pub(crate) const fn operation(name: &'static str, glue: Glue, length: u8) -> Self {
        Self::new(name, MemberKind::Operation { glue, length })
    }

    /// An event handler.
    pub(crate) const fn handler(name: &'static str) -> Self {
        Self::attribute(name, Glue::Handler).setter(Glue::SetHandler)
    }

    /// An attribute that reflects a content attribute.
    pub(crate) const fn reflecting(name: &'static str, reflect: &'static Reflect) -> Self {
        Self::attribute(name, Glue::Reflect(reflect)).setter(Glue::SetReflect(reflect)).reactions()
    }

    pub(crate) const fn setter(mut self, set: Glue) -> Self {
        if let MemberKind::Attribute { get, .. } = self.kind {
            self.kind = MemberKind::Attribute { get, set: Some(set) };
        }
        self
    }

    pub(crate) const fn of_constructor(mut self) -> Self {
        self.is_static = true;
        self
    }

    pub(crate) const fn unforgeable(mut self) -> Self {
        self.is_unforgeable = true;
        self
    }

    pub(crate) const fn unscopable(mut self) -> Self {
        self.is_unscopable = true;
        self
    }

    pub(crate) const fn exposed(mut self, exposure: Exposure) -> Self {
        self.exposure = exposure;
        self
    }

    pub(crate) const fn reactions(mut self) -> Self {
        self.has_reactions = true;
        self
    }

    pub(crate) const fn same_object(mut self) -> Self {
        self.keeps_the_object = true;
        self
    }

    pub(crate) const fn lenient_this(mut self) -> Self {
        self.has_lenient_this = true;
        self
    }

    /// How many functions the member has.
    pub(super) const fn functions(&self) -> u16 {
        match self.kind {
            MemberKind::Constant(_) => 0,
            MemberKind::Operation { .. } | MemberKind::Attribute { set: None, .. } => 1,
            MemberKind::Attribute { set: Some(_), .. } => 2,
        }
    }
}

/// A value pair of an iterable object, by its position.
pub(crate) type Pair = fn(&mut Cx<'_>, &Value, u32) -> Result<Option<(Value, Value)>, Thrown>;

/// The kind of an iterable, maplike or setlike declaration.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Iteration {
    None,
    /// A value iterator over the indexed properties: the methods are those of arrays.
    Indexed,
    Pairs(Pair),
    /// Asynchronous iteration, which begins with the method `values`.
    Async,
    Map,
    Set,
}

/// The hooks of a legacy platform object.
/// <https://webidl.spec.whatwg.org/#es-legacy-platform-objects>
#[derive(Debug)]
pub(crate) struct Legacy {
    pub(crate) indexed: Option<Indexed>,
    pub(crate) named: Option<Named>,
    /// <https://webidl.spec.whatwg.org/#LegacyOverrideBuiltIns>
    pub(crate) overrides_built_ins: bool,
    /// False with `[LegacyUnenumerableNamedProperties]`.
    pub(crate) enumerable_names: bool,
    pub(crate) is_global: bool,
}

#[derive(Debug)]
pub(crate) struct Indexed {
    pub(crate) length: fn(&mut Cx<'_>, &Value) -> Result<u32, Thrown>,
    pub(crate) get: fn(&mut Cx<'_>, &Value, u32) -> Result<Option<Value>, Thrown>,
    pub(crate) set: Option<fn(&mut Cx<'_>, &Value, u32, &Value) -> Result<(), Thrown>>,
}

/// The value of a named property; `None` if the name is not supported.
type GetNamed = fn(&mut Cx<'_>, &Value, DomString) -> Result<Option<Value>, Thrown>;

#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) names: fn(&mut Cx<'_>, &Value) -> Result<Vec<DomString>, Thrown>,
    pub(crate) get: GetNamed,
    pub(crate) set: Option<fn(&mut Cx<'_>, &Value, DomString, &Value) -> Result<(), Thrown>>,
    pub(crate) delete: Option<fn(&mut Cx<'_>, &Value, DomString) -> Result<bool, Thrown>>,
}
