//! Form-associated custom elements and the states of custom elements.

use super::check;

/// Checks what a page with a custom control logs. `internals` are those of the control with the id `c`.
#[track_caller]
fn control(markup: &str, script: &str, expected: &str) {
    let page = format!(
        "<script>class C extends HTMLElement {{ static formAssociated = true; constructor() {{ super(); this.i = this.attachInternals() }}\n\
         formAssociatedCallback(f) {{ log('form', f && f.id) }} formDisabledCallback(d) {{ log('disabled', d) }} formResetCallback() {{ log('reset') }} }}\n\
         customElements.define('x-c', C); class P extends HTMLElement {{ constructor() {{ super(); this.i = this.attachInternals() }} }}\n\
         customElements.define('x-p', P)</script>{markup}<script>const c = $('c'), i = c && c.i;\n\
         const attempt = run => {{ try {{ return run() }} catch (e) {{ return e.name }} }};\n{script}</script>"
    );
    check(&page, expected);
}

#[test]
fn reactions_to_forms() {
    for (markup, script, expected) in [
        (
            "<form id=f><x-c id=c></x-c></form>",
            "log(i.form.id, f.elements[0] === c)",
            "form f|f true",
        ),
        ("<form id=f></form><x-c id=c form=f></x-c>", "c.removeAttribute('form')", "form f|form "),
        ("<form id=f><x-c id=c></x-c></form>", "c.remove()", "form f|form "),
        ("<form id=f></form><x-c id=c form=g></x-c>", "f.id = 'g'", "form g"),
        (
            "<fieldset id=s><x-c id=c></x-c></fieldset>",
            "s.disabled = true; s.disabled = false",
            "disabled true|disabled false",
        ),
        (
            "<fieldset disabled><legend><x-c id=c></x-c></legend></fieldset>",
            "c.setAttribute('disabled', '')",
            "disabled true",
        ),
        ("<form id=f><x-c id=c></x-c></form>", "f.reset()", "form f|reset"),
        (
            "<x-c id=c disabled></x-c>",
            "log(c.matches(':disabled'), c.matches(':enabled'))",
            "disabled true|true false",
        ),
        (
            "<label id=l for=c></label><x-c id=c></x-c>",
            "log(i.labels[0].id, l.control === c); c.onclick = () => log('click'); l.click()",
            "l true|click",
        ),
    ] {
        control(markup, script, expected);
    }
}

#[test]
fn submission_values() {
    for (script, expected) in [
        ("", ""),
        ("i.setFormValue('v')", "n,v"),
        ("i.setFormValue('v', 's')", "n,v"),
        ("i.setFormValue('v'); i.setFormValue(null)", ""),
        ("i.setFormValue(new File(['x'], 'y'))", "n,[object File]"),
        ("const d = new FormData(); d.append('a', 1); i.setFormValue(d); d.append('b', 2)", "a,1"),
        ("i.setFormValue('v'); c.removeAttribute('name')", ""),
        ("i.setFormValue('v'); c.setAttribute('disabled', '')", "disabled true|"),
    ] {
        let script = format!("{script}\nlog([...new FormData(f)].join())");
        control(
            "<form id=f><x-c id=c name=n></x-c></form>",
            &script,
            format!("form f|{expected}").trim_end(),
        );
    }
}

#[test]
fn validity_of_internals() {
    for (script, expected) in [
        ("log(i.willValidate, i.validity.valid, i.checkValidity())", "true true true"),
        (
            "i.setValidity({tooLong: true}, 'm'); log(i.validity.tooLong, i.validationMessage, i.checkValidity(), c.matches(':invalid'))",
            "true m false true",
        ),
        ("log(attempt(() => i.setValidity({tooLong: true})))", "TypeError"),
        ("log(attempt(() => i.setValidity({tooLong: true}, 'm', document.body)))", "NotFoundError"),
        (
            "i.setValidity({tooLong: true}, 'm'); i.setValidity({}); log(i.validity.valid, i.validationMessage === '')",
            "true true",
        ),
        ("c.setAttribute('readonly', ''); log(i.willValidate)", "false"),
        (
            "c.oninvalid = () => log('invalid'); i.setValidity({customError: true}, 'm'); log(i.reportValidity())",
            "invalid|false",
        ),
    ] {
        control("<x-c id=c></x-c>", script, expected);
    }
    let members = "['form', 'willValidate', 'validity', 'validationMessage', 'labels']";
    control(
        "<x-p id=c></x-p>",
        &format!(
            "log(...{members}.map(m => attempt(() => i[m])).concat(attempt(() => i.setFormValue('')), attempt(() => i.checkValidity())))"
        ),
        &["NotSupportedError"; 7].join(" "),
    );
}

#[test]
fn states() {
    for (script, expected) in [
        ("i.states.add('a'); log(c.matches(':state(a)'), c.matches(':state(b)'))", "true false"),
        (
            "i.states.add('a').add('b'); i.states.delete('a'); log(c.matches(':state(a)'), c.matches(':state(b)'))",
            "false true",
        ),
        (
            "i.states.add('a'); i.states.clear(); log(c.matches(':state(a)'), i.states.size)",
            "false 0",
        ),
        (
            "log(c.matches(':defined'), document.createElement('x-y').matches(':defined'))",
            "true false",
        ),
    ] {
        control("<x-p id=c></x-p>", script, expected);
    }
    check(
        "<script>class E extends HTMLElement {} customElements.define('x-e', E);\n\
         const e = document.createElementNS('http://www.w3.org/1999/xhtml', 'p:x-e'); log(e.prefix, e instanceof E)</script>",
        "p true",
    );
}
