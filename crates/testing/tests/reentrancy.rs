//! Scripts that write: the insertion point, nested writes, text that joins across writes, the script
//! nesting level and the parser pause flag.

use treewright_dom::{Document, NodeRef};
use treewright_syntax::{
    Namespace, NodeKind, Origin, ParserOptions, Pause, ScriptingMode, TreeParser, TreeQuery,
    TreeSink,
};
use treewright_testing::check::{Feed, Setup, parse};
use treewright_testing::formats::Input;
use treewright_testing::scripted_host::ScriptedHost;
use treewright_testing::trees::{Recorder, TestTree};

type Node = <Document as TreeQuery>::Handle;

fn options() -> ParserOptions {
    let mut options = ParserOptions::default();
    options.scripting = ScriptingMode::Normal;
    options.report_errors = true;
    options
}

/// The part of a dump below `body`, without the indentation up to there.
fn below_body(dump: &str) -> String {
    let (_, body) = dump.split_once("|   <body>").expect("there is a body");
    let lines = body.lines().filter(|line| !line.is_empty());
    let cut = |line: &str| line.strip_prefix("|     ").unwrap_or(line).to_owned();
    lines.map(cut).collect::<Vec<_>>().join("\n")
}

/// Parses and plays the scripts, with the input at once and in pieces of one character.
fn check(html: &str, expected: &[&str]) {
    let setup = Setup {
        options: options(),
        context: None,
        context_mode: treewright_syntax::DocumentMode::NoQuirks,
        form: false,
    };
    let input = Input::Text(html.to_owned());
    for feed in [Feed::Whole, Feed::ByCharacter] {
        let parsed = parse::<Document>(&setup, &input, feed, &mut ScriptedHost::default());
        let parsed = parsed.unwrap_or_else(|message| panic!("{html}: {message}"));
        let dump = below_body(&TestTree::dump(&parsed.tree, &parsed.root));
        // The scripts themselves do not matter.
        let lines: Vec<_> = dump.lines().filter(|line| !line.contains("document.")).collect();
        assert_eq!(lines, expected, "{html}, {feed:?}");
    }
}

/// A parser that has met the end tag of a script, and the script.
fn paused(html: &str) -> (Document, TreeParser<Node>, Node) {
    let mut tree = Document::empty();
    let mut parser = TreeParser::new(options());
    parser.append(html).expect("it fits");
    match parser.pump(&mut tree) {
        Pause::Script(script) => (tree, parser, script),
        other => panic!("{html}: {other:?}"),
    }
}

fn finish(tree: &mut Document, parser: &mut TreeParser<Node>) -> String {
    parser.end_of_input();
    assert_eq!(parser.pump(tree), Pause::Finished);
    dump(tree)
}

fn dump(tree: &Document) -> String {
    let root = tree.document();
    below_body(&TestTree::dump(tree, &root))
}

#[test]
fn written_text_precedes_the_text_after_the_script() {
    check("1<script>document.write('2')</script>3", &["\"1\"", "<script>", "\"23\""]);
    check(
        "1<script>document.write('<b>2'); document.write('3</b>')</script>4",
        &["\"1\"", "<script>", "<b>", "  \"23\"", "\"4\""],
    );
    check(
        "<p><script>document.writeln('a'); document.write('b')</script>c",
        &["<p>", "  <script>", "  \"a", "bc\""],
    );
}

#[test]
fn a_tag_can_be_written_in_pieces() {
    check(
        "<body><script>document.write('<di'); document.write('v id=x>')</script>y",
        &["<script>", "<div>", "  id=\"x\"", "  \"y\""],
    );
    // Unfinished markup of the script joins the text after the script.
    check(
        "<body><script>document.write('<di')</script>v id=x>y",
        &["<script>", "<div>", "  id=\"x\"", "  \"y\""],
    );
    check(
        "<body><script>document.write('&am'); document.write('p;&not')</script>in;",
        &["<script>", "\"&\u{2209}\""],
    );
    check(
        "<body><script>document.write('<!-'); document.write('-a-')</script>-><i>",
        &["<script>", "<!-- a -->", "<i>"],
    );
}

#[test]
fn newlines_are_normalized_over_writes() {
    check(
        r"<body><script>document.write('a\r'); document.write('\nb\rc\r\n')</script>d",
        &["<script>", "\"a", "b", "c", "d\""],
    );
    check(
        r"<body><script>document.write('<pre>'); document.write('\r'); document.write('\nx')</script>",
        &["<script>", "<pre>", "  \"x\""],
    );
}

