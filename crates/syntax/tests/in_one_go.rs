//! Text, comments and plain tags are read in one go from input in one piece; input that comes one character
//! at a time goes through the states. Both must produce the same.

use std::sync::Arc;

use proptest::prelude::*;
use treewright_dom::Document;
use treewright_syntax::tokenizer::{State, Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, ParseError, ParserOptions, Reporter, TreeParser};

/// The tokens after this start tag and from this state on, with adjacent characters joined, and the errors
/// by their places.
fn read<'a>(
    last_start_tag: &str,
    state: State,
    pieces: impl Iterator<Item = &'a str>,
) -> (Vec<String>, Vec<ParseError>) {
    let mut input = InputStream::new();
    let mut tokenizer = Tokenizer::new(Edition::LIVING);
    tokenizer.set_last_start_tag(last_start_tag);
    tokenizer.switch_to(state);
    let mut reporter = Reporter::new(true);
    let mut tokens: Vec<String> = Vec::new();
    let mut text = String::new();
    let mut text_start = None;
    let mut pieces = pieces.fuse();
    loop {
        let Some(token) = tokenizer.next_token(&mut input, &mut reporter) else {
            match pieces.next() {
                Some(piece) => input.append(piece).expect("it is short"),
                None => input.end_of_input(),
            }
            continue;
        };
        if let Token::Characters(characters) = token {
            text.push_str(characters.run.text());
            text_start.get_or_insert(characters.span.start);
            continue;
        }
        tokens.push(format!("{:?} {:?}", std::mem::take(&mut text), text_start.take()));
        tokens.push(match token {
            Token::StartTag(tag) | Token::EndTag(tag) => {
                // A run may or may not know its place in the source, depending on how that was cut.
                let attributes = tag.attributes.iter().map(|attribute| {
                    let (name, value) = (attribute.name.local, attribute.value.text());
                    format!("{name} {value:?} {:?} {:?}", attribute.name_span, attribute.value_span)
                });
                let attributes: Vec<String> = attributes.collect();
                let kind = if matches!(token, Token::StartTag(_)) { "Start" } else { "End" };
                let (name, end) = (tag.text, tag.self_closing);
                format!("{kind} {name} {end} {:?} {attributes:?}", tag.span)
            }
            Token::EndOfFile(_) => break,
            Token::Comment(comment) => format!("{:?} {:?}", comment.data.text(), comment.span),
            Token::ProcessingInstruction(instruction) => {
                let (target, data) = (instruction.target, instruction.data.text());
                format!("{target:?} {data:?} {:?}", instruction.span)
            }
            Token::Doctype(doctype) => format!("{doctype:?}"),
            Token::NullCharacter(span) => format!("NUL {span:?}"),
            other => panic!("a token that is not known here: {other:?}"),
        });
    }
    let mut errors = reporter.take();
    errors.sort_by_key(|error| (error.span.start, error.code.as_str()));
    (tokens, errors)
}

fn check(state: State, text: &str) {
    check_after("a", state, text);
}

fn check_after(name: &str, state: State, text: &str) {
    let whole = read(name, state, std::iter::once(text));
    let ends = text.char_indices().map(|(start, character)| start..start + character.len_utf8());
    let by_the_states = read(name, state, ends.map(|range| &text[range]));
    assert_eq!(by_the_states, whole, "<{name}>, {state:?}: {text:?}");
}

/// The tree and the errors of a document, by their places.
fn parse<'a>(pieces: impl Iterator<Item = &'a str>) -> (String, Vec<ParseError>) {
    let mut options = ParserOptions::default();
    options.report_errors = true;
    let mut parser = TreeParser::new(options);
    let mut document = Document::new();
    for piece in pieces {
        parser.append(piece).expect("it is short");
        parser.pump(&mut document);
    }
    parser.end_of_input();
    parser.pump(&mut document);
    let mut errors = parser.take_errors();
    errors.sort_by_key(|error| (error.span.start, error.code.as_str()));
    (document.dump(document.root()), errors)
}

