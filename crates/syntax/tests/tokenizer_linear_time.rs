//! Hostile input takes time in proportion to its length. Were one of these quadratic, it would
//! take many minutes; the bound leaves room for slow machines and debug builds.

mod common;

use common::{Run, Start};
use std::time::{Duration, Instant};
use treewright_syntax::tokenizer::State;

const BOUND: Duration = Duration::from_secs(60);

fn in_bound(work: impl FnOnce()) {
    let start = Instant::now();
    work();
    assert!(start.elapsed() < BOUND, "took {:?}", start.elapsed());
}

#[test]
fn appending_single_characters() {
    for text in ["a", "<p a=b>", "<!--", "<p b='", "&not", "<p b='&no", "<![CDATA["] {
        in_bound(|| {
            let mut run = Run::new(Start::FOREIGN);
            for character in text.chars().cycle().take(100_000) {
                run.append(character.encode_utf8(&mut [0; 4]));
                run.pump();
                run.tokens.truncate(1);
            }
            run.finish();
        });
    }
}

#[test]
fn appending_a_long_text_before_it_is_read() {
    in_bound(|| {
        let mut run = Run::new(Start::in_state(State::Plaintext));
        run.append(&"x".repeat(4_000_000));
        for _ in 0..100_000 {
            run.append("x");
        }
        run.finish();
    });
}

#[test]
fn writing_single_characters() {
    in_bound(|| {
        let mut run = Run::new(Start::DATA);
        run.append(&"<p>".repeat(1000));
        run.input.begin_script();
        for character in "<p a=b>&amp;text".chars().cycle().take(100_000) {
            run.write(character.encode_utf8(&mut [0; 4]));
            run.pump();
            run.tokens.truncate(1);
        }
        run.input.end_script();
        run.finish();
    });
}

#[test]
fn nesting_scripts() {
    in_bound(|| {
        let mut run = Run::new(Start::DATA);
        for _ in 0..100_000 {
            run.input.begin_script();
            run.write("<p>");
        }
        for _ in 0..100_000 {
            run.pump();
            run.tokens.truncate(1);
            run.input.end_script();
        }
        run.finish();
    });
}

#[test]
fn a_tag_with_many_attributes() {
    for names in [40_000, 10] {
        in_bound(|| {
            let mut run = Run::new(Start::DATA);
            run.append("<p");
            for number in 0..40_000 {
                run.append(&format!(" a{}={number}", number % names));
            }
            run.append(">");
            let (tokens, errors) = run.finish();
            assert_eq!(tokens.len(), 2);
            assert_eq!(errors.len(), 40_000 - names);
            let last = names - 1;
            assert!(tokens[0].ends_with(&format!(" a{last}=[{last}]>")));
        });
    }
}

#[test]
fn long_beginnings_of_something_else() {
    for text in
        ["<", "</", "<!-", "<!", "&", "&a", "&#", "&#1", "]]", "<!--", "-", "<?", "<a ", "\0"]
    {
        for state in [State::Data, State::Rcdata, State::ScriptData, State::CdataSection] {
            in_bound(|| {
                let mut run = Run::new(Start::in_state(state));
                run.append(&text.repeat(50_000));
                run.finish();
            });
        }
    }
}
