//! Tokens, errors and places of chosen inputs.

use crate::common::{Run, Start, tokenize};
use treewright_syntax::tokenizer::{State, Token};
use treewright_syntax::{SourceId, Span};

/// Checks tokens, and errors as `code@start..end`: of the text in one piece, and cut in two at each
/// character.
fn check(start: Start, text: &str, tokens: &[&str], errors: &[&str]) {
    for (cut, _) in text.char_indices() {
        let (before, after) = text.split_at(cut);
        check_pieces(start, &[before, after], tokens, errors);
    }
    check_pieces(start, &[text], tokens, errors);
}

fn check_pieces(start: Start, text: &[&str], tokens: &[&str], errors: &[&str]) {
    let mut run = Run::new(start);
    for piece in text {
        run.append(piece);
        run.pump();
    }
    let (found, found_errors) = run.finish();
    let found_errors: Vec<String> = found_errors
        .iter()
        .map(|error| format!("{}@{}..{}", error.code, error.span.start, error.span.end))
        .collect();
    let (last, rest) = found.split_last().map_or(("", &[][..]), |(last, rest)| (last, rest));
    assert_eq!(last, "eof", "{text:?}");
    assert_eq!(rest, tokens, "{text:?}");
    assert_eq!(found_errors, errors, "{text:?}");
}

fn check_in(state: State, text: &str, tokens: &[&str], errors: &[&str]) {
    check(Start::in_state(state), text, tokens, errors);
}

#[test]
fn processing_instructions() {
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("<?a?>", &["pi a "], &[]),
        ("<?a>", &["pi a "], &[]),
        ("<?_-9 b c?>", &["pi _-9 b c"], &[]),
        ("<?aB \t\n\u{c}b ?>", &["pi aB b "], &[]),
        ("<?a ? ?? b??>", &["pi a ? ?? b?"], &[]),
        ("<?a?b>c", &["pi a ?b", "text c"], &[]),
        ("<?a b>c?>", &["pi a b", "text c?>"], &[]),
        ("<?a \0\r\nb&amp;?>", &["pi a \0\nb&amp;"], &[]),
        ("<?", &[], &["eof-in-processing-instruction@2..2"]),
        ("<?a", &[], &["eof-in-processing-instruction@3..3"]),
        ("<?a ", &[], &["eof-in-processing-instruction@4..4"]),
        ("<?a b", &[], &["eof-in-processing-instruction@5..5"]),
        ("<?a b?", &[], &["eof-in-processing-instruction@6..6"]),
        (
            "<??>",
            &["comment ??"],
            &["invalid-first-character-of-processing-instruction-target@2..3"],
        ),
        (
            "<?>x",
            &["comment ?", "text x"],
            &["invalid-first-character-of-processing-instruction-target@2..3"],
        ),
        (
            "<?é>",
            &["comment ?é"],
            &["invalid-first-character-of-processing-instruction-target@2..4"],
        ),
        ("<?a:b c?>", &["comment ?a:b c?"], &["invalid-processing-instruction-target@3..4"]),
        (
            "<?a\0>",
            &["comment ?a\u{FFFD}"],
            &["invalid-processing-instruction-target@3..4", "unexpected-null-character@3..4"],
        ),
        (
            "<?XmL version='1.0'?>",
            &["comment ?XmL version='1.0'?"],
            &["disallowed-processing-instruction-target@5..6"],
        ),
        (
            "<?xml-stylesheet?>",
            &["comment ?xml-stylesheet?"],
            &["disallowed-processing-instruction-target@16..17"],
        ),
        ("<?xml", &[], &["eof-in-processing-instruction@5..5"]),
        ("<?xmlx?>", &["pi xmlx "], &[]),
    ];
    for (text, tokens, errors) in cases {
        check(Start::DATA, text, tokens, errors);
    }
}