/// [`parse`] for a source that the parser and the document share.
fn parse_shared(text: &str) -> (String, Vec<ParseError>) {
    let mut options = ParserOptions::default();
    options.report_errors = true;
    let mut parser = TreeParser::new(options);
    let mut document = Document::with_source(text);
    parser.append_shared(document.shared_source()).expect("it is short");
    parser.end_of_input();
    parser.pump(&mut document);
    let mut errors = parser.take_errors();
    errors.sort_by_key(|error| (error.span.start, error.code.as_str()));
    (document.dump(document.root()), errors)
}

/// Compares trees: a parser joins text from pieces, and only stores places in a source that it shares.
fn check_tree(text: &str) {
    let whole = parse(std::iter::once(text));
    assert_eq!(parse_shared(text), whole, "{text:?}");
    let ends = text.char_indices().map(|(start, character)| start..start + character.len_utf8());
    assert_eq!(parse(ends.map(|range| &text[range])), whole, "{text:?}");
}

const PIECES: &[&str] = &[
    "<",
    "</",
    ">",
    "/>",
    "/",
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\x0C",
    "=",
    "\"",
    "'",
    "&",
    "&amp;",
    "&lt;",
    "&notit;",
    "&copy",
    "&x=",
    "&x;",
    "&#65;",
    "&#0",
    "&#x1F600;",
    "&#128;",
    "&#xFFFE;",
    "&#xD800;",
    "&#1114112;",
    "&#00000000065;",
    "&#",
    "x;",
    "9;",
    "<script",
    "</script>",
    "<![",
    "->",
    " c=\"d&amp;e&f\"",
    "<!--",
    "<!x",
    "<!DOCTYPE",
    "<!doctype html>",
    " PUBLIC",
    "system",
    "<?",
    "<?x y?>",
    "-->",
    "--",
    "-",
    "!",
    "</a>",
    "</A>",
    "\0",
    "\u{1}",
    "\u{80}",
    "\u{FDD0}",
    "é",
    "`",
    "a",
    "b",
    "A",
    "x-y",
    "abcdefghi",
    "id",
    "ID",
    " id=\"v\"",
    " class=\"v w\"",
    " property=\"a value of more than sixteen bytes, and of more than thirty-two\"",
    " content='v'",
    "<a ",
    "</a",
    "=\"v\"",
    "='v w'",
    "=v",
    " a",
    " b=c",
    "text of more than eight bytes",
    "text that is so long that it is looked for in another way, without a stop in forty bytes",
];

proptest! {
    #[test]
    fn in_one_go_and_by_the_states(indices in prop::collection::vec(0..PIECES.len(), 0..24)) {
        let text: String = indices.iter().map(|index| PIECES[*index]).collect();
        for state in [
            State::Data,
            State::Rcdata,
            State::Rawtext,
            State::ScriptData,
            State::ScriptDataEscaped,
        ] {
            check(state, &text);
        }
        check(State::Data, &format!("<a {text}"));
        check(State::Data, &format!("<!--{text}"));
        check(State::Data, &format!("<!DOCTYPE {text}"));
        for before in ["<p>", "<title>", "<style>", "<script>", "<script><!--", "<svg>", "<table><td>"] {
            check_tree(&format!("{before}{text}"));
        }
        // Tags and text that are stored and recur.
        check_tree(&format!("<p><b {text}></p><b {text}><b {text}><b id=v><b {text}></p>x"));
        check_tree(&format!("<table>{text}<tr>{text}<td>"));
    }
}

/// All texts of up to `length` of these pieces.
fn all_texts(pieces: &[&str], length: u32) -> impl Iterator<Item = String> {
    let count = pieces.len();
    (0..=length).flat_map(move |length| {
        (0..count.pow(length)).map(move |number| {
            (0..length).map(|place| pieces[number / count.pow(place) % count]).collect()
        })
    })
}

/// The state after a dash, a `<` or a `!` depends on those before it.
#[test]
fn all_short_comments() {
    for text in all_texts(&["-", "<", "!", ">", "a", "\0"], 5) {
        check(State::Data, &format!("<!--{text}-->b"));
    }
    for text in all_texts(&["--", "<!", "\r", "\n", "é", ">"], 4) {
        check(State::Data, &format!("<!--{text}-->b"));
    }
}

/// The same in scripts, where comments hide end tags.
#[test]
fn all_short_scripts() {
    for text in all_texts(&["-", "--", "<", "!", ">", "</a>", "script "], 4) {
        check(State::ScriptData, &format!("<!--{text}</a>-->"));
        check(State::ScriptData, &format!("{text}</a>"));
    }
}

