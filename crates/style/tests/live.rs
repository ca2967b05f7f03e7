//! Styles that follow a tree: the steps that they take, and what ends them.

use std::cell::Cell;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use treewright_dom::{Document, NodeId, NodeRef};
use treewright_read::style::{ElementStyle, StyleView};
use treewright_read::{InnerTextOptions, inner_text_styled};
use treewright_style::Device;
use treewright_style::cssom::{Context, LiveStyles, Lock, Page, Room, Sheet, StyleWork};

type MustStop = Rc<dyn Fn(usize) -> bool>;

/// A document with a sheet.
struct Live {
    document: Document,
    sheet: Sheet,
    styles: LiveStyles,
    work: StyleWork,
}

impl Live {
    fn new(css: &str, html: &str, limit: Option<u64>) -> Self {
        let (lock, device) = (Lock::default(), Device::new());
        let work = StyleWork::new(limit);
        let sheet = Sheet::parse(&lock, css, &Context::default(), "", &device, Room::default());
        Self {
            document: treewright::parse(html),
            sheet,
            styles: LiveStyles::new(&lock, device, false, None, &work),
            work,
        }
    }

    fn index(&mut self, must_stop: MustStop) -> bool {
        self.styles.set_sheets(vec![self.sheet.clone()], Vec::new(), must_stop)
    }

    fn compute(&mut self, element: NodeId, must_stop: MustStop) -> bool {
        self.styles.compute(&page(&self.document, must_stop), element)
    }

    /// The text of an element, with the number of styles that it asks for.
    fn inner_text(&mut self, element: NodeId) -> (String, u64) {
        assert!(self.styles.compute_below(&page(&self.document, never()), element));
        let node = self.document.get(element).expect("it is there");
        let view = CountedView(self.styles.view(), AtomicU64::new(0));
        let text = inner_text_styled(node, &InnerTextOptions::new(), &view);
        (text, view.1.into_inner())
    }

    fn elements(&self, name: &str) -> Vec<NodeId> {
        let all = self.document.nodes().filter(|node| node.is_html(name));
        all.map(NodeRef::id).collect()
    }

    /// Changes elements one by one, and asks for the style of each.
    fn change_each(&mut self) -> u64 {
        assert!(self.index(never()));
        for element in self.elements("p") {
            let _ = self.document.set_attribute(element, "class", "b");
            self.styles.the_tree_changed();
            assert!(self.compute(element, never()));
        }
        self.work.taken()
    }
}

fn page(document: &Document, must_stop: MustStop) -> Page<'_> {
    Page { document, slot_of: &|_| None, is_blocked: &|_| false, effects: None, must_stop }
}

/// A view that counts its questions.
#[derive(Debug)]
struct CountedView<V>(V, AtomicU64);

impl<V: StyleView> StyleView for CountedView<V> {
    fn style_of(&self, element: NodeId) -> Option<ElementStyle> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.style_of(element)
    }
}

fn never() -> MustStop {
    Rc::new(|_| false)
}

#[test]
fn elements_that_change_one_by_one_take_linear_work() {
    for css in [
        "p { color: red }",
        ".b { color: red } .a > .b { top: 0 } div p + p { left: 0 } [class] { right: 0 }",
        "div .b { --x: y; color: var(--x) } body:has(> div) .b { top: 0 }",
    ] {
        let work = |n: usize| {
            let page =
                format!("<!DOCTYPE html><div class=a>{}</div>", "<p class=a>a</p>".repeat(n));
            Live::new(css, &page, None).change_each()
        };
        let (small, large) = (work(250), work(1000));
        assert!(small > 250 && large < small * 5, "{css}: {small} {large}");
    }
}

/// The styles of other elements are neither copied nor asked for.
#[test]
fn texts_of_a_small_element_take_no_work_for_others() {
    let css = "p { color: red } .a > p { top: 0 } b { display: block } i { display: none }";
    let work = |n: usize| {
        let page = format!(
            "<!DOCTYPE html><div class=a>{}</div><div><b>a<i>b</i></b>c</div>{}",
            "<p>a</p>".repeat(n),
            "<p>a</p>".repeat(n)
        );
        let mut live = Live::new(css, &page, None);
        assert!(live.index(never()));
        for element in live.elements("p") {
            assert!(live.compute(element, never()));
        }
        let (small, before) = (live.elements("b")[0], live.work.taken());
        let mut asked = 0;
        for _ in 0..100 {
            let (text, questions) = live.inner_text(small);
            assert_eq!(text, "a");
            asked += questions;
        }
        (live.work.taken() - before, asked, live.elements("p").len())
    };
    let (few, many) = (work(10), work(1000));
    assert_eq!((few.0, few.1), (many.0, many.1), "{few:?} {many:?}");
    assert!(many.0 > 0 && many.0 < many.2 as u64 && many.1 > 0, "{many:?}");
}