#[test]
fn without_processing_instructions_a_question_mark_opens_a_comment() {
    let error = "unexpected-question-mark-instead-of-tag-name@1..2";
    check(Start::CLASSIC, "<?php a?>b", &["comment ?php a?", "text b"], &[error]);
    check(Start::CLASSIC, "<?", &["comment ?"], &[error]);
}

#[test]
fn cdata_sections() {
    check(Start::FOREIGN, "<![CDATA[a<b>]]c]]]>d", &["text a<b>]]c]d"], &[]);
    check(Start::FOREIGN, "<![CDATA[\0]]>", &["null"], &[]);
    check(Start::FOREIGN, "<![CDATA[a]", &["text a]"], &["eof-in-cdata@11..11"]);
    check(Start::DATA, "<![CDATA[a]]>", &["comment [CDATA[a]]"], &["cdata-in-html-content@8..9"]);
    check(
        Start::FOREIGN,
        "<![cdata[a]]>",
        &["comment [cdata[a]]"],
        &["incorrectly-opened-comment@2..3"],
    );
}

#[test]
fn comments() {
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("<!---->", &["comment "], &[]),
        ("<!-->", &["comment "], &["abrupt-closing-of-empty-comment@4..5"]),
        ("<!--->", &["comment "], &["abrupt-closing-of-empty-comment@5..6"]),
        ("<!-- a - b -- c --->", &["comment  a - b -- c -"], &[]),
        ("<!--a--!>", &["comment a"], &["incorrectly-closed-comment@8..9"]),
        ("<!--a--!-b--!c-->", &["comment a--!-b--!c"], &[]),
        ("<!--<!-->", &["comment <!"], &[]),
        ("<!--<!---->", &["comment <!--"], &["nested-comment@8..9"]),
        ("<!--a<!b<<!-c", &["comment a<!b<<!-c"], &["eof-in-comment@13..13"]),
        ("<!--a\0\r\nb-->", &["comment a\u{FFFD}\nb"], &["unexpected-null-character@5..6"]),
        ("<!--", &["comment "], &["eof-in-comment@4..4"]),
        ("<!---", &["comment "], &["eof-in-comment@5..5"]),
        ("<!--a--!", &["comment a"], &["eof-in-comment@8..8"]),
        ("<!", &["comment "], &["incorrectly-opened-comment@2..2"]),
        ("<!-a>", &["comment -a"], &["incorrectly-opened-comment@2..3"]),
        ("<!DocTyp>", &["comment DocTyp"], &["incorrectly-opened-comment@2..3"]),
        ("<!DOé>", &["comment DOé"], &["incorrectly-opened-comment@2..3"]),
        (
            "<!a\u{1}>",
            &["comment a\u{1}"],
            &["incorrectly-opened-comment@2..3", "control-character-in-input-stream@3..4"],
        ),
        (
            "<!d\u{1}>",
            &["comment d\u{1}"],
            &["incorrectly-opened-comment@2..3", "control-character-in-input-stream@3..4"],
        ),
        (
            "<!DOCt><!DOCTYPE a systx><![CDa><!--b-->",
            &["comment DOCt", "doctype Some(\"a\") None None quirks", "comment [CDa", "comment b"],
            &[
                "incorrectly-opened-comment@2..3",
                "invalid-character-sequence-after-doctype-name@19..20",
                "incorrectly-opened-comment@27..28",
            ],
        ),
        ("</ a>", &["comment  a"], &["invalid-first-character-of-tag-name@2..3"]),
        ("a</>b", &["text ab"], &["missing-end-tag-name@3..4"]),
    ];
    for (text, tokens, errors) in cases {
        check(Start::DATA, text, tokens, errors);
    }
}