/// The end tag name states accept only letters, so that no end tag is appropriate for a name that has
/// other characters.
#[test]
fn last_start_tags_with_other_characters() {
    for name in ["a", "style", "h1", "a-b", "x:y", "\u{E9}"] {
        for state in [State::Rcdata, State::Rawtext, State::ScriptData] {
            check_after(name, state, &format!("</{name}>b</a>"));
            check_after(name, state, &format!("b</{name}></a>"));
        }
    }
}

/// Every number up to the last that matters, with fewer and more digits, around the numbers that are
/// replaced.
#[test]
fn numeric_references() {
    let mut numbers: Vec<u32> = (0..0x180).chain(0xD7F0..0xD810).chain(0xDFF0..0xE010).collect();
    numbers.extend((0xFDC0..0xFE00).chain(0xFFF0..0x1_0010).chain(0x1_FFF0..0x2_0010));
    numbers.extend((0x10_FFF0..0x11_0010).chain([9_999_999, 10_000_000, u32::MAX]));
    for number in numbers {
        for reference in
            [format!("&#{number};"), format!("&#x{number:x};"), format!("&#X0{number:X};")]
        {
            check_tree(&format!("a{reference}b"));
            check(State::Data, &format!("<a b=\"c{reference}d\">"));
        }
    }
    for text in ["&#;", "&#x;", "&#65", "&#6 ;", "&#xg;", "&#00065;", "&#-1;", "&#x", "&#"] {
        check_tree(&format!("<title>a&amp;{text}"));
        check_tree(&format!("<textarea>a&amp;{text}</textarea>"));
        check(State::Data, &format!("<a b=\"{text}\">"));
    }
}

#[test]
fn many_attributes() {
    let attributes: Vec<String> = (0..40).map(|index| format!("A{index}=\"{index}\"")).collect();
    check(State::Data, &format!("<p {} a3 A7=x>", attributes.join(" ")));
    check(State::Data, &format!("<p {}>", attributes.join("\n")));
    check(State::Data, &format!("<p {}>", attributes.join(" b=\"&lt;\" ")));
}

/// Names are read by their first word of eight bytes.
#[test]
fn names_that_words_begin_with() {
    let names = [
        "a",
        "d",
        "id",
        "for",
        "href",
        "class",
        "target",
        "content",
        "property",
        "itemprop",
        "x-y",
        "classid",
        "propertyy",
        "data-src",
        "data-srcset",
        "d-",
        "=d",
        "=",
        "",
        "/",
        "/id",
        "Class",
        "CLASS",
        "propertY",
        "class\0",
        "class\0\0",
        "id\0",
        "property\0",
        "\0class",
        "cl\0ss",
        "class\r",
        "\rclass",
        "é",
        "classé",
        "éclass",
        "propertyé",
        "ééééé",
        "class\u{1}",
        "class\u{80}",
        "class\"",
        "cl<ss",
        "\"class",
        "class'",
        "class ",
        "class\t",
        "class\n ",
        "property ",
        "\tclass",
        " id",
        "\n id",
        "id/",
        "property/",
    ];
    let values = [
        "=",
        "=\"\"",
        "=\"v\"",
        "=\"=\"",
        "=='v'",
        "= \"v\"",
        "='v'",
        "=v",
        "=\"a&b\"",
        "=\"&amp;\"",
        "=\"\0\"",
        "=\"\r\"",
        "=\"é\"",
        "=é",
        "=\"a value of sixteen\"",
        "=\"it is of more than thirty-two bytes, it is\"",
        "",
    ];
    let ends = [
        ">",
        " >",
        "/>",
        " />",
        "\n>",
        "\r>",
        " id=\"\">",
        " class=\"\">",
        " property=\"w\">",
        "id=\"\">",
        "\"",
        " ID=\"\">",
        "\0>",
        "é>",
        " ",
        "",
    ];
    for name in names {
        for value in values {
            for end in ends {
                for before in ["<a ", "<a\n ", "<p id=\"é\" "] {
                    let text = format!("{before}{name}{value}{end}");
                    check(State::Data, &format!("{text}<p>{}", "text after it ".repeat(4)));
                    if before == "<a " {
                        check(State::Data, &text);
                    }
                }
            }
        }
    }
}

