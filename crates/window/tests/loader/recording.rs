use std::time::Duration;

use treewright_window::loader::{
    Answer, Destination, Exchange, LoadError, LoadResult, RecordingLoader, ReplayLoader, Request,
    RequestId, Response,
};

use super::{get, line, now};

fn answers() -> Vec<LoadResult> {
    let mut page = Response::of_type("text/html; charset=utf-8", "<p>ä\u{2028}\u{0}");
    page.body.push(Duration::from_micros(1500), b"\xFF\x00bytes".to_vec());
    page.body.push(Duration::from_secs(1), "");
    page.delay = Duration::from_millis(20);
    let mut odd = Response::with_status(299);
    "Made \"up\"".clone_into(&mut odd.status_text);
    odd.headers.append("X", b"\xE4\xFF");
    odd.headers.append("x", "second");
    odd.body.broken = true;
    odd.url = Some("https://b.test/".parse().expect("it is one"));
    let errors = [
        LoadError::UnsupportedScheme("ftp".to_owned()),
        LoadError::HostNotFound("a.test".to_owned()),
        LoadError::TooLarge(17),
        LoadError::TimedOut,
        LoadError::Network("it broke".to_owned()),
    ];
    [Ok(page), Ok(odd)].into_iter().chain(errors.into_iter().map(Err)).collect()
}

#[test]
fn lines_read_back_as_they_were() {
    for answer in answers() {
        let mut request = get("https://a.test/?a#b");
        request.id = RequestId(0);
        request.destination = Destination::Script;
        request.headers.append("Cookie", b"a=\xFF");
        request.body = Some(vec![0, 255]);
        let exchange = Exchange { request, answer };
        let line = exchange.to_line();
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(Exchange::from_line(&line), Ok(exchange));
    }
}

#[test]
fn recordings_are_replayed() {
    let mut left = answers().into_iter();
    let inner = move |_: &Request| Answer::Now(left.next().expect("there are enough"));
    let mut file = Vec::new();
    let mut recording_loader =
        RecordingLoader::new(inner, &mut file).expect("a vector can be written");
    // The same address twice, another method, another body, another fragment.
    let mut post = get("https://a.test/1");
    "POST".clone_into(&mut post.method);
    let mut with_body = post.clone();
    with_body.body = Some(b"a=b".to_vec());
    let requests = [
        get("https://a.test/1"),
        post,
        with_body,
        get("https://a.test/1#f"),
        get("https://a.test/2"),
    ];
    let recorded: Vec<LoadResult> =
        requests.iter().map(|request| now(&mut recording_loader, request)).collect();

    drop(recording_loader);
    let mut replay = ReplayLoader::read(file.as_slice()).expect("it was written so");
    for (request, recorded) in requests.iter().zip(&recorded) {
        assert_eq!(&now(&mut replay, request), recorded);
    }
    assert_eq!(now(&mut replay, &requests[0]), recorded[3], "the last one comes again");
    assert_eq!(line(&now(&mut replay, &get("https://a.test/3"))), "not-recorded");

    let mut at_once =
        ReplayLoader::read(file.as_slice()).expect("it was written so").without_delays();
    let Ok(page) = now(&mut at_once, &requests[0]) else { panic!("it was a page") };
    assert!(page.delay.is_zero() && page.body.chunks.iter().all(|chunk| chunk.delay.is_zero()));
}

#[test]
fn files_that_are_not_recordings() {
    const FIRST: &str = "{\"treewright-recording\":1}\n";
    let request =
        r#""request":{"method":"GET","url":"https://a.test/","destination":"","headers":[]}"#;
    let cases = [
        (String::new(), 1, "a recording begins with"),
        ("{}\n".to_owned(), 1, "a recording begins with"),
        (format!("{FIRST}{{}}"), 2, "the request is missing"),
        (format!("{FIRST}\n[\n"), 3, "EOF"),
        (format!("{FIRST}{{{request}}}"), 2, "either a response or an error is required"),
        (
            format!("{FIRST}{{{request},\"error\":{{\"kind\":\"odd\",\"detail\":\"\"}}}}"),
            2,
            "no error is called odd",
        ),
        (
            format!("{FIRST}{{{request},\"response\":{{\"status\":70000}}}}"),
            2,
            "the status is missing",
        ),
        (
            format!("{FIRST}{}", format!("{{{request},\"error\":{{}}}}").replace("https", "")),
            2,
            "relative URL",
        ),
    ];
    for (text, number, reason) in cases {
        let error = ReplayLoader::read(text.as_bytes()).expect_err(&text);
        assert!(error.line == number && error.reason.contains(reason), "{text}: {error}");
    }
}

/// A device that is full.
struct Full(usize);

impl std::io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(std::io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_request_that_cannot_be_recorded_fails() {
    let inner = |_: &Request| Answer::Now(Ok(Response::with_status(204)));
    let mut recording_loader = RecordingLoader::new(inner, Full(40)).expect("the first line fits");
    let answer = line(&now(&mut recording_loader, &get("https://a.test/")));
    assert!(answer.starts_with("network the recording cannot be written"), "{answer}");
}
