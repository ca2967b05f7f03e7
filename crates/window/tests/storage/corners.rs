//! Edge cases of `Storage` objects.

use crate::storage::{check, check_in, page, site};

#[test]
fn named_properties() {
    check(
        "localStorage.a = 1; Object.getOwnPropertyDescriptor(localStorage, 'a')",
        r#"{"value":"1","writable":true,"enumerable":true,"configurable":true}"#,
    );
    check(
        "localStorage.a = 1; [delete localStorage.a, delete localStorage.a, localStorage.length]",
        "[true,true,0]",
    );
    check("localStorage.a = 1; Object.entries(localStorage)", r#"[["a","1"]]"#);
    check(
        "localStorage.b = localStorage.a = 1; const k = []; for (const key in localStorage) k.push(key); k.slice(0, 2)",
        r#"["a","b"]"#,
    );
    check("localStorage.a = 1; JSON.stringify(localStorage)", r#""{\"a\":\"1\"}""#);
    check("localStorage.a = 1; ({ ...localStorage })", r#"{"a":"1"}"#);
    check(
        "'use strict'; localStorage.a = 1; delete localStorage.a; localStorage.a ?? null",
        "null",
    );
}

#[test]
fn clashes_with_the_prototype() {
    // A name of the prototype is a key, but the property still comes from the prototype.
    check(
        "localStorage.setItem('getItem', 'x'); localStorage.setItem('length', '7');
         [typeof localStorage.getItem, localStorage.getItem('getItem'), localStorage.length,
          Object.keys(localStorage), localStorage.key(0)]",
        r#"["function","x",2,[],"getItem"]"#,
    );
    check(
        "localStorage.getItem = 'x'; [typeof localStorage.getItem, localStorage.getItem('getItem')]",
        r#"["function","x"]"#,
    );
    check(
        "localStorage.toString = 'x'; [String(localStorage), localStorage.getItem('toString')]",
        r#"["[object Storage]","x"]"#,
    );
    check(
        "Storage.prototype.extra = 'of the prototype'; localStorage.setItem('extra', 'own');
         const before = localStorage.extra; delete Storage.prototype.extra; [before, localStorage.extra]",
        r#"["of the prototype","own"]"#,
    );
    check(
        "localStorage.setItem('__proto__', 'x'); [localStorage.getItem('__proto__'), localStorage instanceof Storage]",
        r#"["x",true]"#,
    );
    check(
        "localStorage.constructor = 1; [localStorage.constructor === Storage, localStorage.getItem('constructor')]",
        r#"[true,"1"]"#,
    );
}

#[test]
fn symbols() {
    check(
        "const s = Symbol(); localStorage[s] = 1;
         [localStorage[s], localStorage.length, delete localStorage[s], localStorage[s] ?? null]",
        "[1,0,true,null]",
    );
    check(
        "const s = Symbol(); Object.defineProperty(localStorage, s, { value: {}, configurable: false });
         'use strict'; [typeof localStorage[s], Reflect.deleteProperty(localStorage, s)]",
        r#"["object",false]"#,
    );
    check("Object.prototype.toString.call(localStorage)", r#""[object Storage]""#);
}

#[test]
fn define_property() {
    check(
        "Object.defineProperty(localStorage, 'a', { value: 1 }); [localStorage.getItem('a'), localStorage.a]",
        r#"["1","1"]"#,
    );
    check(
        "Object.defineProperty(localStorage, 'a', { value: 1, enumerable: false, writable: false, configurable: false });
         const d = Object.getOwnPropertyDescriptor(localStorage, 'a'); [d.value, d.enumerable, d.writable, d.configurable]",
        r#"["1",true,true,true]"#,
    );
    check(
        "[Reflect.defineProperty(localStorage, 'a', { get() {} }), localStorage.length,
          (() => { try { Object.defineProperty(localStorage, 'a', { get() {} }) } catch (e) { return e.name } })()]",
        r#"[false,0,"TypeError"]"#,
    );
    check(
        "[Reflect.preventExtensions(localStorage), Object.isExtensible(localStorage),
          (() => { try { Object.freeze(localStorage) } catch (e) { return e.name } })()]",
        r#"[false,true,"TypeError"]"#,
    );
}

#[test]
fn receivers() {
    check(
        "const child = Object.create(localStorage); child.a = 1;
         [Object.hasOwn(child, 'a'), localStorage.getItem('a')]",
        "[true,null]",
    );
    check(
        "const names = []; for (const f of [() => Storage.prototype.getItem.call({}, 'a'), () => Storage.prototype.length,
           () => new Storage, () => localStorage.getItem(), () => localStorage.setItem('a'), () => localStorage.key()])
           try { f() } catch (e) { names.push(e.name) } names",
        r#"["TypeError","TypeError","TypeError","TypeError","TypeError","TypeError"]"#,
    );
    check(
        "[Reflect.set(localStorage, 'a', 1), Reflect.set(localStorage, 'b', 2, {}), localStorage.length]",
        "[true,true,1]",
    );
    check(
        "sessionStorage.a = 1; localStorage.a = 2; Storage.prototype.getItem.call(sessionStorage, 'a')",
        r#""1""#,
    );
}

