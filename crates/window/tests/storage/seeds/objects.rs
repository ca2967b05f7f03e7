//! The interface.

use treewright_window::Until;
use treewright_window::storage_profiles::Profile;

use super::{ORIGIN, with_a_listener};
use crate::storage::{check, check_in, evaluate, page};

#[test]
fn s243_two_mechanisms() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    check_in(
        &mut agent,
        "localStorage.a = 1, sessionStorage.a = 2, [localStorage.a, sessionStorage.a]",
        r#"["1","2"]"#,
    );
    let mut other = page(Some(&profile));
    check_in(&mut other, "[localStorage.a, sessionStorage.a ?? null]", r#"["1",null]"#);
}

#[test]
fn s244_pairs_of_any_keys() {
    check(
        r"localStorage.setItem('', 'empty'); localStorage.setItem('\0', 'nul'); localStorage.setItem('\ud800', 'lone');
          [localStorage.getItem(''), localStorage.getItem('\0'), localStorage.getItem('\ud800'),
           localStorage.getItem('\udc00'), localStorage.length]",
        r#"["empty","nul","lone",null,3]"#,
    );
}

#[test]
fn s245_values_are_strings() {
    check(
        "localStorage.o = {}; localStorage.n = null; localStorage.setItem('u', undefined);
         [localStorage.o, localStorage.n, localStorage.u]",
        r#"["[object Object]","null","undefined"]"#,
    );
}

#[test]
fn s246_several_objects_share_a_list() {
    let mut agent = with_a_listener();
    check_in(
        &mut agent,
        "localStorage.a = 1; frames[0].localStorage.b = 2; frames[0].sessionStorage.c = 3;
         [localStorage === frames[0].localStorage, localStorage.b, frames[0].localStorage.a, sessionStorage.c]",
        r#"[false,"2","1","3"]"#,
    );
}

#[test]
fn s247_numbers_are_keys_like_others() {
    check(
        "localStorage[5] = 'five'; [localStorage[5], localStorage.getItem('5'), localStorage[0] ?? null,
         localStorage.length, Object.keys(localStorage)]",
        r#"["five","five",null,1,["5"]]"#,
    );
}

#[test]
fn s248_length_and_names() {
    check(
        "localStorage.b = 1; localStorage.a = 2; delete localStorage.c;
         [localStorage.length, Object.getOwnPropertyNames(localStorage).sort(), 'a' in localStorage, 'c' in localStorage]",
        r#"[2,["a","b"],true,false]"#,
    );
}

#[test]
fn s249_keys_by_number() {
    check(
        "localStorage.a = 1; [localStorage.key(0), localStorage.key(1), localStorage.key(-1), localStorage.key(2 ** 32)]",
        r#"["a",null,null,"a"]"#,
    );
}

#[test]
fn s250_the_order_of_keys() {
    check(
        "for (const k of ['c', 'a', 'b']) localStorage[k] = 0;
         const keys = () => [0, 1, 2].map(n => localStorage.key(n)).join();
         const before = keys(); localStorage.a = 'other'; localStorage.b = '';
         [before === keys(), before === Object.keys(localStorage).join()]",
        "[true,true]",
    );
}

#[test]
fn s251_get_item() {
    check(
        "localStorage.a = 'x'; [localStorage.getItem('a'), localStorage.getItem('b')]",
        r#"["x",null]"#,
    );
}

/// The draft cloned values; now the binding converts them, before the list is touched.
#[test]
fn s252_a_value_that_throws_changes_nothing() {
    check(
        "localStorage.a = 1; const log = [];
         for (const value of [{ toString() { throw 7 } }, Symbol(), Object.create(null)])
           try { localStorage.setItem('a', value) } catch (e) { log.push(e === 7 ? e : e.name) }
         try { localStorage.setItem({ toString() { log.push('key'); return 'a' } }, { toString() { throw 8 } }) } catch (e) { log.push(e) }
         [...log, localStorage.a, localStorage.length]",
        r#"[7,"TypeError","TypeError","key",8,"1",1]"#,
    );
}

#[test]
fn s253_image_data_is_a_string_like_others() {
    check(
        "localStorage.setItem('a', new ImageData(1, 1)); localStorage.a",
        r#""[object ImageData]""#,
    );
}

#[test]
fn s254_set_item_adds_or_updates() {
    check(
        "localStorage.setItem('a', 1); localStorage.setItem('a', 2); [localStorage.length, localStorage.a]",
        r#"[1,"2"]"#,
    );
}

#[test]
fn s255_quota_exceeded_error() {
    check(
        "let e; try { localStorage.a = 'x'.repeat(6 << 20) } catch (x) { e = x }
         [e instanceof QuotaExceededError, e instanceof DOMException, e.name, e.code, e.quota, e.requested]",
        r#"[true,true,"QuotaExceededError",22,5242880,6291457]"#,
    );
}

#[test]
fn s256_remove_item() {
    check(
        "localStorage.a = 1; localStorage.removeItem('a'); localStorage.removeItem('b');
         delete localStorage.c; localStorage.length",
        "0",
    );
}

#[test]
fn s257_changes_are_atomic() {
    check(
        "localStorage.a = 'before'; const names = [];
         for (const value of [{ toString() { throw new RangeError } }, Symbol(), 'x'.repeat(6 << 20)])
           try { localStorage.setItem('a', value) } catch (e) { names.push(e.name) }
         [names, localStorage.a, localStorage.length]",
        r#"[["RangeError","TypeError","QuotaExceededError"],"before",1]"#,
    );
}

#[test]
fn s258_clear() {
    check(
        "localStorage.a = 1; localStorage.clear(); localStorage.clear(); localStorage.length",
        "0",
    );
}

#[test]
fn s259_events_where_something_was_done() {
    let mut agent = with_a_listener();
    evaluate(
        &mut agent,
        "localStorage.a = 1; localStorage.a = 1; localStorage.removeItem('b'); localStorage.a = 2;
         localStorage.clear(); localStorage.clear()",
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "frames[0].log.map(e => e[2])", r#"["1","2",null]"#);
}

#[test]
fn s260_scripts_see_consistent_data() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    check_in(&mut agent, "localStorage.a = 1; localStorage.a = 2; localStorage.a", r#""2""#);
    let stored = profile.items(ORIGIN).expect("memory");
    assert_eq!(stored.get(&"a".into()), Some(&"2".into()), "written when the task is over");
}
