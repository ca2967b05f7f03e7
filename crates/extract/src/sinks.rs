//! The values of columns while a batch is made: like the builders of Arrow, but all of a row can be taken back.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, BooleanArray, Float64Array, Int64Array, ListArray, StringArray, StructArray,
};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Fields};

/// The values of a column so far. Values of another type than the column's become null, which no plan asks for.
#[derive(Debug)]
pub(crate) struct Sink {
    /// For each value, that it is one.
    valid: Vec<bool>,
    values: Values,
}

#[derive(Debug)]
enum Values {
    Text { text: String, ends: Vec<i32> },
    Integers(Vec<i64>),
    Floats(Vec<f64>),
    Booleans(Vec<bool>),
    List { item: Arc<Field>, ends: Vec<i32>, items: Box<Sink> },
    Record { names: Fields, fields: Vec<Sink> },
}

impl Sink {
    pub(crate) fn new(data_type: &DataType) -> Self {
        let values = match data_type {
            DataType::Int64 => Values::Integers(Vec::new()),
            DataType::Float64 => Values::Floats(Vec::new()),
            DataType::Boolean => Values::Booleans(Vec::new()),
            DataType::List(item) => Values::List {
                item: Arc::clone(item),
                ends: Vec::new(),
                items: Box::new(Self::new(item.data_type())),
            },
            DataType::Struct(names) => Values::Record {
                names: names.clone(),
                fields: names.iter().map(|field| Self::new(field.data_type())).collect(),
            },
            _ => Values::Text { text: String::new(), ends: Vec::new() },
        };
        Self { valid: Vec::new(), values }
    }

    /// The number of values.
    pub(crate) fn len(&self) -> usize {
        self.valid.len()
    }

    pub(crate) fn null(&mut self) {
        self.valid.push(false);
        match &mut self.values {
            Values::Text { text, ends } => ends.push(end(text.len())),
            Values::Integers(values) => values.push(0),
            Values::Floats(values) => values.push(0.0),
            Values::Booleans(values) => values.push(false),
            Values::List { ends, items, .. } => ends.push(end(items.len())),
            Values::Record { fields, .. } => fields.iter_mut().for_each(Self::null),
        }
    }

    pub(crate) fn text(&mut self, value: &str) {
        let Values::Text { text, ends } = &mut self.values else { return self.null() };
        text.push_str(value);
        ends.push(end(text.len()));
        self.valid.push(true);
    }

    pub(crate) fn integer(&mut self, value: i64) {
        let Values::Integers(values) = &mut self.values else { return self.null() };
        values.push(value);
        self.valid.push(true);
    }

    pub(crate) fn float(&mut self, value: f64) {
        let Values::Floats(values) = &mut self.values else { return self.null() };
        values.push(value);
        self.valid.push(true);
    }

    pub(crate) fn boolean(&mut self, value: bool) {
        let Values::Booleans(values) = &mut self.values else { return self.null() };
        values.push(value);
        self.valid.push(true);
    }

    /// Adds a list, of the items that a function adds.
    pub(crate) fn list(&mut self, add: impl FnOnce(&mut Sink)) {
        let Values::List { ends, items, .. } = &mut self.values else { return self.null() };
        add(items);
        ends.push(end(items.len()));
        self.valid.push(true);
    }

    /// Adds a record. The function adds one value to each field; those that it does not get to are null.
    pub(crate) fn record(&mut self, add: impl FnOnce(&mut std::slice::IterMut<'_, Sink>)) {
        let Values::Record { fields, .. } = &mut self.values else { return self.null() };
        add(&mut fields.iter_mut());
        self.valid.push(true);
        for field in fields {
            if field.len() < self.valid.len() {
                field.null();
            }
        }
    }

    /// Takes back all values after the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.valid.truncate(len);
        match &mut self.values {
            Values::Text { text, ends } => {
                ends.truncate(len);
                text.truncate(last(ends));
            }
            Values::Integers(values) => values.truncate(len),
            Values::Floats(values) => values.truncate(len),
            Values::Booleans(values) => values.truncate(len),
            Values::List { ends, items, .. } => {
                ends.truncate(len);
                items.truncate(last(ends));
            }
            Values::Record { fields, .. } => {
                for field in fields {
                    field.truncate(len);
                }
            }
        }
    }

    /// The array of all values. The sink is empty then.
    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        let valid = std::mem::take(&mut self.valid);
        let len = valid.len();
        let nulls =
            if valid.iter().all(|valid| *valid) { None } else { Some(NullBuffer::from(valid)) };
        Ok(match &mut self.values {
            Values::Text { text, ends } => {
                let text = Buffer::from_vec(std::mem::take(text).into_bytes());
                Arc::new(StringArray::try_new(offsets(ends), text, nulls)?)
            }
            Values::Integers(values) => {
                Arc::new(Int64Array::try_new(ScalarBuffer::from(std::mem::take(values)), nulls)?)
            }
            Values::Floats(values) => {
                Arc::new(Float64Array::try_new(ScalarBuffer::from(std::mem::take(values)), nulls)?)
            }
            Values::Booleans(values) => {
                let values = BooleanBuffer::from(std::mem::take(values));
                Arc::new(BooleanArray::new(values, nulls))
            }
            Values::List { item, ends, items } => {
                let items = items.finish()?;
                Arc::new(ListArray::try_new(Arc::clone(item), offsets(ends), items, nulls)?)
            }
            Values::Record { names, fields } => {
                let fields = fields.iter_mut().map(Self::finish).collect::<Result<_, _>>()?;
                Arc::new(StructArray::try_new_with_length(names.clone(), fields, nulls, len)?)
            }
        })
    }
}

/// An end of a value as Arrow counts it. The budget of a batch keeps all ends below the bound.
fn end(len: usize) -> i32 {
    i32::try_from(len).unwrap_or(i32::MAX)
}

/// The last of the ends.
fn last(ends: &[i32]) -> usize {
    ends.last().map_or(0, |end| usize::try_from(*end).unwrap_or(0))
}

fn offsets(ends: &mut Vec<i32>) -> OffsetBuffer<i32> {
    let ends = std::mem::take(ends);
    OffsetBuffer::new(std::iter::once(0).chain(ends).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::list;

    #[test]
    fn rows_can_be_taken_back() {
        let record = DataType::Struct(Fields::from(vec![
            Field::new("a", DataType::Utf8, true),
            Field::new("b", list(DataType::Int64), true),
        ]));
        let mut sink = Sink::new(&list(record));
        let add = |sink: &mut Sink, number: i64| {
            sink.list(|items| {
                items.record(|fields| {
                    fields.next().unwrap().text("text");
                    fields.next().unwrap().list(|items| items.integer(number));
                });
                items.record(|_| {});
                items.null();
            });
        };
        add(&mut sink, 1);
        add(&mut sink, 2);
        sink.null();
        sink.truncate(1);
        add(&mut sink, 3);
        let array = sink.finish().unwrap();
        array.to_data().validate_full().unwrap();
        let mut other = Sink::new(array.data_type());
        add(&mut other, 1);
        add(&mut other, 3);
        assert_eq!(&array, &other.finish().unwrap());
        assert_eq!((array.len(), sink.len()), (2, 0));
    }

    #[test]
    fn values_of_other_types_are_null() {
        let mut sink = Sink::new(&DataType::Int64);
        sink.text("1");
        sink.float(1.0);
        sink.boolean(true);
        sink.list(|_| {});
        sink.record(|_| {});
        assert_eq!(sink.finish().unwrap().null_count(), 5);
    }
}
