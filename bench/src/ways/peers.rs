//! The methods of other libraries, each with the form of input that suits it best.

use std::cell::Cell;
use std::convert::Infallible;
use std::hint::black_box;

use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{ParseOpts, local_name};
use html5gum::Span;
use html5gum::emitters::callback::{CallbackEmitter, CallbackEvent};
use lol_html::{HtmlRewriter, Settings};
use markup5ever_rcdom::RcDom;
use scraper::{Html, HtmlTreeSink};

use super::html5ever_sink::CountingSink;
use super::{
    HTML5EVER, HTML5EVER_EVENTS, HTML5EVER_READ, HTML5EVER_TOKENIZER, Kind, Page, Way, reading,
};

pub(super) fn ways() -> Vec<Way> {
    vec![
        Way::peer(HTML5EVER, Kind::Tree, |page| rcdom(page).errors.borrow().len() as u64),
        Way::peer("scraper", Kind::Tree, |page| {
            u64::from(scraper(page).tree.root().has_children())
        }),
        Way::peer("tl", Kind::Tree, |page| with_tl(page, |document| document.nodes().len() as u64)),
        Way::peer(HTML5EVER_READ, Kind::Reading, |page| reading::rcdom(&rcdom(page).document)),
        Way::peer("scraper, and read", Kind::Reading, |page| reading::scraper(&scraper(page))),
        Way::peer("tl, and read as it stands", Kind::Reading, |page| with_tl(page, reading::tl)),
        Way::peer(HTML5EVER_EVENTS, Kind::Events, html5ever_events),
        Way::peer(HTML5EVER_TOKENIZER, Kind::Tokens, html5ever_tokens),
        Way::peer("html5gum tokenizer", Kind::Tokens, html5gum_tokens),
        Way::peer("lol_html, no handlers", Kind::Scan, lol_html),
        Way::peer("memchr, every `<`", Kind::Scan, every_less_than_sign),
    ]
}

fn options() -> ParseOpts {
    let tree_builder = TreeBuilderOpts { scripting_enabled: false, ..TreeBuilderOpts::default() };
    ParseOpts { tree_builder, ..ParseOpts::default() }
}

fn rcdom(page: &Page) -> RcDom {
    let text = StrTendril::from_slice(&page.text);
    html5ever::parse_document(RcDom::default(), options()).one(text)
}

fn html5ever_events(page: &Page) -> u64 {
    let text = StrTendril::from_slice(&page.text);
    html5ever::parse_document(CountingSink::default(), options()).one(text).sum()
}

/// `Html::parse_document`, but with scripting off.
fn scraper(page: &Page) -> Html {
    let sink = HtmlTreeSink::new(Html::new_document());
    html5ever::parse_document(sink, options()).one(page.text.as_str())
}

fn with_tl(page: &Page, look: fn(&tl::VDom<'_>) -> u64) -> u64 {
    tl::parse(&page.text, tl::ParserOptions::default()).map_or(0, |document| look(&document))
}

/// Counts tags, and comments in the upper half.
#[derive(Default)]
struct Counter(Cell<u64>);

impl TokenSink for Counter {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut result = TokenSinkResult::Continue;
        match token {
            Token::TagToken(tag) => {
                self.0.set(self.0.get() + 1);
                if tag.kind == TagKind::StartTag {
                    result = match tag.name {
                        local_name!("title") | local_name!("textarea") => {
                            TokenSinkResult::RawData(RawKind::Rcdata)
                        }
                        local_name!("style")
                        | local_name!("xmp")
                        | local_name!("iframe")
                        | local_name!("noembed")
                        | local_name!("noframes") => TokenSinkResult::RawData(RawKind::Rawtext),
                        local_name!("script") => TokenSinkResult::RawData(RawKind::ScriptData),
                        local_name!("plaintext") => TokenSinkResult::Plaintext,
                        _ => TokenSinkResult::Continue,
                    };
                }
            }
            Token::CommentToken(_) => self.0.set(self.0.get() + (1 << 32)),
            _ => {}
        }
        result
    }
}

fn html5ever_tokens(page: &Page) -> u64 {
    let input = BufferQueue::default();
    input.push_back(page.tendril.clone());
    let tokenizer = Tokenizer::new(Counter::default(), TokenizerOpts::default());
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    tokenizer.sink.0.get()
}

fn html5gum_tokens(page: &Page) -> u64 {
    let mut count = 0;
    let count_event = |event: CallbackEvent<'_>, _: Span<()>| -> Option<Infallible> {
        match event {
            CallbackEvent::OpenStartTag { .. } | CallbackEvent::EndTag { .. } => count += 1,
            CallbackEvent::Comment { .. } => count += 1 << 32,
            _ => {}
        }
        None
    };
    let mut emitter = CallbackEmitter::new(count_event);
    emitter.naively_switch_states(true);
    let Ok(()) = html5gum::Tokenizer::new_with_emitter(page.text.as_str(), emitter).finish();
    count
}

/// Passes the page through unchanged. A page that `lol_html` refuses counts as 0 bytes.
fn lol_html(page: &Page) -> u64 {
    let mut written = 0;
    let mut rewriter = HtmlRewriter::new(Settings::new(), |chunk: &[u8]| written += chunk.len());
    let result = rewriter.write(page.text.as_bytes()).and_then(|()| rewriter.end());
    if result.is_ok() { written as u64 } else { 0 }
}

fn every_less_than_sign(page: &Page) -> u64 {
    let mut sum = 0;
    for place in memchr::memchr_iter(b'<', page.text.as_bytes()) {
        sum += black_box(place) as u64;
    }
    sum
}
