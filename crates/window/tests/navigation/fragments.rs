//! The part of a document that the fragment of its URL indicates.

use super::{check, html};

#[test]
fn the_target_element_is_that_of_the_fragment() {
    const INNER: &str =
        "<p id=a></p><a name=b id=c></a><a name=a></a><p name=d></p><p id=%C3%A9></p><p id=é></p>
        <p id=top></p><p id='x y'></p>";
    let target = |fragment: &str, expected: &str| {
        let page = format!(
            "<iframe src='inner{fragment}' onload=\"
            const found = [...contentDocument.querySelectorAll(':target')];
            console.log(found.map(e => e.localName + '#' + e.id + '.' + (e.name ?? '')).join(' '));
            \"></iframe>"
        );
        check(&page, &[("inner", html(INNER))], &[expected]);
    };
    target("", "");
    target("#", "");
    target("#a", "p#a.");
    target("#A", "");
    target("#b", "a#c.b");
    target("#d", "");
    target("#x%20y", "p#x y.");
    // The written form is compared before the decoded form.
    target("#%C3%A9", "p#%C3%A9.");
    target("#top", "p#top.");
    target("#TOP", "");
}

#[test]
fn the_target_element_changes_with_the_fragment() {
    const PAGE: &str = "<p id=a></p><p id=b></p><body><script>
        const log = () => console.log(location.hash, document.querySelector(':target')?.id);
        const go = hash => { location.hash = hash; log() };
        log(); go('a'); go('b'); go('c'); go('a'); go('top');
        go('b');
        document.querySelector(':target').remove();
        log();
        history.replaceState(null, '', '#a');
        log();
        // The fragment already has this form.
        go('a');
        </script>";
    let expected = [
        " undefined",
        "#a a",
        "#b b",
        "#c undefined",
        "#a a",
        "#top undefined",
        "#b b",
        "#b undefined",
        "#a undefined",
        "#a undefined",
    ];
    check(PAGE, &[], &expected);
}

#[test]
fn hidden_targets_are_revealed() {
    const PAGE: &str = "<details id=d1><summary id=s>s</summary><div id=h1 hidden=UNTIL-FOUND>
        <details id=d2><p id=t>text</p></details></div></details>
        <div id=h2 hidden=until-found><div id=h3 hidden=until-found><p id=u>u</p></div></div>
        <div id=h4 hidden><p id=v>v</p></div><body><script>
        addEventListener('beforematch', e => console.log('beforematch', e.target.id, e.bubbles));
        const state = () => [...document.querySelectorAll('details, [id^=h]')]
            .map(e => e.id + ((e.open ?? !e.hidden) ? '+' : '-')).join(' ');
        location.hash = 's';
        console.log(state());
        location.hash = 't';
        console.log(state());
        addEventListener('beforematch', e => e.target.parentNode.removeAttribute('hidden'), {once: true});
        location.hash = 'u';
        console.log(state());
        location.hash = 'v';
        console.log(state());
        </script>";
    check(
        PAGE,
        &[],
        &[
            "d1- h1- d2- h2- h3- h4-",
            "beforematch h1 true",
            "d1+ h1+ d2+ h2- h3- h4-",
            "beforematch h3 true",
            "d1+ h1+ d2+ h2+ h3+ h4-",
            "d1+ h1+ d2+ h2+ h3+ h4-",
        ],
    );
}

#[test]
fn the_target_is_focused() {
    const PAGE: &str = "<input id=i><p id=p></p><input id=j><body><script>
        const log = () => console.log(document.activeElement.id || document.activeElement.localName);
        for (const hash of ['i', 'p', 'j', 'x', 'top']) { location.hash = hash; log() }
        </script>";
    check(PAGE, &[], &["i", "body", "j", "j", "j"]);
}
