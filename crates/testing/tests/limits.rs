//! Limits for the hostile inputs that `bench` also measures: how close to a limit a parse ends.
//! `data/limits-that-do-not-hold.tsv` lists the exceptions, with the reason.
//!
//! Time is measured by the calls of the parser to the tree, so that the test is the same on every machine.
//! For the program that parses, the clock stands still between two checks, so the test measures the work
//! between two checks.

use treewright::{End, Limit, Limits, Options, Parsed};
use treewright_dom::{Document, NodeId};
use treewright_syntax::tokenizer::{Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, ParserOptions, Pause, Reporter, TreeParser};
use treewright_testing::hostile::CASES;
use treewright_testing::suites::LimitsThatDoNotHold;
use treewright_testing::trees::Counted;

/// The lengths of the inputs.
const BYTES: usize = 20_000;

/// Without this one of the inputs has a tree of millions of nodes.
const FORMATTING_WORK: u32 = 1000;

fn no_limits_but_formatting_work() -> Limits {
    let mut limits = Limits::NONE;
    limits.formatting_work = Some(FORMATTING_WORK);
    limits
}

fn parse(input: &str, limits: Limits) -> Parsed {
    Options::new().limits(limits).parse(input)
}

fn was_met(parsed: &Parsed, limit: Limit) -> Option<usize> {
    let mut met = parsed.limits_met.iter().filter(|met| met.limit == limit);
    met.next().map(|met| met.span.start as usize)
}

/// The number of nodes below the root, and the maximum depth. Shadow roots count; the contents of a
/// template are as deep as its children.
fn count(document: &Document) -> (usize, usize) {
    let (mut nodes, mut deepest) = (0, 0);
    let mut work: Vec<(NodeId, usize)> = vec![(document.root(), 0)];
    while let Some((node, depth)) = work.pop() {
        nodes += 1;
        deepest = deepest.max(depth);
        work.extend(document.shadow_root(node).map(|root| (root, depth + 1)));
        for parent in document.template_contents(node).into_iter().chain([node]) {
            work.extend(document.children(parent).map(|child| (child, depth + 1)));
        }
    }
    (nodes - 1, deepest)
}

/// The number of tokens of an input without elements whose contents are text, including the end of the
/// file: the minimum, if all adjacent characters are one token, and the maximum.
fn tokens(input: &str) -> (usize, usize) {
    let mut tokenizer = Tokenizer::new(Edition::LIVING);
    let (mut stream, mut reporter) = (InputStream::new(), Reporter::new(false));
    stream.append(input).expect("it fits");
    stream.end_of_input();
    let (mut least, mut most, mut in_text) = (1, 1, false);
    while let Some(token) = tokenizer.next_token(&mut stream, &mut reporter)
        && !matches!(token, Token::EndOfFile(_))
    {
        let goes_on = std::mem::replace(&mut in_text, matches!(token, Token::Characters(_)));
        least += usize::from(!(goes_on && in_text));
        most += 1;
    }
    (least, most)
}

