//! Values, validity, selections and options of controls.

use super::check;

/// Checks the value of an expression for an `input` element `i` with these attributes.
#[track_caller]
fn input(attributes: &str, script: &str, expected: &str) {
    let page = format!(
        "<form id=f><input id=i {attributes}></form><script>const i = $('i'), f = $('f');\n\
         const attempt = run => {{ try {{ run(); return 'done' }} catch (e) {{ return e.name }} }};\n\
         log((() => {{ {script} }})())</script>"
    );
    check(&page, expected);
}

#[test]
fn values_have_modes() {
    for (attributes, script, expected) in [
        ("value=a", "i.value = 'b'; return [i.value, i.defaultValue]", "b,a"),
        ("type=hidden value=a", "i.value = 'b'; return [i.value, i.defaultValue]", "b,b"),
        ("type=checkbox", "return i.value", "on"),
        (
            "type=file",
            "return attempt(() => i.value = 'b') + attempt(() => i.value = '')",
            "InvalidStateErrordone",
        ),
        ("type=file", "return [i.files.length, i.files === i.files, i.value]", "0,true,"),
        ("value=a", "return i.files", ""),
        ("type=number value=x", "return i.value", ""),
        ("value=a", "i.value = 'b'; i.type = 'hidden'; return i.getAttribute('value')", "b"),
        (
            "type=hidden value=a",
            "i.type = 'text'; i.setAttribute('value', 'c'); return i.value",
            "c",
        ),
        ("value=a", "i.value = 'b'; f.reset(); return i.value", "a"),
        ("value=a", "i.value = 'b'; return i.cloneNode().value", "b"),
        ("type=color value=red", "return i.value", "#ff0000"),
        ("type=image width=5 height=6", "return [i.width, i.height]", "5,6"),
        ("formaction=x", "return i.formAction", "https://example.com/x"),
        ("autocomplete='Home EMAIL'", "return i.autocomplete", "home email"),
    ] {
        input(attributes, script, expected);
    }
}

#[test]
fn values_are_numbers_and_dates() {
    for (attributes, script, expected) in [
        ("type=number value=2", "return i.valueAsNumber", "2"),
        ("value=2", "return i.valueAsNumber", "NaN"),
        ("type=number", "i.valueAsNumber = 1.5; return i.value", "1.5"),
        ("type=number", "return attempt(() => i.valueAsNumber = Infinity)", "TypeError"),
        ("", "return attempt(() => i.valueAsNumber = 1)", "InvalidStateError"),
        (
            "type=date value=2000-01-02",
            "return i.valueAsDate.toISOString()",
            "2000-01-02T00:00:00.000Z",
        ),
        (
            "type=month value=2000-02",
            "return i.valueAsDate.toISOString()",
            "2000-02-01T00:00:00.000Z",
        ),
        ("type=month", "i.valueAsDate = new Date(0); return i.value", "1970-01"),
        ("type=week", "i.valueAsDate = new Date(0); return i.value", "1970-W01"),
        ("type=date value=2000-01-02", "i.valueAsDate = null; return i.value", ""),
        ("type=date", "return attempt(() => i.valueAsDate = {})", "TypeError"),
        ("type=number", "return i.valueAsDate", ""),
        ("type=number min=0 step=3 value=4", "i.stepUp(); return i.value", "6"),
        ("type=number value=1", "i.stepDown(2); return i.value", "-1"),
        ("", "return attempt(() => i.stepUp())", "InvalidStateError"),
        ("type=number step=any", "return attempt(() => i.stepUp())", "InvalidStateError"),
    ] {
        input(attributes, script, expected);
    }
}

