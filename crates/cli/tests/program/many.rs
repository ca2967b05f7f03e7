//! Many files, folders, patterns and threads.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::Stdio;

use crate::{Folder, program, run};

/// Without one, with one, with more than the number of cores.
const THREADS: [&[&str]; 4] = [&[], &["--threads=1"], &["--threads=2"], &["--threads=9"]];

impl Folder {
    /// Makes files, with their names as contents, and the folders that they are in.
    fn files(&self, names: &[&str]) {
        for name in names {
            let path = Path::new(self.path()).join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, format!("<!doctype html><p>{name}")).unwrap();
        }
    }

    /// Runs the program in this folder; gives the exit code, the files it names in JSON, and what
    /// it says.
    #[track_caller]
    fn names(&self, arguments: &[&str]) -> (i32, Vec<String>, String) {
        let output = program(&[&["encoding", "--format=json"], arguments].concat())
            .current_dir(self.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let name = |line: &str| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["file"].as_str().unwrap().replace('\\', "/")
        };
        let names = String::from_utf8(output.stdout).unwrap().lines().map(name).collect();
        (output.status.code().unwrap(), names, String::from_utf8(output.stderr).unwrap())
    }
}

/// Asserts which files arguments stand for.
#[track_caller]
fn finds(folder: &Folder, arguments: &[&str], expected: &[&str]) {
    for threads in THREADS {
        let (code, names, err) = folder.names(&[threads, arguments].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
        assert_eq!(names, expected, "{arguments:?}");
    }
}

/// Asserts which files are found, and the one message that is printed.
#[track_caller]
fn finds_but(folder: &Folder, arguments: &[&str], expected: &[&str], message: &str) {
    for threads in THREADS {
        let (code, names, err) = folder.names(&[threads, arguments].concat());
        assert_eq!(code, 2, "{arguments:?}");
        assert_eq!(names, expected, "{arguments:?}");
        assert_eq!(err.replace('\\', "/"), format!("treewright: {message}\n"), "{arguments:?}");
    }
}

#[test]
fn folders() {
    let folder = Folder::new("folders");
    folder.files(&[
        "site/b.html",
        "site/a.htm",
        "site/UP.HTML",
        "site/c/d/e.html",
        "site/c/a.html",
        "site/c.html",
        "site/.hidden.html",
        "site/.git/a.html",
        "site/style.css",
        "site/page.xhtml",
        "site/html",
        "site/page.html.bak",
        ".dot/a.html",
        "single/only.html",
        "other/notes.txt",
        "other/.a.html",
        "z.html",
    ]);
    fs::create_dir(Path::new(folder.path()).join("empty")).unwrap();
    fs::create_dir(Path::new(folder.path()).join("single/folder.html")).unwrap();
    let site = [
        "site/UP.HTML",
        "site/a.htm",
        "site/b.html",
        "site/c/a.html",
        "site/c/d/e.html",
        "site/c.html",
    ];
    finds(&folder, &["site"], &site);
    finds(&folder, &["site/c"], &["site/c/a.html", "site/c/d/e.html"]);
    finds(&folder, &["site/c/"], &["site/c/a.html", "site/c/d/e.html"]);
    finds(&folder, &["z.html", "site/c/d", "z.html"], &["z.html", "site/c/d/e.html", "z.html"]);
    // A file that is named is read, whatever its name is.
    finds(&folder, &["site/page.xhtml", ".dot"], &["site/page.xhtml", ".dot/a.html"]);
    finds(&folder, &["./single"], &["./single/only.html"]);
    let (_, all, _) = folder.names(&["."]);
    assert_eq!(all.len(), site.len() + 2, "{all:?}");

    for without in ["other", "empty", "single/folder.html"] {
        let message =
            format!("{without}: no pages in this folder: no names that end in .html or .htm");
        finds_but(
            &folder,
            &["z.html", without, "single"],
            &["z.html", "single/only.html"],
            &message,
        );
    }
    let message = "site/d: no such file";
    finds_but(&folder, &["site/d", "z.html"], &["z.html"], message);
}

#[cfg(unix)]
#[test]
fn links_and_folders_that_may_not_be_read() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = Folder::new("links");
    folder.files(&["site/a.html", "site/c/x.html", "elsewhere/b.html"]);
    let inside = |name: &str| Path::new(folder.path()).join(name);
    symlink("../elsewhere/b.html", inside("site/b.html")).unwrap();
    symlink("..", inside("site/up")).unwrap();
    symlink("../elsewhere", inside("site/folder.html")).unwrap();
    symlink("site", inside("link")).unwrap();
    finds(&folder, &["site"], &["site/a.html", "site/b.html", "site/c/x.html"]);
    finds(&folder, &["link"], &["link/a.html", "link/b.html", "link/c/x.html"]);

    let closed = fs::Permissions::from_mode(0o000);
    fs::set_permissions(inside("site/c"), closed).unwrap();
    // A user with all rights may read this too.
    if fs::read_dir(inside("site/c")).is_err() {
        let message = "site/c: no permission to read it";
        finds_but(&folder, &["site"], &["site/a.html", "site/b.html"], message);
    }
    fs::set_permissions(inside("site/c"), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn patterns() {
    let folder = Folder::new("patterns");
    folder.files(&[
        "a.html",
        "b1.html",
        "b2.html",
        "c.txt",
        ".d.html",
        "[x].html",
        "x.html",
        "site/a.html",
        "site/c/b.html",
        "notes/n.txt",
    ]);
    finds(&folder, &["b?.html"], &["b1.html", "b2.html"]);
    finds(&folder, &["*.txt", "b[2-9].*"], &["c.txt", "b2.html"]);
    let all = ["[x].html", "a.html", "b1.html", "b2.html", "x.html"];
    finds(&folder, &["*.html"], &all);
    finds(&folder, &["*/*.html"], &["site/a.html"]);
    finds(&folder, &["site/**/*.html"], &["site/a.html", "site/c/b.html"]);
    finds(&folder, &["site/**"], &["site/a.html", "site/c/b.html"]);
    // A folder that matches is a folder.
    finds(&folder, &["si*"], &["site/a.html", "site/c/b.html"]);
    // If a file has that name, it is not a pattern.
    finds(&folder, &["[x].html"], &["[x].html"]);
    finds(&folder, &["[xyz].html"], &["x.html"]);

    for (pattern, message) in [
        ("*.htm", "*.htm: no file matches this pattern"),
        ("no/*.html", "no/*.html: no file matches this pattern"),
        ("?", "?: no file matches this pattern"),
        ("no*", "notes: no pages in this folder: no names that end in .html or .htm"),
    ] {
        finds_but(&folder, &["a.html", pattern, "x.html"], &["a.html", "x.html"], message);
    }
    for wrong in ["a***b", "[", "a**.html"] {
        let (code, names, err) = folder.names(&[wrong]);
        assert_eq!((code, names.len()), (2, 0), "{wrong}: {err}");
        assert!(err.starts_with(&format!("treewright: {wrong}: no such file, and ")), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }

    // Names that begin with a dot have to be asked for.
    folder.files(&[".h/e.html", "site/.h/f.html", "site/.g.html", "site/c/.g.html"]);
    finds(&folder, &["**/b.html"], &["site/c/b.html"]);
    for pattern in ["**/f.html", "**/e.html", "*/e.html"] {
        let message = format!("{pattern}: no file matches this pattern");
        finds_but(&folder, &["a.html", pattern], &["a.html"], &message);
    }
    finds(&folder, &[".d*"], &[".d.html"]);
    finds(&folder, &[".*/*.html"], &[".h/e.html"]);
    finds(&folder, &["site/**/.g.html"], &["site/.g.html", "site/c/.g.html"]);
    finds(&folder, &["./s*/*/../a.html"], &["./site/c/../a.html"]);
    finds(&folder, &["s*/"], &["site/a.html", "site/c/b.html"]);
    finds(&folder, &["**/**/c/*.html"], &["site/c/b.html"]);

    // For the lines of a batch too.
    fs::write(Path::new(folder.path()).join("q1.jsonl"), "{\"id\": 1, \"html\": \"\"}").unwrap();
    fs::write(Path::new(folder.path()).join("q2.jsonl"), "{\"id\": 2, \"html\": \"\"}").unwrap();
    let text = run(&["batch", &format!("{}/*.jsonl", folder.path())], b"").fine();
    let ids: Vec<&str> = text.lines().map(|line| &line[..8]).collect();
    assert_eq!(ids, ["{\"id\":1,", "{\"id\":2,"]);
}

/// If several files are possible, each tree has its header, for any number of files.
#[test]
fn headers() {
    let folder = Folder::new("headers");
    folder.files(&["one/a.html", "two/a.html", "two/b.html"]);
    let path = folder.path();
    let headers = |arguments: &[&str]| {
        let text = run(&[&["parse"], arguments].concat(), b"").fine();
        let headers = text.lines().filter(|line| line.starts_with("==> "));
        headers.map(|line| line.replace(path, "").replace('\\', "/")).collect::<Vec<_>>()
    };
    assert_eq!(headers(&[&format!("{path}/one/a.html")]), [""; 0]);
    assert_eq!(headers(&[&format!("{path}/one")]), ["==> /one/a.html <=="]);
    assert_eq!(headers(&[&format!("{path}/one/*.html")]), ["==> /one/a.html <=="]);
    let two = ["==> /two/a.html <==", "==> /two/b.html <=="];
    assert_eq!(headers(&[&format!("{path}/two")]), two);
}

/// Pages of many sizes, in an order that is not theirs, with errors and without.
fn pages(folder: &Folder) {
    for number in 0..300 {
        let page = match number {
            7 => b"<p id=1 id=2>long</q>".repeat(4000),
            // The print of the tree is the square of this.
            20 | 21 => b"<div>".repeat(1500),
            _ if number % 3 == 0 => format!("<p>{number}</q>\u{E9}").into_bytes(),
            _ if number % 3 == 1 => {
                [b"<!doctype html>\xFF", number.to_string().as_bytes()].concat()
            }
            _ => b"<!doctype html><meta charset=koi8-r><title>\xC1</title>".to_vec(),
        };
        folder.file(&format!("{number:03}.html"), page);
    }
}

/// Whatever the number of threads, what is printed and said is the same.
#[test]
fn threads_change_nothing() {
    let folder = Folder::new("threads");
    pages(&folder);
    let path = folder.path();
    let (first, missing) = (format!("{path}/000.html"), format!("{path}/missing.html"));
    for arguments in [
        &["parse", path][..],
        &["parse", "--errors", path, &missing, &first],
        &["parse", "--errors", "--format=html", &first, &missing, path],
        &["parse", "--errors", "--format=json", path, "-", &first, "-"],
        &["parse", "--fragment=td", "--stop-at-first-error", path],
        &["encoding", path, "-", &missing, "-"],
        &["encoding", "--format=json", "--detect", path],
    ] {
        let page = b"<!doctype html><p>from standard input";
        let one = run(&[arguments, &["--threads=1"]].concat(), page);
        assert!(one.code != 0 || one.err.is_empty(), "{}", one.err);
        assert!(one.out.len() > 10_000);
        let read = one.out.matches("from standard input").count();
        assert_eq!(read, usize::from(arguments.contains(&"-") && arguments[0] == "parse"));
        for threads in THREADS {
            let many = run(&[arguments, threads].concat(), page);
            assert_eq!(many.code, one.code, "{arguments:?} {threads:?}");
            assert!(many.out == one.out, "{arguments:?} {threads:?}");
            assert!(many.err == one.err, "{arguments:?} {threads:?}");
        }
    }
}

#[test]
fn a_batch_on_many_threads() {
    let mut requests = Vec::new();
    for id in 0..5000 {
        let html = match id {
            1000 => "<div>".repeat(1500),
            2000 => "<p>x</q>".repeat(10_000),
            _ => format!("<b>{id}"),
        };
        if id % 100 == 7 {
            requests.extend_from_slice(b"no request\n\n");
        }
        writeln!(requests, "{{\"id\":{id},\"html\":\"{html}\"}}").unwrap();
    }
    let one = run(&["batch", "--threads=1"], &requests).fine();
    assert_eq!(one.lines().count(), 5100);
    for threads in THREADS {
        assert!(run(&[&["batch"], threads].concat(), &requests).fine() == one, "{threads:?}");
    }
    let folder = Folder::new("batches");
    let (first, second) = (folder.file("1", &requests), folder.file("2", "{\"id\":-1}"));
    let missing = format!("{}/missing", folder.path());
    for threads in THREADS {
        let run = run(&[&["batch", &second, &missing, &first, &second], threads].concat(), b"");
        let error = "{\"id\":-1,\"error\":\"html, bytes_b64: one of these fields is required\"}\n";
        assert!(run.out == format!("{error}{one}{error}"), "{threads:?}");
        assert_eq!((run.code, run.err), (2, format!("treewright: {missing}: no such file\n")));
    }
}

#[test]
fn a_program_can_ask_line_by_line_on_any_number_of_threads() {
    for threads in THREADS {
        let mut child = program(&[&["batch"], threads].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut to = child.stdin.take().unwrap();
        let mut from = BufReader::new(child.stdout.take().unwrap());
        let mut id = 0;
        for at_once in [1, 1, 1, 2, 5, 1, 300, 1] {
            let ask = |id| format!("{{\"id\": {id}, \"html\": \"<p>{id}\"}}\n");
            let questions: String = (id..id + at_once).map(ask).collect();
            to.write_all(questions.as_bytes()).unwrap();
            for _ in 0..at_once {
                let mut line = String::new();
                from.read_line(&mut line).unwrap();
                assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
                id += 1;
            }
        }
        // A line that comes in two pieces.
        to.write_all(b"{\"id\": \"x\", \"ht").unwrap();
        to.flush().unwrap();
        to.write_all(b"ml\": \"\"}\n").unwrap();
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert!(line.starts_with("{\"id\":\"x\","), "{line}");
        drop(to);
        assert!(child.wait().unwrap().success());
    }
}

/// The reader is gone, and standard input stays open: the program ends all the same.
#[test]
fn a_closed_pipe_ends_it_while_standard_input_is_open() {
    let folder = Folder::new("open_input");
    let page = folder.file("page.html", "<p>text <b>bold".repeat(20_000));
    for threads in THREADS {
        let mut child = program(&[&["parse", &page, &page, "-"], threads].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let open = child.stdin.take();
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut [0; 10]).unwrap();
        drop(stdout);
        assert!(child.wait().unwrap().success(), "{threads:?}");
        drop(open);
    }
}

#[test]
fn thousands_of_files_in_order() {
    let folder = Folder::new("thousands");
    let count = 3000;
    let mut expected = String::new();
    for number in 0..count {
        folder.file(&format!("{number:04}.html"), format!("<p>{number}"));
        expected.extend(["<p>", &number.to_string(), "</p>"]);
    }
    let text = run(&["parse", "--format=html", "--fragment=div", folder.path()], b"").fine();
    assert!(text == expected);
}

/// Links that lead to a folder around them are not followed, and names that are not UTF-8 are names.
#[cfg(unix)]
#[test]
fn patterns_in_folders_with_strange_names() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let folder = Folder::new("patterns_strange");
    folder.files(&["a.html", "sub/b.html"]);
    std::os::unix::fs::symlink("..", folder.0.join("sub/loop")).unwrap();
    finds(&folder, &["**/*.html"], &["a.html", "sub/b.html"]);
    finds(&folder, &["sub/*/a.html"], &["sub/loop/a.html"]);
    // Some file systems have no such names.
    if fs::write(folder.0.join(OsStr::from_bytes(b"c\xFF.html")), "<p>").is_ok() {
        finds(&folder, &["*.html"], &["a.html", "c\u{FFFD}.html"]);
        finds(&folder, &["c?.html"], &["c\u{FFFD}.html"]);
        finds(&folder, &["**/b.html"], &["sub/b.html"]);
    }
}
