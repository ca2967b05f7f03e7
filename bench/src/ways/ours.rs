//! Treewright's methods.

use treewright::dom::Document;
use treewright::syntax::tokenizer::{State, Token, Tokenizer};
use treewright::syntax::{
    Edition, InputStream, InputTooLong, LocalName, ParserOptions, Pause, Reporter, TreeParser,
    TreeSink,
};
use treewright::{Memory, Options, OutOfBandMetadata};

use super::event_sink::CountingSink;
use super::{
    Kind, OURS, OURS_BYTES, OURS_CHUNKS, OURS_CHUNKS_REUSED, OURS_ERRORS, OURS_EVENTS,
    OURS_MOVED_IN, OURS_ORIGINS, OURS_READ, OURS_REUSED, OURS_TOKENIZER, Page, Run, Way, reading,
};

/// The number of bytes of a chunk, for text in chunks.
const CHUNK: usize = 1 << 16;

/// Parses a page to a tree and passes it on.
pub type Trees = Box<dyn FnMut(&Page, &mut dyn FnMut(&Document))>;

/// A method of building a tree: its name, and the function that starts it.
pub type WayToTrees = (&'static str, fn() -> Trees);

/// The methods of building a tree, which must all build the same tree.
pub fn trees() -> [WayToTrees; 8] {
    [
        (OURS, || {
            Box::new(|page, show| {
                show(&treewright::parse(&page.text));
            })
        }),
        (OURS_MOVED_IN, || {
            Box::new(|page, show| {
                show(&Options::new().parse(&page.shared).document);
            })
        }),
        (OURS_BYTES, || {
            Box::new(|page, show| {
                let utf8 = OutOfBandMetadata::new().content_type("text/html; charset=utf-8");
                show(
                    &Options::new()
                        .parse(treewright::Input::bytes(page.text.as_bytes(), &utf8))
                        .document,
                );
            })
        }),
        (OURS_CHUNKS, || {
            Box::new(|page, show| {
                let mut parser = Options::new().parser();
                chunks(&page.text).for_each(|chunk| parser.parse_text(chunk));
                show(&parser.finish().document);
            })
        }),
        (OURS_REUSED, || {
            let mut memory = Memory::new();
            Box::new(move |page, show| {
                let document = Options::new().parse_in(&page.text, &mut memory).document;
                show(&document);
                memory.take_back(document);
            })
        }),
        (OURS_CHUNKS_REUSED, || {
            let mut document = Document::new();
            let mut parser = Some(TreeParser::new(options()));
            Box::new(move |page, show| {
                document.clear();
                let Some(old) = parser.take() else { return };
                let mut new = old.renewed(options());
                for chunk in chunks(&page.text) {
                    // Input beyond the maximum length is left out.
                    let _ = new.append(chunk);
                    new.pump(&mut document);
                }
                new.end_of_input();
                new.pump(&mut document);
                parser = Some(new);
                show(&document);
            })
        }),
        (OURS_ORIGINS, || {
            Box::new(|page, show| {
                show(&Options::new().origins(true).parse(&page.text).document);
            })
        }),
        (OURS_ERRORS, || {
            Box::new(|page, show| {
                show(&Options::new().collect_errors(true).parse(&page.text).document);
            })
        }),
    ]
}

pub(super) fn ways() -> Vec<Way> {
    let tree = |(name, make): WayToTrees| {
        Way::ours(name, Kind::Tree, move || {
            let mut trees = make();
            let run: Run = Box::new(move |page| {
                let mut source = 0;
                trees(page, &mut |document| source = document.source().len() as u64);
                source
            });
            run
        })
    };
    let mut ways: Vec<Way> = trees().into_iter().map(tree).collect();
    ways.push(Way::ours(OURS_READ, Kind::Reading, || {
        Box::new(|page| reading::ours(&treewright::parse(&page.text)))
    }));
    ways.push(Way::ours(OURS_EVENTS, Kind::Events, || Box::new(events)));
    ways.push(Way::ours(OURS_TOKENIZER, Kind::Tokens, || Box::new(tokens)));
    ways
}

/// The options that the facade uses for a document.
fn options() -> ParserOptions {
    let mut options = ParserOptions::default();
    options.allow_declarative_shadow_roots = true;
    options
}

/// Parses the text that `append` gives into a sink.
fn construct<T>(
    sink: &mut T,
    append: impl FnOnce(&mut TreeParser<T::Handle>) -> Result<(), InputTooLong>,
) where
    T: TreeSink,
{
    let mut parser = TreeParser::new(options());
    // Input beyond the maximum length is left out.
    let _ = append(&mut parser);
    parser.end_of_input();
    let pause = parser.pump(sink);
    debug_assert!(matches!(pause, Pause::Finished));
}

fn events(page: &Page) -> u64 {
    let mut sink = CountingSink::default();
    construct(&mut sink, |parser| parser.append_shared(page.text.as_str().into()));
    sink.counts().sum()
}

/// Tags, and comments in the upper half. States are switched by the names of start tags, as peers do it
/// without a tree.
fn tokens(page: &Page) -> u64 {
    let mut tokenizer = Tokenizer::new(Edition::default());
    let mut reporter = Reporter::new(false);
    let mut input = InputStream::new();
    // Input beyond the maximum length is left out.
    let _ = input.append_shared(page.shared.clone());
    input.end_of_input();
    let mut count = 0;
    while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
        let state = match token {
            Token::StartTag(tag) => {
                count += 1;
                state_after(tag.name)
            }
            Token::EndTag(_) => {
                count += 1;
                None
            }
            Token::Comment(_) => {
                count += 1 << 32;
                None
            }
            Token::EndOfFile(_) => break,
            _ => None,
        };
        if let Some(state) = state {
            tokenizer.switch_to(state);
        }
    }
    count
}

fn state_after(start_tag: LocalName) -> Option<State> {
    Some(match start_tag {
        LocalName::TITLE | LocalName::TEXTAREA => State::Rcdata,
        LocalName::STYLE
        | LocalName::XMP
        | LocalName::IFRAME
        | LocalName::NOEMBED
        | LocalName::NOFRAMES => State::Rawtext,
        LocalName::SCRIPT => State::ScriptData,
        LocalName::PLAINTEXT => State::Plaintext,
        _ => return None,
    })
}

/// Pieces of a text; no character is cut.
fn chunks(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let most = rest.len().min(CHUNK);
        let end = (0..=most).rev().find(|end| rest.is_char_boundary(*end))?;
        let (chunk, after) = rest.split_at(end);
        rest = after;
        (!chunk.is_empty()).then_some(chunk)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_trees_are_the_same() {
        let check = |html: &str| {
            let page = Page::new(html.to_owned());
            let document = treewright::parse(html);
            let expected = document.outer_html(document.root());
            for (name, make) in trees() {
                let mut trees = make();
                for _ in 0..2 {
                    let mut made = String::new();
                    trees(&page, &mut |document| made = document.outer_html(document.root()));
                    assert_eq!(made, expected, "{name}");
                }
            }
        };
        check("");
        check("<p>Hello, <b>wörld &amp; all");
        check("<p><template shadowrootmode=open>x</template>");
        check(&"<table><tr><td>ä<i>b</table>\r\n".repeat(9000));
    }

    #[test]
    fn chunks_are_all_of_the_text() {
        for length in [0, 1, CHUNK / 3, CHUNK / 3 + 1, CHUNK] {
            let text = "あ".repeat(length);
            assert_eq!(chunks(&text).collect::<String>(), text);
            assert!(chunks(&text).all(|chunk| chunk.len() <= CHUNK && !chunk.is_empty()));
        }
    }
}
