//! Tracks of grids that have no size. <https://drafts.csswg.org/css-grid-2/#track-sizing>

use style::values::computed::LengthPercentage;
use style::values::generics::grid::{
    GenericGridTemplateComponent, GenericTrackBreadth, GenericTrackListValue, GenericTrackSize,
};

use super::values::Values;

/// The most tracks that are known.
const MOST: usize = 64;

/// The tracks of one axis: those of the list, each with or without size, and those after it.
#[derive(Clone, Copy, Debug)]
struct Tracks {
    without_size: u64,
    number: usize,
    others_have_none: bool,
}

impl Tracks {
    const NONE: Self = Self { without_size: 0, number: 0, others_have_none: false };

    fn has_no_size(&self, track: usize) -> bool {
        if track < self.number {
            return self.without_size >> track & 1 == 1;
        }
        self.others_have_none
    }
}

/// The tracks of a grid whose items are placed one after the other in rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    columns: Tracks,
    rows: Tracks,
    /// The number of items so far; `None` if one of them was placed.
    items: Option<usize>,
}

impl Grid {
    /// No grid, or one that is not known.
    pub(super) const NONE: Self = Self { columns: Tracks::NONE, rows: Tracks::NONE, items: None };

    pub(super) fn of(values: &Values<'_>) -> Self {
        use style::values::specified::box_::DisplayInside;
        use style::values::specified::position::GridAutoFlow;
        let position = values.computed().get_position();
        let display = values.computed().get_box().get_display();
        let is_grid = display.inside() == DisplayInside::Grid;
        let flow = *position.get_grid_auto_flow();
        if !is_grid || flow.contains(GridAutoFlow::COLUMN) || flow.contains(GridAutoFlow::DENSE) {
            return Self::NONE;
        }
        let tracks = |template, others: &[TrackSize]| {
            let mut tracks = tracks(template)?;
            tracks.others_have_none = !others.is_empty() && others.iter().all(has_no_size);
            Some(tracks)
        };
        let columns = tracks(position.get_grid_template_columns(), &[]);
        let rows = tracks(position.get_grid_template_rows(), &position.get_grid_auto_rows().0);
        match (columns, rows) {
            (Some(columns), Some(rows)) => Self { columns, rows, items: Some(0) },
            _ => Self::NONE,
        }
    }

    /// The next item of the grid. Returns whether its column and its row have no size.
    pub(super) fn next(&mut self, values: &Values<'_>) -> [bool; 2] {
        let position = values.computed().get_position();
        let is_placed = [
            position.get_grid_row_start(),
            position.get_grid_row_end(),
            position.get_grid_column_start(),
            position.get_grid_column_end(),
        ]
        .into_iter()
        .any(|line| !line.is_auto());
        let is_ordered = values.order() != 0;
        let Some(number) = self.items.filter(|_| !is_placed && !is_ordered) else {
            self.items = None;
            return [false; 2];
        };
        self.items = Some(number.saturating_add(1));
        let columns = self.columns.number.max(1);
        let column = number.checked_rem(columns).unwrap_or_default();
        let row = number.checked_div(columns).unwrap_or_default();
        [self.columns.has_no_size(column), self.rows.has_no_size(row)]
    }

    /// An item of text alone.
    pub(super) fn skip(&mut self) {
        self.items = self.items.map(|items| items.saturating_add(1));
    }
}

type TrackSize = GenericTrackSize<LengthPercentage>;

fn tracks(template: &style::values::computed::GridTemplateComponent) -> Option<Tracks> {
    let mut tracks = Tracks::NONE;
    match template {
        GenericGridTemplateComponent::None => return Some(tracks),
        GenericGridTemplateComponent::TrackList(list) => {
            for value in list.values.iter() {
                let GenericTrackListValue::TrackSize(size) = value else { return None };
                if tracks.number >= MOST {
                    return None;
                }
                tracks.without_size |= u64::from(has_no_size(size)) << tracks.number;
                tracks.number = tracks.number.saturating_add(1);
            }
        }
        GenericGridTemplateComponent::Subgrid(_) => return None,
    }
    Some(tracks)
}

/// A track that has no size unless its items give it one.
fn has_no_size(size: &TrackSize) -> bool {
    match size {
        GenericTrackSize::Breadth(GenericTrackBreadth::Flex(flex)) => flex.0 <= 0.0,
        GenericTrackSize::Breadth(GenericTrackBreadth::Breadth(length)) => {
            length.to_length().is_some_and(|length| length.px() <= 1.0)
        }
        GenericTrackSize::Minmax(
            GenericTrackBreadth::Breadth(least),
            GenericTrackBreadth::Flex(flex),
        ) => least.to_length().is_some_and(|length| length.px() <= 1.0) && flex.0 <= 0.0,
        _ => false,
    }
}
