//! The parts of an expression that the engine would evaluate slowly, and the rest.
//!
//! The engine walks the axis of each step once for each node that the steps before it have found, so that a path
//! such as `//div//div` visits the nodes of nested elements again and again, and it compares each node of a
//! node-set with each of another one. Such paths and comparisons are taken out of the expression and leave a variable.
//! `paths` evaluates them; the engine has the operators, the functions, the node tests and all other paths.

use xpath_eval::{
    Axis, EqualityOp, Expr, FilterExpr, LocationPath, NodeTest, PathExpr, PrimaryExpr, QName,
    RelationalOp, Step as WrittenStep,
};

/// An expression with its parts.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The expression, with a variable for each part: its number.
    pub(crate) expression: Expr,
    pub(crate) parts: Vec<Part>,
}

#[derive(Clone, Debug)]
pub(crate) enum Part {
    Path(Path),
    /// A comparison of two values that may both be node-sets.
    Compared(Box<Plan>, Operator, Box<Plan>),
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Operator {
    Equality(EqualityOp),
    Relational(RelationalOp),
}

#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub(crate) start: Start,
    pub(crate) steps: Vec<Step>,
}

/// The nodes at which a path starts.
#[derive(Clone, Debug)]
pub(crate) enum Start {
    Root,
    ContextNode,
    /// Those of an expression that satisfy all predicates. Without a step after it, this is a filter expression.
    Filtered(Box<Plan>, Vec<Predicate>),
}

#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) axis: Axis,
    /// The step without its predicates, as an expression.
    pub(crate) alone: Expr,
    /// The node test alone, as an expression: `self::p`.
    pub(crate) test: Expr,
    pub(crate) predicates: Vec<Predicate>,
}

#[derive(Clone, Debug)]
pub(crate) struct Predicate {
    pub(crate) plan: Plan,
    /// Its value can be a number, which is then a position.
    pub(crate) may_be_number: bool,
    /// The nodes that it selects depend on their positions among the others.
    pub(crate) is_positional: bool,
    /// It is this number.
    pub(crate) number: Option<f64>,
}

impl Step {
    /// Returns true if each node is selected, or not, whatever other nodes are on the axis.
    pub(crate) fn selects_each(&self) -> bool {
        !self.predicates.iter().any(|predicate| predicate.is_positional)
    }
}

impl Plan {
    pub(crate) fn of(expression: &Expr) -> Self {
        let mut parts = Vec::new();
        let expression = rest_of(expression, &mut parts);
        Self { expression, parts }
    }

    fn boxed(expression: &Expr) -> Box<Self> {
        Box::new(Self::of(expression))
    }
}

/// The variable for a new part.
fn variable(part: Part, parts: &mut Vec<Part>) -> Expr {
    let name = QName { prefix: None, local: parts.len().to_string() };
    parts.push(part);
    primary(PrimaryExpr::Variable(name))
}

const fn primary(primary: PrimaryExpr) -> Expr {
    Expr::Path(PathExpr::Filter(FilterExpr { primary, predicates: Vec::new() }))
}

/// The expression without its parts, which are added to a list.
fn rest_of(expression: &Expr, parts: &mut Vec<Part>) -> Expr {
    let mut boxed = |expression: &Expr| Box::new(rest_of(expression, parts));
    match expression {
        Expr::Or(left, right) => Expr::Or(boxed(left), boxed(right)),
        Expr::And(left, right) => Expr::And(boxed(left), boxed(right)),
        Expr::Additive(left, operator, right) => {
            Expr::Additive(boxed(left), *operator, boxed(right))
        }
        Expr::Multiplicative(left, operator, right) => {
            Expr::Multiplicative(boxed(left), *operator, boxed(right))
        }
        Expr::Negate(inner) => Expr::Negate(boxed(inner)),
        Expr::Union(left, right) => Expr::Union(boxed(left), boxed(right)),
        Expr::Equality(left, operator, right) => {
            if may_be_nodes(left) && may_be_nodes(right) {
                let operator = Operator::Equality(*operator);
                let part = Part::Compared(Plan::boxed(left), operator, Plan::boxed(right));
                return variable(part, parts);
            }
            Expr::Equality(boxed(left), *operator, boxed(right))
        }
        Expr::Relational(left, operator, right) => {
            if may_be_nodes(left) && may_be_nodes(right) {
                let operator = Operator::Relational(*operator);
                let part = Part::Compared(Plan::boxed(left), operator, Plan::boxed(right));
                return variable(part, parts);
            }
            Expr::Relational(boxed(left), *operator, boxed(right))
        }
        Expr::Path(path) => rest_of_path(path, parts),
    }
}

