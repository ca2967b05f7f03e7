//! Pairs of markup and sanitizer for `crates/testing/scripts/chromium_sanitizer.py`, which tries them in Chromium.

use serde_json::{Value, json};
use treewright::sanitize::{Sanitizer, SanitizerConfig};
use treewright::{Context, Document, DocumentMode, Input, Namespace, Options};

use super::configurations;
use crate::browser_trees::{children_as_text, node_as_text, tree_as_text};
use crate::formats::CaseContext;
use crate::generator::{Generator, SplitMix64};

/// Markup that runs scripts, or looks as if it did.
const UNSAFE: &[&str] = &[
    "<a href=javascript:f()>",
    "<a href=' java&Tab;script&colon;f()'>",
    "<a href='\u{1}JavaScript:f()'>",
    "<a href='x javascript:f()'>",
    "<area href=javascript:f()>",
    "<base href=javascript:f()>",
    "<form action=javascript:f()>",
    "<button formaction=javascript:f()>",
    "<input type=image formaction=javascript:f()>",
    "<iframe src=javascript:f()></iframe>",
    "<svg><a href=javascript:f()></a></svg>",
    "<svg><a xlink:href=javascript:f()></a></svg>",
    "<svg><use href=javascript:f() /></svg>",
    "<svg><animate attributeName=href values=javascript:f() /></svg>",
    "<svg><set attributeName=xlink:href to=javascript:f() /></svg>",
    "<svg><animateTransform attributeName=href /><animateMotion attributeName=href /></svg>",
    "<math><mi href=javascript:f()></mi></math>",
    "<math><mtext xlink:href=javascript:f()></mtext></math>",
    "<p onclick=f() ONPOINTERDOWN=f() onanimationstart=f() one=two>",
    "<svg onload=f() onbegin=f()></svg>",
    "<img src=x onerror=f() onabort=f()>",
    "<script>f()</script>",
    "<svg><script>f()</script></svg>",
    "<object data=javascript:f()></object>",
    "<embed src=javascript:f()>",
];

/// The way in which a script passes a sanitizer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The option is missing.
    None,
    /// The preset.
    Default,
    /// A dictionary.
    Dictionary,
    /// A `Sanitizer`, after some calls.
    Object,
}

/// The pair of a seed: a fragment or document of up to `size` pieces, a method, and a sanitizer, with the trees, the
/// results of calls and the configuration that the standard demands.
///
/// # Panics
/// If a generated configuration is not valid.
pub fn pair_for_a_browser(seed: u64, size: usize) -> Value {
    let mut generator = Generator::new(seed);
    let mut random = SplitMix64::new(seed ^ 0x5A17_5678_0000_0000);
    let size = 1 + random.below(size);
    let is_document = random.chance(20);
    let (context, mut pieces) = if is_document {
        (None, generator.document(size))
    } else {
        let (context, pieces) = generator.fragment(size);
        let div = CaseContext {
            namespace: Namespace::Html,
            local_name: "div".to_owned(),
            attributes: Vec::new(),
        };
        (Some(if random.chance(50) { context } else { div }), pieces)
    };
    if random.chance(50) {
        let position = random.below(pieces.len() + 1);
        pieces.insert(position, random.pick(UNSAFE).to_owned());
    }
    // Each character is one for a script, too.
    let html = pieces.concat().replace('\0', "\u{FFFD}");
    let is_safe = random.chance(60);
    let way = random.pick(&[
        Way::None,
        Way::Default,
        Way::Dictionary,
        Way::Dictionary,
        Way::Object,
        Way::Object,
        Way::Object,
    ]);
    let config = configurations::configuration(&mut random);
    let mut calls = Vec::new();
    let sanitizer = match way {
        Way::None if is_safe => Sanitizer::default(),
        Way::None => configured(SanitizerConfig::default(), is_safe),
        Way::Default => Sanitizer::default(),
        Way::Dictionary => configured(config.clone(), is_safe),
        Way::Object => {
            let mut sanitizer = Sanitizer::new(config.clone()).expect("it is valid");
            for _ in 0..random.below(8) {
                calls.push(call(&mut random, &mut sanitizer));
            }
            sanitizer
        }
    };
    let trees = Trees { context: context.as_ref(), html: &html, is_safe };
    let result = trees.sanitized(&sanitizer);
    // A browser whose configurations have no `javascriptURLs`.
    let mut older_sanitizer = sanitizer.clone();
    older_sanitizer.set_javascript_urls(!is_safe);
    let older = trees.sanitized(&older_sanitizer);
    json!({
        "seed": seed,
        "html": html,
        "context": context.as_ref().map(|context| json!([
            context.namespace.url(),
            context.local_name,
            context.attributes,
        ])),
        "safe": is_safe,
        "sanitizer": match way {
            Way::None => Value::Null,
            Way::Default => json!("default"),
            _ => json!(config),
        },
        "calls": (way == Way::Object).then_some(calls),
        "get": (way == Way::Object).then(|| sanitizer.get()),
        "parsed": trees.text(&trees.parse()),
        "inside": is_document.then(|| [&sanitizer, &older_sanitizer].map(|one| trees.document_element(one))),
        "javascript-urls": (older != result).then_some(older),
        "sanitized": result,
    })
}

