//! Platform objects: tags, data, slots, the weak cache, and their collection.

use std::cell::Cell;
use std::rc::Rc;

use treewright_quickjs::{ClassId, Platform, Value};

use crate::support::{Cx, Host, PLAIN_CLASS, eval, global, start, value, with};

fn make(scope: &mut Cx<'_>, handle: u64) -> Value {
    let proto = scope.object(None);
    let object = scope.platform_object(PLAIN_CLASS, &proto, 3, handle);
    scope.report_finalization(&object);
    object
}

#[test]
fn tags_and_data() {
    with(|scope| {
        let object = make(scope, 44);
        assert_eq!(
            scope.platform(&object),
            Some(Platform { class: PLAIN_CLASS, interface: 3, handle: 44 })
        );
        scope.set_platform(&object, 5, 45);
        assert_eq!(
            scope.platform(&object),
            Some(Platform { class: ClassId(0), interface: 5, handle: 45 })
        );
        for source in ["({})", "[]", "1", "'s'", "new Proxy({}, {})", "null", "new Date", "log"] {
            let value = value(scope, source);
            assert_eq!(scope.platform(&value), None, "{source}");
        }
        assert_eq!(scope.data::<u32, _>(&object, |_, _| ()), None, "no data yet");
        scope.set_data(&object, Box::new(5_u32));
        assert_eq!(scope.data::<String, _>(&object, |_, _| ()), None, "another type");
        let seen = scope.data::<u32, _>(&object, |number, host| {
            *number += 1;
            host.log.push("in data".to_owned());
            *number
        });
        assert_eq!((seen, scope.host.log.len()), (Some(6), 1));
        assert!(scope.take_data(&object).is_some_and(|data| data.is::<u32>()));
        assert!(scope.take_data(&object).is_none());
    });
}

/// Few slots and many.
#[test]
fn slots() {
    with(|scope| {
        let object = make(scope, 1);
        for count in [1, 12, 13, 200] {
            for key in 0..count {
                let value = scope.int(key as i32);
                scope.set_slot(&object, key, &value);
                scope.set_slot(&object, key, &value);
            }
            assert_eq!(scope.slots_len(&object), count as usize);
            let mut keys = scope.slot_keys(&object);
            keys.sort_unstable();
            assert!(keys.into_iter().eq(0..count));
        }
        assert_eq!(scope.slot(&object, 150).and_then(|value| value.as_number()), Some(150.0));
        assert!(scope.slot(&object, 200).is_none());
        assert!(scope.take_slot(&object, 7).is_some() && scope.take_slot(&object, 7).is_none());
        assert_eq!(scope.slots_len(&object), 199);
    });
}

