use std::time::Duration;

use treewright_window::loader::{FollowingLoader, MapLoader, Redirect, Response, redirected};

use super::{get, line, now};

/// Status, method, body, location and the next request: method, address, whether it has the body, headers.
#[test]
fn requests_after_redirects() {
    #[rustfmt::skip]
    let cases = [
        (301, "GET", "b", "GET https://a.test/b#f true authorization,content-type"),
        (301, "POST", "b", "GET https://a.test/b#f false authorization"),
        (302, "POST", "/x/b?q#g", "GET https://a.test/x/b?q#g false authorization"),
        (302, "PUT", "b", "PUT https://a.test/b#f true authorization,content-type"),
        (303, "PUT", "b", "GET https://a.test/b#f false authorization"),
        (303, "HEAD", "b", "HEAD https://a.test/b#f true authorization,content-type"),
        (307, "POST", "b", "POST https://a.test/b#f true authorization,content-type"),
        (308, "POST", "https://b.test/", "POST https://b.test/#f true content-type"),
        (302, "GET", "http://a.test/", "GET http://a.test/#f true content-type"),
        (302, "GET", "//a.test:444/", "GET https://a.test:444/#f true content-type"),
        (302, "GET", "", "GET https://a.test/a?q#f true authorization,content-type"),
        (302, "GET", "data:,x", "bad-redirect data:,x#f"),
        (302, "GET", "https://[", "bad-redirect https://["),
        (300, "GET", "b", "none"),
        (304, "GET", "b", "none"),
        (200, "GET", "b", "none"),
    ];
    for (status, method, location, expected) in cases {
        let mut request = get("https://a.test/a?q#f");
        method.clone_into(&mut request.method);
        request.body = Some(b"body".to_vec());
        request.headers.set("authorization", "me");
        request.headers.set("content-type", "text/plain");
        let mut response = Response::with_status(status);
        response.headers.set("Location", location);
        let found = match redirected(&request, &response) {
            None => "none".to_owned(),
            Some(Err(error)) => format!("{} {}", error.kind(), error.detail()),
            Some(Ok(next)) => {
                let names: Vec<&str> = next.headers.iter().map(|(name, _)| name).collect();
                format!("{} {} {} {}", next.method, next.url, next.body.is_some(), names.join(","))
            }
        };
        assert_eq!(found, expected, "{status} {method} {location}");
    }
}

/// A chain of pages, each of which redirects to the next one, after a millisecond.
fn chain(length: u32) -> MapLoader {
    let mut map = MapLoader::new();
    for number in 0..length {
        let mut response = Response::with_status(302);
        response.headers.set("Location", format!("/{}", number + 1));
        response.delay = Duration::from_millis(1);
        map.insert(format!("https://a.test/{number}").parse().expect("it is one"), response);
    }
    let last = format!("https://a.test/{length}").parse().expect("it is one");
    map.insert(last, Response::of_type("text/plain", "end"));
    map
}

#[test]
fn chains_are_followed() {
    let cases = [
        (0, Redirect::Follow, "200 text/plain - \"end\""),
        (1, Redirect::Follow, "200 text/plain - \"end\""),
        (20, Redirect::Follow, "200 text/plain - \"end\""),
        (21, Redirect::Follow, "too-many-redirects"),
        (1, Redirect::Manual, "302 - /1 \"\""),
        (1, Redirect::Error, "bad-redirect /1"),
    ];
    for (length, redirect, expected) in cases {
        let mut request = get("https://a.test/0");
        request.redirect = redirect;
        let result = now(&mut FollowingLoader::new(chain(length)), &request);
        assert_eq!(line(&result), expected, "{length} {redirect:?}");
        if let (Ok(response), Redirect::Follow) = (result, redirect) {
            let url = response.url.map(String::from);
            assert_eq!(url, (length > 0).then(|| format!("https://a.test/{length}")));
            assert_eq!(response.delay, Duration::from_millis(length.into()));
        }
    }
}
