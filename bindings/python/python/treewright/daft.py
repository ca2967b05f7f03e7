"""Daft: a function of columns. docs/reference/engines.md has an example."""

# Without daft, pyright takes this file for it.

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _engines
from ._treewright import Plan

if TYPE_CHECKING:
    import daft
    from typing_extensions import Unpack

__all__ = ["extract"]


def extract(
    pages: daft.DataFrame, plan: Plan | str | dict[str, Any], **budgets: Unpack[_engines.Budgets]
) -> daft.DataFrame:
    """The rows of a frame of pages."""
    import daft
    import pyarrow as pa

    own = _engines.compiled(plan)
    names = [budgets.get("url", "url"), budgets.get("content", "content")]
    content_type = budgets.get("content_type", "content_type")
    if content_type in pages.column_names:
        names.append(content_type)

    def rows(*columns: daft.Series) -> pa.StructArray:
        arrays = dict(zip(names, (column.to_arrow() for column in columns), strict=True))
        return _engines.structs(arrays, own, budgets)

    kind = daft.DataType.from_arrow_type(pa.struct(_engines.schema(own)))
    function = daft.func.batch(return_dtype=kind, unnest=True, batch_size=_engines.PAGES)(rows)
    return pages.select(function(*(pages[name] for name in names)))