#[test]
fn the_halves_of_a_surrogate_pair_join_over_writes() {
    check(
        r"<body><script>document.write('\uD83D'); document.write('\uDE00')</script>x",
        &["<script>", "\"\u{1F600}x\""],
    );
    check(
        r"<body><script>document.write('\uD83D'); document.write('a\uDE00')</script>x",
        &["<script>", "\"\u{FFFD}a\u{FFFD}x\""],
    );
    check(r"<body><script>document.write('\uD83D')</script>x", &["<script>", "\"\u{FFFD}x\""]);
}

#[test]
fn written_scripts_run_where_they_stand() {
    let html = "1<script>document.write('<script>document.write(\"2\")</scr' + 'ipt>3')</script>4";
    check(html, &["\"1\"", "<script>", "<script>", "\"234\""]);
    // The end tag of the written script is cut, and the script writes before the rest.
    let html = "<body><script>document.write('<script>document.write(\"a\")</scr'); \
                document.write('ipt>b'); document.write('c')</script>d";
    check(html, &["<script>", "<script>", "\"abcd\""]);
    // Three levels.
    let html = r#"<body><script>document.write("<script>document.write('<script>document.write(\"x\")</scr' + 'ipt>y')</scr" + "ipt>z")</script>!"#;
    check(html, &["<script>", "<script>", "<script>", "\"xyz!\""]);
}

#[test]
fn scripts_change_the_tree_that_is_being_built() {
    // The current node is removed from the tree; later content still goes into it.
    check(
        "<div id=a><p id=b><script>document.getElementById('a').removeChild(document.getElementById('b'))</script>x</div>y",
        &["<div>", "  id=\"a\"", "\"y\""],
    );
    // The table is gone: foster-parented content goes to the element before it on the stack.
    check(
        "<div id=d><table id=t><script>document.getElementById('t').remove()</script><i>x",
        &["<div>", "  id=\"d\"", "  <i>", "    \"x\""],
    );
    // The table was moved: foster-parented content follows it.
    check(
        "<div id=d></div><table id=t><script>document.getElementById('d').appendChild(document.getElementById('t'))</script><i>x",
        &["<div>", "  id=\"d\"", "  <i>", "    \"x\"", "  <table>", "    id=\"t\"", "    <script>"],
    );
    check(
        "<body><script>var b = document.createElement('b'); b.appendChild(document.createTextNode('n')); document.body.appendChild(b)</script>x",
        &["<script>", "<b>", "  \"n\"", "\"x\""],
    );
}

#[test]
fn written_text_is_in_the_tree_when_write_returns() {
    let (mut tree, mut parser, _) = paused("<body><script></script>rest");
    parser.begin_script();
    assert_eq!(parser.script_nesting_level(), 1);
    assert_eq!(parser.write("a<b>b", &mut tree), Ok(Pause::NeedInput));
    assert_eq!(dump(&tree), "<script>\n\"a\"\n<b>\n  \"b\"");
    assert_eq!(parser.write("</b>c", &mut tree), Ok(Pause::NeedInput));
    assert_eq!(dump(&tree), "<script>\n\"a\"\n<b>\n  \"b\"\n\"c\"");
    parser.end_script();
    assert_eq!(parser.script_nesting_level(), 0);
    assert_eq!(finish(&mut tree, &mut parser), "<script>\n\"a\"\n<b>\n  \"b\"\n\"crest\"");
}

#[test]
fn a_write_pauses_at_a_script_and_goes_on_after_it() {
    let (mut tree, mut parser, _) = paused("<body><script></script>rest");
    parser.begin_script();
    let pause = parser.write("1<script></script>4", &mut tree).expect("it fits");
    assert!(matches!(pause, Pause::Script(_)));
    parser.begin_script();
    assert_eq!(parser.script_nesting_level(), 2);
    assert_eq!(parser.write("2", &mut tree), Ok(Pause::NeedInput));
    assert_eq!(dump(&tree), "<script>\n\"1\"\n<script>\n\"2\"");
    assert_eq!(parser.write("3", &mut tree), Ok(Pause::NeedInput));
    parser.end_script();
    assert_eq!(parser.script_nesting_level(), 1);
    assert_eq!(parser.pump(&mut tree), Pause::NeedInput);
    assert_eq!(dump(&tree), "<script>\n\"1\"\n<script>\n\"234\"");
    parser.end_script();
    assert_eq!(finish(&mut tree, &mut parser), "<script>\n\"1\"\n<script>\n\"234rest\"");
}