#[test]
fn attributes_of_the_window() {
    check(
        "const d = Object.getOwnPropertyDescriptor(window, 'localStorage');
         [typeof d.get, typeof d.set, d.enumerable, d.configurable]",
        r#"["function","undefined",true,true]"#,
    );
    check("localStorage = 1; typeof localStorage", r#""object""#);
    check(
        "const l = Object.getOwnPropertyDescriptor(window, 'localStorage').get.call(); l === localStorage",
        "true",
    );
}

/// The window of the first document of a frame continues with the next document; its storage
/// objects do not.
#[test]
fn holders_belong_to_documents() {
    let mut agent = site(None, &[("https://example.org/", ""), ("https://example.org/frame", "")]);
    crate::storage::evaluate(
        &mut agent,
        "const f = document.body.appendChild(document.createElement('iframe')); first = frames[0].localStorage; f.src = '/frame'",
    );
    agent.run_until(treewright_window::Until::Idle);
    check_in(
        &mut agent,
        "first.a = 1; [first === frames[0].localStorage, frames[0].localStorage.a]",
        r#"[false,"1"]"#,
    );
}

#[test]
fn handlers_in_markup() {
    let frame = "<body onstorage='log = event.key'>";
    let mut agent = site(
        None,
        &[
            ("https://example.org/", "<iframe src=/frame></iframe>"),
            ("https://example.org/frame", frame),
        ],
    );
    crate::storage::evaluate(&mut agent, "localStorage.a = 1");
    agent.run_until(treewright_window::Until::Idle);
    check_in(&mut agent, "frames[0].log", r#""a""#);
}

#[test]
fn quota_exceeded_errors() {
    check(
        "const e = new QuotaExceededError('m', { quota: 1, requested: 2 });
         [e.name, e.message, e.code, e.quota, e.requested, new QuotaExceededError().quota]",
        r#"["QuotaExceededError","m",22,1,2,null]"#,
    );
    check(
        "const names = []; for (const o of [{ quota: -1 }, { requested: -1 }, { quota: 2, requested: 1 }, { quota: NaN }])
           try { new QuotaExceededError('', o) } catch (e) { names.push(e.name) } names",
        r#"["RangeError","RangeError","RangeError","TypeError"]"#,
    );
}

#[test]
fn agents_hear_of_each_other() {
    let profile = treewright_window::storage_profiles::Profile::in_memory().expect("memory");
    let mut listener = page(Some(&profile));
    crate::storage::evaluate(
        &mut listener,
        "log = []; onstorage = e => log.push([e.key, e.oldValue, e.newValue, e.url])",
    );
    listener.run_until(treewright_window::Until::Idle);
    let mut writer = page(Some(&profile));
    crate::storage::evaluate(
        &mut writer,
        "localStorage.a = 1; localStorage.a = 2; localStorage.clear()",
    );
    listener.run_until(treewright_window::Until::Idle);
    let url = crate::storage::URL;
    check_in(
        &mut listener,
        "log",
        &format!(r#"[["a",null,"1","{url}"],["a","1","2","{url}"],[null,null,null,"{url}"]]"#),
    );
}