/// Ways to make garbage of platform objects, and how many die without and with a collection.
#[test]
fn cycles_die() {
    type Tie = fn(&mut Cx<'_>, &Value);
    let ties: [(&str, Tie, usize); 6] = [
        ("none", |_, _| {}, 100),
        ("to itself", |scope, object| scope.set_slot(object, 0, object), 0),
        (
            "through a listener that closes over it",
            |scope, object| {
                let make = value(scope, "(o => () => o)");
                let undefined = scope.undefined();
                let listener = scope
                    .call(&make, &undefined, std::slice::from_ref(object))
                    .expect("it is called");
                scope.set_slot(object, 9, &listener);
            },
            0,
        ),
        (
            "an expando",
            |scope, object| {
                let other = make(scope, 7);
                scope.set_str(object, "other", &other).expect("it is ordinary");
                scope.set_slot(&other, 1, object);
            },
            0,
        ),
        (
            "many slots",
            |scope, object| {
                for key in 0..50 {
                    scope.set_slot(object, key, object);
                }
            },
            0,
        ),
        (
            "a promise that waits",
            |scope, object| {
                let (promise, resolve, _) = scope.promise().expect("there is memory");
                scope.set_slot(object, 0, &promise);
                scope.set_slot(object, 1, &resolve);
                let handler = scope.closure(6, vec![object.clone()], 0);
                let undefined = scope.undefined();
                scope.promise_then(&promise, &handler, &undefined).expect("it is a promise");
            },
            0,
        ),
    ];
    for (name, tie, at_once) in ties {
        with(|scope| {
            scope.run_gc();
            let before = scope.memory_usage().objects;
            for handle in 0..100 {
                let object = make(scope, handle);
                tie(scope, &object);
            }
            let dead = scope.take_finalized().len();
            assert!(dead >= at_once, "{name}: {dead} died at once");
            scope.run_gc();
            let all = dead + scope.take_finalized().len();
            assert!(all >= 100, "{name}: {all} died");
            let left = scope.memory_usage().objects;
            assert!(left <= before + 3, "{name}: {left} objects after {before}");
        });
    }
}

/// A holder owns its wrappers, each of which owns the holder: all live as long as one is in use.
#[test]
fn a_tree_is_held_by_any_of_its_wrappers() {
    with(|scope| {
        let holder = make(scope, 1000);
        for handle in 0..50 {
            let wrapper = make(scope, handle);
            scope.set_slot(&holder, handle, &wrapper);
            scope.set_slot(&wrapper, 0, &holder);
            scope.cache_insert(handle, &wrapper);
            scope.set_str(&wrapper, "expando", &wrapper).expect("it is ordinary");
        }
        let kept = scope.cached(17).expect("it is held");
        drop(holder);
        scope.run_gc();
        assert!(scope.take_finalized().is_empty(), "all are reachable from one");
        assert!(scope.cached(3).is_some());
        drop(kept);
        scope.run_gc();
        assert_eq!(scope.take_finalized().len(), 51);
        assert!(scope.cached(3).is_none() && scope.cached(17).is_none());
    });
}

#[test]
fn the_cache_is_weak_and_exact() {
    with(|scope| {
        let first = make(scope, 5);
        scope.cache_insert(5, &first);
        assert!(scope.cached(5).is_some_and(|found| found.same_value(&first)));
        // A second object of the same handle replaces the first; the death of the first does not
        // clear it.
        let second = make(scope, 5);
        scope.cache_insert(5, &second);
        drop(first);
        assert!(scope.cached(5).is_some_and(|found| found.same_value(&second)));
        scope.set_platform(&second, 3, 6);
        assert!(scope.cached(5).is_none());
        scope.cache_insert(6, &second);
        scope.cache_remove(6);
        assert!(scope.cached(6).is_none());
        scope.cache_insert(6, &second);
        drop(second);
        assert!(scope.cached(6).is_none(), "it died at once");
        assert_eq!(scope.take_finalized(), [(3, 5), (3, 6)]);
    });
}

/// Data is dropped after its object, not in the middle of a collection, and at the latest with the engine.
#[test]
fn data_is_buried() {
    struct Grave(Rc<Cell<u32>>);
    impl Drop for Grave {
        fn drop(&mut self) {
            self.0.set(self.0.get() + 1);
        }
    }
    let dead = Rc::new(Cell::new(0));
    let (engine, realm) = start();
    engine.enter(&mut Host::default(), &realm, |scope| {
        for round in 0..10_u32 {
            let object = make(scope, 0);
            scope.set_data(&object, Box::new(Grave(Rc::clone(&dead))));
            scope.set_data(&object, Box::new(Grave(Rc::clone(&dead))));
            if round % 2 == 0 {
                scope.set_slot(&object, 0, &object);
            }
        }
        assert_eq!(dead.get(), 15, "replaced ones, and those of five objects without cycles");
        scope.run_gc();
        assert_eq!(dead.get(), 20);
        let object = make(scope, 0);
        scope.set_data(&object, Box::new(Grave(Rc::clone(&dead))));
        global(scope, "kept", &object);
    });
    drop((engine, realm));
    assert_eq!(dead.get(), 21);
}

#[test]
fn scripts_see_wrappers_as_the_same_object() {
    with(|scope| {
        let object = make(scope, 1);
        global(scope, "a", &object);
        scope.cache_insert(1, &object);
        let again = scope.cached(1).expect("it lives");
        global(scope, "b", &again);
        assert_eq!(eval(scope, "a === b && new WeakMap([[a, 4]]).get(b)"), "4");
        assert_eq!(eval(scope, "let w = new WeakRef(a); w.deref() === b"), "true");
    });
}