#[test]
fn the_script_of_an_svg_element_sets_the_parser_pause_flag() {
    let (mut tree, mut parser, _) = paused("<body><svg><script></script></svg>");
    assert!(!parser.parser_pause_flag());
    parser.begin_script();
    assert!(parser.parser_pause_flag());
    // Text that it writes waits.
    assert_eq!(parser.write("<g>", &mut tree), Ok(Pause::NeedInput));
    assert_eq!(dump(&tree), "<svg svg>\n  <svg script>");
    parser.end_script();
    assert!(!parser.parser_pause_flag());
    assert_eq!(finish(&mut tree, &mut parser), "<svg svg>\n  <svg script>\n  <svg g>");
}

#[test]
fn a_parsing_blocking_script_holds_the_parser() {
    let (mut tree, mut parser, _) = paused("<body><script></script>a");
    parser.set_parsing_blocking_script_is_pending(true);
    assert_eq!(parser.pump(&mut tree), Pause::Blocked);
    assert_eq!(dump(&tree), "<script>");
    parser.set_parsing_blocking_script_is_pending(false);
    assert_eq!(finish(&mut tree, &mut parser), "<script>\n\"a\"");
}

#[test]
fn a_parser_without_an_insertion_point_writes_at_the_end() {
    let mut tree = Document::empty();
    let mut parser = TreeParser::new(options());
    for piece in ["<", "p", ">", "a&a", "mp;", "b"] {
        assert_eq!(parser.write(piece, &mut tree), Ok(Pause::NeedInput));
    }
    assert_eq!(finish(&mut tree, &mut parser), "<p>\n  \"a&b\"");
}

#[test]
fn a_script_can_be_passed_over() {
    let (mut tree, mut parser, script) = paused("<body><script>1</script>a<script>2</script>b");
    assert_eq!(tree.child_text(&script), "1");
    let Pause::Script(second) = parser.pump(&mut tree) else { panic!("no second script") };
    assert_eq!(tree.child_text(&second), "2");
    let expected = "<script>\n  \"1\"\n\"a\"\n<script>\n  \"2\"\n\"b\"";
    assert_eq!(finish(&mut tree, &mut parser), expected);
}

#[test]
fn a_parser_and_its_tree_can_be_copied_between_two_calls() {
    let (tree, parser, _) = paused("<body><p><script></script>a");
    let mut last = String::new();
    for _ in 0..2 {
        let (mut tree, mut parser) = (tree.clone(), parser.clone());
        parser.begin_script();
        assert_eq!(parser.write("<b>", &mut tree), Ok(Pause::NeedInput));
        parser.end_script();
        last = finish(&mut tree, &mut parser);
        assert_eq!(last, "<p>\n  <script>\n  <b>\n    \"a\"");
    }
    assert!(!last.is_empty());
    assert_eq!(dump(&tree), "<p>\n  <script>");
}

#[test]
fn the_parser_lists_the_handles_it_holds() {
    let (mut tree, mut parser, script) = paused("<body><form><p><b><script></script>");
    let held: Vec<Node> = parser.handles().copied().collect();
    // The open elements, the head and the form; the script was popped before it runs.
    for name in ["html", "head", "body", "form", "p", "b"] {
        let known = treewright_syntax::LocalName::known(name).expect("a known name");
        let namespace = treewright_syntax::Namespace::Html;
        assert!(
            held.iter().any(|node| TreeQuery::is_element(&tree, node, namespace, known)),
            "{name}"
        );
    }
    TreeSink::remove(&mut tree, &script);
    finish(&mut tree, &mut parser);
}

