//! Reactions of custom elements that the parser makes and moves.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions>

use crate::log::log_of;

const DEFINITION: &str = "<!DOCTYPE html><body><script>
    customElements.define('x-a', class extends HTMLElement {
        connectedCallback() { console.log('connected ' + this.id) }
        disconnectedCallback() { console.log('disconnected ' + this.id) }
    })
    </script>";

/// The parser moves elements several times within one token: each removal and each insertion counts.
#[test]
fn moves_by_the_adoption_agency() {
    let twice = ["disconnected", "connected", "disconnected", "connected"];
    for (markup, ids) in [
        // "p" is moved, and then its children are.
        ("<b><p><x-a id=1></x-a>x</b>", &["1"][..]),
        ("<b><p><x-a id=1></x-a><x-a id=2></x-a></b>", &["1", "2"]),
        ("<b><p><x-a id=1><x-a id=2></x-a></x-a></b>", &["1", "2"]),
        // "p" is put into the copy of "b" first, which is not connected.
        ("<a><b><p><x-a id=1></x-a></a>", &["1"]),
    ] {
        let mut expected: Vec<String> = ids.iter().map(|id| format!("connected {id}")).collect();
        for id in ids {
            expected.extend(twice.map(|callback| format!("{callback} {id}")));
        }
        assert_eq!(log_of(&format!("{DEFINITION}{markup}")), expected, "{markup}");
        let written = format!("{DEFINITION}<script>document.write('{markup}')</script>");
        assert_eq!(log_of(&written), expected, "{markup}");
    }
}

#[test]
fn elements_that_stay() {
    for markup in [
        "<p><x-a id=1></x-a>",
        "<table><x-a id=1></x-a><tr><td>",
        "<b><x-a id=1><p></b>",
        "<b><x-a id=1></x-a></b><p>",
    ] {
        assert_eq!(log_of(&format!("{DEFINITION}{markup}")), ["connected 1"], "{markup}");
    }
}
