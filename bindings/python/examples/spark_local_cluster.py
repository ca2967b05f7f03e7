"""Spark: the rows of 20,000 pages, in a cluster of two executors on this machine. With --kill one of them is killed in the
middle; Spark starts another, and repeats its work.

    python examples/spark_local_cluster.py [--kill]
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import engines
import pyarrow as pa
import pyspark
import treewright.spark
from pyspark.sql import SparkSession

# This starts the executors of such a cluster, with this Python.
os.environ.setdefault("SPARK_HOME", str(Path(pyspark.__file__ or "").parent))
os.environ["PYSPARK_PYTHON"] = sys.executable

table = engines.pages(20_000)
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]")
    .config("spark.driver.memory", "1g")
    .config("spark.ui.enabled", "false")
    # Pages are long: the rows of a batch are all in memory at once.
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("ERROR")
pages = spark.createDataFrame(table).repartition(40)

killing = None
if "--kill" in sys.argv:
    # A slow step first, so that the run has a middle.
    def slow(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            time.sleep(0.1)
            yield batch

    pages = pages.mapInArrow(slow, pages.schema)
    killing = engines.kill_one("CoarseGrainedExecutorBackend", after=12)

rows = treewright.spark.extract(pages, engines.PLAN)
start = time.monotonic()
result = rows.toArrow()
print(f"{result.num_rows} rows after {time.monotonic() - start:.1f} seconds")
engines.compare(result, table)
if killing:
    assert not killing.is_alive(), "the work was done before an executor was killed"
print("the table is the same as that of one process")
spark.stop()
