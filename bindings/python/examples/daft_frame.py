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

# Threads of Daft may still release Python objects while Python ends, which then aborts, with any Python
# function. All work is done by now: the process ends without that.
sys.stdout.flush()
os._exit(0)