#[test]
fn the_parser_lists_the_markers_and_the_options_it_remembers() {
    let (mut tree, mut parser, script) = paused(
        "<body><div><?start name='m'>x<?end></div><template for=m><select><selectedcontent>\
         </selectedcontent><option>a</option><selectedcontent></selectedcontent><script></script>",
    );
    let held: Vec<Node> = parser.handles().copied().collect();
    let select = tree.parent(script).expect("it was inserted");
    let target = tree.parent(select).expect("it was inserted");
    // The markers are around the `select`.
    for parent in [select, target] {
        assert!(held.contains(&parent));
        let children = tree.children(parent).filter(|child| *child != script);
        let missing: Vec<Node> = children.filter(|child| !held.contains(child)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
    finish(&mut tree, &mut parser);
}

#[test]
fn the_parser_lists_the_select_it_remembers_in_a_tree_that_is_too_deep() {
    let mut options = options();
    options.limits.depth = Some(4);
    let (mut tree, mut parser) = (Document::empty(), TreeParser::new(options));
    let html = "<body><select><selectedcontent></selectedcontent><optgroup><div><option>a</option>";
    parser.append(html).expect("it fits");
    assert_eq!(parser.pump(&mut tree), Pause::NeedInput);
    let held: Vec<Node> = parser.handles().copied().collect();
    for name in ["select", "optgroup", "div"] {
        let known = treewright_syntax::LocalName::known(name).expect("a known name");
        let namespace = treewright_syntax::Namespace::Html;
        let is_it = |node: &&Node| TreeQuery::is_element(&tree, node, namespace, known);
        assert!(held.iter().any(|node| is_it(&node)), "{name}");
    }
    // Handles that the parser stores are listed in addition to the open elements.
    assert!(held.len() > 7, "{}", held.len());
    finish(&mut tree, &mut parser);
}

#[test]
fn a_doctype_or_an_element_that_is_there_already_keeps_the_doctype_out() {
    for put_an_element in [false, true] {
        let mut tree = Document::new();
        let mut parser = TreeParser::new(options());
        parser.append("<!--a-->").expect("it fits");
        assert_eq!(parser.pump(&mut tree), Pause::NeedInput);
        let root = tree.root();
        let node = if put_an_element {
            tree.create_element(Namespace::Html, "html").expect("a valid name")
        } else {
            tree.create_doctype("x", "", "").expect("a valid name")
        };
        TreeSink::insert(&mut tree, &root, &node, None, Origin::default());
        parser.the_tree_was_changed();
        parser.append("<!doctype html>b").expect("it fits");
        parser.end_of_input();
        assert_eq!(parser.pump(&mut tree), Pause::Finished);
        let doctypes =
            tree.children(root).filter(|node| tree.kind(*node) == Some(NodeKind::Doctype));
        assert_eq!(doctypes.count(), usize::from(!put_an_element));
        assert!(tree.children(root).any(|child| child == node));
    }
}

#[test]
fn the_pause_flag_of_a_written_svg_script_stays_until_the_outer_script_ends() {
    let (mut tree, mut parser, _) = paused("<body><script></script>");
    parser.begin_script();
    let pause = parser.write("<svg><script></script><g>", &mut tree).expect("it fits");
    assert!(matches!(pause, Pause::Script(_)));
    parser.begin_script();
    parser.end_script();
    assert!(parser.parser_pause_flag());
    assert_eq!(parser.pump(&mut tree), Pause::NeedInput);
    assert_eq!(dump(&tree), "<script>\n<svg svg>\n  <svg script>");
    parser.end_script();
    assert!(!parser.parser_pause_flag());
    assert_eq!(finish(&mut tree, &mut parser), "<script>\n<svg svg>\n  <svg script>\n  <svg g>");
}

#[test]
fn a_written_parsing_blocking_script_holds_the_text_written_after_it() {
    let (mut tree, mut parser, _) = paused("<body><script></script>");
    parser.begin_script();
    let pause = parser.write("<script></script>after", &mut tree).expect("it fits");
    assert!(matches!(pause, Pause::Script(_)));
    parser.set_parsing_blocking_script_is_pending(true);
    assert_eq!(parser.pump(&mut tree), Pause::NeedInput);
    assert_eq!(dump(&tree), "<script>\n<script>");
    parser.end_script();
    assert_eq!(parser.pump(&mut tree), Pause::Blocked);
    parser.set_parsing_blocking_script_is_pending(false);
    assert_eq!(finish(&mut tree, &mut parser), "<script>\n<script>\n\"after\"");
}

#[test]
fn a_skipped_script_leaves_no_flag() {
    let (mut tree, mut parser, _) = paused("<body><svg><script></script></svg>a<script></script>");
    assert!(matches!(parser.pump(&mut tree), Pause::Script(_)));
    parser.begin_script();
    assert!(!parser.parser_pause_flag());
    parser.end_script();
}

/// The adoption agency creates no cycle in a tree that was turned upside down.
#[test]
fn a_tree_that_was_changed_between_two_calls_stays_a_tree() {
    let (mut tree, mut parser, script) = paused("<body><b><p>x<script></script>");
    let parent = |tree: &Document, node| tree.parent(node).expect("it has a parent");
    let paragraph = parent(&tree, script);
    let bold = parent(&tree, paragraph);
    let body = parent(&tree, bold);
    let html = parent(&tree, body);
    tree.append(html, paragraph).expect("an element can be there");
    tree.append(paragraph, body).expect("an element can be there");
    parser.the_tree_was_changed();
    parser.append("</b>y<table><i>z").expect("it fits");
    parser.end_of_input();
    while parser.pump(&mut tree) != Pause::Finished {}
    for node in [paragraph, bold, body] {
        assert!(tree.ancestors(node).take(100).count() < 100);
    }
}

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }
}

