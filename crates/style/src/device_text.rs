//! Devices as text: `width=400,scheme=dark`.

use std::fmt;
use std::str::FromStr;

use crate::device::{ColorScheme, Device};

/// A text is not that of a device.
///
/// ```
/// use treewright_style::Device;
/// let error = "width=wide".parse::<Device>().unwrap_err();
/// assert_eq!(error.to_string(), "`width=wide`: expected a number of CSS pixels up to 100000");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidDevice {
    /// The part that is wrong.
    pub part: String,
    /// The values that it may have.
    pub expected: &'static str,
}

impl fmt::Display for InvalidDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: expected {}", self.part, self.expected)
    }
}

impl std::error::Error for InvalidDevice {}

const NAMES: &str =
    "`width=`, `height=`, `scheme=`, `scripting=`, `dpr=` or `reduced-motion=` and a value";

impl Device {
    /// Changes the features that a text names: `width=400,height=800,scheme=dark,scripting=on,dpr=2,reduced-motion=yes`, in any
    /// order. Widths and heights are up to 100,000 CSS pixels, and `dpr` is from 0.1 to 100.
    ///
    /// ```
    /// use treewright_style::{ColorScheme, Device};
    /// let device = Device::new().with("width=400,scheme=dark")?;
    /// assert_eq!((device.width, device.height, device.scheme), (400.0, 720.0, ColorScheme::Dark));
    /// # Ok::<(), treewright_style::InvalidDevice>(())
    /// ```
    ///
    /// # Errors
    /// [`InvalidDevice`] for another name or value.
    pub fn with(mut self, text: &str) -> Result<Self, InvalidDevice> {
        for part in text.split(',').filter(|part| !part.trim_ascii().is_empty()) {
            let invalid = |expected| InvalidDevice { part: part.to_owned(), expected };
            let (name, value) = part.split_once('=').ok_or_else(|| invalid(NAMES))?;
            let value = value.trim_ascii();
            let number = |least: f32, most: f32| {
                value.parse::<f32>().ok().filter(|number| (least..=most).contains(number))
            };
            let pixels = || {
                number(0.0, 100_000.0).ok_or_else(|| invalid("a number of CSS pixels up to 100000"))
            };
            let is = |yes: &str, no: &str| match value {
                _ if value == yes => Some(true),
                _ if value == no => Some(false),
                _ => None,
            };
            match name.trim_ascii() {
                "width" => self.width = pixels()?,
                "height" => self.height = pixels()?,
                "dpr" => {
                    self.dpr =
                        number(0.1, 100.0).ok_or_else(|| invalid("a number from 0.1 to 100"))?;
                }
                "scheme" => {
                    let is_dark =
                        is("dark", "light").ok_or_else(|| invalid("`light` or `dark`"))?;
                    self.scheme = if is_dark { ColorScheme::Dark } else { ColorScheme::Light };
                }
                "scripting" => {
                    self.scripting = is("on", "off").ok_or_else(|| invalid("`on` or `off`"))?;
                }
                "reduced-motion" => {
                    self.reduced_motion =
                        is("yes", "no").ok_or_else(|| invalid("`yes` or `no`"))?;
                }
                _ => return Err(invalid(NAMES)),
            }
        }
        Ok(self)
    }
}

impl FromStr for Device {
    type Err = InvalidDevice;

    /// The device [`Device::new`] with the changes of a text. See [`Device::with`].
    fn from_str(text: &str) -> Result<Self, InvalidDevice> {
        Self::new().with(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_devices() {
        let all = "width=1280,height=720,scheme=light,scripting=off,dpr=1,reduced-motion=no";
        assert_eq!(all.parse(), Ok(Device::new()));
        assert_eq!("".parse(), Ok(Device::new()));
        for wrong in [
            "width",
            "width=",
            "width=-1",
            "width=NaN",
            "dpr=0",
            "scheme=On",
            "depth=1",
            "width=1,x",
        ] {
            assert!(wrong.parse::<Device>().is_err(), "{wrong}");
        }
    }
}
