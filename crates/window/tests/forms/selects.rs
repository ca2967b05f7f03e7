//! The selectedness of options, and `selectedcontent`: an expression with its value for each case.

use super::check;

const BEFORE: &str = "
    const make = (more = '') => {
        const d = document.createElement('div');
        d.innerHTML = `<select><button><selectedcontent></selectedcontent>${more}</button>
            <option value=1>one<option value=2>two<option value=3>three</select>`;
        document.body.append(d);
        const s = d.firstChild;
        return { d, s, o: [...s.options], shown: () => [...d.querySelectorAll('selectedcontent')].map(e => e.textContent.trim()).join('/') };
    };
    const plain = html => {
        const d = document.createElement('div');
        d.innerHTML = `<select>${html}</select>`;
        const s = d.firstChild;
        return { s, o: [...s.options] };
    };
    const all = o => o.map(o => o.selected ? 1 : 0).join('');
    const group = () => {
        const g = document.createElement('optgroup');
        g.innerHTML = '<option selected>g';
        return g;
    };
    const chosen = name => new Option(name, name, true, true);
";

/// Each case is the body of a function of `x`, which is what `make` gives, and its value.
#[track_caller]
fn check_values(make: &str, cases: &[(&str, &str)]) {
    let scripts: Vec<String> =
        cases.iter().map(|(body, _)| format!("(x => {{ {body} }})({make})")).collect();
    let expected: Vec<&str> = cases.iter().map(|(_, value)| *value).collect();
    let page = format!("<script>{BEFORE} log([{}].join(', '))</script>", scripts.join(",\n"));
    check(&page, &expected.join(", "));
}

#[test]
fn the_contents_of_the_selected_option_are_shown() {
    check_values(
        "make()",
        &[
            ("return x.shown()", "one"),
            ("x.s.value = '2'; return x.shown()", "two"),
            ("x.s.value = '9'; return x.shown()", ""),
            ("x.s.selectedIndex = 2; return x.shown()", "three"),
            ("x.s.selectedIndex = -1; return x.shown()", ""),
            ("x.o[1].selected = true; return x.shown()", "two"),
            ("x.o[1].selected = true; x.o[1].selected = false; return x.shown()", "one"),
            ("x.o[1].setAttribute('selected', ''); return x.shown()", "two"),
            ("x.o[1].defaultSelected = true; x.o[1].defaultSelected = false; return x.shown()", "one"),
            // Options that leave change nothing, and neither does their text.
            ("x.o[0].remove(); return x.shown()", "one"),
            ("x.o[1].remove(); return x.shown()", "one"),
            ("x.o[0].textContent = 'new'; return x.shown()", "one"),
            ("x.s.append(chosen('n')); return x.shown()", "n"),
            ("x.s.value = '2'; x.s.prepend(chosen('n')); return x.shown() + x.s.value", "nn"),
            ("x.s.append(group()); return x.shown() + x.s.selectedIndex", "g3"),
            ("x.s.append(new Option('n')); return x.shown()", "one"),
            (
                "const f = document.createElement('form'); document.body.append(f); f.append(x.d); x.s.value = '2'; f.reset();
                 return x.shown()",
                "one",
            ),
            ("x.s.multiple = true; x.o[1].selected = true; return x.shown()", "one"),
            ("x.s.size = 4; x.s.value = '2'; return x.shown()", "two"),
            (
                "x.s.value = '2'; const c = x.s.cloneNode(true), e = c.querySelector('selectedcontent');
                 const before = e.textContent; document.body.append(c); return [before, e.textContent, c.value].join('/')",
                "two/one/1",
            ),
            (
                "const e = document.createElement('selectedcontent'); x.o[2].append(e); x.s.value = '3'; return e.textContent",
                "",
            ),
            (
                "const e = x.d.querySelector('selectedcontent'); document.body.moveBefore(e, null); x.s.value = '3';
                 return e.textContent",
                "one",
            ),
            // Copies are made of the contents, with new custom elements.
            ("x.o[1].innerHTML = '<b>B</b>'; x.s.value = '2'; return x.d.querySelector('selectedcontent').innerHTML", "<b>B</b>"),
        ],
    );
    check_values(
        "make('<selectedcontent></selectedcontent>')",
        &[
            // Only the first one shows it, by the letter.
            ("x.s.value = '2'; return x.shown()", "two/"),
            ("x.d.querySelector('selectedcontent').remove(); return x.shown()", "one"),
        ],
    );
}

