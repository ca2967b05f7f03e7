"""Ray Data: the rows of 20,000 pages, with two workers. With --kill one of them is killed in the middle; Ray starts another,
and repeats its work.

    python examples/ray_two_workers.py [--kill]
"""

from __future__ import annotations

import sys
import time

import engines
import pyarrow as pa
import ray
import ray.data
import treewright.ray

table = engines.pages(20_000)
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
ray.data.DataContext.get_current().enable_progress_bars = False
pages = ray.data.from_arrow(table).repartition(40)

killing = None
if "--kill" in sys.argv:
    # A slow step first, so that the run has a middle.
    def slow(batch: pa.Table) -> pa.Table:
        time.sleep(0.4)
        return batch

    pages = pages.map_batches(slow, batch_format="pyarrow", batch_size=None)
    killing = engines.kill_one("ray::MapBatches", after=3)

rows = treewright.ray.extract(pages, engines.PLAN)
start = time.monotonic()
result = pa.concat_tables(ray.get(rows.to_arrow_refs()), promote_options="permissive")
print(f"{result.num_rows} rows after {time.monotonic() - start:.1f} seconds")
engines.compare(result, table)
if killing:
    assert not killing.is_alive(), "the work was done before a worker was killed"
print("the table is the same as that of one process")
ray.shutdown()
