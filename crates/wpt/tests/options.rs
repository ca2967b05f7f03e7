//! The command's arguments.

use std::time::Duration;

use treewright_wpt::options::Options;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/root");

fn read(arguments: &str) -> Result<Options, String> {
    Options::read(arguments.split(' ').map(|argument| argument.replace("ROOT", ROOT)))
}

#[test]
fn arguments_are_read() {
    let options = read(
        "/a/ --root ROOT --reference r --json j --known k --list-failures --show --workers --processes 3 --limit 5 /b/",
    );
    let options = options.expect("they are right");
    assert_eq!(
        (options.prefixes.as_slice(), options.processes),
        (["/a/".to_owned(), "/b/".to_owned()].as_slice(), 3)
    );
    assert_eq!(options.limit, Duration::from_secs(5));
    assert!(options.list_failures && options.workers && options.show && !options.child);
    let files = [options.reference, options.json, options.known];
    assert_eq!(files, ["r", "j", "k"].map(|name| Some(name.into())));

    let defaults = read("--root ROOT").expect("they are right");
    assert_eq!((defaults.processes, defaults.limit), (2, Duration::from_secs(180)));
    assert!(defaults.reference.is_none() && defaults.prefixes.is_empty());
}

#[test]
fn wrong_arguments() {
    let cases = [
        ("/a/", "--root is missing"),
        ("--root", "--root needs a value"),
        ("--root /nonexistent", "is not a checkout"),
        ("--root ROOT --processes x", "x is not a number"),
        ("--root ROOT --fast", "--fast is not an option"),
        ("--root ROOT dom/", "dom/ is not the path of a test"),
    ];
    for (arguments, reason) in cases {
        let error = read(arguments).expect_err(arguments);
        assert!(error.contains(reason), "{arguments}: {error}");
    }
}
