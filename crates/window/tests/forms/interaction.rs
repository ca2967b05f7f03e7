//! Focus, dialogs, popovers and commands.

use super::check;

#[test]
fn labels_of_disabled_controls() {
    for (page, expected) in [
        ("<label id=l>x<input type=checkbox id=c disabled></label>", "false"),
        ("<label id=l for=c>x</label><input type=checkbox id=c disabled>", "false"),
        ("<fieldset disabled><label id=l>x<input type=radio id=c></label></fieldset>", "false"),
        ("<label id=l>x<button id=c disabled>b</button></label>", "undefined"),
        ("<label id=l>x<input type=checkbox id=c></label>", "click|input|change|true"),
    ] {
        let page = format!(
            "{page}<script>const c = $('c'); for (const type of ['click', 'input', 'change']) c.addEventListener(type, e => log(e.type));
            $('l').click(); log(String(c.checked))</script>"
        );
        check(&page, expected);
    }
}

#[test]
fn focus() {
    for (page, expected) in [
        (
            "<input id=i onfocus='log(event.type, event.relatedTarget)' onblur='log(event.type)'><script>$('i').focus(); log(document.activeElement.id); $('i').blur(); log(document.activeElement.tagName)</script>",
            "focus |i|blur|BODY",
        ),
        (
            "<input id=i><input id=j><script>$('i').focus(); $('j').onfocus = e => log(e.relatedTarget.id); $('j').focus()</script>",
            "i",
        ),
        (
            "<div id=i></div><script>$('i').focus(); log(document.activeElement.tagName); $('i').tabIndex = -1; $('i').focus(); log(document.activeElement.id)</script>",
            "BODY|i",
        ),
        (
            "<input id=i disabled><script>$('i').focus(); log(document.activeElement.tagName)</script>",
            "BODY",
        ),
        (
            "<div inert><input id=i></div><script>$('i').focus(); log(document.activeElement.tagName)</script>",
            "BODY",
        ),
        (
            "<div hidden><input id=i></div><script>$('i').focus(); log(document.activeElement.tagName)</script>",
            "BODY",
        ),
        (
            "<input id=i><script>$('i').focus(); $('i').remove(); log(document.activeElement.tagName)</script>",
            "BODY",
        ),
        (
            "<input id=i autofocus><script>onload = () => setTimeout(() => log(document.activeElement.id), 50)</script>",
            "i",
        ),
        (
            "<div id=h></div><script>const s = $('h').attachShadow({mode: 'open', delegatesFocus: true}); s.innerHTML = '<input id=i>'; $('h').focus(); log(document.activeElement.id, s.activeElement.id)</script>",
            "h i",
        ),
        // Each event is followed by one that bubbles.
        (
            "<p id=p><input id=i><input id=j></p><script>for (const type of ['focus', 'focusin', 'blur', 'focusout']) { for (const id of 'pij') $(id).addEventListener(type, e => log(e.currentTarget.id, e.type, e.target.id, e.relatedTarget?.id, e.bubbles, e.composed, e.constructor.name)) } $('i').focus(); $('j').focus(); $('j').blur()</script>",
            "i focus i  false true FocusEvent|i focusin i  true true FocusEvent|p focusin i  true true FocusEvent|i blur i j false true FocusEvent|i focusout i j true true FocusEvent|p focusout i j true true FocusEvent|j focus j i false true FocusEvent|j focusin j i true true FocusEvent|p focusin j i true true FocusEvent|j blur j  false true FocusEvent|j focusout j  true true FocusEvent|p focusout j  true true FocusEvent",
        ),
        // A host has the focus if its shadow tree has it; the element of a frame does not. A child of a host that is in no slot
        // is not rendered, and cannot be focused.
        (
            "<div id=h></div><script>const s = $('h').attachShadow({mode: 'open'}); s.innerHTML = '<p id=o><input id=i></p>'; const o = s.getElementById('o').attachShadow({mode: 'open'}); o.innerHTML = '<input>'; o.firstChild.focus(); log($('h').matches(':focus'), s.host.matches(':focus-within'), s.getElementById('o').matches(':focus'), o.firstChild.matches(':focus'), document.body.matches(':focus')); o.firstChild.blur(); log($('h').matches(':focus')); s.getElementById('i').focus(); log($('h').matches(':focus')); $('h').remove(); log($('h') === null)</script>",
            "true true true true false|false|false|true",
        ),
        (
            "<div id=h></div><script>const s = $('h').attachShadow({mode: 'open'}); s.innerHTML = '<input>'; s.firstChild.focus(); s.firstChild.remove(); log($('h').matches(':focus'))</script>",
            "false",
        ),
        (
            "<iframe id=i srcdoc='<input>'></iframe><script>onload = () => { frames[0].document.querySelector('input').focus(); log($('i').matches(':focus'), $('i').matches(':focus-within')) }</script>",
            "false true",
        ),
        (
            "<iframe id=i srcdoc='<input>'></iframe><script>onload = () => { frames[0].document.querySelector('input').focus(); log(document.activeElement.id, frames[0].document.activeElement.tagName, document.hasFocus()) }</script>",
            "i INPUT true",
        ),
    ] {
        check(page, expected);
    }
}

