//! The roles and attributes of WAI-ARIA and the rules of ARIA in HTML for each element, from the data files.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use treewright_markup::LocalName;

/// A role.
#[derive(Debug)]
pub(super) struct Role {
    pub(super) name: &'static str,
    /// Below the number of roles.
    pub(super) number: usize,
    is_main: bool,
    is_transparent: bool,
    pub(super) contents: Option<Contents>,
    pub(super) is_abstract: bool,
    /// The attributes that it has in addition to the global ones.
    supported: &'static str,
    required: &'static str,
    prohibited: &'static str,
    context: &'static str,
    children: &'static str,
}

impl Role {
    pub(super) fn supports(&self, attribute: &str) -> bool {
        has(self.supported, attribute) || has(self.required, attribute)
    }

    pub(super) fn prohibits(&self, attribute: &str) -> bool {
        has(self.prohibited, attribute)
    }

    pub(super) fn required(&self) -> impl Iterator<Item = &'static str> + use<> {
        list(self.required)
    }

    pub(super) fn is_deprecated(&self) -> bool {
        is_deprecated(self.name)
    }

    pub(super) fn is_main(&self) -> bool {
        self.is_main
    }

    /// Returns true for a role that leaves its children to the element around it.
    pub(super) fn is_transparent(&self) -> bool {
        self.is_transparent
    }

    /// The roles of its children in the tree of accessible elements, none if all are allowed.
    pub(super) fn children(&self) -> impl Iterator<Item = &'static str> + use<> {
        list(self.children)
    }

    /// The roles of which one has to be around it.
    pub(super) fn context(&self) -> impl Iterator<Item = &'static str> + use<> {
        list(self.context)
    }
}

/// An attribute.
#[derive(Debug)]
pub(super) struct AriaAttribute {
    pub(super) is_global: bool,
    /// The type of its value, with a question mark if `undefined` is allowed too.
    pub(super) value: &'static str,
    keywords: &'static str,
}

impl AriaAttribute {
    pub(super) fn keywords(&self) -> impl Iterator<Item = &'static str> + use<> {
        list(self.keywords)
    }
}

/// The content of elements with a role.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    pub(super) role: &'static str,
    /// An element with the role is interactive content.
    pub(super) is_interactive: bool,
    /// It is flow content and no phrasing content.
    pub(super) is_flow_only: bool,
    /// Interactive content is not allowed inside.
    pub(super) is_without_interactive: bool,
    without: &'static str,
}

impl Contents {
    /// Returns true if elements with `tabindex` are not allowed inside.
    pub(super) fn is_without_tabindex(&self) -> bool {
        has(self.without, "tabindex")
    }
}

/// An element of HTML, in one of its conditions.
#[derive(Debug)]
pub(super) struct InHtml {
    /// The implicit role.
    pub(super) role: Option<&'static Role>,
    allowed: &'static str,
    /// Naming is prohibited unless it has another role.
    pub(super) is_unnamed: bool,
    /// Neither `role` nor `aria-*` is allowed.
    pub(super) takes_nothing: bool,
    /// No attribute but `aria-hidden` is allowed.
    pub(super) takes_hidden: bool,
    kind: &'static str,
}

impl InHtml {
    pub(super) fn allows(&self, role: &str) -> bool {
        self.allowed == "*" || has(self.allowed, role)
    }

    /// Returns true if roles other than its own are allowed but not recommended.
    /// <https://w3c.github.io/html-aria/#el-input-submit>
    pub(super) fn is_discouraged(&self) -> bool {
        self.kind == "discouraged"
    }

    /// Returns true if not all roles are allowed.
    pub(super) fn allows_some_only(&self) -> bool {
        self.allowed != "*"
    }

    /// The allowed roles, in words, without deprecated ones.
    pub(super) fn allowed(&self) -> String {
        let names: Vec<&str> = list(self.allowed).filter(|name| !is_deprecated(name)).collect();
        if names.is_empty() { "no role".to_owned() } else { names.join(", ") }
    }
}

