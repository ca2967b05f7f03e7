//! Generated documents whose scripts write.

use std::sync::Mutex;

use treewright::{Edition, Options, Parsed, Parser, Pause};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::invariants::Violation;
use treewright_testing::origins::dump::dump;
use treewright_testing::origins::{Changes, Counts, Subject, check};
use treewright_testing::suites::{report, run_all};

use super::{compare, complaints, generated, mismatch};

/// Parses pieces of a text. Each script that runs writes the next of these lists of pieces.
fn parse(options: &Options, pieces: &[String], insertions: &[Vec<String>]) -> Parsed {
    let mut parser = options.parser();
    let mut insertions = insertions.iter();
    for piece in pieces {
        parser.append(piece);
        go_on(&mut parser, &mut insertions);
    }
    parser.end_of_input();
    go_on(&mut parser, &mut insertions);
    parser.finish()
}

fn go_on(parser: &mut Parser, insertions: &mut std::slice::Iter<'_, Vec<String>>) {
    let mut open = 0;
    let mut pause = parser.pump();
    loop {
        match pause {
            Pause::Script(_) => {
                parser.begin_script();
                open += 1;
                pause = Pause::NeedInput;
                for text in insertions.next().into_iter().flatten() {
                    // A script that is written runs when this one has ended.
                    pause = parser.write(text);
                    if matches!(pause, Pause::Script(_)) {
                        break;
                    }
                }
            }
            _ if open > 0 => {
                parser.end_script();
                open -= 1;
                pause = parser.pump();
            }
            _ => return,
        }
    }
}

fn check_case(case: &GeneratedCase) -> Result<Counts, Violation> {
    let options = Options::new().origins(true).collect_errors(true).scripting(true);
    let subject = Subject { options: &options, edition: Edition::LIVING, context: None };
    let whole = parse(&options, &[case.text()], &case.insertions);
    let counts = check(&whole, &subject, Changes::Writes)?;
    let by_character: Vec<String> = case.text().chars().map(String::from).collect();
    let in_pieces = parse(&options, &by_character, &case.insertions);
    compare(&dump(&whole), &dump(&in_pieces))?;
    Ok(counts)
}

#[test]
fn generated_documents_with_scripts() {
    let cases: Vec<GeneratedCase> = (1..=generated())
        .map(|seed| GeneratedCase::new(seed, 30))
        .filter(|case| case.setup.context.is_none() && case.text().contains("</script"))
        .collect();
    let counts = Mutex::new(Counts::default());
    let results = run_all(&cases, |case| {
        let found = check_case(case);
        let run = || format!("seed {}, {:?}, {:?}", case.seed, case.text(), case.insertions);
        let found = found.map_err(|violation| mismatch(run(), &violation))?;
        counts.lock().expect("no thread panics with it").add(found);
        Ok(())
    });
    report(&complaints(results));
    let counts = counts.into_inner().expect("no thread panics with it");
    eprintln!("{} documents, {counts:?}", cases.len());
    assert!(counts.again > 5 * cases.len() as u64 && !cases.is_empty(), "{counts:?}");
    assert!(counts.in_two_sources > 0 && counts.in_two_sources * 10 < counts.again, "{counts:?}");
}