#[test]
fn dialogs() {
    let dialog = |script: &str, expected: &str| {
        let page = format!(
            "<button id=o>o</button><dialog id=d><button id=b></button></dialog><script>const d = $('d');\n\
             for (const type of ['beforetoggle', 'toggle', 'cancel', 'close']) d.addEventListener(type, e => log(type, e.newState ?? ''));\n\
             const attempt = run => {{ try {{ run() }} catch (e) {{ log(e.name) }} }};\n{script}</script>"
        );
        check(&page, expected);
    };
    for (script, expected) in [
        (
            "d.show(); log(d.open, d.matches(':modal'), document.activeElement.id)",
            "beforetoggle open|true false b|toggle open",
        ),
        (
            "d.showModal(); log(d.matches(':modal'), d.closedBy); d.close('v'); log(d.open, d.returnValue)",
            "beforetoggle open|true closerequest|beforetoggle closed|false v|toggle closed|close ",
        ),
        (
            "d.show(); attempt(() => d.showModal())",
            "beforetoggle open|InvalidStateError|toggle open",
        ),
        ("d.remove(); attempt(() => d.showModal())", "InvalidStateError"),
        (
            "d.onbeforetoggle = e => e.preventDefault(); d.show(); log(d.open)",
            "beforetoggle open|false",
        ),
        (
            "d.show(); d.requestClose('v'); log(d.open, d.returnValue)",
            "beforetoggle open|cancel |beforetoggle closed|false v|toggle closed|close ",
        ),
        (
            "d.oncancel = e => e.preventDefault(); d.show(); d.requestClose(); log(d.open)",
            "beforetoggle open|cancel |true|toggle open",
        ),
        (
            "$('o').focus(); d.showModal(); d.close(); log(document.activeElement.id)",
            "beforetoggle open|beforetoggle closed|o|toggle closed|close ",
        ),
        (
            "d.showModal(); $('o').focus(); log(document.activeElement.id)",
            "beforetoggle open|b|toggle open",
        ),
    ] {
        dialog(script, expected);
    }
}

#[test]
fn popovers() {
    let popover = |script: &str, expected: &str| {
        let page = format!(
            "<div id=p popover></div><div id=q popover></div><div id=m popover=manual></div><div id=n></div><script>const p = $('p'), q = $('q'), m = $('m');\n\
             const open = () => [p, q, m].filter(e => e.matches(':popover-open')).map(e => e.id).join('');\n\
             const attempt = run => {{ try {{ run() }} catch (e) {{ log(e.name) }} }};\n{script}</script>"
        );
        check(&page, expected);
    };
    for (script, expected) in [
        ("p.showPopover(); log(open()); p.hidePopover(); log(open())", "p|"),
        ("p.showPopover(); q.showPopover(); log(open())", "q"),
        ("m.showPopover(); p.showPopover(); log(open())", "pm"),
        (
            "p.append(q); p.showPopover(); q.showPopover(); log(open()); p.hidePopover(); log(open())",
            "pq|",
        ),
        (
            "log(p.togglePopover(), p.togglePopover(), p.togglePopover(false), p.togglePopover({force: true}))",
            "true false false true",
        ),
        (
            "attempt(() => $('n').showPopover()); p.remove(); attempt(() => p.showPopover())",
            "NotSupportedError|InvalidStateError",
        ),
        (
            "p.addEventListener('beforetoggle', e => log(e.oldState, e.newState)); p.addEventListener('toggle', e => log('toggle', e.newState)); p.showPopover()",
            "closed open|toggle open",
        ),
        ("p.onbeforetoggle = e => e.preventDefault(); p.showPopover(); log(open())", ""),
        ("p.showPopover(); p.remove(); log(p.matches(':popover-open'))", "false"),
        ("p.showPopover(); p.popover = 'manual'; log(open())", ""),
    ] {
        popover(script, expected);
    }
}

