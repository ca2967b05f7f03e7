//! Every expression of `data/xpath/cases.tsv` has the result that is written there.

use treewright::xpath::{Item, Value, XPath};
use treewright::{NodeKind, NodeRef};

const PAGE: &str = include_str!("../data/xpath/page.html");
const CASES: &str = include_str!("../data/xpath/cases.tsv");

/// The result of an expression at the document, on one line.
fn result(expression: &str, node: NodeRef<'_>) -> String {
    let expression = match XPath::compile(expression) {
        Ok(expression) => expression,
        Err(error) => return format!("error {error}"),
    };
    match expression.evaluate(node) {
        Ok(Value::Nodes(items)) => {
            let items: Vec<String> = items.into_iter().map(described).collect();
            format!("nodes {}", items.join(" ")).trim_end().to_owned()
        }
        Ok(Value::String(string)) => format!("string {string:?}"),
        Ok(Value::Boolean(boolean)) => boolean.to_string(),
        Ok(number) => format!("number {}", number.to_text()),
        Err(error) => format!("error {error}"),
    }
}

fn described(item: Item<'_>) -> String {
    match item {
        Item::Attribute { name, value, .. } => match name.prefix {
            Some(prefix) => format!("@{prefix}:{}={value:?}", name.local),
            None => format!("@{}={value:?}", name.local),
        },
        Item::Namespace { prefix, .. } => format!("xmlns:{prefix}"),
        Item::Node(node) => match node.kind() {
            NodeKind::Document => "/".to_owned(),
            NodeKind::Text => format!("{:?}", node.text()),
            NodeKind::Comment => format!("<!--{}-->", node.text()),
            NodeKind::ProcessingInstruction => format!("<?{}?>", node.name()),
            _ => match node.attr("id") {
                Some(id) => format!("{}#{id}", node.name()),
                None => node.name().to_owned(),
            },
        },
    }
}

#[test]
fn expressions_have_their_results() {
    let document = treewright::parse(PAGE);
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        let mut fields = line.split('\t');
        let expression = fields.next().unwrap_or_default().replace("\\t", "\t");
        let expected = fields.next().unwrap_or_default();
        let actual = result(&expression, document.root_node());
        if actual != expected {
            wrong.push(format!("{expression}\n  expected {expected}\n  actual   {actual}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 300, "only {count} cases");
}

#[test]
fn probe() {
    use treewright::xpath::Options;
    let document = treewright::parse(PAGE);
    for stack in [1024] {
        for (name, e) in [
            ("paren", format!("{}1{}", "(".repeat(32), ")".repeat(32))),
            ("pred", format!("{}{}", "*[".repeat(32), "]".repeat(32)).replace("[]", "")),
            (
                "predself",
                format!("//node(){}.{}", "[self::node()".repeat(32), "]".repeat(32))
                    .replace(".]", "]"),
            ),
            ("call", format!("{}1{}", "string(".repeat(32), ")".repeat(32))),
            ("plus", format!("1{}", "+1".repeat(192))),
            ("minus", format!("{}1", "-".repeat(192))),
            ("or", format!("0{}", " or 0".repeat(192))),
            ("union", format!("a{}", "|a".repeat(192))),
            ("both", format!("{}1{}{}", "(".repeat(16), ")".repeat(16), "+1".repeat(96))),
            ("inner", format!("{}1{}{}", "(".repeat(16), "+1".repeat(96), ")".repeat(16))),
            (
                "predinner",
                format!("{}1{}{}", "//node()[not(".repeat(8), "+1".repeat(96), ")]".repeat(8)),
            ),
        ] {
            println!("{stack} {name}");
            let document = &document;
            std::thread::scope(|s| {
                std::thread::Builder::new()
                    .stack_size(stack * 1024)
                    .spawn_scoped(s, move || {
                        let r = XPath::compile_with(&e, &Options::new().work_limit(100000));
                        match r {
                            Err(e) => println!("{e}"),
                            Ok(x) => {
                                let _ = x.evaluate(document.root_node());
                            }
                        }
                    })
                    .unwrap()
                    .join()
                    .unwrap();
            });
        }
    }
}
