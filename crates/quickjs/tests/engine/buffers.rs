//! Array buffers, views, shared memory.

use treewright_quickjs::{BufferKind, SharedMemory, ViewKind};

use crate::support::{Host, eval, global, start, value, with};

/// Buffers with kind and bytes, and views with kind, offset, length, and whether they track the
/// length.
#[test]
fn buffers_and_views() {
    let buffers = [
        ("new ArrayBuffer(3)", BufferKind::Fixed, 3, None),
        ("new ArrayBuffer(3, { maxByteLength: 9 })", BufferKind::Resizable, 3, Some(9)),
        ("new SharedArrayBuffer(4)", BufferKind::Shared, 4, None),
        ("new SharedArrayBuffer(4, { maxByteLength: 9 })", BufferKind::GrowableShared, 4, Some(9)),
        ("let b = new ArrayBuffer(3); b.transfer(); b", BufferKind::Detached, 0, None),
    ];
    let views = [
        ("new Uint8Array([1, 2])", ViewKind::Uint8, 0, 2, false),
        ("new Uint8ClampedArray(new ArrayBuffer(8), 2, 3)", ViewKind::Uint8Clamped, 2, 3, false),
        ("new Float64Array(3)", ViewKind::Float64, 0, 24, false),
        ("new BigUint64Array(1)", ViewKind::BigUint64, 0, 8, false),
        (
            "new Int16Array(new ArrayBuffer(5, { maxByteLength: 9 }), 2)",
            ViewKind::Int16,
            2,
            2,
            true,
        ),
        (
            "new DataView(new ArrayBuffer(5, { maxByteLength: 9 }), 2)",
            ViewKind::DataView,
            2,
            3,
            true,
        ),
        ("new DataView(new ArrayBuffer(5), 1, 2)", ViewKind::DataView, 1, 2, false),
    ];
    with(|scope| {
        for (source, kind, length, max) in buffers {
            let buffer = value(scope, &format!("{{ {source} }}"));
            assert_eq!(scope.buffer_kind(&buffer), Some(kind), "{source}");
            assert_eq!(
                (scope.buffer_len(&buffer), scope.buffer_max_len(&buffer)),
                (Some(length), max),
                "{source}"
            );
            assert_eq!(scope.bytes(&buffer), Some(vec![0; length]), "{source}");
            assert!(scope.view(&buffer).is_none());
            let detached = scope.detach(&buffer);
            assert_eq!(
                detached,
                !matches!(kind, BufferKind::Shared | BufferKind::GrowableShared),
                "{source}"
            );
        }
        for (source, kind, offset, length, tracks) in views {
            let view = value(scope, source);
            let found = scope.view(&view).expect("it is a view");
            assert_eq!(
                (
                    found.kind,
                    found.byte_offset,
                    found.byte_length,
                    found.length_tracking,
                    found.out_of_bounds
                ),
                (kind, offset, length, tracks, false),
                "{source}"
            );
            assert!(
                scope.buffer_kind(&found.buffer).is_some() && scope.buffer_kind(&view).is_none()
            );
            assert!(scope.detach(&found.buffer));
            assert!(
                scope.view(&view).is_some_and(|view| view.out_of_bounds && view.byte_length == 0),
                "{source}"
            );
            assert_eq!(scope.bytes(&view), Some(Vec::new()), "{source}");
            assert!(!scope.write_bytes(&view, 0, &[1]), "{source}");
        }
        let text = scope.string("no buffer");
        assert!(
            scope.bytes(&text).is_none() && !scope.detach(&text) && scope.view(&text).is_none()
        );
    });
}

#[test]
fn bytes_go_both_ways() {
    with(|scope| {
        let buffer = scope.array_buffer(vec![1, 2, 3, 4]);
        global(scope, "buffer", &buffer);
        assert_eq!(eval(scope, "let v = new Uint8Array(buffer); v[1] = 9; v"), "1,9,3,4");
        assert_eq!(scope.bytes(&buffer), Some(vec![1, 9, 3, 4]));
        assert!(scope.write_bytes(&buffer, 2, &[7, 8]) && !scope.write_bytes(&buffer, 3, &[7, 8]));
        assert!(
            !scope.write_bytes(&buffer, usize::MAX, &[1, 2]) && scope.write_bytes(&buffer, 4, &[])
        );
        assert_eq!(eval(scope, "v"), "1,9,7,8");
        let half = scope.buffer_view(ViewKind::Uint16, &buffer, 2, None).expect("it fits");
        assert_eq!(scope.bytes(&half), Some(vec![7, 8]));
        assert!(scope.buffer_view(ViewKind::Uint16, &buffer, 1, None).is_err());
        assert!(scope.buffer_view(ViewKind::Uint8, &buffer, 0, Some(5)).is_err());
        assert!(scope.buffer_view(ViewKind::DataView, &buffer, 1, Some(3)).is_ok());
        assert!(scope.buffer_view(ViewKind::Int8, &half, 0, None).is_err());
        let array = scope.uint8_array(vec![5; 3]);
        global(scope, "array", &array);
        assert_eq!(eval(scope, "array instanceof Uint8Array && array.join()"), "5,5,5");
        let resizable = scope.resizable_array_buffer(&[1, 2], 5).expect("it fits");
        global(scope, "resizable", &resizable);
        assert_eq!(eval(scope, "resizable.resize(5); new Uint8Array(resizable)"), "1,2,0,0,0");
        assert!(scope.resizable_array_buffer(&[1, 2], 1).is_err());
        assert_eq!(ViewKind::Float16.element_size(), 2);
    });
}