/// <https://w3c.github.io/html-aria/#case-sensitivity>, <https://w3c.github.io/html-aria/#docconformance-deprecated>
fn is_deprecated(role: &str) -> bool {
    matches!(role, "directory" | "doc-biblioentry" | "doc-endnote")
}

fn list(words: &'static str) -> impl Iterator<Item = &'static str> {
    words.split(' ').filter(|word| !matches!(*word, "" | "-"))
}

fn has(words: &str, word: &str) -> bool {
    words.split(' ').any(|one| one == word)
}

/// The columns of a line of a data file.
fn lines<const N: usize>(data: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    data.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut columns = line.split('\t');
        std::array::from_fn(|_| columns.next().unwrap_or("-"))
    })
}

static ROLES: LazyLock<FxHashMap<&'static str, Role>> = LazyLock::new(|| {
    let data = include_str!("../../../../data/aria-roles.tsv");
    let contents = contents();
    lines(data)
        .enumerate()
        .map(|(number, [name, kind, supported, required, prohibited, context, children])| {
            let role = Role {
                name,
                number,
                is_main: name == "main",
                is_transparent: matches!(name, "generic" | "none" | "presentation"),
                contents: contents.get(name).copied(),
                is_abstract: kind == "abstract",
                supported,
                required,
                prohibited,
                context,
                children,
            };
            (name, role)
        })
        .collect()
});

static ATTRIBUTES: LazyLock<FxHashMap<&'static str, AriaAttribute>> = LazyLock::new(|| {
    let data = include_str!("../../../../data/aria-attributes.tsv");
    lines(data)
        .map(|[name, kind, value, keywords]| {
            (name, AriaAttribute { is_global: kind == "global", value, keywords })
        })
        .collect()
});

fn contents() -> FxHashMap<&'static str, Contents> {
    let data = include_str!("../../../../data/aria-role-contents.tsv");
    lines(data)
        .map(|[role, kinds, _, without]| {
            let contents = Contents {
                role,
                is_interactive: has(kinds, "interactive"),
                is_flow_only: has(kinds, "flow") && !has(kinds, "phrasing"),
                is_without_interactive: has(without, "interactive"),
                without,
            };
            (role, contents)
        })
        .collect()
}

static ELEMENTS: LazyLock<FxHashMap<&'static str, InHtml>> = LazyLock::new(|| {
    let data = include_str!("../../../../data/aria-elements.tsv");
    lines(data)
        .map(|[name, implicit, allowed, kind]| {
            let row = InHtml {
                role: role(implicit),
                allowed,
                is_unnamed: kind == "unnamed",
                takes_nothing: kind == "none",
                takes_hidden: kind == "hidden",
                kind,
            };
            (name, row)
        })
        .collect()
});

/// The number of roles.
pub(super) fn role_count() -> usize {
    ROLES.len()
}

/// The role with this name, abstract ones included. `image` is another name of `img`.
/// <https://w3c.github.io/aria/#image>
pub(super) fn role(name: &str) -> Option<&'static Role> {
    ROLES.get(if name == "image" { "img" } else { name })
}

/// The attribute with this name.
pub(super) fn attribute(name: &str) -> Option<&'static AriaAttribute> {
    ATTRIBUTES.get(name)
}

/// The element, with its condition after a colon.
pub(super) fn in_html(key: &str) -> Option<&'static InHtml> {
    ELEMENTS.get(key)
}

/// The row of the element with this name, without a condition.
pub(super) fn in_html_by_name(name: LocalName) -> Option<&'static InHtml> {
    static BY_NAME: LazyLock<Vec<Option<&'static InHtml>>> = LazyLock::new(|| {
        let mut all = vec![None; LocalName::KNOWN_COUNT];
        for (key, row) in &*ELEMENTS {
            let name = LocalName::known(key).map_or(usize::MAX, LocalName::index);
            if let Some(place) = all.get_mut(name) {
                *place = Some(row);
            }
        }
        all
    });
    BY_NAME.get(name.index()).copied().flatten()
}
