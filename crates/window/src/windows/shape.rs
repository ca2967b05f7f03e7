//! The position and the size of windows. Nothing is drawn: a window has the values that its
//! features or scripts gave it.
//!
//! <https://drafts.csswg.org/cssom-view/#extensions-to-the-window-interface>

use treewright_microsyntaxes::numbers::{parse_integer, parse_non_negative_integer};

use crate::navigables::NavigableId;
use crate::world::World;

/// The width of the screen, and its height.
pub(crate) const SCREEN: (i32, i32) = (1920, 1080);

/// The least width and height of a window that a script opens.
const LEAST: i32 = 100;

/// The width and height of a frame without these attributes.
/// <https://drafts.csswg.org/css2/#inline-replaced-width>
const OF_A_FRAME: (i32, i32) = (300, 150);

/// The position and size of the viewport of a top-level traversable. It has no borders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Default for Shape {
    fn default() -> Self {
        Self { left: 0, top: 0, width: 1280, height: 720 }
    }
}

/// A number, limited to the range of the type.
fn saturated(value: i128) -> i64 {
    value.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}

/// Numbers of pixels are small.
fn clamp(value: i64, least: i64, most: i32) -> i32 {
    i32::try_from(value.clamp(least, i64::from(most))).unwrap_or(most)
}

impl Shape {
    /// <https://drafts.csswg.org/cssom-view/#set-up-browsing-context-features>
    pub(crate) fn set_up(&mut self, features: &[(String, String)]) {
        let value = |name: &str| {
            let found = features.iter().rfind(|(own, _)| own == name);
            found.map(|(_, value)| saturated(parse_integer(value).unwrap_or(0)))
        };
        // A size of 0 counts as missing.
        if let Some(width) = value("width").filter(|width| *width != 0) {
            self.width = clamp(width, i64::from(LEAST), SCREEN.0);
        }
        if let Some(height) = value("height").filter(|height| *height != 0) {
            self.height = clamp(height, i64::from(LEAST), SCREEN.1);
        }
        if let Some(left) = value("left") {
            self.move_to(left, i64::from(self.top));
        }
        if let Some(top) = value("top") {
            self.move_to(i64::from(self.left), top);
        }
    }

    /// Moves it within the screen.
    pub(crate) fn move_to(&mut self, left: i64, top: i64) {
        self.left = clamp(left, 0, SCREEN.0.saturating_sub(self.width));
        self.top = clamp(top, 0, SCREEN.1.saturating_sub(self.height));
    }

    /// Gives it another size within the screen.
    pub(crate) fn resize_to(&mut self, width: i64, height: i64) {
        self.width = clamp(width, i64::from(LEAST), SCREEN.0);
        self.height = clamp(height, i64::from(LEAST), SCREEN.1);
        self.move_to(i64::from(self.left), i64::from(self.top));
    }
}

impl World {
    /// The shape of the window of the top-level traversable of a navigable.
    pub(crate) fn shape_of(&self, id: NavigableId) -> Shape {
        let top = self.traversable_of(id);
        self.navigables.get(top).map(|navigable| navigable.shape).unwrap_or_default()
    }

    /// The width and height of the viewport of a navigable.
    pub(crate) fn viewport_of(&self, id: NavigableId) -> (i32, i32) {
        let container = self.navigables.get(id).and_then(|navigable| navigable.container);
        let Some(container) = container else {
            let shape = self.shape_of(id);
            return (shape.width, shape.height);
        };
        let dimension = |name: &str, other: i32| {
            let value = self.tree.attribute(container, name).map(parse_non_negative_integer);
            value.and_then(Result::ok).map_or(other, |value| value.try_into().unwrap_or(i32::MAX))
        };
        (dimension("width", OF_A_FRAME.0), dimension("height", OF_A_FRAME.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_give_place_and_size() {
        fn check(features: &[(&str, &str)], expected: (i32, i32, i32, i32)) {
            let features: Vec<_> =
                features.iter().map(|(one, two)| ((*one).to_owned(), (*two).to_owned())).collect();
            let mut shape = Shape::default();
            shape.set_up(&features);
            let got = (shape.left, shape.top, shape.width, shape.height);
            assert_eq!(got, expected, "{features:?}");
        }
        check(&[], (0, 0, 1280, 720));
        check(&[("width", "401"), ("height", "204"), ("left", "105.5")], (105, 0, 401, 204));
        check(&[("width", "x"), ("height", "0")], (0, 0, 1280, 720));
        check(&[("width", "-401"), ("left", "-10"), ("top", "-7")], (0, 0, 100, 720));
        check(&[("width", "7"), ("height", "99999")], (0, 0, 100, 1080));
        check(&[("left", "99999999999"), ("top", "9999")], (640, 360, 1280, 720));
        check(&[("width", "200"), ("width", "300")], (0, 0, 300, 720));
    }
}