#[test]
fn shared_memory_goes_to_other_threads() {
    let memory = with(|scope| {
        let fixed = scope.array_buffer(vec![1]);
        assert!(scope.share(&fixed).is_none());
        let buffer = value(scope, "var s = new SharedArrayBuffer(8); new Int32Array(s)[0] = 40; s");
        let memory = scope.share(&buffer).expect("it is shared");
        assert_eq!((memory.len(), memory.is_empty()), (8, false));
        let second = scope.shared_array_buffer(&memory).expect("there is memory");
        global(scope, "second", &second);
        assert_eq!(
            eval(
                scope,
                "second !== s && Atomics.add(new Int32Array(second), 0, 1) + new Int32Array(s)[0]"
            ),
            "81"
        );
        memory
    });
    let other = memory.clone();
    let thread = std::thread::spawn(move || {
        let (engine, realm) = start();
        engine.enter(&mut Host::default(), &realm, |scope| {
            let buffer = scope.shared_array_buffer(&other).expect("there is memory");
            global(scope, "s", &buffer);
            eval(scope, "for (let i = 0; i < 1000; i++) Atomics.add(new Int32Array(s), 0, 1)")
        })
    });
    with(|scope| {
        let buffer = scope.shared_array_buffer(&memory).expect("there is memory");
        global(scope, "s", &buffer);
        eval(scope, "for (let i = 0; i < 1000; i++) Atomics.add(new Int32Array(s), 0, 1)");
        thread.join().expect("it runs");
        assert_eq!(eval(scope, "new Int32Array(s)[0]"), "2041");
        assert!(scope.write_bytes(&buffer, 4, &[9]));
        assert_eq!(scope.bytes(&buffer).map(|bytes| bytes[4]), Some(9));
    });
}

/// The length of a growable `SharedArrayBuffer` is one for all objects and threads.
#[test]
fn growable_shared_memory_has_one_length() {
    let memory = with(|scope| {
        let buffer = value(
            scope,
            "var s = new SharedArrayBuffer(4, { maxByteLength: 16 }), view = new Uint8Array(s), data = new DataView(s, 2); s",
        );
        let memory = scope.share(&buffer).expect("it is shared");
        let second = scope.shared_array_buffer(&memory).expect("there is memory");
        global(scope, "second", &second);
        for (script, expected) in [
            ("[second.byteLength, second.maxByteLength, second.growable]", "4,16,true"),
            (
                "second.grow(8); [s.byteLength, view.length, view.byteLength, data.byteLength]",
                "8,8,8,6",
            ),
            ("view.fill(7); new Uint8Array(second)", "7,7,7,7,7,7,7,7"),
            ("s.grow(12); [second.slice(8).byteLength, new Uint8Array(second, 8).length]", "4,4"),
            ("new DataView(second, 10).byteLength", "2"),
            ("s.grow(13); Atomics.add(new Uint8Array(second), 12, 1); Atomics.load(view, 12)", "1"),
            ("try { second.grow(12) } catch (e) { e.name }", "RangeError"),
            ("try { second.grow(17) } catch (e) { e.name }", "RangeError"),
            ("new SharedArrayBuffer(0, { maxByteLength: 0 }).growable", "true"),
        ] {
            assert_eq!(eval(scope, script), expected, "{script}");
        }
        memory
    });
    assert_eq!(memory.len(), 13);
    let other = memory.clone();
    std::thread::spawn(move || {
        let (engine, realm) = start();
        engine.enter(&mut Host::default(), &realm, |scope| {
            let buffer = scope.shared_array_buffer(&other).expect("there is memory");
            global(scope, "s", &buffer);
            assert_eq!(eval(scope, "s.grow(16); s.byteLength"), "16");
        });
    })
    .join()
    .expect("it runs");
    assert_eq!(memory.len(), 16);
}

#[test]
fn buffers_are_resized_with_their_views() {
    with(|scope| {
        let buffer = scope.resizable_array_buffer(&[1, 2, 3, 4], 8).expect("it fits");
        global(scope, "b", &buffer);
        eval(scope, "var v = new Uint8Array(b, 2, 2)");
        for (length, expected) in [(8, "2,3,4"), (3, "0,,"), (4, "2,3,0"), (0, "0,,"), (8, "2,0,0")]
        {
            scope.resize_array_buffer(&buffer, length).expect("it fits");
            assert_eq!(eval(scope, "[v.length, v[0], v[1]]"), expected, "{length}");
        }
        assert!(scope.resize_array_buffer(&buffer, 9).is_err());
        let fixed = scope.array_buffer(vec![1]);
        assert!(scope.resize_array_buffer(&fixed, 1).is_err());
    });
}

#[test]
fn shared_memory_that_shows_more_is_counted() {
    let memory = std::sync::Arc::default();
    let memory = SharedMemory::reserve(&memory, 4, 64).unwrap();
    let more = memory.showing(8).unwrap();
    assert_eq!((memory.len(), more.len()), (4, 8));
    drop(memory);
    assert!(more.showing(65).is_none());
    let all = more.showing(64).unwrap();
    drop(more);
    assert_eq!(all.len(), 64);
}