#[test]
fn options_keep_their_selectedness() {
    check_values(
        "plain('<option>a<option>b<option>c')",
        &[
            ("x.o[0].remove(); return all(x.o) + x.s.value", "110b"),
            ("x.o[0].remove(); x.s.prepend(x.o[0]); return all(x.o)", "100"),
            ("x.s.append(x.o[0]); return all(x.o)", "100"),
            // Each removal selects the next one.
            ("x.s.value = 'b'; x.s.textContent = ''; return all(x.o)", "011"),
            ("x.s.value = 'b'; x.s.replaceChildren(x.o[0], x.o[2]); return all(x.o)", "110"),
            ("x.s.value = 'b'; x.o[1].replaceWith(x.o[2]); return all(x.o)", "110"),
            ("x.s.size = 2; x.s.selectedIndex = 1; x.o[1].remove(); return all(x.o) + x.s.selectedIndex", "010-1"),
            ("x.s.selectedIndex = -1; x.o[2].remove(); return all(x.o)", "100"),
            ("x.s.value = 'c'; const n = chosen('n'); x.s.prepend(n); return n.selected + x.s.value", "truen"),
            (
                "const f = new DocumentFragment; f.append(chosen('m'), chosen('n')); x.s.prepend(f);
                 return x.s.options[0].selected + x.s.value",
                "falsen",
            ),
            ("x.o[1].disabled = true; x.o[0].disabled = true; return all(x.o)", "100"),
            ("x.s.multiple = true; x.o[1].selected = true; x.o[1].remove(); return all(x.o)", "110"),
            ("x.s.multiple = true; x.o[1].selected = true; x.s.multiple = false; return all(x.o)", "010"),
            ("const c = x.o[0].cloneNode(true); return c.selected", "false"),
            ("const o = x.o[2]; for (const one of x.o) one.remove(); return all(x.o) + x.s.selectedIndex", "111-1"),
            ("x.o[0].remove(); return x.o[0].matches(':checked') + ':' + x.s.querySelectorAll(':checked').length", "true:1"),
            ("document.implementation.createHTMLDocument().body.append(x.o[0]); return all(x.o)", "110"),
            ("const f = document.createElement('form'); f.append(x.s); x.o[0].remove(); f.reset(); return all(x.o)", "110"),
        ],
    );
    check_values(
        "plain('<option selected>a<option selected>b')",
        &[("const [a, b] = x.o; a.remove(); return all(x.o)", "01")],
    );
    check_values(
        "plain('<option disabled>a<option>b')",
        &[
            ("x.o[1].disabled = true; return all(x.o)", "01"),
            ("x.o[1].remove(); x.s.append(x.o[1]); return all(x.o)", "01"),
        ],
    );
}

#[test]
fn moved_options() {
    check_values(
        "make()",
        &[
            ("x.s.moveBefore(x.o[0], null); return all(x.o) + x.shown()", "100one"),
            ("document.body.moveBefore(x.o[0], null); return all(x.o) + x.s.value", "1102"),
            (
                "const y = make(); y.s.value = '3'; y.s.moveBefore(x.o[0], y.o[0]); return all(x.o) + all(y.o)",
                "110000",
            ),
            (
                "document.body.moveBefore(x.o[0], null); document.body.moveBefore(x.o[1], null); x.s.moveBefore(x.o[0], x.o[2]);
                 return all(x.o)",
                "110",
            ),
            ("const g = group(); x.s.append(g); document.body.moveBefore(g, null); return g.firstChild.selected + x.s.value", "true1"),
            ("x.s.selectedIndex = -1; document.body.moveBefore(x.o[1], null); return all(x.o)", "100"),
        ],
    );
}