/// The elements of a tree, in tree order.
fn elements_of(tree: &Document) -> Vec<Node> {
    let all = tree.descendants_with_fragments(tree.root());
    all.filter(|node| tree.kind(*node) == Some(NodeKind::Element)).collect()
}

/// The answers of a tree about open elements after script make no difference: the recorder gives none, so that the
/// parser looks at each step.
#[test]
fn answers_of_a_tree_that_was_changed_make_no_difference() {
    const PIECES: &[&str] = &[
        "<b>",
        "<i>",
        "<a>",
        "</b>",
        "</i>",
        "</a>",
        "<b><p>x",
        "<p>",
        "</p>",
        "<div>",
        "</div>",
        "<table>",
        "<tr>",
        "<td>",
        "</table>",
        "<form>",
        "</form>",
        "<input>",
        "<template>",
        "</template>",
        "<li>x",
        "<table><b><div>",
    ];
    for seed in 0..300 {
        let mut numbers = Numbers(seed);
        let (mut tree, mut parser) = (Document::new(), TreeParser::new(options()));
        let (mut silent, mut other) = (Recorder::new(Document::new()), TreeParser::new(options()));
        let mut html = String::new();
        for _ in 0..60 {
            let piece = PIECES[numbers.below(PIECES.len())];
            html.push_str(piece);
            parser.append(piece).expect("it fits");
            other.append(piece).expect("it fits");
            assert_eq!(parser.pump(&mut tree), other.pump(&mut silent));
            if numbers.below(4) > 0 {
                continue;
            }
            let elements = elements_of(&tree);
            if elements.is_empty() {
                continue;
            }
            let (a, b) = (numbers.below(elements.len()), numbers.below(elements.len()));
            for tree in [&mut tree, silent.tree_mut()] {
                let elements = elements_of(tree);
                // A change that would leave no tree is refused.
                let _refused = match b {
                    _ if a == b => Document::remove(tree, elements[a]),
                    _ => tree.append(elements[a], elements[b]),
                };
            }
            parser.the_tree_was_changed();
            other.the_tree_was_changed();
        }
        parser.end_of_input();
        other.end_of_input();
        assert_eq!(parser.pump(&mut tree), Pause::Finished);
        assert_eq!(other.pump(&mut silent), Pause::Finished);
        let same = silent.tree();
        assert_eq!(tree.dump(tree.root()), same.dump(same.root()), "seed {seed}: {html}");
        for (node, like) in tree.nodes().zip(same.nodes()) {
            let number = |node: Option<NodeRef<'_>>| node.map(|node| node.id().to_u64());
            let links = |node: NodeRef<'_>| (number(node.parent()), number(node.associated_form()));
            assert_eq!(links(node), links(like), "seed {seed}: {html}");
            assert!(node.ancestors().take(1000).count() < 1000, "seed {seed}: {html}");
        }
    }
}

#[test]
fn the_first_error_is_the_same_however_the_input_is_cut() {
    for html in ["x\u{1}", "<!doctype html><p>a\u{1}c", "<!doctype html><p>a\0c</q>", "<p>&x;<b"] {
        let run = |size: usize| {
            let mut options = options();
            options.stop_at_first_error = true;
            let mut tree = Document::new();
            let mut parser = TreeParser::new(options);
            let characters: Vec<char> = html.chars().collect();
            for piece in characters.chunks(size) {
                parser.append(&piece.iter().collect::<String>()).expect("it fits");
                parser.pump(&mut tree);
            }
            parser.end_of_input();
            (parser.pump(&mut tree), tree.dump(tree.root()))
        };
        let whole = run(usize::MAX);
        assert!(matches!(whole.0, Pause::Aborted(_)), "{html}");
        assert_eq!(run(1), whole, "{html}");
    }
}
