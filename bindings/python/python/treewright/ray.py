"""Ray Data: a function for `Dataset.map_batches`. docs/reference/engines.md has an example."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import _engines
from ._treewright import Plan

if TYPE_CHECKING:
    import pyarrow as pa
    from ray.data import Dataset
    from typing_extensions import Unpack

__all__ = ["extract", "function"]

# Pages of about 50 KB each make batches of about 12 MB.
BATCH_SIZE = 256


def function(
    plan: Plan | str | dict[str, Any], **budgets: Unpack[_engines.Budgets]
) -> Callable[[pa.Table], pa.Table]:
    """A function that turns a batch of pages into rows, for `map_batches` with `batch_format="pyarrow"`."""
    own = _engines.compiled(plan)

    def columns(pages: pa.Table) -> pa.Table:
        import pyarrow as pa

        batches = [rows for batch in pages.to_batches() for rows in _engines.rows(batch, own, budgets)]
        return pa.Table.from_batches(batches, _engines.schema(own))

    return columns


def extract(
    pages: Dataset,
    plan: Plan | str | dict[str, Any],
    *,
    batch_size: int | None = BATCH_SIZE,
    **budgets: Unpack[_engines.Budgets],
) -> Dataset:
    """The rows of a data set of pages."""
    return pages.map_batches(function(plan, **budgets), batch_format="pyarrow", batch_size=batch_size)