fn rest_of_path(path: &PathExpr, parts: &mut Vec<Part>) -> Expr {
    match path {
        PathExpr::Location(location) => {
            let start = if location.is_absolute { Start::Root } else { Start::ContextNode };
            let steps = steps_of(location);
            if is_taken_out(&steps) {
                return variable(Part::Path(Path { start, steps }), parts);
            }
            Expr::Path(path.clone())
        }
        PathExpr::Filter(filter) if filter.predicates.is_empty() => {
            primary(rest_of_primary(&filter.primary, parts))
        }
        PathExpr::Filter(filter) => {
            let predicates = predicates_of(&filter.predicates);
            if predicates.iter().any(Predicate::has_parts) {
                let start = start_of(&filter.primary, predicates);
                return variable(Part::Path(Path { start, steps: Vec::new() }), parts);
            }
            let (primary, predicates) =
                (rest_of_primary(&filter.primary, parts), &filter.predicates);
            let filter = FilterExpr { primary, predicates: predicates.clone() };
            Expr::Path(PathExpr::Filter(filter))
        }
        PathExpr::FilterLocation(filter, location) => {
            let predicates = predicates_of(&filter.predicates);
            let steps = steps_of(location);
            // The nodes of the filter can be anywhere.
            let is_wide = steps.iter().any(|step| !is_narrow(step.axis));
            if is_wide || is_taken_out(&steps) || predicates.iter().any(Predicate::has_parts) {
                let start = start_of(&filter.primary, predicates);
                return variable(Part::Path(Path { start, steps }), parts);
            }
            let (primary, predicates) =
                (rest_of_primary(&filter.primary, parts), &filter.predicates);
            let filter = FilterExpr { primary, predicates: predicates.clone() };
            Expr::Path(PathExpr::FilterLocation(filter, location.clone()))
        }
    }
}

fn start_of(filtered: &PrimaryExpr, predicates: Vec<Predicate>) -> Start {
    Start::Filtered(Plan::boxed(&primary(filtered.clone())), predicates)
}

fn rest_of_primary(expression: &PrimaryExpr, parts: &mut Vec<Part>) -> PrimaryExpr {
    match expression {
        PrimaryExpr::Parenthesized(inner) => {
            PrimaryExpr::Parenthesized(Box::new(rest_of(inner, parts)))
        }
        PrimaryExpr::Function(call) => {
            let mut call = call.clone();
            call.args = call.args.iter().map(|argument| rest_of(argument, parts)).collect();
            PrimaryExpr::Function(call)
        }
        PrimaryExpr::Variable(_) | PrimaryExpr::Literal(_) | PrimaryExpr::Number(_) => {
            expression.clone()
        }
    }
}

/// The steps of a path. Those of `//p` are one, unless positions matter.
fn steps_of(location: &LocationPath) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(location.steps.len());
    let mut written = location.steps.iter().peekable();
    while let Some(step) = written.next() {
        if is_double_slash(step)
            && let Some(next) = written.peek()
            && next.axis == Axis::Child
        {
            let merged = step_of(Axis::Descendant, next);
            if merged.selects_each() {
                steps.push(merged);
                written.next();
                continue;
            }
        }
        steps.push(step_of(step.axis, step));
    }
    steps
}

/// `descendant-or-self::node()`, which `//` stands for.
fn is_double_slash(step: &WrittenStep) -> bool {
    step.axis == Axis::DescendantOrSelf
        && step.node_test == NodeTest::Node
        && step.predicates.is_empty()
}

fn step_of(axis: Axis, step: &WrittenStep) -> Step {
    let path = |axis| {
        let steps =
            vec![WrittenStep { axis, node_test: step.node_test.clone(), predicates: Vec::new() }];
        Expr::Path(PathExpr::Location(LocationPath { is_absolute: false, steps }))
    };
    let predicates = predicates_of(&step.predicates);
    Step { axis, alone: path(axis), test: path(Axis::SelfAxis), predicates }
}

fn predicates_of(predicates: &[Expr]) -> Vec<Predicate> {
    predicates.iter().map(Predicate::of).collect()
}

