"""PySpark: a function for `DataFrame.mapInArrow`. docs/reference/engines.md has an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from . import _engines
from ._treewright import Plan

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame
    from pyspark.sql.types import StructType
    from typing_extensions import Unpack

__all__ = ["extract", "function", "schema"]


def function(
    plan: Plan | str | dict[str, Any], **budgets: Unpack[_engines.Budgets]
) -> Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """A function that turns batches of pages into rows, for `mapInArrow`."""
    own = _engines.compiled(plan)

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            yield from _engines.rows(batch, own, budgets)

    return rows


def schema(plan: Plan | str | dict[str, Any]) -> StructType:
    """The schema of the rows, in Spark's form."""
    from pyspark.sql.pandas.types import from_arrow_schema

    return from_arrow_schema(_engines.schema(_engines.compiled(plan)))


def extract(
    pages: DataFrame, plan: Plan | str | dict[str, Any], **budgets: Unpack[_engines.Budgets]
) -> DataFrame:
    """The rows of a frame of pages: `mapInArrow` with the function and the schema of the plan."""
    return pages.mapInArrow(function(plan, **budgets), schema(plan))
