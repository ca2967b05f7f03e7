//! Values of Rust as messages, and messages on disk.
#![cfg(feature = "serde")]

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use treewright_messages::{Item, Record, Serialized};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Shape {
    Point,
    Circle(f64),
    Box { width: u32, height: Option<u32> },
    Pair(i8, char),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct All {
    name: String,
    big: u64,
    small: i64,
    shapes: Vec<Shape>,
    table: BTreeMap<String, bool>,
    by_number: BTreeMap<u32, String>,
    nothing: (),
}

fn check<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let serialized = Serialized::from_serde(value).unwrap();
    assert_eq!(serialized.to_serde::<T>().unwrap(), *value);
    let text = serde_json::to_string(&serialized).unwrap();
    let again: Serialized = serde_json::from_str(&text).unwrap();
    assert_eq!(again, serialized, "{text}");
}

#[test]
fn values_go_in_and_out() {
    check(&true);
    check(&-5_i32);
    check(&1.5);
    check(&u64::MAX);
    check(&i64::MIN);
    check(&"text".to_owned());
    check(&Some(3_u8));
    check(&None::<u8>);
    check(&vec![vec![1_u16], vec![]]);
    check(&[Shape::Point, Shape::Circle(0.5), Shape::Pair(-1, 'é')]);
    check(&All {
        name: "n".into(),
        big: 1 << 60,
        small: -(1 << 60),
        shapes: vec![
            Shape::Box { width: 1, height: None },
            Shape::Box { width: 1, height: Some(2) },
        ],
        table: [("a".to_owned(), true)].into(),
        by_number: [(7, "x".to_owned())].into(),
        nothing: (),
    });
}

#[test]
fn numbers_that_json_cannot_write() {
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0, 5e-324] {
        let text = serde_json::to_string(&Serialized::from(number)).unwrap();
        let again: Serialized = serde_json::from_str(&text).unwrap();
        let Item::Number(found) = again.root() else { panic!("{text}") };
        assert!(
            found.to_bits() == number.to_bits() || (found.is_nan() && number.is_nan()),
            "{text}"
        );
    }
}

#[test]
fn cycles_and_depths_are_errors() {
    let mut builder = Serialized::builder();
    let list = builder.reserve();
    builder.set(list, Record::Set(vec![list.into()]));
    let value = builder.finish(list).unwrap();
    assert!(value.to_serde::<serde_json::Value>().is_err());
    let mut builder = Serialized::builder();
    let mut inner = builder.reserve();
    for _ in 0..10_000 {
        inner = builder.add(Record::Set(vec![inner.into()]));
    }
    assert!(builder.finish(inner).unwrap().to_serde::<serde_json::Value>().is_err());
}

#[test]
fn what_comes_from_disk_is_checked() {
    for text in [
        r#"{"root":{"Object":5},"objects":[]}"#,
        r#"{"root":{"BigInt":"x"},"objects":[]}"#,
        r#"{"root":"Null","objects":[{"View":{"kind":"Uint8Array","buffer":0,"byte_offset":0,"length":1}}]}"#,
        r#"{"root":"Null","objects":[{"Array":{"length":0,"properties":[[0,"Null"]]}}]}"#,
    ] {
        assert!(serde_json::from_str::<Serialized>(text).is_err(), "{text}");
    }
}