#[test]
fn selections() {
    for (attributes, script, expected) in [
        (
            "value=abcdef",
            "return [i.selectionStart, i.selectionEnd, i.selectionDirection]",
            "0,0,none",
        ),
        (
            "value=abcdef",
            "i.setSelectionRange(1, 3, 'backward'); return [i.selectionStart, i.selectionEnd, i.selectionDirection]",
            "1,3,backward",
        ),
        (
            "value=abcdef",
            "i.setSelectionRange(4, 2); return [i.selectionStart, i.selectionEnd]",
            "2,2",
        ),
        ("value=abcdef", "i.selectionStart = 3; return [i.selectionStart, i.selectionEnd]", "3,3"),
        ("value=abcdef", "i.select(); return [i.selectionStart, i.selectionEnd]", "0,6"),
        ("value=abcdef", "i.value = 'xy'; return i.selectionStart", "2"),
        (
            "value=abcdef",
            "i.setSelectionRange(5, 6); i.setAttribute('value', 'ab'); return i.selectionEnd",
            "2",
        ),
        ("value=abcdef", "i.setRangeText('X', 1, 3); return i.value", "aXdef"),
        (
            "value=abcdef",
            "i.setSelectionRange(2, 5); i.setRangeText('X', 0, 1, 'select'); return [i.selectionStart, i.selectionEnd]",
            "0,1",
        ),
        (
            "value=abcdef",
            "i.setSelectionRange(4, 5); i.setRangeText('XYZ', 0, 1); return [i.selectionStart, i.selectionEnd]",
            "6,7",
        ),
        ("value=abcdef", "return attempt(() => i.setRangeText('X', 3, 1))", "IndexSizeError"),
        (
            "type=number",
            "return [i.selectionStart, attempt(() => i.selectionStart = 1)]",
            ",InvalidStateError",
        ),
        ("value=abc", "i.onselect = () => log('select'); i.select(); return 'set'", "set|select"),
    ] {
        input(attributes, script, expected);
    }
}

#[test]
fn validity() {
    for (attributes, flaw) in [
        ("required", "valueMissing"),
        ("type=checkbox required", "valueMissing"),
        ("type=radio name=r required", "valueMissing"),
        ("type=file required", "valueMissing"),
        ("type=url value=x", "typeMismatch"),
        ("type=email value=x", "typeMismatch"),
        ("pattern='[a-z]{2}' value=abc", "patternMismatch"),
        ("type=email multiple pattern='.@.' value='a@b,aa@b'", "patternMismatch"),
        ("type=number min=2 value=1", "rangeUnderflow"),
        ("type=date max=2000-01-01 value=2000-01-02", "rangeOverflow"),
        ("type=number step=2 value=1.5 min=0", "stepMismatch"),
        ("type=time step=60 value=00:00:01 min=00:00", "stepMismatch"),
    ] {
        let script = "const all = []; for (const name in i.validity) if (i.validity[name]) all.push(name); \
                      return [all, i.checkValidity(), i.validationMessage != '', i.matches(':invalid')]";
        input(attributes, script, &format!("{flaw},false,true,true"));
    }
    for (attributes, script, expected) in [
        ("pattern='[a' value=x", "return i.validity.valid", "true"),
        ("pattern='a|b' value=ab", "return i.validity.patternMismatch", "true"),
        ("maxlength=1 value=abc", "i.value = 'abcd'; return i.validity.tooLong", "false"),
        (
            "",
            "i.setCustomValidity('a\\r\\nb'); return [i.validity.customError, i.validationMessage]",
            "true,a\nb",
        ),
        ("required disabled", "return [i.willValidate, i.validity.valueMissing]", "false,false"),
        ("required readonly", "return i.willValidate", "false"),
        ("type=reset", "return i.willValidate", "false"),
        (
            "required",
            "i.oninvalid = e => log(e.type, e.cancelable); return f.checkValidity()",
            "invalid true|false",
        ),
        ("required", "f.reportValidity(); return document.activeElement === i", "true"),
        (
            "type=time min=22:00 max=06:00 value=12:00",
            "return [i.validity.rangeUnderflow, i.validity.rangeOverflow]",
            "true,true",
        ),
        ("type=time min=22:00 max=06:00 value=23:00", "return i.validity.valid", "true"),
        (
            "type=number min=1 value=2",
            "return [i.matches(':in-range'), i.matches(':valid')]",
            "true,true",
        ),
    ] {
        input(attributes, script, expected);
    }
}

#[test]
fn states_are_seen_by_selectors() {
    for (attributes, script, expected) in [
        ("type=checkbox", "i.checked = true; return i.matches(':checked')", "true"),
        ("type=checkbox checked", "i.checked = false; return i.matches(':checked')", "false"),
        ("type=checkbox", "i.indeterminate = true; return i.matches(':indeterminate')", "true"),
        ("placeholder=p", "i.value = 'a'; return i.matches(':placeholder-shown')", "false"),
        ("", "i.focus(); return [i.matches(':focus'), f.matches(':focus-within')]", "true,true"),
    ] {
        input(attributes, script, expected);
    }
    check(
        "<select id=s><option>a<option selected>b</select><script>$('s').value = 'a'; \
         log($('s').options[0].matches(':checked'), $('s').options[1].matches(':checked'))</script>",
        "true false",
    );
}