#[test]
fn doctypes() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("<!dOctype hTml>", r#"doctype Some("html") None None "#, &[]),
        ("<!DOCTYPE a puBLic \"b\" 'c'>", r#"doctype Some("a") Some("b") Some("c") "#, &[]),
        ("<!DOCTYPE a SYSTEM ''>", r#"doctype Some("a") None Some("") "#, &[]),
        (
            "<!DOCTYPE a publi>",
            r#"doctype Some("a") None None quirks"#,
            &["invalid-character-sequence-after-doctype-name@12..13"],
        ),
        (
            "<!DOCTYPE a syst\u{1}\0>",
            r#"doctype Some("a") None None quirks"#,
            &[
                "invalid-character-sequence-after-doctype-name@12..13",
                "control-character-in-input-stream@16..17",
                "unexpected-null-character@17..18",
            ],
        ),
        (
            "<!DOCTYPE a pub",
            r#"doctype Some("a") None None quirks"#,
            &["invalid-character-sequence-after-doctype-name@12..13"],
        ),
        ("<!DOCTYPE a ", r#"doctype Some("a") None None quirks"#, &["eof-in-doctype@12..12"]),
        ("<!DOCTYPE", "doctype None None None quirks", &["eof-in-doctype@9..9"]),
        ("<!DOCTYPE>", "doctype None None None quirks", &["missing-doctype-name@9..10"]),
        (
            "<!DOCTYPE a PUBLIC'b\"'c",
            r#"doctype Some("a") Some("b\"") None quirks"#,
            &[
                "missing-whitespace-after-doctype-public-keyword@18..19",
                "missing-quote-before-doctype-system-identifier@22..23",
            ],
        ),
        (
            "<!DOCTYPE a SYSTEM 'b' c>",
            r#"doctype Some("a") None Some("b") "#,
            &["unexpected-character-after-doctype-system-identifier@23..24"],
        ),
        (
            "<!DOCTYPE a PUBLIC 'b>",
            r#"doctype Some("a") Some("b") None quirks"#,
            &["abrupt-doctype-public-identifier@21..22"],
        ),
    ];
    for (text, token, errors) in cases {
        check(Start::DATA, text, &[token], errors);
    }
}

#[test]
fn tags_and_attributes() {
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("<A B=C d E = 'F' g=\"\">", &["<a b=[C] d=[] e=[F] g=[]>"], &[]),
        ("<a/>", &["<a/>"], &[]),
        ("<a b/c>", &["<a b=[] c=[]>"], &["unexpected-solidus-in-tag@5..6"]),
        ("<a b=c/>", &["<a b=[c/]>"], &[]),
        ("<a b=>", &["<a b=[]>"], &["missing-attribute-value@5..6"]),
        ("<a =b>", &["<a =b=[]>"], &["unexpected-equals-sign-before-attribute-name@3..4"]),
        ("<a b=1 B=2 c=3>", &["<a b=[1] c=[3]>"], &["duplicate-attribute@8..9"]),
        ("<a b b>", &["<a b=[]>"], &["duplicate-attribute@6..7"]),
        ("<a b='c'd='e'>", &["<a b=[c] d=[e]>"], &["missing-whitespace-between-attributes@8..9"]),
        (
            "<a b\"'<\0=\0\"'<=`>",
            &["<a b\"'<\u{FFFD}=[\u{FFFD}\"'<=`]>"],
            &[
                "unexpected-character-in-attribute-name@4..5",
                "unexpected-character-in-attribute-name@5..6",
                "unexpected-character-in-attribute-name@6..7",
                "unexpected-null-character@7..8",
                "unexpected-null-character@9..10",
                "unexpected-character-in-unquoted-attribute-value@10..11",
                "unexpected-character-in-unquoted-attribute-value@11..12",
                "unexpected-character-in-unquoted-attribute-value@12..13",
                "unexpected-character-in-unquoted-attribute-value@13..14",
                "unexpected-character-in-unquoted-attribute-value@14..15",
            ],
        ),
        (
            "</a b/>",
            &["</a b=[]/>"],
            &["end-tag-with-attributes@6..7", "end-tag-with-trailing-solidus@6..7"],
        ),
        ("<a b='\r\nc\rd\n'>", &["<a b=[\nc\nd\n]>"], &[]),
        ("<a\0É>", &["<a\u{FFFD}É>"], &["unexpected-null-character@2..3"]),
        ("a<", &["text a<"], &["eof-before-tag-name@2..2"]),
        ("a</", &["text a</"], &["eof-before-tag-name@3..3"]),
        ("a<1", &["text a<1"], &["invalid-first-character-of-tag-name@2..3"]),
        ("<a b", &[], &["eof-in-tag@4..4"]),
        ("<a b b", &[], &["duplicate-attribute@6..6", "eof-in-tag@6..6"]),
    ];
    for (text, tokens, errors) in cases {
        check(Start::DATA, text, tokens, errors);
    }
}

#[test]
fn null_characters_by_state() {
    let error: &[&str] = &["unexpected-null-character@1..2"];
    check_in(State::Data, "a\0b", &["text a", "null", "text b"], error);
    let states = [
        State::Rcdata,
        State::Rawtext,
        State::ScriptData,
        State::Plaintext,
        State::ScriptDataEscaped,
        State::ScriptDataEscapedDash,
        State::ScriptDataEscapedDashDash,
        State::ScriptDataDoubleEscaped,
        State::ScriptDataDoubleEscapedDash,
        State::ScriptDataDoubleEscapedDashDash,
    ];
    for state in states {
        let (tokens, errors) = tokenize(Start::in_state(state), "a\0b");
        assert_eq!(tokens, ["text a\u{FFFD}b", "eof"], "{state:?}");
        assert_eq!(errors[0].span, Span::in_main(1, 2), "{state:?}");
    }
}

#[test]
fn script_data() {
    let eof = "eof-in-script-html-comment-like-text@";
    let cases: &[(&str, &[&str], Option<u32>)] = &[
        ("a</script>b", &["text a", "</script>", "text b"], None),
        ("a</scripT b>", &["text a", "</script b=[]>"], None),
        (
            "a</scriptx></ script><!-</script/>",
            &["text a</scriptx></ script><!-", "</script/>"],
            None,
        ),
        ("<!--</script>", &["text <!--", "</script>"], None),
        ("<!--<script></script>-->", &["text <!--<script></script>-->"], None),
        (
            "<!--<sCRipt </script>--></script>",
            &["text <!--<sCRipt </script>-->", "</script>"],
            None,
        ),
        ("<!--<scripty></script>", &["text <!--<scripty>", "</script>"], None),
        ("<!--<script>--</script</script>-", &["text <!--<script>--</script</script>-"], Some(32)),
        ("<!--a-b--c<1</1", &["text <!--a-b--c<1</1"], Some(15)),
        ("<!--><!---></script>", &["text <!--><!--->", "</script>"], None),
    ];
    for (text, tokens, at) in cases {
        let mut errors: Vec<String> = at.iter().map(|at| format!("{eof}{at}..{at}")).collect();
        let (_, found) = tokenize(Start::in_state(State::ScriptData), text);
        for error in found.iter().filter(|error| !error.code.as_str().starts_with("eof")) {
            errors.push(format!("{}@{}..{}", error.code, error.span.start, error.span.end));
        }
        let errors: Vec<&str> = errors.iter().map(String::as_str).collect();
        check_in(State::ScriptData, text, tokens, &errors);
    }
}

#[test]
fn character_references() {
    let cases: &[(&str, &[&str], &[&str])] = &[
        ("&amp;&nGt;&", &["text &\u{226B}\u{20D2}&"], &[]),
        ("&noti;", &["text ¬i;"], &["missing-semicolon-after-character-reference@4..5"]),
        (
            "&notin;&notit;",
            &["text ∉¬it;"],
            &["missing-semicolon-after-character-reference@11..12"],
        ),
        ("&amp", &["text &"], &["missing-semicolon-after-character-reference@4..4"]),
        (
            "&not\u{1}",
            &["text ¬\u{1}"],
            &[
                "control-character-in-input-stream@4..5",
                "missing-semicolon-after-character-reference@4..5",
            ],
        ),
        (
            "&bogus;&bogus &1;",
            &["text &bogus;&bogus &1;"],
            &["unknown-named-character-reference@6..7", "unknown-named-character-reference@16..17"],
        ),
        (
            "<a b='&not=&notx&not;&not' c=&amp>",
            &["<a b=[&not=&notx¬¬] c=[&]>"],
            &[
                "missing-semicolon-after-character-reference@25..26",
                "missing-semicolon-after-character-reference@33..34",
            ],
        ),
        (
            "<a b=\"&notit;&bogus;&#x41;&#\">",
            &["<a b=[&notit;&bogus;A&#]>"],
            &[
                "unknown-named-character-reference@19..20",
                "absence-of-digits-in-numeric-character-reference@28..29",
            ],
        ),
        ("&#65;&#x4A;&#X4b;", &["text AJK"], &[]),
        (
            "&#65 &#x41g",
            &["text A Ag"],
            &[
                "missing-semicolon-after-character-reference@4..5",
                "missing-semicolon-after-character-reference@10..11",
            ],
        ),
        (
            "&#;&#x;&#xg",
            &["text &#;&#x;&#xg"],
            &[
                "absence-of-digits-in-numeric-character-reference@2..3",
                "absence-of-digits-in-numeric-character-reference@6..7",
                "absence-of-digits-in-numeric-character-reference@10..11",
            ],
        ),
        (
            "&#0;&#xD800;&#x110000;&#99999999999999999999;",
            &["text \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"],
            &[
                "null-character-reference@4..4",
                "surrogate-character-reference@12..12",
                "character-reference-outside-unicode-range@22..22",
                "character-reference-outside-unicode-range@45..45",
            ],
        ),
        (
            "&#xFDD0;&#x1FFFF;",
            &["text \u{FDD0}\u{1FFFF}"],
            &["noncharacter-character-reference@8..8", "noncharacter-character-reference@17..17"],
        ),
        (
            "&#9;&#10;&#12;&#13;&#1;&#x80;&#x81;&#x9f;",
            &["text \t\n\u{c}\r\u{1}€\u{81}Ÿ"],
            &[
                "control-character-reference@19..19",
                "control-character-reference@23..23",
                "control-character-reference@29..29",
                "control-character-reference@35..35",
                "control-character-reference@41..41",
            ],
        ),
    ];
    for (text, tokens, errors) in cases {
        check(Start::DATA, text, tokens, errors);
    }
    check_in(State::Rcdata, "&lt;b></script>", &["text <b>", "</script>"], &[]);
    check_in(State::Rawtext, "&lt;b></script>", &["text &lt;b>", "</script>"], &[]);
}

/// Each token with its span, and the place in the main source that its text claims.
fn places(run: &mut Run) -> Vec<String> {
    let mut places = Vec::new();
    while let Some(token) = run.tokenizer.next_token(&mut run.input, &mut run.reporter) {
        let (text, span, at) = match token {
            Token::Characters(characters) => {
                let run = characters.run;
                (run.text().to_owned(), characters.span, run.source_offset())
            }
            Token::Comment(comment) => {
                (comment.data.text().to_owned(), comment.span, comment.data.source_offset())
            }
            Token::ProcessingInstruction(pi) => {
                (pi.data.text().to_owned(), pi.span, pi.data.source_offset())
            }
            Token::StartTag(tag) | Token::EndTag(tag) => {
                let attributes: Vec<String> = tag
                    .attributes
                    .iter()
                    .map(|attribute| {
                        format!(
                            " {} {}..{} {} {}..{} {:?}",
                            attribute.name.local,
                            attribute.name_span.start,
                            attribute.name_span.end,
                            attribute.value.text(),
                            attribute.value_span.start,
                            attribute.value_span.end,
                            attribute.value.source_offset()
                        )
                    })
                    .collect();
                let kind = if matches!(token, Token::StartTag(_)) { "<" } else { "</" };
                (format!("{kind}{}{}", tag.text, attributes.concat()), tag.span, None)
            }
            Token::NullCharacter(span) => ("null".to_owned(), span, None),
            Token::EndOfFile(span) => ("eof".to_owned(), span, None),
            Token::Doctype(doctype) => ("doctype".to_owned(), doctype.span, None),
            other => panic!("{other:?}"),
        };
        let source = span.source.0;
        places.push(format!("{text} {source}:{}..{} {at:?}", span.start, span.end));
        if matches!(token, Token::EndOfFile(_)) {
            break;
        }
    }
    places
}

#[test]
fn tokens_know_where_they_stand() {
    let mut run = Run::new(Start::FOREIGN);
    run.append("a < b&amp;&noti\0<p a=b C='&lt;' d=\"\" e></p>");
    run.append("<!-- a - -b <! c--><?x y?z?>\r\nq<![CDATA[a]]b]]]><!DOCTYPE>");
    run.input.end_of_input();
    assert_eq!(
        places(&mut run),
        [
            "a  0:0..2 Some(0)",
            "< 0:2..3 Some(2)",
            " b& 0:3..10 None",
            "¬ 0:10..14 None",
            "i 0:14..15 Some(14)",
            "null 0:15..16 None",
            "<p a 19..20 b 21..22 Some(21) C 23..24 < 26..30 None d 32..33  35..35 None \
         e 37..38  38..38 None 0:16..39 None"
                .replace(" C ", " c ")
                .as_str(),
            "</p 0:39..43 None",
            " a - -b <! c 0:43..62 Some(47)",
            "y?z 0:62..71 Some(66)",
            "\nq 0:71..74 Some(72)",
            "a 0:83..84 Some(83)",
            "]] 0:84..86 Some(84)",
            "b 0:86..87 Some(86)",
            "] 0:87..88 Some(87)",
            "doctype 0:91..101 None",
            "eof 0:101..101 None",
        ]
    );
}

#[test]
fn a_token_of_several_sources_has_the_place_of_its_last_part() {
    let mut run = Run::new(Start::DATA);
    run.append("<p>v id=x>t");
    run.input.end_of_input();
    assert!(run.tokenizer.next_token(&mut run.input, &mut run.reporter).is_some());
    run.input.begin_script();
    run.write("written<!--");
    run.write("in two--><di");
    assert_eq!(places(&mut run), ["written 1:0..7 None", "in two 2:0..9 None"]);
    run.input.end_script();
    assert_eq!(
        places(&mut run),
        ["<div id 5..7 x 8..9 Some(8) 0:3..10 None", "t 0:10..11 Some(10)", "eof 0:11..11 None",]
    );
}

#[test]
fn errors_of_written_text_name_its_source() {
    let mut run = Run::new(Start::DATA);
    run.input.begin_script();
    run.write("a");
    run.write("b\u{1}</>");
    run.input.end_script();
    let (_, errors) = run.finish();
    let spans: Vec<Span> = errors.iter().map(|error| error.span).collect();
    let source = SourceId(2);
    assert_eq!(spans, [Span { source, start: 1, end: 2 }, Span { source, start: 4, end: 5 }]);
}

#[test]
fn a_cut_comment_still_stands_in_the_source() {
    let mut run = Run::new(Start::DATA);
    run.append("<!-- a -");
    run.pump();
    run.append("- b -->");
    run.input.end_of_input();
    assert_eq!(places(&mut run), [" a -- b  0:0..15 Some(4)", "eof 0:15..15 None"]);
}

#[test]
fn tag_names_that_were_read_have_numbers() {
    let run = Run::new(Start::DATA);
    assert_eq!(run.tokenizer.names().get("x-y"), None);
    let mut run = run;
    run.append("<x-y>");
    run.pump();
    let number = run.tokenizer.names().get("x-y");
    assert!(number.is_some_and(|name| run.tokenizer.names().text(name) == "x-y"));
}
