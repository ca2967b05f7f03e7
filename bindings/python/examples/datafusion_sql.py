"""DataFusion: the rows of a table of pages, and a function in SQL."""

from __future__ import annotations

import engines
import pyarrow as pa
import treewright.datafusion
from datafusion import SessionContext

table = engines.pages(2000)
context = SessionContext()
context.register_record_batches("pages", [table.to_batches()])
rows = treewright.datafusion.extract(context.table("pages"), engines.PLAN)
engines.compare(pa.table(rows), table)

context.register_udf(treewright.datafusion.function({"title": {"get": "title"}}))
query = "select treewright(url, content)['title'] as title from pages where url like '%/17'"
print(context.sql(query).to_pydict()["title"])
