//! Evaluates statements on a tree.

use std::collections::HashMap;

use treewright_syntax::{
    Attributes, ElementName, LocalName, NameInterner, Namespace, NodeKind, Origin, Run,
};

use super::grammar::{Expression, Statement};
use super::next_in_tree_order;
use crate::trees::TestTree;

/// The request of a statement to the host.
#[derive(Debug)]
pub(super) enum Effect {
    None,
    Write(Vec<u16>),
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Value<H> {
    Null,
    Text(Vec<u16>),
    Number(i64),
    Document,
    Node(H),
    /// A text node that is not in the tree yet.
    TextNode(String),
    List(Vec<H>),
}

pub(super) struct Evaluator<'a, T: TestTree> {
    pub(super) tree: &'a mut T,
    pub(super) variables: &'a mut HashMap<String, Value<T::Handle>>,
}

type Found<T> = Result<T, String>;

impl<T: TestTree> Evaluator<'_, T> {
    pub(super) fn statement(&mut self, statement: &Statement) -> Found<Effect> {
        match statement {
            Statement::Variable(name, value) => {
                let value = self.value(value)?;
                self.variables.insert(name.clone(), value);
            }
            Statement::Assign { object, property, value } => {
                let node = self.node(object)?;
                let value = self.text(value)?;
                let name = if property == "className" { "class" } else { property };
                self.tree.set_attribute(&node, name, &value);
            }
            Statement::Expression(Expression::Call { object, name, arguments })
                if (name == "write" || name == "writeln")
                    && **object == Expression::Name("document".to_owned()) =>
            {
                let mut units = Vec::new();
                for argument in arguments {
                    units.extend(as_text(&self.value(argument)?)?);
                }
                if name == "writeln" {
                    units.push(u16::from(b'\n'));
                }
                return Ok(Effect::Write(units));
            }
            Statement::Expression(expression) => {
                self.value(expression)?;
            }
        }
        Ok(Effect::None)
    }

    fn value(&mut self, expression: &Expression) -> Found<Value<T::Handle>> {
        Ok(match expression {
            Expression::Text(units) => Value::Text(units.clone()),
            Expression::Number(number) => Value::Number(*number),
            Expression::Name(name) => match name.as_str() {
                "document" => Value::Document,
                "null" | "undefined" => Value::Null,
                _ => {
                    let value = self.variables.get(name);
                    value.cloned().ok_or_else(|| format!("`{name}` is not defined"))?
                }
            },
            Expression::Sum(terms) => self.sum(terms)?,
            Expression::Item { object, index } => match (self.value(object)?, self.value(index)?) {
                (Value::List(nodes), Value::Number(index)) => usize::try_from(index)
                    .ok()
                    .and_then(|index| nodes.get(index).cloned())
                    .map_or(Value::Null, Value::Node),
                _ => return Err("only a list has items".to_owned()),
            },
            Expression::Property { object, name } => {
                let object = self.value(object)?;
                self.property(&object, name)?
            }
            Expression::Call { object, name, arguments } => {
                let object = self.value(object)?;
                let mut values = Vec::new();
                for argument in arguments {
                    values.push(self.value(argument)?);
                }
                self.call(&object, name, &values)?
            }
        })
    }

    fn sum(&mut self, terms: &[Expression]) -> Found<Value<T::Handle>> {
        let mut sum = Value::Null;
        for (index, term) in terms.iter().enumerate() {
            let value = self.value(term)?;
            sum = match (sum, value) {
                (_, value) if index == 0 => value,
                (Value::Number(a), Value::Number(b)) => Value::Number(a + b),
                (a, b) => Value::Text([as_text(&a)?, as_text(&b)?].concat()),
            };
        }
        Ok(sum)
    }

    fn node(&mut self, expression: &Expression) -> Found<T::Handle> {
        match self.value(expression)? {
            Value::Node(node) => Ok(node),
            other => Err(format!("a node is needed, not {}", describe(&other))),
        }
    }

    fn text(&mut self, expression: &Expression) -> Found<String> {
        Ok(String::from_utf16_lossy(&as_text(&self.value(expression)?)?))
    }

    /// The child of the document, or of its root element, with this name.
    fn child_of(&self, parent: &T::Handle, name: LocalName) -> Option<T::Handle> {
        let mut child = self.tree.first_child(parent);
        while let Some(node) = child {
            if self.tree.is_element(&node, Namespace::Html, name) {
                return Some(node);
            }
            child = self.tree.next_sibling(&node);
        }
        None
    }

    fn find(&self, is: impl Fn(&T, &T::Handle) -> bool) -> Vec<T::Handle> {
        let document = self.tree.document();
        let mut found = Vec::new();
        let mut next = self.tree.first_child(&document);
        while let Some(node) = next {
            next = next_in_tree_order(self.tree, &node, &document);
            if is(self.tree, &node) {
                found.push(node);
            }
        }
        found
    }

    fn property(&mut self, object: &Value<T::Handle>, name: &str) -> Found<Value<T::Handle>> {
        let found = |node: Option<T::Handle>| node.map_or(Value::Null, Value::Node);
        Ok(match (object, name) {
            (Value::Document, "documentElement") => {
                found(self.child_of(&self.tree.document(), LocalName::HTML))
            }
            (Value::Document, "head" | "body") => {
                let root = self.child_of(&self.tree.document(), LocalName::HTML);
                let name = if name == "head" { LocalName::HEAD } else { LocalName::BODY };
                found(root.and_then(|root| self.child_of(&root, name)))
            }
            (Value::List(nodes), "length") => {
                Value::Number(i64::try_from(nodes.len()).unwrap_or(i64::MAX))
            }
            (Value::Node(node), "parentNode") => found(self.tree.parent(node)),
            (Value::Node(node), "firstChild") => found(self.tree.first_child(node)),
            (Value::Node(node), "lastChild") => found(self.tree.last_child(node)),
            (Value::Node(node), "nextSibling") => found(self.tree.next_sibling(node)),
            (Value::Node(node), "previousSibling") => found(self.tree.previous_sibling(node)),
            (Value::Node(node), _) => {
                let name = if name == "className" { "class" } else { name };
                let value = self.tree.attribute_value(node, name).unwrap_or_default();
                Value::Text(value.encode_utf16().collect())
            }
            _ => return Err(format!("{} has no `{name}`", describe(object))),
        })
    }

    fn call(
        &mut self,
        object: &Value<T::Handle>,
        name: &str,
        arguments: &[Value<T::Handle>],
    ) -> Found<Value<T::Handle>> {
        let text = |index: usize| -> Found<String> {
            let value = arguments.get(index).ok_or_else(|| format!("`{name}` needs more"))?;
            Ok(String::from_utf16_lossy(&as_text(value)?))
        };
        Ok(match (object, name, arguments) {
            (Value::Document, "getElementById", _) => {
                let id = text(0)?;
                let found = self.find(|tree, node| {
                    tree.kind(node) == NodeKind::Element
                        && tree.attribute_value(node, "id").as_ref() == Some(&id)
                });
                found.into_iter().next().map_or(Value::Null, Value::Node)
            }
            (Value::Document, "getElementsByTagName", _) => {
                let name = text(0)?.to_ascii_lowercase();
                let known = LocalName::known(&name)
                    .ok_or_else(|| format!("`{name}` is not a known name"))?;
                Value::List(self.find(|tree, node| tree.is_element(node, Namespace::Html, known)))
            }
            (Value::Document, "createElement", _) => {
                let name = text(0)?.to_ascii_lowercase();
                let local = NameInterner::default().intern(&name);
                let name = ElementName { namespace: Namespace::Html, local, text: &name };
                let document = self.tree.document();
                let origin = Origin::default();
                let node = self.tree.create_element(name, Attributes::EMPTY, &document, origin);
                Value::Node(node)
            }
            (Value::Document, "createTextNode", _) => Value::TextNode(text(0)?),
            (Value::Node(node), "setAttribute", _) => {
                self.tree.set_attribute(node, &text(0)?.to_ascii_lowercase(), &text(1)?);
                Value::Null
            }
            (Value::Node(node), "getAttribute", _) => {
                let value = self.tree.attribute_value(node, &text(0)?);
                value.map_or(Value::Null, |value| Value::Text(value.encode_utf16().collect()))
            }
            (Value::Node(node), "remove", _) => {
                self.tree.remove(node);
                Value::Null
            }
            (Value::Node(parent), "removeChild", [Value::Node(child)]) => {
                if self.tree.parent(child).as_ref() != Some(parent) {
                    return Err("`removeChild` of a node that is not a child".to_owned());
                }
                self.tree.remove(child);
                Value::Node(child.clone())
            }
            (Value::Node(parent), "appendChild", [child]) => self.insert(parent, child, None)?,
            (Value::Node(parent), "insertBefore", [child, Value::Node(before)]) => {
                self.insert(parent, child, Some(before))?
            }
            (Value::Node(parent), "insertBefore", [child, Value::Null]) => {
                self.insert(parent, child, None)?
            }
            _ => return Err(format!("{} has no `{name}` like this", describe(object))),
        })
    }

    fn insert(
        &mut self,
        parent: &T::Handle,
        child: &Value<T::Handle>,
        before: Option<&T::Handle>,
    ) -> Found<Value<T::Handle>> {
        match child {
            Value::TextNode(text) => {
                self.tree.insert_text(parent, before, Run::new(text), Origin::default());
            }
            Value::Node(node) => {
                let mut ancestor = Some(parent.clone());
                while let Some(inclusive) = ancestor {
                    if inclusive == *node {
                        return Err("a node cannot be put into itself".to_owned());
                    }
                    ancestor = self.tree.parent(&inclusive);
                }
                self.tree.remove(node);
                self.tree.insert(parent, node, before, Origin::default());
            }
            other => return Err(format!("{} is not a node", describe(other))),
        }
        Ok(child.clone())
    }
}

fn as_text<H>(value: &Value<H>) -> Found<Vec<u16>> {
    match value {
        Value::Text(units) => Ok(units.clone()),
        Value::Number(number) => Ok(number.to_string().encode_utf16().collect()),
        Value::Null => Ok("null".encode_utf16().collect()),
        other => Err(format!("{} is not a text", describe(other))),
    }
}

fn describe<H>(value: &Value<H>) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Text(_) => "a text",
        Value::Number(_) => "a number",
        Value::Document => "the document",
        Value::Node(_) => "a node",
        Value::TextNode(_) => "a text node",
        Value::List(_) => "a list",
    }
}
