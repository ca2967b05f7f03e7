//! The order of child navigables: `window[0]`, `window.length`, names, and the order of events.

use super::{check, html};

/// A page that names its frames in the order of their indices.
const NAMES: &str =
    "const names = w => Array.from({ length: w.length }, (_, i) => w[i].name).join('');
    const add = (name, place, before) => {
        const frame = document.createElement('iframe');
        frame.name = name;
        place.insertBefore(frame, before ?? null);
        return frame;
    };";

#[track_caller]
fn check_names(script: &str, expected: &[&str]) {
    check(&format!("<body><script>{NAMES} {script}</script>"), &[], expected);
}

#[test]
fn indices_follow_the_order_of_insertion() {
    check_names(
        "const a = add('a', document.body), b = add('b', document.body, a);
        console.log(names(window), length, frames === window, Object.keys(window).slice(0, 2).join());",
        &["ab 2 true 0,1"],
    );
    // A removal and an insertion begin again at the end.
    check_names(
        "const a = add('a', document.body), b = add('b', document.body);
        document.body.insertBefore(a, b); console.log(names(window));
        const div = document.createElement('div');
        document.body.prepend(div); div.append(b); console.log(names(window));
        a.remove(); console.log(names(window), length);
        div.remove(); console.log(length, window[0]);",
        &["ba", "ab", "b 1", "0 undefined"],
    );
    // A move keeps the order.
    check_names(
        "const a = add('a', document.body), b = add('b', document.body), c = add('c', document.body);
        document.body.moveBefore(a, null); console.log(names(window));
        document.body.moveBefore(c, b); console.log(names(window));",
        &["abc", "abc"],
    );
    // All of a fragment are inserted before the scripts of the first one run.
    check_names(
        "const fragment = document.createDocumentFragment();
        const a = add('a', fragment), b = add('b', fragment);
        a.onload = () => { add('c', document.body); console.log(names(window)) };
        document.body.append(fragment); console.log(names(window));",
        &["ac", "abc"],
    );
    // The frames of shadow trees are not among them.
    check_names(
        "const host = document.createElement('div'); document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        const a = add('a', root), b = add('b', document.body);
        console.log(names(window), length, typeof window.a, a.contentWindow.parent === window);",
        &["b 1 undefined true"],
    );
}

#[test]
fn containers_that_get_contents_later_keep_their_place() {
    check(
        &format!(
            "<body><object data=child.html name=o></object><iframe name=f></iframe><script>{NAMES}
            console.log(names(window));
            onload = () => console.log(names(window));
            </script>"
        ),
        &[("child.html", html("<p>"))],
        &["f", "of"],
    );
}

#[test]
fn names_follow_the_order_of_the_tree() {
    check_names(
        "const later = add('x', document.body), first = add('x', document.body, later);
        console.log(window[0] === later.contentWindow, window.x === first.contentWindow);
        document.body.moveBefore(first, null);
        console.log(window[0] === later.contentWindow, window.x === later.contentWindow);",
        &["true true", "true true"],
    );
}

#[test]
fn names_that_other_origins_choose_are_hidden() {
    check(
        "<body><iframe sandbox=allow-scripts srcdoc='<script>name = `spices`</script>'></iframe>
        <iframe name=herbs></iframe><iframe name=spices></iframe><iframe name=salt srcdoc=x sandbox></iframe>
        <iframe sandbox=allow-scripts srcdoc='<script>name = `pepper`</script>'></iframe><p id=pepper></p><script>
        onload = () => console.log(window.spices, window.herbs === frames[1], window.salt === frames[3], window.pepper === frames[4]);
        </script>",
        &[],
        &["undefined true true true"],
    );
}

#[test]
fn events_of_unloading_follow_the_trees() {
    let listen = "for (const type of ['beforeunload', 'unload']) addEventListener(type, e => top.console.log(type, name));";
    let frame = html(&format!("<script>{listen}</script>"));
    let middle = html(&format!(
        "<iframe name=b1 src=frame.html></iframe><div id=host></div><iframe name=b3 src=frame.html></iframe><script>{listen}
        const shadow = host.attachShadow({{ mode: 'open' }});
        shadow.innerHTML = '<iframe name=b2 src=frame.html></iframe>';
        </script>"
    ));
    check(
        "<iframe name=top src=outer.html></iframe><script>
        onload = () => { onload = null; frames[0].location = 'frame2.html' }
        </script>",
        &[
            (
                "outer.html",
                html(&format!(
                    "<body><iframe name=c src=frame.html></iframe><script>{listen}
                    document.body.firstChild.before(Object.assign(document.createElement('iframe'), {{ name: 'b', src: 'middle.html' }}));
                    document.body.prepend(Object.assign(document.createElement('iframe'), {{ name: 'a', src: 'frame.html' }}));
                    </script>"
                )),
            ),
            ("middle.html", middle),
            ("frame.html", frame),
            ("frame2.html", html("<p>")),
        ],
        &[
            "beforeunload top",
            "beforeunload a",
            "beforeunload b",
            "beforeunload b1",
            "beforeunload b2",
            "beforeunload b3",
            "beforeunload c",
            "unload a",
            "unload b1",
            "unload b2",
            "unload b3",
            "unload b",
            "unload c",
            "unload top",
        ],
    );
}

/// Random insertions, moves and removals: the order of the indices is that of a model.
#[test]
fn random_changes_keep_the_order_of_insertion() {
    let script = "let seed = 1; const random = n => (seed = seed * 48271 % 2147483647) % n;
        const model = [], all = [], places = [document.body];
        for (let i = 0; i < 4; i++) places.push(places[random(places.length)].appendChild(document.createElement('div')));
        for (let i = 0; i < 400; i++) {
            const frame = random(4) === 0 || all.length === 0 ? document.createElement('iframe') : all[random(all.length)];
            if (!frame.name) { frame.name = `n${i}`; all.push(frame) }
            const place = places[random(places.length)];
            const before = place.childNodes[random(place.childNodes.length + 1)] ?? null;
            if (before === frame) continue;
            const at = model.indexOf(frame.name);
            if (frame.isConnected && random(2)) place.moveBefore(frame, before);
            else {
                if (at >= 0) model.splice(at, 1);
                if (random(5) === 0) frame.remove(); else { place.insertBefore(frame, before); model.push(frame.name) }
            }
            const real = Array.from({ length }, (_, i) => window[i].name);
            if (real.join() !== model.join()) { console.log(i, real.join(), model.join()); break }
        }
        console.log('end', model.length > 5);";
    check_names(script, &["end true"]);
}
