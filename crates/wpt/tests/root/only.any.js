// META: global=worker
