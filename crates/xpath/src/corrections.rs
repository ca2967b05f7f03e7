//! Functions of the engine whose results are not those of the recommendation. Each call is replaced, when an expression is
//! compiled, by operators and other functions that give the right result.
//!
//! - `sum()` of no nodes is -0 in the engine.
//! - `round()` is 0 for -0 in the engine, 1 for the number below 0.5, and an even number for some odd ones beyond 2^52.
//! - `lang()` takes attributes without a namespace that are named `xml:lang`, which HTML ignores, and compares only the
//!   whole language and its first part.

use xpath_eval::{
    AdditiveOp, Axis, Expr, FilterExpr, FunctionCall, LocationPath, MultiplicativeOp, NodeTest,
    PathExpr, PrimaryExpr, QName, Step,
};

use crate::functions::Callable;

/// Prefixes that are declared in every expression, and that no expression can write.
pub(crate) const XML_PREFIX: &str = "\0xml";
pub(crate) const HTML_PREFIX: &str = "\0html";

/// The letters that have lower case, and two that have an ASCII letter as theirs, U+212A and U+017F.
const UPPER: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ\u{212A}\u{17F}";
const LOWER: &str = "abcdefghijklmnopqrstuvwxyzks";

/// Replaces the calls of these functions, in the whole expression. `check` has bounded its depth.
pub(crate) fn corrected(expression: Expr) -> Expr {
    match expression {
        Expr::Or(left, right) => Expr::Or(boxed(*left), boxed(*right)),
        Expr::And(left, right) => Expr::And(boxed(*left), boxed(*right)),
        Expr::Equality(left, operator, right) => {
            Expr::Equality(boxed(*left), operator, boxed(*right))
        }
        Expr::Relational(left, operator, right) => {
            Expr::Relational(boxed(*left), operator, boxed(*right))
        }
        Expr::Additive(left, operator, right) => {
            Expr::Additive(boxed(*left), operator, boxed(*right))
        }
        Expr::Multiplicative(left, operator, right) => {
            Expr::Multiplicative(boxed(*left), operator, boxed(*right))
        }
        Expr::Union(left, right) => Expr::Union(boxed(*left), boxed(*right)),
        Expr::Negate(inner) => Expr::Negate(boxed(*inner)),
        Expr::Path(PathExpr::Location(path)) => Expr::Path(PathExpr::Location(location(path))),
        Expr::Path(PathExpr::Filter(filter)) => filtered(filter),
        Expr::Path(PathExpr::FilterLocation(filter, path)) => {
            let filter = match filtered(filter) {
                Expr::Path(PathExpr::Filter(filter)) => filter,
                other => of_primary(PrimaryExpr::Parenthesized(Box::new(other))),
            };
            Expr::Path(PathExpr::FilterLocation(filter, location(path)))
        }
    }
}

fn boxed(expression: Expr) -> Box<Expr> {
    Box::new(corrected(expression))
}

fn all(expressions: Vec<Expr>) -> Vec<Expr> {
    expressions.into_iter().map(corrected).collect()
}

fn location(path: LocationPath) -> LocationPath {
    let steps = path.steps.into_iter();
    let steps = steps.map(|step| Step { predicates: all(step.predicates), ..step }).collect();
    LocationPath { steps, ..path }
}

fn filtered(filter: FilterExpr) -> Expr {
    let predicates = all(filter.predicates);
    let primary = match filter.primary {
        PrimaryExpr::Function(call) => called(call),
        PrimaryExpr::Parenthesized(inner) => PrimaryExpr::Parenthesized(boxed(*inner)),
        other => other,
    };
    match primary {
        PrimaryExpr::Parenthesized(inner) if predicates.is_empty() => *inner,
        primary => Expr::Path(PathExpr::Filter(FilterExpr { primary, predicates })),
    }
}

/// The call of a function that the engine has right, or the expression that replaces it. Arguments are corrected.
fn called(call: FunctionCall) -> PrimaryExpr {
    let is_corrected =
        Callable::find(&call.name.local).is_some_and(|called| called.depth_of_corrections() > 0);
    let mut call = FunctionCall { args: all(call.args), ..call };
    let argument = if is_corrected { call.args.pop() } else { None };
    // `check` has counted the arguments.
    let Some(argument) = argument else { return PrimaryExpr::Function(call) };
    PrimaryExpr::Parenthesized(Box::new(match call.name.local.as_str() {
        "sum" => sum(argument),
        "round" => round(argument),
        _ => lang(argument),
    }))
}