#[test]
fn buttons_of_popovers_and_commands() {
    for (page, expected) in [
        (
            "<button id=b popovertarget=p></button><div id=p popover></div><script>$('b').click(); log($('p').matches(':popover-open')); $('b').click(); log($('p').matches(':popover-open'))</script>",
            "true|false",
        ),
        (
            "<button id=b popovertarget=p popovertargetaction=hide></button><div id=p popover></div><script>$('b').click(); log($('p').matches(':popover-open'))</script>",
            "false",
        ),
        (
            "<button id=b commandfor=d command=show-modal></button><dialog id=d oncommand='log(event.command, event.source.id)'></dialog><script>$('b').click(); log($('d').open)</script>",
            "show-modal b|true",
        ),
        (
            "<button id=b commandfor=d command=close value=v></button><dialog id=d open></dialog><script>$('b').click(); log($('d').open, $('d').returnValue)</script>",
            "false v",
        ),
        (
            "<button id=b commandfor=d command=--own></button><div id=d></div><script>$('d').addEventListener('command', e => log(e.command)); $('b').click()</script>",
            "--own",
        ),
        (
            "<button id=b commandfor=p command=TOGGLE-popover></button><div id=p popover></div><script>$('b').click(); log($('p').matches(':popover-open'), $('b').command)</script>",
            "true toggle-popover",
        ),
        (
            "<button id=b commandfor=d command=unknown></button><div id=d></div><script>$('d').addEventListener('command', e => log(e.command)); $('b').click(); log($('b').type)</script>",
            "button",
        ),
    ] {
        check(page, expected);
    }
}

#[test]
fn the_focus_moves_along() {
    check(
        "<div id=a><button id=b>b</button></div><div id=c></div><div id=i inert></div><script>
        const within = () => [...document.querySelectorAll(':focus-within')].map(e => e.id || e.localName).join();
        for (const type of ['focusin', 'focusout']) addEventListener(type, e => log(type));
        $('b').focus(); log(within());
        $('c').moveBefore($('b'), null); log(within());
        $('a').moveBefore($('c'), null); log(within());
        $('i').moveBefore($('c'), null); log(within(), document.activeElement.id);
        requestAnimationFrame(() => requestAnimationFrame(() => {
            log(within() + '-', document.activeElement.localName);
            document.body.append($('b')); $('b').focus(); $('b').disabled = true; log(document.activeElement.id);
            setTimeout(() => log(document.activeElement.localName), 50);
        }));
        </script>",
        "focusin|html,body,a,b|html,body,c,b|html,body,a,c,b|html,body,i,c,b b|focusout|- body|focusin|b|focusout|body",
    );
}

#[test]
fn forms_in_forms_and_checked_radio_buttons() {
    check(
        "<form id=f></form><input type=radio id=r checked><input type=radio id=q><script>
        const inner = document.createElement('form'); inner.innerHTML = '<button>'; $('f').append(inner);
        $('f').onsubmit = $('f').onreset = () => log('outer');
        $('f').addEventListener('submit', e => log('capture'), true);
        inner.onsubmit = e => { log('inner'); e.preventDefault() }; document.onsubmit = () => log('document');
        inner.requestSubmit(); inner.reset();
        $('f').onsubmit = e => { log('outer'); return false }; $('f').requestSubmit();
        for (const type of ['click', 'input', 'change']) addEventListener(type, e => log(type + e.target.id));
        $('r').click(); $('q').click(); $('q').click();
        </script>",
        "capture|inner|capture|outer|document|clickr|clickq|inputq|changeq|clickq",
    );
}
