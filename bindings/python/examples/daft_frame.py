"""Daft: the rows of a frame of pages."""

from __future__ import annotations

import daft
import engines
import treewright.daft

table = engines.pages(2000)
rows = treewright.daft.extract(daft.from_arrow(table), engines.PLAN)
engines.compare(rows.to_arrow(), table)
print(rows.where(rows["status"] == "complete").count_rows(), "pages are complete")