/// `sum(argument) + 0`, because -0 + 0 is 0.
/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#function-sum>
fn sum(argument: Expr) -> Expr {
    let sum = Box::new(function("sum", vec![argument]));
    Expr::Additive(sum, AdditiveOp::Add, Box::new(number(0.0)))
}

/// `ceiling(floor(argument * 2) div 2)`. Each step is exact, keeps the sign of zero, and takes the argument once.
/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#function-round>
fn round(argument: Expr) -> Expr {
    let two = || Box::new(number(2.0));
    let doubled = Expr::Multiplicative(Box::new(argument), MultiplicativeOp::Mul, two());
    let halves = Box::new(function("floor", vec![doubled]));
    let below = Expr::Multiplicative(halves, MultiplicativeOp::Div, two());
    function("ceiling", vec![below])
}

/// Compares the beginning of the node's language, with a hyphen at its end. `E` is the nearest element with a language:
/// `ancestor-or-self::*[@xml:lang or self::html:* and @lang][1]`. The expression is
/// `starts-with(lower(concat(E/@xml:lang, E[not(@xml:lang)]/@lang, '-')), lower(concat(argument, '-'))) and E`.
/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang>
///
/// SPEC-NOTE: the attribute `lang` of HTML elements counts too: it is the language of a node in HTML.
fn lang(argument: Expr) -> Expr {
    let hyphen = || of_literal("-");
    let lower = |parts| {
        let text = function("concat", parts);
        function("translate", vec![text, of_literal(UPPER), of_literal(LOWER)])
    };
    let own = lower(vec![
        language_of(&[], xml_lang()),
        language_of(&[function("not", vec![path(vec![xml_lang()])])], html_lang()),
        hyphen(),
    ]);
    let begins = function("starts-with", vec![own, lower(vec![argument, hyphen()])]);
    Expr::And(Box::new(begins), Box::new(path(vec![nearest_with_a_language()])))
}

/// An attribute of the nearest element with a language, if that satisfies further predicates.
fn language_of(more: &[Expr], attribute: Step) -> Expr {
    let mut element = nearest_with_a_language();
    element.predicates.extend_from_slice(more);
    path(vec![element, attribute])
}

fn nearest_with_a_language() -> Step {
    let is_html = step(Axis::SelfAxis, NodeTest::NamespaceWildcard(HTML_PREFIX.to_owned()));
    let has_html_lang = Expr::And(Box::new(path(vec![is_html])), Box::new(path(vec![html_lang()])));
    let has_lang = Expr::Or(Box::new(path(vec![xml_lang()])), Box::new(has_html_lang));
    let mut element = step(Axis::AncestorOrSelf, NodeTest::AnyName);
    element.predicates = vec![has_lang, number(1.0)];
    element
}

fn xml_lang() -> Step {
    step(Axis::Attribute, NodeTest::QName(name(Some(XML_PREFIX), "lang")))
}

fn html_lang() -> Step {
    step(Axis::Attribute, NodeTest::QName(name(None, "lang")))
}

fn step(axis: Axis, node_test: NodeTest) -> Step {
    Step { axis, node_test, predicates: Vec::new() }
}

fn path(steps: Vec<Step>) -> Expr {
    Expr::Path(PathExpr::Location(LocationPath { is_absolute: false, steps }))
}

fn name(prefix: Option<&str>, local: &str) -> QName {
    QName { prefix: prefix.map(str::to_owned), local: local.to_owned() }
}

fn function(local: &str, args: Vec<Expr>) -> Expr {
    let call = FunctionCall { name: name(None, local), args };
    Expr::Path(PathExpr::Filter(of_primary(PrimaryExpr::Function(call))))
}

fn number(number: f64) -> Expr {
    Expr::Path(PathExpr::Filter(of_primary(PrimaryExpr::Number(number))))
}

fn of_literal(text: &str) -> Expr {
    Expr::Path(PathExpr::Filter(of_primary(PrimaryExpr::Literal(text.to_owned()))))
}

fn of_primary(primary: PrimaryExpr) -> FilterExpr {
    FilterExpr { primary, predicates: Vec::new() }
}
