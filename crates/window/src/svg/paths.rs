//! Path data.
//!
//! <https://svgwg.org/svg2-draft/paths.html#PathData>

use kurbo::{Arc, BezPath, Point, SvgArc, Vec2};

use super::numbers::Scanner;

/// Reads path data up to the first error.
/// <https://svgwg.org/svg2-draft/paths.html#PathDataErrorHandling>
pub(crate) fn parse_path(text: &str) -> BezPath {
    let mut reader = Reader {
        scanner: Scanner::new(text),
        path: BezPath::new(),
        start: Point::ZERO,
        current: Point::ZERO,
        control: Control::None,
    };
    // The path ends at the error.
    let _ = reader.read();
    reader.path
}

/// The last control point, for commands that reflect it.
#[derive(Clone, Copy)]
enum Control {
    None,
    Cubic(Point),
    Quadratic(Point),
}

struct Reader<'t> {
    scanner: Scanner<'t>,
    path: BezPath,
    /// The start of the subpath.
    start: Point,
    current: Point,
    control: Control,
}

impl Reader<'_> {
    fn read(&mut self) -> Option<()> {
        self.scanner.skip_spaces();
        let mut is_first = true;
        while !self.scanner.is_at_the_end() {
            let command = self.scanner.take_letter()?;
            if is_first && !matches!(command, 'M' | 'm') {
                return None;
            }
            is_first = false;
            self.command(command)?;
            self.scanner.skip_spaces();
        }
        Some(())
    }

    /// A command with its arguments, which can be repeated.
    fn command(&mut self, command: char) -> Option<()> {
        let is_relative = command.is_ascii_lowercase();
        let mut kind = command.to_ascii_uppercase();
        if kind == 'Z' {
            self.close();
            return Some(());
        }
        self.scanner.skip_spaces();
        loop {
            self.segment(kind, is_relative)?;
            if kind == 'M' {
                // Further pairs are lines.
                kind = 'L';
            }
            let has_comma = self.scanner.skip_separator();
            if !has_comma && !self.scanner.begins_with_a_number() {
                return Some(());
            }
        }
    }

    fn number(&mut self) -> Option<f64> {
        self.scanner.skip_separator();
        self.scanner.take_number()
    }

    fn flag(&mut self) -> Option<bool> {
        self.scanner.skip_separator();
        self.scanner.take_flag()
    }

    fn point(&mut self, is_relative: bool) -> Option<Point> {
        let point = Point::new(self.number()?, self.number()?);
        Some(if is_relative { self.current + point.to_vec2() } else { point })
    }

    fn segment(&mut self, kind: char, is_relative: bool) -> Option<()> {
        let mut control = Control::None;
        match kind {
            'M' => {
                let to = self.point(is_relative)?;
                self.path.move_to(to);
                (self.start, self.current) = (to, to);
            }
            'L' => {
                let to = self.point(is_relative)?;
                self.line(to);
            }
            'H' => {
                let x = self.number()?;
                let x = if is_relative { self.current.x + x } else { x };
                self.line(Point::new(x, self.current.y));
            }
            'V' => {
                let y = self.number()?;
                let y = if is_relative { self.current.y + y } else { y };
                self.line(Point::new(self.current.x, y));
            }
            'C' | 'S' => {
                let first = match (kind, self.control) {
                    ('C', _) => self.point(is_relative)?,
                    (_, Control::Cubic(last)) => self.current + (self.current - last),
                    _ => self.current,
                };
                let second = self.point(is_relative)?;
                let to = self.point(is_relative)?;
                self.begin();
                self.path.curve_to(first, second, to);
                self.current = to;
                control = Control::Cubic(second);
            }
            'Q' | 'T' => {
                let middle = match (kind, self.control) {
                    ('Q', _) => self.point(is_relative)?,
                    (_, Control::Quadratic(last)) => self.current + (self.current - last),
                    _ => self.current,
                };
                let to = self.point(is_relative)?;
                self.begin();
                self.path.quad_to(middle, to);
                self.current = to;
                control = Control::Quadratic(middle);
            }
            'A' => {
                let radii = Vec2::new(self.number()?, self.number()?);
                let x_rotation = self.number()?.to_radians();
                let (large_arc, sweep) = (self.flag()?, self.flag()?);
                let to = self.point(is_relative)?;
                let from = self.current;
                self.arc(&SvgArc { from, to, radii, x_rotation, large_arc, sweep });
            }
            _ => return None,
        }
        self.control = control;
        Some(())
    }

    /// A segment after a closed subpath begins another one.
    fn begin(&mut self) {
        if matches!(self.path.elements().last(), Some(kurbo::PathEl::ClosePath)) {
            self.path.move_to(self.current);
        }
    }

    fn line(&mut self, to: Point) {
        self.begin();
        self.path.line_to(to);
        self.current = to;
    }

    fn close(&mut self) {
        self.path.close_path();
        self.current = self.start;
        self.control = Control::None;
    }

    /// <https://svgwg.org/svg2-draft/implnote.html#ArcImplementationNotes>
    fn arc(&mut self, arc: &SvgArc) {
        if arc.from == arc.to {
            return;
        }
        match Arc::from_svg_arc(arc) {
            Some(curve) => {
                self.begin();
                append_arc(&mut self.path, curve);
                // Without the error of the approximation.
                if let Some(kurbo::PathEl::CurveTo(_, _, end)) = self.path.elements_mut().last_mut()
                {
                    *end = arc.to;
                }
                self.current = arc.to;
            }
            None => self.line(arc.to),
        }
    }
}

/// Appends an arc as curves. Their number does not grow with the radii.
pub(super) fn append_arc(path: &mut BezPath, arc: Arc) {
    let tolerance = arc.radii.x.abs().max(arc.radii.y.abs()) * 1e-6;
    if tolerance > 0.0 {
        path.extend(arc.append_iter(tolerance));
    }
}

#[cfg(test)]
mod tests {
    use kurbo::ParamCurve;

    use super::parse_path;

    #[test]
    fn commands() {
        for (data, written) in [
            ("M0 0L1 2", "M0,0 L1,2"),
            ("m1 1 2 2h3v-3z", "M1,1 L3,3 L6,3 L6,0 Z"),
            ("M0,0 1,1,2,2", "M0,0 L1,1 L2,2"),
            ("M0 0C1 1 2 2 3 3S5 5 6 6", "M0,0 C1,1 2,2 3,3 C4,4 5,5 6,6"),
            ("M0 0Q1 1 2 0T4 0", "M0,0 Q1,1 2,0 Q3,-1 4,0"),
            ("M0 0zl1 1", "M0,0 Z M0,0 L1,1"),
            ("M0 0L1 2L3", "M0,0 L1,2"),
            ("M0 0 x", "M0,0"),
            ("L1 1", ""),
            ("M1-1.5.5-2", "M1,-1.5 L0.5,-2"),
            ("M0 0a0 5 0 0 0 3 3", "M0,0 L3,3"),
            ("M0 0a1 1 0 0 0 0 0", "M0,0"),
            ("M1", ""),
            ("", ""),
        ] {
            assert_eq!(parse_path(data).to_svg(), written, "{data}");
        }
        let arc = parse_path("M0 0a1 1 0 00 2 0");
        let end = arc.segments().last().map(|segment| segment.end());
        assert_eq!(end, Some((2.0, 0.0).into()));
    }
}
