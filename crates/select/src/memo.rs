//! The memory of a query, which keeps repeated tests fast on deep and wide trees. Documents do not change
//! while they are queried, and the memory is freed with the query.

use rustc_hash::FxHashMap;
use treewright_semantics::directionality::Directions;
use treewright_semantics::language::Languages;
use treewright_semantics::slots::Slots;

use crate::bounded::Steps;
use crate::contains::Texts;
use crate::elements::Headings;
use crate::forms::Forms;
use crate::has::HasTables;
use crate::matching::Outcome;

/// The memory of one query.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memo<'a> {
    /// Outcomes of compounds at ancestors and siblings, by the compound's number and the place.
    pub(crate) outcomes: FxHashMap<(u32, u32), Outcome>,
    /// Positions among siblings, by the number of the test and the place.
    pub(crate) positions: FxHashMap<(u32, u32), i32>,
    pub(crate) has: HasTables,
    pub(crate) slots: Slots<'a>,
    pub(crate) forms: Forms<'a>,
    pub(crate) headings: Headings,
    pub(crate) languages: Languages,
    pub(crate) directions: Directions,
    pub(crate) texts: Texts,
    pub(crate) steps: Steps,
}
