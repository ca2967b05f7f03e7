//! Microdata as JSON.

use std::collections::{HashMap, HashSet};
use std::fmt;

use treewright_microsyntaxes::json::JsonWriter;

use super::{Item, Microdata, Property, PropertyValue};

/// The error for microdata JSON that exceeds its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TooLong {
    /// The limit, in bytes.
    pub limit: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the microdata is longer than {} bytes as JSON", self.limit)
    }
}

impl std::error::Error for TooLong {}

/// The names of an item and the values of each, with the position of the walk.
struct Object<'m, 'a> {
    item: Item<'m, 'a>,
    /// In the order of their first values.
    names: Vec<(&'a str, Vec<Property<'m, 'a>>)>,
    name: usize,
    value: usize,
}

/// The minimum number of bytes of a value with the comma or bracket after it.
const LEAST: usize = 3;

impl Microdata<'_> {
    /// The JSON form: an object with the member `items`, an array of the top-level items.
    ///
    /// An item that is the value of several properties is written for each of them, so a page of a few
    /// kilobytes can have JSON of any length.
    ///
    /// # Errors
    /// [`TooLong`] if the JSON is longer than `limit`, in bytes. Time and memory up to then are
    /// proportional to the limit and the page.
    ///
    /// <https://html.spec.whatwg.org/multipage/microdata.html#extracting-json>
    pub fn to_json(&self, limit: usize) -> Result<String, TooLong> {
        let mut json = JsonWriter::new();
        json.open('{');
        json.name("items");
        json.open('[');
        for item in self.items() {
            write_item(item, &mut json, limit)?;
        }
        json.close(']');
        json.close('}');
        if json.len() > limit { Err(TooLong { limit }) } else { Ok(json.finish()) }
    }
}

/// Gets the object for an item.
/// <https://html.spec.whatwg.org/multipage/microdata.html#get-the-object>
fn write_item(top: Item<'_, '_>, json: &mut JsonWriter, limit: usize) -> Result<(), TooLong> {
    // The bytes that are certain to follow.
    let mut reserved = 0;
    let mut memory = HashSet::new();
    let mut objects = vec![begin(top, json, &mut reserved)];
    memory.insert(top.number);
    while let Some(object) = objects.last_mut() {
        if json.len().saturating_add(reserved) > limit {
            return Err(TooLong { limit });
        }
        let Some((name, values)) = object.names.get(object.name) else {
            // Steps 8 and 9.
            memory.remove(&object.item.number);
            objects.pop();
            json.close('}');
            json.close('}');
            continue;
        };
        // Step 7.3.
        if object.value == 0 {
            json.name(name);
            json.open('[');
        }
        let Some(property) = values.get(object.value).copied() else {
            json.close(']');
            object.name = object.name.saturating_add(1);
            object.value = 0;
            continue;
        };
        object.value = object.value.saturating_add(1);
        reserved = reserved.saturating_sub(LEAST);
        // Steps 7.1 and 7.2.
        match property.value() {
            PropertyValue::Item(item) if memory.insert(item.number) => {
                objects.push(begin(item, json, &mut reserved));
            }
            PropertyValue::Item(_) => json.string("ERROR"),
            PropertyValue::Url(value) => json.string(&value),
            PropertyValue::Text(value) => json.string(value),
        }
    }
    Ok(())
}

/// Steps 1 to 6, and the names of step 7.
fn begin<'m, 'a>(
    item: Item<'m, 'a>,
    json: &mut JsonWriter,
    reserved: &mut usize,
) -> Object<'m, 'a> {
    json.open('{');
    let mut types = item.types().peekable();
    if types.peek().is_some() {
        json.name("type");
        json.open('[');
        types.for_each(|item_type| json.string(item_type));
        json.close(']');
    }
    json.member("id", item.id().as_ref().map(url::Url::as_str));
    json.name("properties");
    json.open('{');
    let mut names: Vec<(&'a str, Vec<Property<'m, 'a>>)> = Vec::new();
    let mut known: HashMap<&'a str, usize> = HashMap::new();
    for property in item.properties() {
        for name in property.names() {
            let number = *known.entry(name).or_insert(names.len());
            match names.get_mut(number) {
                Some((_, values)) => values.push(property),
                None => names.push((name, vec![property])),
            }
            *reserved = reserved.saturating_add(LEAST);
        }
    }
    Object { item, names, name: 0, value: 0 }
}