#[test]
fn selects_and_their_options() {
    let check_select = |script: &str, expected: &str| {
        let page = format!(
            "<select id=s><option>a<option>b<option>c</select><script>const s = $('s'); {script}</script>"
        );
        check(&page, expected);
    };
    for (script, expected) in [
        ("log(s.selectedIndex, s.value)", "0 a"),
        ("s.selectedIndex = -1; log(s.value === '', s.selectedIndex)", "true -1"),
        ("s.selectedIndex = -1; s.add(new Option('d')); log(s.selectedIndex)", "0"),
        ("s.value = 'c'; s.options[2].remove(); log(s.value)", "a"),
        ("s.options[1].selected = true; log(s.selectedOptions.length, s.value)", "1 b"),
        (
            "s.multiple = true; s.options[0].selected = s.options[2].selected = true; log(s.selectedOptions.length)",
            "2",
        ),
        ("s.options.length = 1; log(s.length)", "1"),
        ("try { s.showPicker() } catch (e) { log(e.name) }", "NotAllowedError"),
        ("s.autocomplete = 'off'; log(s.autocomplete)", "off"),
    ] {
        check_select(script, expected);
    }
}

#[test]
fn names_of_forms() {
    for (page, expected) in [
        (
            "<form id=f><input name=a></form><script>const a = f.a; a.name = 'b'; log(f.a === a, f.b === a); a.remove(); log(f.a)</script>",
            "true true|",
        ),
        (
            "<form id=f><input name=a><input name=a></form><script>log(f.a.length, f.a instanceof RadioNodeList)</script>",
            "2 true",
        ),
        ("<form id=f><img name=a><img id=a></form><script>log(f.a.length)</script>", "2"),
        (
            "<form id=f><input id=a name=b><img name=c></form><script>f.b; $('a').name = 'd'; log(Object.getOwnPropertyNames(f).filter(n => isNaN(n)))</script>",
            "a,d,b,c",
        ),
        ("<form id=f><input type=image name=a></form><script>log(f.length, f.a)</script>", "0 "),
        (
            "<form id=f><input type=radio name=r value=1><input type=radio name=r value=2 checked></form><script>log(f.r.value); f.r.value = '1'; log(f.elements[0].checked)</script>",
            "2|true",
        ),
    ] {
        check(page, expected);
    }
}

#[test]
fn resets() {
    check(
        "<form id=f onreset='log(event.cancelable)'><input value=a><input type=checkbox checked><textarea>t</textarea>\
         <output>o</output><select><option>1<option selected>2</select></form><script>\
         const [i, c, t, o, s] = f.elements; i.value = 'x'; c.checked = false; t.value = 'x'; o.value = 'x'; s.value = 1;\
         f.reset(); log(i.value, c.checked, t.value, o.value, s.value)</script>",
        "true|a true t o 2",
    );
    check(
        "<form id=f onreset='return false'><input id=i value=a></form><script>$('i').value = 'x'; f.reset(); log($('i').value)</script>",
        "x",
    );
    check("<form id=f onreset='log(1); f.reset()'></form><script>f.reset()</script>", "1");
}

/// A group in a detached tree without a form can have several checked buttons.
#[test]
fn radio_buttons_in_detached_trees() {
    let cases = [
        ("d.append(n)", "true,false,true"),
        ("d.append(n); document.body.append(d)", "false,false,true"),
        ("d.append(n); n.checked = true", "false,false,true"),
        ("d.append(n); d.firstChild.name = 'a'", "true,false,false"),
        ("f.append(...d.children, n); d = f", "false,false,true"),
        ("document.body.append(d); d.append(n)", "false,false,true"),
    ];
    for (script, expected) in cases {
        let page = format!(
            "<!doctype html><body><script>let d = document.createElement('div'); const f = document.createElement('form');
            d.innerHTML = '<input type=radio name=a checked><input type=radio name=a>';
            const n = document.createElement('input'); n.type = 'radio'; n.name = 'a'; n.checked = true; {script};
            console.log([...d.children].map(one => one.checked).join())</script>"
        );
        assert_eq!(crate::log::log_of(&page), [expected], "{script}");
    }
}
