//! Paths and comparisons have the results of the engine, which evaluates each step for each node.

use treewright_dom::{Document, Namespace, NodeId};
use xpath_eval::{EvaluationContext, Value};

use super::Context;
use crate::expression::Options;
use crate::plan::Plan;
use crate::tree::{Run, Tree};

/// Random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

/// A tree of few names and values.
fn random_tree(random: &mut Random) -> Document {
    let mut document = Document::new();
    let mut parents = vec![document.create_element(Namespace::Html, "a").unwrap()];
    document.append(document.root(), parents[0]).unwrap();
    for _ in 0..random.below(30) {
        let parent = parents[random.below(parents.len())];
        let node: NodeId = match random.below(6) {
            0 => document.create_text(random.of(&["1", "2", "x"])),
            1 => document.create_comment("1"),
            _ => {
                let element = document.create_element(Namespace::Html, random.of(&["a", "b"]));
                let element = element.unwrap();
                if random.below(2) == 0 {
                    document
                        .set_attribute(element, random.of(&["c", "d"]), random.of(&["1", "2"]))
                        .unwrap();
                }
                parents.push(element);
                element
            }
        };
        document.append(parent, node).unwrap();
    }
    document
}

const AXES: [&str; 13] = [
    "ancestor::",
    "ancestor-or-self::",
    "attribute::",
    "child::",
    "descendant::",
    "descendant-or-self::",
    "following::",
    "following-sibling::",
    "namespace::",
    "parent::",
    "preceding::",
    "preceding-sibling::",
    "self::",
];

fn random_path(random: &mut Random, depth: usize) -> String {
    let mut path = match random.below(5) {
        0 => "/".to_owned(),
        1 => "//".to_owned(),
        2 => format!("({})/", random_expression(random, depth.saturating_sub(1))),
        3 if depth > 0 => format!("({})[{}]/", random_path(random, 0), random_predicate(random, 0)),
        _ => String::new(),
    };
    for step in 0..=random.below(4) {
        if step > 0 {
            path.push_str(random.of(&["/", "/", "//"]));
        }
        path.push_str(random.of(&AXES));
        path.push_str(random.of(&["a", "b", "*", "node()", "text()", "c"]));
        if depth > 0 && random.below(3) == 0 {
            path = format!("{path}[{}]", random_predicate(random, depth - 1));
        }
    }
    path
}

fn random_predicate(random: &mut Random, depth: usize) -> String {
    match random.below(6) {
        0 => random.of(&["1", "2", "last()", "position() > 1", "0", "1.5"]).to_owned(),
        1 => format!("count({})", random_path(random, depth)),
        2 => format!("not({})", random_path(random, depth)),
        3 => random_expression(random, depth),
        _ => random_path(random, depth),
    }
}

fn random_expression(random: &mut Random, depth: usize) -> String {
    let (one, other) = (random_path(random, depth), random_path(random, depth));
    match random.below(6) {
        0 => one,
        1 => format!("{one} | {other}"),
        2 => format!("count({one}) = {other}"),
        3 => format!("string({one}) and {other}"),
        _ => format!("{one} {} {other}", random.of(&["=", "!=", "<", "<=", ">", ">="])),
    }
}

#[test]
fn results_are_those_of_the_engine() {
    let (mut taken_out, options) = (0, Options::new());
    for seed in 0..1_000 {
        let mut random = Random(seed);
        let document = random_tree(&mut random);
        let tree = Tree::of(document.root_node());
        let text = random_expression(&mut random, 2);
        let Ok(expression) = xpath_eval::parse(&text) else { panic!("{text}") };
        let plan = Plan::of(&expression);
        taken_out += usize::from(!plan.parts.is_empty());
        for node in document.root_node().descendants().take(8) {
            let run = Run::new(&tree, u64::MAX, None);
            let node = run.find_handle(node).unwrap();
            let context = Context { options: &options, node, position: 1, size: 1 };
            let own = context.evaluate(&plan);
            let engines = xpath_eval::evaluate(&expression, &EvaluationContext::new(node));
            match (own, engines) {
                (Ok(Value::NodeSet(own)), Ok(Value::NodeSet(engines))) => {
                    let keys = |nodes: Vec<crate::tree::Place<'_>>| -> Vec<_> {
                        nodes.into_iter().map(crate::tree::Place::key).collect()
                    };
                    assert_eq!(keys(own), keys(engines), "{seed}: {text}");
                }
                (Ok(own), Ok(engines)) => assert!(own == engines, "{seed}: {text}"),
                (own, engines) => assert_eq!(own.is_err(), engines.is_err(), "{seed}: {text}"),
            }
        }
    }
    assert!(taken_out > 200, "{taken_out}");
}
