//! `cargo xtask book`: updates the generated parts of the book, builds it with mdBook, and checks the links
//! of the result. The source is the folder `docs`; its README says more.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use crate::codegen;

/// The folder that mdBook writes to, as in `docs/book.toml`.
const BUILT: &str = "target/book";

/// The files in `docs` that are not part of the book. mdBook copies all files that are not pages.
const NOT_OF_THE_BOOK: [&str; 2] = ["public-api", "book.toml"];

pub(crate) fn run(root: &Path) -> Result<(), String> {
    codegen::write()?;
    // Only the command knows the options of commands: one of its tests writes them.
    let mut test = Command::new(env!("CARGO"));
    test.args(["test", "--quiet", "-p", "treewright-cli", "--all-features", "--bin", "treewright"]);
    succeed(test.arg("reference_pages").env("RECORD", "1").current_dir(root))?;
    succeed(Command::new("mdbook").args(["build", "docs"]).current_dir(root))
        .map_err(|error| format!("{error}; `cargo install mdbook` installs it"))?;
    let built = root.join(BUILT);
    for name in NOT_OF_THE_BOOK {
        let path = built.join(name);
        let removed = if path.is_dir() {
            std::fs::remove_dir_all(&path)
        } else {
            std::fs::remove_file(&path)
        };
        removed.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let dead = dead_links(&built)?;
    if !dead.is_empty() {
        return Err(format!("these links of the book lead nowhere:\n{}", dead.join("\n")));
    }
    println!("{}", built.join("index.html").display());
    Ok(())
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("{name}: {error}"))?;
    status.success().then_some(()).ok_or_else(|| format!("{name} failed"))
}

/// The links between pages that have no file or no element with the identifier.
fn dead_links(folder: &Path) -> Result<Vec<String>, String> {
    let mut pages = BTreeMap::new();
    let mut work = vec![folder.to_owned()];
    while let Some(next) = work.pop() {
        let entries =
            std::fs::read_dir(&next).map_err(|error| format!("{}: {error}", next.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension() == Some(OsStr::new("html")) {
                let text = std::fs::read_to_string(&path);
                let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
                pages.insert(path, without_code(&text));
            }
        }
    }
    let ids: BTreeMap<&Path, BTreeSet<&str>> =
        pages.iter().map(|(path, text)| (path.as_path(), values(text, "id").collect())).collect();
    let mut dead = Vec::new();
    for (path, text) in &pages {
        // The error page of servers has links from the root of a server.
        if path.file_name() == Some(OsStr::new("404.html")) {
            continue;
        }
        for link in values(text, "href").chain(values(text, "src")) {
            if link.contains(':') || link.starts_with("//") {
                continue;
            }
            let (file, id) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { resolved(path, file) };
            let has_id = || ids.get(target.as_path()).is_none_or(|ids| ids.contains(id));
            if !target.exists() || !id.is_empty() && !has_id() {
                dead.push(format!("{}: {link}", path.display()));
            }
        }
    }
    Ok(dead)
}

/// The HTML without the examples, which contain other links.
fn without_code(html: &str) -> String {
    let mut kept = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<code") {
        kept.push_str(before);
        rest = after.split_once("</code>").map_or("", |(_, rest)| rest);
    }
    kept + rest
}

/// The values of an attribute in the HTML of mdBook, which writes them in double quotes.
fn values<'a>(html: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    let starts: Vec<usize> = html.match_indices(&start).map(|(at, _)| at + start.len()).collect();
    starts.into_iter().filter_map(|at| html[at..].split('"').next())
}

/// The path of a relative link on a page.
fn resolved(page: &Path, link: &str) -> PathBuf {
    let mut path = page.parent().map(Path::to_owned).unwrap_or_default();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{resolved, values, without_code};
    use std::path::Path;

    #[test]
    fn links_are_found() {
        let html = "<a class=\"x\" href=\"../a.html#b\">a</a><h2 id=\"b\">";
        assert_eq!(values(html, "href").collect::<Vec<_>>(), ["../a.html#b"]);
        assert_eq!(values(html, "id").collect::<Vec<_>>(), ["b"]);
        assert_eq!(without_code("a<code class=\"x\"> href=\"b\"</code>c<code>d"), "ac");
        assert_eq!(resolved(Path::new("/x/y/z.html"), "../a.html"), Path::new("/x/a.html"));
    }
}
