use std::fs;
use std::path::PathBuf;

use treewright_window::loader::FileLoader;

use super::{get, line, now};

/// A folder with files, created for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("root/sub")).expect("it can be made");
    let files = [
        ("root/index.html", "start"),
        ("root/a.js", "go()"),
        ("root/a b.txt", "space"),
        ("root/noextension", "bytes"),
        ("root/sub/index.html", "below"),
        ("secret.txt", "no"),
    ];
    for (path, text) in files {
        fs::write(folder.join(path), text).expect("it can be written");
    }
    folder
}

#[test]
fn files_are_found_below_the_root() {
    let root = folder("files").join("root");
    #[rustfmt::skip]
    let cases = [
        ("http://a.test/", "200 text/html - \"start\""),
        ("http://a.test/index.html#x", "200 text/html - \"start\""),
        ("http://a.test/a.js?version=2", "200 text/javascript - \"go()\""),
        ("http://a.test:80/a.js", "200 text/javascript - \"go()\""),
        ("http://a.test/a%20b.txt", "200 text/plain - \"space\""),
        ("http://a.test/a b.txt", "200 text/plain - \"space\""),
        ("http://a.test/noextension", "200 - - \"bytes\""),
        ("http://a.test/sub?x#y", "301 - http://a.test/sub/?x \"\""),
        ("http://a.test/sub/", "200 text/html - \"below\""),
        ("http://a.test/sub/../a.js", "200 text/javascript - \"go()\""),
        ("http://a.test/missing", "404 - - \"\""),
        ("http://a.test/a.js/x", "404 - - \"\""),
        ("http://a.test/../secret.txt", "404 - - \"\""),
        ("http://a.test/..%2Fsecret.txt", "outside-of-root"),
        ("http://a.test/sub/..%5C..%5Csecret.txt", "outside-of-root"),
        ("http://a.test/%00", "outside-of-root"),
        ("http://a.test/%FF", "not-found"),
        ("http://b.test/a.js", "no-loader"),
        ("https://a.test/a.js", "no-loader"),
        ("http://a.test:81/a.js", "no-loader"),
        ("data:text/plain,x", "no-loader"),
    ];
    let mut loader =
        FileLoader::new("http://a.test/page.html?q#f".parse().expect("it is one"), root);
    for (url, expected) in cases {
        assert_eq!(line(&now(&mut loader, &get(url))), expected, "{url}");
    }
}

#[test]
fn a_base_below_the_root_of_the_host_is_cut_off() {
    let root = folder("base").join("root");
    let mut loader = FileLoader::new("https://a.test/x/y/".parse().expect("it is one"), root);
    let cases = [
        ("https://a.test/x/y/a.js", "200 text/javascript - \"go()\""),
        ("https://a.test/x/y/", "200 text/html - \"start\""),
        ("https://a.test/x/a.js", "no-loader"),
        ("https://a.test/", "no-loader"),
    ];
    for (url, expected) in cases {
        assert_eq!(line(&now(&mut loader, &get(url))), expected, "{url}");
    }
}

#[test]
fn methods_are_those_of_pages() {
    let root = folder("methods").join("root");
    let mut loader = FileLoader::new("https://a.test/".parse().expect("it is one"), root);
    let cases = [
        ("HEAD", "200 text/javascript - \"\""),
        ("POST", "200 text/javascript - \"go()\""),
        ("PUT", "405 - - \"\""),
        ("DELETE", "405 - - \"\""),
    ];
    for (method, expected) in cases {
        let mut request = get("https://a.test/a.js");
        method.clone_into(&mut request.method);
        assert_eq!(line(&now(&mut loader, &request)), expected, "{method}");
    }
}

#[cfg(unix)]
#[test]
fn links_do_not_lead_out_of_the_root() {
    let folder = folder("links");
    let link = |to: &str, name: &str| {
        std::os::unix::fs::symlink(folder.join(to), folder.join("root").join(name))
            .expect("it can be made");
    };
    link("secret.txt", "out.txt");
    link("root/a.js", "in.js");
    let mut loader =
        FileLoader::new("http://a.test/".parse().expect("it is one"), folder.join("root"));
    assert_eq!(line(&now(&mut loader, &get("http://a.test/out.txt"))), "outside-of-root");
    let inside = line(&now(&mut loader, &get("http://a.test/in.js")));
    assert_eq!(inside, "200 text/javascript - \"go()\"");
}

#[cfg(unix)]
#[test]
fn file_addresses_reach_all_files() {
    let folder = folder("all");
    let mut loader = FileLoader::all_files().expect("there are file addresses");
    let url = |name: &str| format!("file://{}/{name}", folder.display());
    assert_eq!(line(&now(&mut loader, &get(&url("secret.txt")))), "200 text/plain - \"no\"");
    assert_eq!(line(&now(&mut loader, &get(&url("missing")))), "not-found");
}
