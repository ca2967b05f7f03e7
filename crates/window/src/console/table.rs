//! `console.table`.
//!
//! <https://console.spec.whatwg.org/#table>

use treewright_quickjs::{Key, Value};

use super::inspect;
use crate::Cx;
use crate::strings::DomString;

/// The rows of a table that are written.
const ROWS: usize = 1000;

/// The enumerable own data properties of an object, by name.
fn properties(cx: &mut Cx<'_>, object: &Value) -> Vec<(String, Value)> {
    if !object.is_object() || object.is_proxy() {
        return Vec::new();
    }
    let keys: Vec<Key> = cx.own_keys(object).unwrap_or_default();
    let mut found = Vec::new();
    for key in keys {
        let Some(name) = key.as_js_string() else { continue };
        let Ok(Some(property)) = cx.get_own_property(object, &key) else { continue };
        if property.enumerable == Some(true)
            && let Some(value) = property.value
        {
            found.push((name.into_scalar(), value));
        }
    }
    found
}

/// The table of an object's properties; `None` for values that cannot be shown as a table.
pub(crate) fn of(cx: &mut Cx<'_>, data: &Value, columns: Option<&[DomString]>) -> Option<String> {
    let mut rows = properties(cx, data);
    if rows.is_empty() {
        return None;
    }
    rows.truncate(ROWS);
    let mut head: Vec<String> = match columns {
        Some(columns) => columns.iter().map(|name| name.to_scalar().into_owned()).collect(),
        None => Vec::new(),
    };
    let mut cells = Vec::new();
    let mut has_plain_values = false;
    for (name, value) in rows {
        let own = properties(cx, &value);
        let plain = if value.is_object() { None } else { Some(inspect::generic(cx, &value)) };
        has_plain_values |= plain.is_some();
        if columns.is_none() {
            for (name, _) in &own {
                if !head.contains(name) {
                    head.push(name.clone());
                }
            }
        }
        let own: Vec<(String, String)> = own
            .into_iter()
            .filter(|(name, _)| head.contains(name))
            .map(|(name, value)| (name, inspect::generic(cx, &value)))
            .collect();
        cells.push((name, own, plain));
    }
    let mut table = Vec::new();
    let mut first = vec!["(index)".to_owned()];
    first.extend(head.iter().cloned());
    if has_plain_values {
        first.push("Values".to_owned());
    }
    table.push(first);
    for (name, own, plain) in cells {
        let mut row = vec![name];
        for column in &head {
            let cell = own.iter().find(|(name, _)| name == column);
            row.push(cell.map(|(_, text)| text.clone()).unwrap_or_default());
        }
        if has_plain_values {
            row.push(plain.unwrap_or_default());
        }
        table.push(row);
    }
    Some(written(&table))
}

/// Rows as lines, with columns of one width.
fn written(table: &[Vec<String>]) -> String {
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = table.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let lines: Vec<String> = table
        .iter()
        .map(|row| {
            let cells: Vec<String> =
                row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
            cells.join(" | ").trim_end().to_owned()
        })
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn columns_have_one_width() {
        let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let table = [row(&["(index)", "a"]), row(&["0", "10"]), row(&["first", ""])];
        assert_eq!(written(&table), "(index) | a\n0       | 10\nfirst   |");
    }
}
