"""Shared parts of the modules for engines. pyarrow is installed with each of the engines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from ._treewright import Plan, extract

if TYPE_CHECKING:
    import pyarrow as pa


class Budgets(TypedDict, total=False):
    """The keyword arguments of `treewright.extract` that engines pass on."""

    limits: str | Mapping[str, float] | None
    output_bytes: int | None
    batch_bytes: int | None
    detect: bool
    url: str
    content: str
    content_type: str


def compiled(plan: Plan | str | dict[str, Any]) -> Plan:
    """The plan, compiled. An error in it is raised here, not on a worker."""
    return plan if isinstance(plan, Plan) else Plan(plan)


# The number of pages that become rows together: the values of more of them need not be in memory at once.
PAGES = 256


def rows(pages: pa.RecordBatch, plan: Plan, budgets: Budgets) -> Iterator[pa.RecordBatch]:
    """The rows of a batch of pages, in smaller batches."""
    import pyarrow as pa

    for start in range(0, pages.num_rows, PAGES):
        yield pa.record_batch(extract(pages.slice(start, PAGES), plan, **budgets)).replace_schema_metadata()


def structs(columns: dict[str, pa.Array], plan: Plan, budgets: Budgets) -> pa.StructArray:
    """The rows of pages that are passed as columns, as structs."""
    import pyarrow as pa

    pages = pa.record_batch(columns)
    arrays = [batch.to_struct_array() for batch in rows(pages, plan, budgets)]
    return pa.concat_arrays(arrays) if arrays else pa.array([], pa.struct(schema(plan)))


def schema(plan: Plan) -> pa.Schema:
    """The schema of the rows, without metadata: engines compare schemas, and have their own metadata."""
    import pyarrow as pa

    return pa.schema(plan).remove_metadata()
