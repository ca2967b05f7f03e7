"""Daft: the rows of a frame of pages."""

from __future__ import annotations

import os
import sys

import daft
import engines
import treewright.daft

table = engines.pages(2000)
rows = treewright.daft.extract(daft.from_arrow(table), engines.PLAN)
engines.compare(rows.to_arrow(), table)
print(rows.where(rows["status"] == "complete").count_rows(), "pages are complete")

# Threads of Daft may still let go of objects of Python while Python ends, which then aborts, with any function of Python. All
# is done by now: the process ends without that.
sys.stdout.flush()
os._exit(0)
