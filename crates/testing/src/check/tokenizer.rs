//! Tokenizer cases.

use std::collections::BTreeMap;

use treewright_syntax::tokenizer::{State, Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, ParseError, Reporter};

use super::{Mismatch, compare_errors, places};
use crate::formats::{ExpectedToken, Input, TokenizerCase};

/// Inputs up to this size are cut at each position, longer ones at every 13th: a number that has no factor
/// in common with the sizes of the blocks in which text is searched.
const CUT_UP_TO: usize = 200;
const LONG_STEP: usize = 13;

/// Checks the tokens and the errors of a case in each of its initial states: with the whole input
/// at once, in pieces of one character, and in two pieces.
///
/// # Errors
/// The first run with a different result.
pub fn check_tokenizer_case(case: &TokenizerCase, edition: Edition) -> Result<(), Mismatch> {
    let edition = case.edition.unwrap_or(edition);
    let cuts = case.input.cuts();
    let step = if case.input.len() <= CUT_UP_TO { 1 } else { LONG_STEP };
    let text = case.input.to_text();
    for state in &case.initial_states {
        let check = |run: &str, positions: &[usize]| {
            let run = format!("{state:?}, {run}");
            let (tokens, errors) = tokenize(case, *state, edition, positions)
                .map_err(|message| Mismatch::new(&run, "tokens", message))?;
            if tokens != case.output {
                let expected = format!("{:#?}", case.output);
                return Err(Mismatch::new(
                    format!("{run}: tokens"),
                    expected,
                    format!("{tokens:#?}"),
                ));
            }
            compare_errors(&run, &case.errors, &places(&errors, &text))
        };
        check("whole", &[])?;
        check("by character", &cuts)?;
        for cut in cuts.iter().step_by(step) {
            check(&format!("cut at {cut}"), &[*cut])?;
        }
    }
    Ok(())
}

/// Tokenizes the input, given in pieces that end at `positions`.
fn tokenize(
    case: &TokenizerCase,
    state: State,
    edition: Edition,
    positions: &[usize],
) -> Result<(Vec<ExpectedToken>, Vec<ParseError>), String> {
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(true);
    let mut tokenizer = Tokenizer::new(edition);
    tokenizer.switch_to(state);
    if let Some(name) = &case.last_start_tag {
        tokenizer.set_last_start_tag(name);
    }
    let mut tokens = Vec::new();
    let mut start = 0;
    let ends = positions.iter().copied().map(Some).chain(std::iter::once(None));
    for end in ends {
        let appended = match &case.input {
            Input::Text(text) => input.append(&text[start..end.unwrap_or(text.len())]),
            Input::CodeUnits(units) => {
                input.append_utf16(&units[start..end.unwrap_or(units.len())])
            }
        };
        appended.map_err(|error| error.to_string())?;
        match end {
            Some(end) => start = end,
            None => input.end_of_input(),
        }
        while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
            if let Token::EndOfFile(_) = token {
                return Ok((tokens, reporter.take()));
            }
            add(&mut tokens, &token);
        }
    }
    Err("the tokenizer wants more input after its end".to_owned())
}

/// Adds a token, joined to the one before if both are characters.
fn add(tokens: &mut Vec<ExpectedToken>, token: &Token<'_>) {
    let characters = match token {
        Token::Characters(characters) => characters.run.text(),
        Token::NullCharacter(_) => "\0",
        Token::Doctype(doctype) => {
            tokens.push(ExpectedToken::Doctype {
                name: doctype.name.map(str::to_owned),
                public_identifier: doctype.public_identifier.map(str::to_owned),
                system_identifier: doctype.system_identifier.map(str::to_owned),
                force_quirks: doctype.force_quirks,
            });
            return;
        }
        Token::EndTag(tag) => {
            tokens.push(ExpectedToken::EndTag { name: tag.text.to_owned() });
            return;
        }
        Token::StartTag(tag) => {
            let attributes: BTreeMap<_, _> = tag
                .attributes
                .iter()
                .map(|one| (one.name.local.to_owned(), one.value.text().to_owned()))
                .collect();
            tokens.push(ExpectedToken::StartTag {
                name: tag.text.to_owned(),
                attributes,
                self_closing: tag.self_closing,
            });
            return;
        }
        Token::Comment(comment) => {
            tokens.push(ExpectedToken::Comment(comment.data.text().to_owned()));
            return;
        }
        Token::ProcessingInstruction(instruction) => {
            tokens.push(ExpectedToken::ProcessingInstruction {
                target: instruction.target.to_owned(),
                data: instruction.data.text().to_owned(),
            });
            return;
        }
        _ => return,
    };
    match tokens.last_mut() {
        Some(ExpectedToken::Characters(before)) => before.push_str(characters),
        _ => tokens.push(ExpectedToken::Characters(characters.to_owned())),
    }
}
