//! The fast road and the path of all tokens produce the same tree and raise the same errors. A parse with a
//! budget, or with a limit of nodes, never takes the road; both are so high here that they change nothing.

use proptest::prelude::*;
use treewright_dom::Document;
use treewright_syntax::{ParseError, ParserOptions, Pause, TreeParser};

/// The tree, the errors, and the state of the parser after each piece.
fn parse(options: ParserOptions, pieces: &[&str]) -> (String, Vec<ParseError>, Vec<u32>) {
    let mut parser = TreeParser::new(options);
    let mut document = Document::new();
    let mut consumed = Vec::new();
    for piece in pieces {
        parser.append(piece).expect("it is short");
        assert_eq!(parser.pump(&mut document), Pause::NeedInput);
        consumed.push(parser.consumed());
    }
    parser.end_of_input();
    assert_eq!(parser.pump(&mut document), Pause::Finished);
    (document.dump(document.root()), parser.take_errors(), consumed)
}

fn check(pieces: &[&str]) {
    for report_errors in [false, true] {
        let mut on_the_road = ParserOptions::default();
        on_the_road.report_errors = report_errors;
        let mut with_budget = on_the_road.clone();
        with_budget.tokens_per_pump = Some(u32::MAX);
        let mut with_limit = on_the_road.clone();
        with_limit.limits.nodes = Some(u32::MAX - 1);
        let expected = parse(with_budget, pieces);
        assert_eq!(parse(on_the_road, pieces), expected, "{pieces:?}");
        assert_eq!(parse(with_limit, pieces), expected, "with a limit: {pieces:?}");
    }
}

/// Each kind of token at or before which the road ends, and tokens that lead to other modes and states.
const TOKENS: &[&str] = &[
    "x",
    " ",
    "\n",
    "\r\n",
    "\r\n y",
    "\r",
    "a\r\nb",
    "\0",
    "\u{1}",
    "\u{A0}",
    "\u{80}",
    "\u{FFFE}",
    "\u{1F600}",
    "&amp;",
    "&",
    "<",
    "</",
    "<!--c-->",
    "<!---->",
    "<?p d>",
    "<p>",
    "</p>",
    "<p id=\"i\">",
    "<p ID=\"i\">",
    "<p id=\"a&amp;b\">",
    "<p id=\"\u{1}\">",
    "<p\u{1}>",
    "</p\u{1}>",
    "<p id=i id=j>",
    "<div class=\"c\" id='i'>",
    "</div>",
    "</div >",
    "</div x>",
    "<br>",
    "<br/>",
    "<br />",
    "<div/>",
    "<a href=\"h\">",
    "</a>",
    "<b>",
    "</b>",
    "<x-y>",
    "</x-y>",
    "<DIV>",
    "</DIV>",
    "<pre>",
    "</pre>",
    "<textarea>",
    "</textarea>",
    "<title>",
    "</title>",
    "<script>",
    "</script>",
    "<style>",
    "</style>",
    "<plaintext>",
    "<table>",
    "<caption>",
    "<tr>",
    "<td>",
    "</td>",
    "</tr>",
    "</table>",
    "<select>",
    "<option>",
    "</select>",
    "<template>",
    "</template>",
    "<svg>",
    "<svg/>",
    "<foreignObject>",
    "</svg>",
    "<math>",
    "<mi>",
    "</math>",
    "<![CDATA[x]]>",
    "<image>",
    "<form>",
    "</form>",
    "<li>",
    "<h1>",
    "</h2>",
    "<frameset>",
    "<body a=\"b\">",
    "</body>",
    "</html>",
    "</br>",
    "<noscript>",
    "<meta charset=\"x\">",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]
    #[test]
    fn the_road_leads_where_all_tokens_go(
        before in prop::sample::select(vec!["", "<body>", "<!doctype html><body>", "<table><td>"]),
        tokens in prop::collection::vec(prop::sample::select(TOKENS), 0..40),
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
    ) {
        let text = [&[before], &tokens[..]].concat().concat();
        check(&[&text]);
        let mut places: Vec<usize> = cuts.iter().map(|cut| cut.index(text.len() + 1)).collect();
        places.retain(|place| text.is_char_boundary(*place));
        places.sort_unstable();
        let mut pieces = Vec::new();
        let mut start = 0;
        for end in places.into_iter().chain([text.len()]) {
            pieces.push(&text[start..end]);
            start = end;
        }
        check(&pieces);
    }
}

/// All pairs of tokens where the first can leave a state for the second.
#[test]
fn each_token_after_each_other() {
    for first in TOKENS {
        for second in TOKENS {
            check(&[&format!("<body>{first}{second}<i>z")]);
        }
    }
}

/// Each of the two alone keeps the parser off the road, which counts neither tokens nor nodes.
#[test]
fn a_budget_and_a_limit_hold_on_pages_for_the_road() {
    let page = format!("<body>{}", "<p>x".repeat(100));
    let pumps_and_nodes = |options: ParserOptions| {
        let mut parser = TreeParser::new(options);
        let mut document = Document::new();
        parser.append(&page).expect("it is short");
        parser.end_of_input();
        let mut pumps = 1;
        while parser.pump(&mut document) == Pause::Budget {
            pumps += 1;
        }
        (pumps, document.dump(document.root()).lines().count())
    };
    let mut with_budget = ParserOptions::default();
    with_budget.tokens_per_pump = Some(1);
    // 101 tags, 100 texts and the end; `html` and `head` are also nodes.
    assert_eq!(pumps_and_nodes(with_budget), (202, 203));
    let mut with_limit = ParserOptions::default();
    with_limit.limits.nodes = Some(20);
    assert_eq!(pumps_and_nodes(with_limit), (1, 20));
}
