//! Paths that find their nodes in one walk for all context nodes of a step, and comparisons of node-sets by their
//! values.

use std::cell::RefCell;
use std::collections::HashSet;
use std::ops::Range;

use xpath_eval::{
    Axis, EqualityOp, EvalError, EvaluationContext, Expr, FilterExpr, Node as _, PathExpr,
    PrimaryExpr, QName, RelationalOp, Value,
};

use crate::expression::Options;
use crate::plan::{Operator, Part, Path, Plan, Predicate, Start, Step, is_narrow};
use crate::tree::Place;

type Result<T> = std::result::Result<T, EvalError>;

/// The context of an evaluation.
#[derive(Clone, Copy)]
pub(crate) struct Context<'r> {
    pub(crate) options: &'r Options,
    pub(crate) node: Place<'r>,
    pub(crate) position: usize,
    pub(crate) size: usize,
}

impl<'r> Context<'r> {
    const fn at(self, node: Place<'r>, position: usize, size: usize) -> Self {
        Self { node, position, size, ..self }
    }

    /// Lets the engine evaluate an expression, with these values of variables.
    fn evaluate_with(
        self,
        expression: &Expr,
        variables: &dyn Fn(&QName) -> Option<Value<Place<'r>>>,
    ) -> Result<Value<Place<'r>>> {
        self.with_engine(variables, |context| xpath_eval::evaluate(expression, context))
    }

    fn with_engine<T>(
        self,
        variables: &dyn Fn(&QName) -> Option<Value<Place<'r>>>,
        evaluate: impl FnOnce(&EvaluationContext<'r, '_, Place<'r>>) -> T,
    ) -> T {
        let url_of = |prefix: &str| self.options.url(prefix).map(str::to_owned);
        let mut context = EvaluationContext::new(self.node);
        context.position = self.position;
        context.size = self.size;
        context.namespaces = Some(&url_of);
        context.variables = Some(variables);
        evaluate(&context)
    }

    /// Returns true if the node satisfies a node test.
    fn passes(self, test: &Expr) -> Result<bool> {
        self.with_engine(&|_| None, |context| xpath_eval::evaluate_boolean(test, context))
    }

    pub(crate) fn evaluate(self, plan: &Plan) -> Result<Value<Place<'r>>> {
        // The engine knows no errors of variables.
        let error = RefCell::new(None);
        let value_of = |name: &QName| {
            let part = name.local.parse().ok().and_then(|index: usize| plan.parts.get(index))?;
            match self.part(part) {
                Ok(value) => Some(value),
                Err(found) => {
                    error.borrow_mut().get_or_insert(found);
                    None
                }
            }
        };
        let value = self.evaluate_with(&plan.expression, &value_of);
        match error.into_inner() {
            Some(error) => Err(error),
            None => value,
        }
    }

    fn part(self, part: &Part) -> Result<Value<Place<'r>>> {
        match part {
            Part::Path(path) => self.path(path).map(Value::NodeSet),
            Part::Compared(left, operator, right) => {
                let (left, right) = (self.evaluate(left)?, self.evaluate(right)?);
                self.compare(&left, *operator, &right)
            }
        }
    }

    fn path(self, path: &Path) -> Result<Vec<Place<'r>>> {
        let mut nodes = match &path.start {
            Start::Root => vec![self.node.root()],
            Start::ContextNode => vec![self.node],
            Start::Filtered(plan, predicates) => {
                let context = match (predicates.is_empty(), path.steps.is_empty()) {
                    (false, _) => "filter expression predicate",
                    (true, _) => "path expression left of '/'",
                };
                match self.evaluate(plan)? {
                    Value::NodeSet(nodes) => self.filter(nodes, predicates)?,
                    _ => return Err(EvalError::ExpectedNodeSet { context }),
                }
            }
        };
        for step in &path.steps {
            nodes = self.step(step, nodes)?;
            if nodes.is_empty() {
                break;
            }
        }
        Ok(nodes)
    }

    /// The nodes that a step finds from others; both are in document order.
    fn step(self, step: &Step, nodes: Vec<Place<'r>>) -> Result<Vec<Place<'r>>> {
        let mut found = Vec::new();
        if is_narrow(step.axis) {
            for node in nodes {
                let alone = self.at(node, 1, 1).evaluate_with(&step.alone, &|_| None)?;
                if let Value::NodeSet(nodes) = alone {
                    found.extend(self.filter(nodes, &step.predicates)?);
                }
            }
        } else if step.selects_each() {
            for node in nodes_on_axis(step.axis, &nodes) {
                if self.selects(step, node)? {
                    found.push(node);
                }
            }
        } else {
            for node in nodes {
                found.extend(self.one_step(step, node)?);
            }
        }
        found.sort_unstable_by(|one, other| one.document_order(*other));
        found.dedup();
        Ok(found)
    }

    /// Returns true if a node satisfies the node test and all predicates of a step.
    fn selects(self, step: &Step, node: Place<'r>) -> Result<bool> {
        let context = self.at(node, 1, 1);
        if !context.passes(&step.test)? {
            return Ok(false);
        }
        for predicate in &step.predicates {
            if !context.satisfies(predicate)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The nodes that a step finds from one, where positions on the axis matter.
    fn one_step(self, step: &Step, node: Place<'r>) -> Result<Vec<Place<'r>>> {
        // Nodes after the one at a given position need not be found.
        let most = match step.predicates.first().and_then(|predicate| predicate.number) {
            Some(number) if number < 1.0 => return Ok(Vec::new()),
            Some(number) => whole(number),
            None => usize::MAX,
        };
        let mut candidates = Vec::new();
        for node in node.on_axis(step.axis) {
            if self.at(node, 1, 1).passes(&step.test)? {
                candidates.push(node);
            }
            if candidates.len() >= most {
                break;
            }
        }
        self.filter(candidates, &step.predicates)
    }

    /// The nodes that satisfy each predicate, with their positions among those that satisfy the ones before it.
    fn filter(self, mut nodes: Vec<Place<'r>>, predicates: &[Predicate]) -> Result<Vec<Place<'r>>> {
        for predicate in predicates {
            let size = nodes.len();
            let mut left = Vec::new();
            for (index, node) in nodes.into_iter().enumerate() {
                if self.at(node, index.saturating_add(1), size).satisfies(predicate)? {
                    left.push(node);
                }
            }
            nodes = left;
        }
        Ok(nodes)
    }

    /// <https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates>
    fn satisfies(self, predicate: &Predicate) -> Result<bool> {
        let plan = &predicate.plan;
        if let Some(number) = predicate.number {
            return Ok(self.is_at(number));
        }
        if plan.parts.is_empty() && !predicate.may_be_number {
            return self.passes(&plan.expression);
        }
        Ok(match self.evaluate(plan)? {
            Value::Number(number) => self.is_at(number),
            value => value.to_boolean(),
        })
    }

    /// Returns true if the number is that of the position.
    #[expect(
        clippy::float_cmp,
        clippy::cast_precision_loss,
        reason = "positions are numbers in XPath"
    )]
    fn is_at(self, number: f64) -> bool {
        number == self.position as f64
    }

    /// <https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans>
    fn compare(
        self,
        left: &Value<Place<'r>>,
        operator: Operator,
        right: &Value<Place<'r>>,
    ) -> Result<Value<Place<'r>>> {
        if let (Value::NodeSet(left), Value::NodeSet(right)) = (left, right) {
            return Ok(Value::Boolean(match operator {
                Operator::Equality(EqualityOp::Eq) => have_an_equal(left, right),
                Operator::Equality(EqualityOp::Ne) => have_a_different(left, right),
                Operator::Relational(operator) => have_an_ordered(left, operator, right),
            }));
        }
        let variable = |name: &str| {
            let primary = PrimaryExpr::Variable(QName { prefix: None, local: name.to_owned() });
            let filter = FilterExpr { primary, predicates: Vec::new() };
            Box::new(Expr::Path(PathExpr::Filter(filter)))
        };
        let (one, other) = (variable("left"), variable("right"));
        let expression = match operator {
            Operator::Equality(operator) => Expr::Equality(one, operator, other),
            Operator::Relational(operator) => Expr::Relational(one, operator, other),
        };
        self.evaluate_with(&expression, &|name: &QName| {
            Some(if name.local == "left" { left.clone() } else { right.clone() })
        })
    }
}

/// The number without its fraction.
#[expect(clippy::cast_sign_loss, reason = "casts saturate")]
const fn whole(number: f64) -> usize {
    number as usize
}

/// Returns true if a node of the one node-set has the string-value of a node of the other one.
fn have_an_equal(left: &[Place<'_>], right: &[Place<'_>]) -> bool {
    let (few, many) = if left.len() < right.len() { (left, right) } else { (right, left) };
    if few.is_empty() {
        return false;
    }
    let texts: HashSet<String> = few.iter().map(|node| node.string_value()).collect();
    many.iter().any(|node| node.with_string_value(|text| texts.contains(text)))
}

/// Returns true if a node of the one node-set has another string-value than a node of the other one.
fn have_a_different(left: &[Place<'_>], right: &[Place<'_>]) -> bool {
    let (Some(first), false) = (left.first(), right.is_empty()) else { return false };
    let first = first.string_value();
    let is_different = |node: &Place<'_>| node.with_string_value(|text| text != first);
    // If all of the other node-set are as the first one, any different one of this node-set will do.
    right.iter().any(is_different) || left.iter().any(is_different)
}

/// Returns true if the number of a node of the one node-set compares so with that of a node of the other one.
fn have_an_ordered(left: &[Place<'_>], operator: RelationalOp, right: &[Place<'_>]) -> bool {
    let numbers = |nodes: &[Place<'_>]| -> Vec<f64> {
        let number = |node: &Place<'_>| Value::<Place<'_>>::String(node.string_value()).to_number();
        nodes.iter().map(number).filter(|number| !number.is_nan()).collect()
    };
    let least = |numbers: Vec<f64>| numbers.into_iter().reduce(f64::min);
    let most = |numbers: Vec<f64>| numbers.into_iter().reduce(f64::max);
    let (left, right) = (numbers(left), numbers(right));
    let pair = match operator {
        RelationalOp::Lt | RelationalOp::Le => least(left).zip(most(right)),
        RelationalOp::Gt | RelationalOp::Ge => most(left).zip(least(right)),
    };
    pair.is_some_and(|(left, right)| match operator {
        RelationalOp::Lt => left < right,
        RelationalOp::Le => left <= right,
        RelationalOp::Gt => left > right,
        RelationalOp::Ge => left >= right,
    })
}

/// The nodes on an axis of any of several nodes, each once. The nodes are in document order; the result is in any order.
fn nodes_on_axis<'r>(axis: Axis, nodes: &[Place<'r>]) -> Vec<Place<'r>> {
    match axis {
        Axis::Descendant | Axis::DescendantOrSelf => subtrees(axis, nodes),
        // All nodes after the first end.
        Axis::Following => {
            let first = nodes.iter().min_by_key(|node| node.end());
            first.map(|node| node.on_axis(axis).collect()).unwrap_or_default()
        }
        // What precedes a node precedes the later ones, as it is not around them.
        Axis::Preceding => {
            nodes.last().map(|node| node.on_axis(axis).collect()).unwrap_or_default()
        }
        Axis::Ancestor | Axis::AncestorOrSelf => {
            let (mut seen, mut found) = (HashSet::new(), Vec::new());
            for node in nodes {
                let ancestors = node.on_axis(axis).take_while(|node| seen.insert(node.key()));
                found.extend(ancestors);
            }
            found
        }
        Axis::FollowingSibling => siblings(axis, nodes.iter()),
        Axis::PrecedingSibling => siblings(axis, nodes.iter().rev()),
        Axis::Child | Axis::Attribute | Axis::Namespace | Axis::SelfAxis | Axis::Parent => {
            nodes.iter().flat_map(|node| node.on_axis(axis)).collect()
        }
    }
}

/// The descendants of nodes, and the nodes themselves if the axis has them.
fn subtrees<'r>(axis: Axis, nodes: &[Place<'r>]) -> Vec<Place<'r>> {
    let mut found = Vec::new();
    // The descendants before this position have been found.
    let mut next = 0;
    for node in nodes {
        if axis == Axis::DescendantOrSelf {
            found.push(*node);
        }
        if let Some(descendants) = node.descendants() {
            let Range { start, end } = descendants;
            found.extend(node.nodes(start.max(next)..end));
            next = next.max(end);
        }
    }
    found
}

/// The siblings of nodes: of those with the same parent, the first one has the others.
fn siblings<'n, 'r: 'n>(axis: Axis, nodes: impl Iterator<Item = &'n Place<'r>>) -> Vec<Place<'r>> {
    let (mut parents, mut found) = (HashSet::new(), Vec::new());
    for node in nodes {
        let mut is_first = || node.parent().is_none_or(|parent| parents.insert(parent.key()));
        if node.is_in_the_tree() && is_first() {
            found.extend(node.on_axis(axis));
        }
    }
    found
}

#[cfg(test)]
mod tests;
