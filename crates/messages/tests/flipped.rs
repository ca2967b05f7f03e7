//! Damaged structured clones from disk: each is an error or a value, and values are read without a panic.
#![cfg(feature = "serde")]

use treewright_messages::{Item, Record, Serialized};

use crate::damaged_copies::copies;

fn message() -> Serialized {
    let mut builder = Serialized::builder();
    let set = builder.reserve();
    let inner = builder.add(Record::Set(vec![
        Item::Number(-0.5),
        Item::Null,
        Item::String("text \u{1F980}".into()),
    ]));
    builder.set(set, Record::Set(vec![set.into(), inner.into(), Item::Boolean(true)]));
    builder.finish(set).expect("a message")
}

#[test]
fn damaged_messages_are_errors_or_values() {
    let of_rust = serde_json::json!({
        "name": "n", "list": [1, 2.5, null, true, "x".repeat(40)], "map": {"a": {"b": []}, "c": -1},
    });
    let messages = [message(), Serialized::from_serde(&of_rust).expect("a message")];
    let (mut errors, mut values) = (0, 0);
    for message in messages {
        let text = serde_json::to_vec(&message).expect("JSON");
        for copy in copies(&text) {
            match serde_json::from_slice::<Serialized>(&copy) {
                Ok(message) => {
                    let _is_other = message.to_serde::<serde_json::Value>();
                    let again = serde_json::to_vec(&message).expect("JSON");
                    let again: Serialized = serde_json::from_slice(&again).expect("the same");
                    // A NaN is not equal to itself.
                    assert_eq!(format!("{again:?}"), format!("{message:?}"));
                    values += 1;
                }
                Err(_) => errors += 1,
            }
        }
    }
    assert!(errors > 0 && values > 0, "{errors} errors, {values} values");
}