fn configured(config: SanitizerConfig, is_safe: bool) -> Sanitizer {
    Sanitizer::configure(config, !is_safe).expect("it is valid")
}

/// A call of a random method: its name, its argument and its result.
fn call(random: &mut SplitMix64, sanitizer: &mut Sanitizer) -> Value {
    let flag = random.chance(50);
    match random.below(11) {
        0 | 1 => {
            let element = configurations::element_with_attributes(random);
            json!(["allowElement", element, sanitizer.allow_element(element.clone())])
        }
        2 => {
            let element = configurations::element(random);
            json!(["removeElement", element, sanitizer.remove_element(element.clone())])
        }
        3 => {
            let element = configurations::element(random);
            let changed = sanitizer.replace_element_with_children(element.clone());
            json!(["replaceElementWithChildren", element, changed])
        }
        4 => {
            let target = configurations::target(random);
            let changed = sanitizer.allow_processing_instruction(target);
            json!(["allowProcessingInstruction", target, changed])
        }
        5 => {
            let target = configurations::target(random);
            let changed = sanitizer.remove_processing_instruction(target);
            json!(["removeProcessingInstruction", target, changed])
        }
        6 => {
            let attribute = configurations::attribute(random);
            json!(["allowAttribute", attribute, sanitizer.allow_attribute(attribute.clone())])
        }
        7 => {
            let attribute = configurations::attribute(random);
            json!(["removeAttribute", attribute, sanitizer.remove_attribute(attribute.clone())])
        }
        8 => json!(["setComments", flag, sanitizer.set_comments(flag)]),
        9 => json!(["setDataAttributes", flag, sanitizer.set_data_attributes(flag)]),
        _ => {
            // Without that member the method changes nothing else.
            sanitizer.set_javascript_urls(false);
            let changed = sanitizer.remove_unsafe();
            json!(["removeUnsafe", null, changed])
        }
    }
}

struct Trees<'a> {
    /// The context of a fragment.
    context: Option<&'a CaseContext>,
    html: &'a str,
    is_safe: bool,
}

impl Trees<'_> {
    fn parse(&self) -> Document {
        let context = self.context.map(|context| {
            let element = Context::new(context.namespace, &context.local_name);
            let attributes = context.attributes.iter();
            attributes.fold(element, |element, (name, value)| element.with_attribute(name, value))
        });
        // Documents without a browsing context have no scripting.
        Options::new()
            .scripting(context.is_some())
            .declarative_shadow_roots(true)
            .context_document_mode(DocumentMode::NoQuirks)
            .parse(Input::from(self.html).in_context(context.as_ref()))
            .document
    }

    fn sanitized(&self, sanitizer: &Sanitizer) -> String {
        let is_script = self.context.is_some_and(|context| {
            context.local_name == "script" && context.namespace != Namespace::MathMl
        });
        if self.is_safe && is_script {
            return String::new();
        }
        self.text(&self.filtered(sanitizer))
    }

    /// The text of the document element.
    fn document_element(&self, sanitizer: &Sanitizer) -> String {
        let document = self.filtered(sanitizer);
        document.document_element().map_or_else(String::new, |root| node_as_text(&document, root))
    }

    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#set-and-filter-html>
    fn filtered(&self, sanitizer: &Sanitizer) -> Document {
        let filter = if self.is_safe { sanitizer.filter() } else { sanitizer.unsafe_filter() };
        let mut document = self.parse();
        let root = document.root();
        filter.sanitize(&mut document, root);
        document
    }

    fn text(&self, document: &Document) -> String {
        match self.context {
            Some(_) => children_as_text(document, document.root()),
            None => tree_as_text(document),
        }
    }
}