/// Any number of attributes, whose names fall into the set of previous names in any way.
#[test]
fn duplicates_of_names_that_words_begin_with() {
    let names = [
        "class", "href", "id", "type", "src", "title", "name", "content", "style", "rel", "alt",
        "target", "value", "width", "height", "onclick", "x-y", "CLASS", "datetime", "itemprop",
    ];
    for first in names {
        for second in names {
            let after = "text after it ".repeat(5);
            check(State::Data, &format!("<a {first}=\"1\" {second}=\"2\" {first}=\"3\">{after}"));
            check(
                State::Data,
                &format!("<a {first}='1' {second}=\"2\" {first}=\"3\" {second}=4>{after}"),
            );
        }
    }
    for count in 1..names.len() {
        let list = |names: &[&str]| {
            names.iter().map(|name| format!(" {name}=\"v\"")).collect::<Vec<_>>().concat()
        };
        check(State::Data, &format!("<a{}><p>{}", list(&names[..count]), "text ".repeat(12)));
        check(State::Data, &format!("<a{}{}>", list(&names[..count]), list(&names[count - 1..])));
    }
}

/// A short name is looked up by a word, in which a NUL at its end is invisible. A name that was read before
/// ends where the tag name state ends it, and nowhere else.
#[test]
fn known_names_before_each_character() {
    for character in '\u{1}'..='\u{7F}' {
        for name in ["p", "div", "b"] {
            let tag = format!("<{name}{character}");
            check(State::Data, &format!("<{name}></{name}>{tag}>{tag}x>{tag} a=b>"));
        }
    }
}

#[test]
fn names_of_tags_with_nul() {
    for name in ["a", "ab", "abcdefg", "abcdefgh", "é", "aé"] {
        for other in ["\0", "\0\0", "b\0", "\0b", "b"] {
            for end in [">", " >", "/>", " b=c>", "\n>"] {
                let text = format!("<{name}><{name}{other}{end}<{name}{end}</{name}{other}{end}");
                check(State::Data, &format!("{text}{}", "text ".repeat(8)));
            }
        }
    }
}

/// The fourth formatting element with the same attributes replaces the first: attributes are compared in
/// the source.
#[test]
fn equal_attributes_of_formatting_elements() {
    let long = format!("id=v title='{}'", "long value ".repeat(30));
    let many: Vec<String> = (0..20).map(|number| format!("a{number}={number} ")).collect();
    let many = many.concat();
    let lists = [
        "",
        "a=b",
        "a=c",
        "b=b",
        "a=b c=d",
        "c=d a=b",
        "a=bc",
        "ab=c",
        "a='b&amp;c'",
        &long,
        &many,
    ];
    for first in lists {
        for second in lists {
            let (first, second) = (format!("<b {first}>"), format!("<b {second}>"));
            check_tree(&format!("<p>{}{second}</p>x", first.repeat(3)));
            check_tree(&format!("<p>{first}{second}{first}{second}{first}{first}</p>x"));
        }
    }
}

/// Shared text need not be the start of the main source.
#[test]
fn shared_text_that_is_not_the_first() {
    let parse = |before: &[u16], text: &str, is_shared: bool| {
        let mut parser = TreeParser::new(ParserOptions::default());
        let mut document = Document::new();
        parser.append_utf16(before).expect("it is short");
        let text: Arc<str> = text.into();
        for _ in 0..2 {
            if is_shared {
                parser.append_shared(Arc::clone(&text)).expect("it is short");
            } else {
                parser.append(&text).expect("it is short");
            }
            parser.pump(&mut document);
        }
        parser.end_of_input();
        parser.pump(&mut document);
        document.dump(document.root())
    };
    for text in
        ["<p><b title=x>1</p>2", "<p><b aaéé=x>1</p>2", "<table>abcdef<tr>", "<table>aéé<tr>"]
    {
        for before in [&[][..], &[0xD800], &[0x61], &[0xD83D, 0xDE00], &[0x61, 0xD800]] {
            let expected = parse(before, text, false);
            assert_eq!(parse(before, text, true), expected, "{before:x?} {text:?}");
        }
    }
}
