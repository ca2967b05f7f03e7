//! Plans: the columns to extract, compiled.

mod column;
mod compile;
mod error;
mod file;
mod table;

use std::fmt;
use std::sync::Arc;

use arrow_schema::SchemaRef;

pub use column::Column;
pub(crate) use column::Value;
pub(crate) use compile::{Compiled, Group, Member, MemberValue};
pub use error::PlanError;
pub(crate) use error::nearest;

/// The columns to extract, compiled. A clone shares its memory.
///
/// ```
/// use treewright_extract::{Column, Get, Plan, Type};
///
/// let plan = Plan::parse(
///     "[columns]\n\
///      title = { get = 'title' }\n\
///      products = { select = 'li.product', list = true, fields = {\n\
///        name = { select = 'h2' },\n\
///        price = { select = '.price', type = 'float' },\n\
///        link = { select = 'a[href]', attr = 'href', type = 'url' },\n\
///      } }\n",
/// )?;
/// let built = Plan::new([
///     Column::get("title", Get::Title),
///     Column::select("products", "li.product").list(true).fields([
///         Column::select("name", "h2"),
///         Column::select("price", ".price").value_type(Type::Float),
///         Column::select("link", "a[href]").attribute("href").value_type(Type::Url),
///     ]),
/// ])?;
/// assert_eq!(plan.schema(), built.schema());
/// # Ok::<(), treewright_extract::PlanError>(())
/// ```
#[derive(Clone)]
pub struct Plan {
    compiled: Arc<Compiled>,
}

impl Plan {
    /// Reads a plan in TOML. docs/reference/plans.md has the format.
    ///
    /// # Errors
    /// [`PlanError`] for text that is not a plan, with the place and the line:
    ///
    /// ```
    /// let error = treewright_extract::Plan::parse("[columns]\nt = { get = 'titel' }").unwrap_err();
    /// assert_eq!(error.place(), Some((2, 13)));
    /// assert_eq!(
    ///     error.to_string(),
    ///     "unknown value `titel`; did you mean `title`?\n\
    ///      \x20 |\n\
    ///      2 | t = { get = 'titel' }\n\
    ///      \x20 |             ^",
    /// );
    /// ```
    pub fn parse(toml: &str) -> Result<Self, PlanError> {
        let columns = file::read(toml)?;
        let compiled = Compiled::new(columns).map_err(|problem| problem.in_text(toml))?;
        Ok(Self { compiled: Arc::new(compiled) })
    }

    /// Compiles a plan of columns.
    ///
    /// # Errors
    /// [`PlanError`] for a column that cannot be: two have one name, a selector is wrong, or values do not
    /// belong together. It has no place, and names the column.
    pub fn new(columns: impl IntoIterator<Item = Column>) -> Result<Self, PlanError> {
        let compiled = Compiled::new(columns.into_iter().collect());
        Ok(Self { compiled: Arc::new(compiled.map_err(error::Problem::without_text)?) })
    }

    /// The schema of the rows: the columns that all plans have, then those of this one.
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.compiled.schema)
    }

    /// The columns of the plan, in order.
    pub fn columns(&self) -> &[Column] {
        &self.compiled.columns
    }

    pub(crate) fn compiled(&self) -> &Compiled {
        &self.compiled
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan").field("columns", &self.compiled.columns).finish_non_exhaustive()
    }
}
