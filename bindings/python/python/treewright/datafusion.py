"""DataFusion: a user-defined function. docs/reference/engines.md has an example."""

# Without datafusion, pyright takes this file for it.

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _engines
from ._treewright import Plan

if TYPE_CHECKING:
    import datafusion
    import pyarrow as pa
    from typing_extensions import Unpack

__all__ = ["extract", "function"]


def function(
    plan: Plan | str | dict[str, Any],
    *,
    name: str = "treewright",
    with_content_type: bool = False,
    **budgets: Unpack[_engines.Budgets],
) -> datafusion.ScalarUDF:
    """A function of a URL and bytes, and with `with_content_type` of a type, that returns a struct of the columns."""
    import datafusion
    import pyarrow as pa

    own = _engines.compiled(plan)
    names = [budgets.get("url", "url"), budgets.get("content", "content")]
    kinds: list[pa.DataType] = [pa.string(), pa.binary()]
    if with_content_type:
        names.append(budgets.get("content_type", "content_type"))
        kinds.append(pa.string())

    def rows(*columns: pa.Array) -> pa.StructArray:
        return _engines.structs(dict(zip(names, columns, strict=True)), own, budgets)

    return datafusion.udf(rows, kinds, pa.struct(_engines.schema(own)), "immutable", name)


def extract(
    pages: datafusion.DataFrame, plan: Plan | str | dict[str, Any], **budgets: Unpack[_engines.Budgets]
) -> datafusion.DataFrame:
    """The rows of a frame of pages."""
    from datafusion import col

    own = _engines.compiled(plan)
    names = [budgets.get("url", "url"), budgets.get("content", "content")]
    content_type = budgets.get("content_type", "content_type")
    has_type = content_type in pages.schema().names
    if has_type:
        names.append(content_type)
    row = function(own, with_content_type=has_type, **budgets)
    structs = pages.select(row(*(col(f'"{name}"') for name in names)).alias("row"))
    return structs.select(*(col("row")[name].alias(name) for name in _engines.schema(own).names))
