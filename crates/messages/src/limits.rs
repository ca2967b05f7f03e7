//! Limits of serialization.

/// The limits of one serialized value. A value above them throws a `DataCloneError`.
///
/// ```
/// let mut limits = treewright_messages::Limits::default();
/// limits.bytes = 1 << 20;
/// assert!(limits.check(1, 1, (1 << 20) + 1).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The number of objects.
    pub objects: usize,
    /// How deep objects are in each other.
    pub depth: usize,
    /// The bytes of texts, buffers and properties together.
    pub bytes: usize,
}

impl Default for Limits {
    /// Ten million objects, a million levels, 512 MiB.
    fn default() -> Self {
        Self { objects: 10_000_000, depth: 1_000_000, bytes: 512 << 20 }
    }
}

impl Limits {
    /// Compares with the bounds.
    ///
    /// # Errors
    /// The first bound that is met.
    pub fn check(&self, objects: usize, depth: usize, bytes: usize) -> Result<(), LimitError> {
        if objects > self.objects {
            return Err(LimitError::Objects);
        }
        if depth > self.depth {
            return Err(LimitError::Depth);
        }
        if bytes > self.bytes {
            return Err(LimitError::Bytes);
        }
        Ok(())
    }
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LimitError {
    /// Too many objects.
    Objects,
    /// They are too deep in each other.
    Depth,
    /// Too many bytes.
    Bytes,
}

impl std::fmt::Display for LimitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Objects => "the value has too many objects",
            Self::Depth => "the objects of the value are too deep in each other",
            Self::Bytes => "the value has too many bytes",
        })
    }
}

impl std::error::Error for LimitError {}