/// Sheets that make one question long, with a page.
fn hostile() -> Vec<(String, String)> {
    let many = |text: &str, n: usize| text.repeat(n);
    let mut doubling = String::from("p { --a0: aaaaaaaaaa;");
    for i in 0..17 {
        let _ = write!(doubling, "--a{}: var(--a{i}) var(--a{i});", i + 1);
    }
    doubling.push_str("display: var(--a17) }");
    let paragraphs = many("<p class=a>a</p><b>b</b>", 500);
    let nested = |text: &str| format!("p {{ {} color: red {}", many(text, 60), many("}", 61));
    let long = |css: String| (css, paragraphs.clone());
    vec![
        long(many("* { color: red }", 3000)),
        long(many("p ~ p ~ p ~ p ~ u ~ p { color: red }", 100)),
        long(many("p:has(~ b ~ u) ~ p { color: red }", 100)),
        long(many(":nth-child(2n+1 of p):nth-last-child(n of .a) { color: red }", 300)),
        long(many(":is(:not(:is(b, i)), :is(u, :not(p))) { color: red }", 500)),
        long(doubling),
        long(nested("& ~ & {")),
        long(nested(":is(&, & + *) {")),
        (many("div div div div p { color: red }", 500), many("<div>", 300) + "<p>"),
    ]
}

#[test]
fn the_limit_holds_for_all_questions_together() {
    for (css, html) in hostile() {
        let mut live = Live::new(&css, &html, Some(5_000));
        live.index(never());
        let elements = live.elements("p");
        for element in elements.iter().cycle().take(300) {
            live.styles.the_tree_changed();
            assert!(live.compute(*element, never()));
            assert_ne!(live.styles.value(*element, None, "display"), "");
            if live.work.is_used_up() {
                break;
            }
        }
        assert!(live.work.is_used_up(), "{} of {}", live.work.taken(), &css[..60]);
        assert_eq!(live.work.taken(), 5_000);
    }
}

/// Whenever the work is to stop, the question ends without a style, and the next one has the right one.
#[test]
fn questions_end_when_they_are_to_stop() {
    for (css, html) in hostile() {
        let mut live = Live::new(&css, &html, None);
        let last = *live.elements("p").last().expect("it is there");
        let looks = Rc::new(Cell::new(0_u32));
        let stop_after = |most: u32| -> MustStop {
            let looks = Rc::clone(&looks);
            looks.set(0);
            Rc::new(move |_| {
                looks.set(looks.get() + 1);
                looks.get() > most
            })
        };
        assert!(!live.index(stop_after(0)) && !live.compute(last, never()), "{}", &css[..60]);
        assert!(live.index(never()) && live.compute(last, stop_after(u32::MAX)));
        let color = live.styles.value(last, None, "color");
        let all = looks.get();
        assert!(all > 2, "{all} looks for {}", &css[..60]);
        for most in (0..all).step_by(1.max(all as usize / 20)) {
            live.styles.the_tree_changed();
            assert!(!live.compute(last, stop_after(most)), "{most} of {all}: {}", &css[..60]);
            assert!(live.styles.is_stopped() && live.styles.value(last, None, "color").is_empty());
            // After the answer, no more is asked than the depth of what was being done.
            assert!(looks.get() <= most + 1);
        }
        assert!(live.compute(last, never()));
        assert_eq!(live.styles.value(last, None, "color"), color);
    }
}

/// A panic while styles are computed leaves nothing locked.
#[test]
fn panics_pass() {
    let (css, html) = hostile().remove(1);
    let mut live = Live::new(&css, &html, None);
    let last = *live.elements("p").last().expect("it is there");
    assert!(live.index(never()));
    for most in [0, 3, 10] {
        let looks = Cell::new(0);
        let must_stop: MustStop = Rc::new(move |_| {
            looks.set(looks.get() + 1);
            assert!(looks.get() <= most, "a look panics");
            false
        });
        live.styles.the_tree_changed();
        let end = catch_unwind(AssertUnwindSafe(|| live.compute(last, must_stop)));
        assert!(end.is_err());
        // Another document of this thread.
        let mut other = Live::new("p { color: red }", "<p>a", None);
        let element = other.elements("p")[0];
        assert!(other.index(never()) && other.compute(element, never()));
    }
    live.styles.the_tree_changed();
    assert!(live.compute(last, never()));
}

/// The bytes of styles are given back with them.
#[test]
fn bytes_are_counted() {
    let mut live = Live::new("p { color: red }", &"<p>a".repeat(100), None);
    assert!(live.index(never()));
    let most = Rc::new(Cell::new(0));
    for element in live.elements("p") {
        let most = Rc::clone(&most);
        let must_stop: MustStop = Rc::new(move |kept| {
            most.set(most.get().max(kept));
            false
        });
        assert!(live.compute(element, must_stop));
    }
    assert!(most.get() > 10_000 && live.work.kept() > 10_000);
    live.styles.the_tree_changed();
    assert_eq!(live.work.kept(), 0);
}