/// Checks every case, and that the data file lists exactly those that do not hold.
fn check_all(what: &str, check: impl Fn(&str) -> Result<(), String>) {
    let results: Vec<_> = CASES.iter().map(|case| check(&case.input_of(BYTES))).collect();
    LimitsThatDoNotHold::of(what).judge(CASES.iter().map(|case| case.name).zip(&results));
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// Exactly the text before the limit is parsed, except for the rest of a character.
#[test]
fn bytes() {
    check_all("bytes", |input| {
        let most = input.len() * 2 / 3;
        let mut limits = no_limits_but_formatting_work();
        limits.bytes = Some(most as u32);
        let parsed = parse(input, limits);
        let end = was_met(&parsed, Limit::Bytes).ok_or("the limit was not met")?;
        ensure(parsed.end == End::Truncated && (most - 3..=most).contains(&end), || {
            format!("{end} bytes were read of {most}")
        })?;
        let html = |parsed: &Parsed| parsed.document.outer_html(parsed.document.root());
        let of_the_text = parse(&input[..end], no_limits_but_formatting_work());
        ensure(html(&parsed) == html(&of_the_text), || "another tree".to_owned())
    });
}

/// The tree has at most a tenth more nodes than the limit, and 16: elements that every document has, and
/// the nodes of one token. And at least nine tenths of the limit.
#[test]
fn nodes() {
    check_all("nodes", |input| {
        let (whole, _) = count(&parse(input, no_limits_but_formatting_work()).document);
        for most in [whole / 3, whole / 2 + 8, whole * 2 / 3 + 8, whole - 1] {
            let mut limits = no_limits_but_formatting_work();
            limits.nodes = Some(most as u32);
            let parsed = parse(input, limits);
            let (nodes, _) = count(&parsed.document);
            ensure(nodes <= most + most / 10 + 16, || format!("{nodes} nodes of {most}"))?;
            let is_cut_off = was_met(&parsed, Limit::Nodes).is_some();
            ensure(is_cut_off == (parsed.end == End::Truncated), || "a wrong end".to_owned())?;
            let least = if is_cut_off { most - most / 10 } else { whole };
            ensure(nodes >= least, || format!("only {nodes} nodes of {most}"))?;
        }
        Ok(())
    });
}

/// No node is deeper than elements may be, except the text in the deepest of them.
#[test]
fn depth() {
    check_all("depth", |input| {
        let mut limits = no_limits_but_formatting_work();
        limits.depth = Some(100);
        let parsed = parse(input, limits);
        let (_, deepest) = count(&parsed.document);
        ensure(deepest <= 101, || format!("a depth of {deepest}"))
    });
}

/// The serialization is longer than the input by at most a constant factor, because a character is written
/// as up to six and most tags are followed by another, and for each unit of formatting work by 64 bytes of
/// attributes, written as up to six each, and tags of four elements.
#[test]
fn serialized() {
    const MULTIPLE: usize = 8;
    const OF_FORMATTING_WORK: usize = 512;
    check_all("serialized", |input| {
        let mut limits = Limits::BROWSER;
        limits.formatting_work = Some(FORMATTING_WORK);
        let document = parse(input, limits).document;
        let bytes = document.outer_html(document.root()).len();
        let most = MULTIPLE * input.len() + OF_FORMATTING_WORK * FORMATTING_WORK as usize;
        ensure(bytes <= most, || format!("{bytes} bytes for {}", input.len()))
    });
}

/// The maximum number of calls for a token, averaged over 64 tokens, and for a reopened element.
const CALLS_FOR_A_TOKEN: u64 = 14;
const CALLS_FOR_FORMATTING_WORK: u64 = 9;

/// A driver that has a clock, like the `treewright` crate, with calls instead of seconds: it checks the
/// clock every 64 tokens. A parse ends after the work since the last check.
#[test]
fn time() {
    const TOKENS: u32 = 64;
    /// The number of bytes of one token that count as another.
    const BYTES: usize = 256;
    let work = 100;
    let between_two_looks = CALLS_FOR_A_TOKEN * u64::from(TOKENS);
    let run = |input: &str, budget: u64| {
        let mut options = ParserOptions::default();
        options.limits = Limits::BROWSER;
        options.limits.formatting_work = Some(work);
        options.tokens_per_pump = Some(TOKENS);
        let mut parser = TreeParser::new(options);
        let mut tree = Counted::default();
        parser.append(input).expect("it fits");
        parser.end_of_input();
        let (mut pumps, mut most, mut end) = (1, 0, None);
        loop {
            let before = tree.calls();
            if parser.pump(&mut tree) == Pause::Finished {
                return (pumps, most, end.unwrap_or(tree.calls()));
            }
            most = most.max(tree.calls() - before);
            if end.is_none() && tree.calls() > budget {
                end = Some(tree.calls());
                parser.cut_off(Limit::Time);
            } else if end.is_none() {
                pumps += 1;
            }
        }
    };
    check_all("time", |input| {
        let (pumps, most, calls) = run(input, u64::MAX);
        let (least, most_tokens) = tokens(input);
        let expected = least.div_ceil(TOKENS as usize)
            ..=(most_tokens + work as usize + input.len() / BYTES).div_ceil(TOKENS as usize) + 1;
        ensure(expected.contains(&pumps), || format!("{pumps} pumps, not {expected:?}"))?;
        let bound = between_two_looks + CALLS_FOR_FORMATTING_WORK * u64::from(work);
        ensure(most <= bound, || format!("{most} calls between two looks"))?;
        let budget = calls / 2;
        let (_, _, end) = run(input, budget);
        ensure(end <= budget + budget / 10 + bound, || format!("{end} calls of {budget}"))
    });
}

/// The `treewright` crate checks its clock every 4,096 tokens: when no time is left it stops at the first
/// check.
#[test]
fn no_time_is_left() {
    check_all("no time", |input| {
        let mut limits = Limits::BROWSER;
        limits.formatting_work = Some(FORMATTING_WORK);
        limits.time = Some(std::time::Duration::ZERO);
        let parsed = parse(input, limits);
        let end = was_met(&parsed, Limit::Time);
        let (least, most) = tokens(input);
        ensure(end.is_some() || least <= 4096, || format!("{least} tokens or more"))?;
        let most_work = most + FORMATTING_WORK as usize;
        ensure(end.is_none() || most_work > 4096, || format!("{most} tokens at most"))?;
        let (least, _) = tokens(&input[..end.unwrap_or(input.len())]);
        ensure(least <= 4097, || format!("{least} tokens or more before the end"))
    });
}
