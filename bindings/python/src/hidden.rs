//! Documents: the text that people do not see.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use treewright::style::hidden::HiddenText;
use treewright::style::{SheetPlace, StyleOptions, Styles};

use crate::document::{Document, node};

/// A run of text with its place.
struct Found {
    hidden: HiddenText,
    place: Option<(u32, u32)>,
}

#[pymethods]
impl Document {
    /// The runs of text that people do not see, in their order.
    #[pyo3(signature = (*, css = Vec::new(), page_sheets = true, device = None))]
    fn hidden_text<'py>(
        slf: &Bound<'py, Self>,
        css: Vec<String>,
        page_sheets: bool,
        device: Option<&str>,
    ) -> PyResult<Bound<'py, PyList>> {
        let py = slf.py();
        let this = node(slf);
        let people = StyleOptions::new().as_people_see();
        let device = people.device.with(device.unwrap_or_default());
        let device = device.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let mut options = people.device(device).ignore_page_sheets(!page_sheets).keep_rules(true);
        options.sheets = css.into_iter().map(Into::into).collect();
        let found: Vec<Found> = this.tree.read_detached(py, |document| {
            let styles = Styles::compute(document, &options);
            let hidden = styles.hidden_text(document).into_iter();
            let found = hidden.map(|hidden| {
                let start = hidden.range.as_ref().map(|range| range.start);
                let place = start.and_then(|start| document.line_column(start));
                Found { hidden, place: place.map(|place| (place.line, place.column)) }
            });
            found.collect()
        });
        let list = PyList::empty(py);
        for found in &found {
            list.append(record(py, found)?)?;
        }
        Ok(list)
    }
}

fn record<'py>(py: Python<'py>, found: &Found) -> PyResult<Bound<'py, PyDict>> {
    let Found { hidden, place } = found;
    let record = PyDict::new(py);
    record.set_item("text", &hidden.text)?;
    record.set_item("trick", hidden.trick.as_str())?;
    record.set_item("certainty", hidden.certainty.as_str())?;
    record.set_item("line", place.map(|(line, _)| line))?;
    record.set_item("column", place.map(|(_, column)| column))?;
    record.set_item("offset", hidden.range.as_ref().map(|range| range.start))?;
    record.set_item("end_offset", hidden.range.as_ref().map(|range| range.end))?;
    let Some(rule) = &hidden.rule else {
        record.set_item("rule", py.None())?;
        return Ok(record);
    };
    let of_rule = PyDict::new(py);
    of_rule.set_item("selector", &rule.selector)?;
    let sheet = match &rule.sheet {
        SheetPlace::Added(number) => Some(*number),
        _ => None,
    };
    of_rule.set_item("sheet", sheet)?;
    of_rule.set_item("line", rule.line)?;
    of_rule.set_item("column", rule.column)?;
    record.set_item("rule", of_rule)?;
    Ok(record)
}
