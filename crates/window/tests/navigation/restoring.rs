//! The controls of a page that its user comes back to.

use super::{check, check_with, html};

#[test]
fn controls_have_their_values_again() {
    let page = "<form><input id=t name=t value=a><input id=u value=a><input id=p type=password value=a>\
        <input id=c type=checkbox><input id=r type=radio checked><input id=o autocomplete=off value=a><input id=h type=hidden value=a>\
        <select id=s><option>1<option>2</select><select id=m multiple><option>1<option selected>2<option>3</select>\
        <textarea id=x>a</textarea></form><form autocomplete=off><input id=f value=a></form><script>
        const all = ['t', 'u', 'p', 'c', 'r', 'o', 'h', 's', 'm', 'x', 'f'].map(id => document.getElementById(id));
        const state = e => e.id == 'm' ? [...e.options].map(o => +o.selected).join('') : 'cr'.includes(e.id) ? +e.checked : e.value;
        const show = () => console.log(all.map(state).join());
        for (const type of ['input', 'change']) addEventListener(type, e => console.log(type));
        addEventListener('DOMContentLoaded', show);
        onload = () => {
            if (name) return;
            name = 'again';
            for (const e of all) if (e.id != 'u') e.value = 'b';
            all[3].checked = true; all[4].checked = false; all[7].value = '2'; all[8].options[0].selected = true;
            show(); setTimeout(() => location = 'next.html');
        }</script>";
    let next = "<script>onload = () => setTimeout(() => history.back())</script>";
    check(
        page,
        &[("next.html", html(next))],
        &["a,a,a,0,1,a,a,1,010,a,a", "b,a,b,1,0,b,b,2,100,b,b", "b,a,a,1,0,a,a,2,100,b,a"],
    );
}

#[test]
fn nonces_are_hidden_from_selectors() {
    let page = "<p nonce=b id=p></p><script nonce=a id=s>
        const show = (...all) => console.log(all.map(e => `${e.getAttribute('nonce')}/${e.nonce}`).join());
        const n = document.createElement('i'); n.setAttribute('nonce', 'c'); show(p, s, n);
        document.body.append(n); show(n); document.body.moveBefore(n, p); show(n);
        n.setAttribute('nonce', 'd'); show(n); document.body.moveBefore(n, p); show(n);
        document.body.append(n); show(n, n.cloneNode());</script>";
    let expected = ["/b,/a,c/c", "/c", "/c", "d/d", "d/d", "/d,/d"];
    check_with(("Content-Security-Policy", "script-src 'nonce-a'"), page, &[], &expected);
    check(page, &[], &["b/b,a/a,c/c", "c/c", "c/c", "d/d", "d/d", "d/d,d/d"]);
}