impl Predicate {
    fn of(expression: &Expr) -> Self {
        let may_be_number = may_be_number(expression);
        let number = match expression {
            Expr::Path(PathExpr::Filter(FilterExpr {
                primary: PrimaryExpr::Number(number),
                predicates,
            })) if predicates.is_empty() => Some(*number),
            _ => None,
        };
        let is_positional = may_be_number || asks_for_position(expression);
        Self { plan: Plan::of(expression), may_be_number, is_positional, number }
    }

    fn has_parts(&self) -> bool {
        !self.plan.parts.is_empty()
    }
}

/// Returns true for axes of which the nodes of a node-set have no node, or few nodes, in common.
pub(crate) const fn is_narrow(axis: Axis) -> bool {
    matches!(axis, Axis::Child | Axis::Attribute | Axis::Namespace | Axis::SelfAxis | Axis::Parent)
}

/// Returns true if the engine would evaluate a path slowly, or if a predicate has parts of its own.
fn is_taken_out(steps: &[Step]) -> bool {
    // Up to there the nodes that are found have no descendants in common.
    let (mut is_first, mut is_disjoint) = (true, true);
    for step in steps {
        let is_fast = match step.axis {
            _ if is_narrow(step.axis) => true,
            Axis::Descendant | Axis::DescendantOrSelf => is_disjoint,
            _ => is_first,
        };
        if !is_fast || step.predicates.iter().any(Predicate::has_parts) {
            return true;
        }
        is_first &= matches!(step.axis, Axis::SelfAxis | Axis::Parent);
        is_disjoint &= matches!(step.axis, Axis::Child | Axis::SelfAxis);
    }
    false
}

/// Returns true for an expression whose value can be a node-set of many nodes.
fn may_be_nodes(expression: &Expr) -> bool {
    match expression {
        Expr::Union(..) => true,
        Expr::Path(PathExpr::Location(location)) => {
            let is_single = |step: &WrittenStep| match step.axis {
                Axis::Attribute => matches!(step.node_test, NodeTest::QName(_)),
                Axis::SelfAxis | Axis::Parent => true,
                _ => false,
            };
            !location.steps.iter().all(is_single)
        }
        Expr::Path(PathExpr::FilterLocation(..)) => true,
        Expr::Path(PathExpr::Filter(filter)) => match &filter.primary {
            PrimaryExpr::Parenthesized(inner) => may_be_nodes(inner),
            PrimaryExpr::Function(call) => call.name.local == "id",
            _ => false,
        },
        _ => false,
    }
}

/// Returns true for an expression whose value can be a number.
fn may_be_number(expression: &Expr) -> bool {
    match expression {
        Expr::Additive(..) | Expr::Multiplicative(..) | Expr::Negate(_) => true,
        Expr::Path(PathExpr::Filter(filter)) if filter.predicates.is_empty() => {
            match &filter.primary {
                PrimaryExpr::Parenthesized(inner) => may_be_number(inner),
                PrimaryExpr::Literal(_) => false,
                PrimaryExpr::Number(_) | PrimaryExpr::Variable(_) => true,
                PrimaryExpr::Function(call) => matches!(
                    call.name.local.as_str(),
                    "ceiling"
                        | "count"
                        | "floor"
                        | "last"
                        | "number"
                        | "position"
                        | "round"
                        | "string-length"
                        | "sum"
                ),
            }
        }
        _ => false,
    }
}

/// Returns true for an expression that asks for the position or the size of its own context.
fn asks_for_position(expression: &Expr) -> bool {
    match expression {
        Expr::Or(left, right)
        | Expr::And(left, right)
        | Expr::Equality(left, _, right)
        | Expr::Relational(left, _, right)
        | Expr::Additive(left, _, right)
        | Expr::Multiplicative(left, _, right)
        | Expr::Union(left, right) => asks_for_position(left) || asks_for_position(right),
        Expr::Negate(inner) => asks_for_position(inner),
        Expr::Path(PathExpr::Location(_)) => false,
        // Predicates have contexts of their own.
        Expr::Path(PathExpr::Filter(filter) | PathExpr::FilterLocation(filter, _)) => {
            match &filter.primary {
                PrimaryExpr::Parenthesized(inner) => asks_for_position(inner),
                PrimaryExpr::Function(call) => {
                    matches!(call.name.local.as_str(), "last" | "position")
                        || call.args.iter().any(asks_for_position)
                }
                _ => false,
            }
        }
    }
}
