"""Compares `treewright check` with the Nu Html Checker on a folder of pages.

    npm install vnu-jar
    python3 bench/src/compare_vnu.py FOLDER --jar node_modules/vnu-jar/build/dist/vnu.jar [--misses N] [--others N]

For each error of the Nu Html Checker, style sheets excepted, it searches for an error of ours that touches the
same place. Prints the share by kind, with the misses, and the number of our errors without one of theirs at the
same place.
"""

import argparse
import collections
import json
import os
import random
import re
import subprocess


def theirs(jar, folder):
    command = ["java", "-jar", jar, "--format", "json", "--exit-zero-always", folder]
    output = subprocess.run(command, stderr=subprocess.PIPE, check=False).stderr
    for message in json.loads(output)["messages"]:
        if message["type"] == "error" and "lastLine" in message:
            if not message["message"].startswith("CSS"):
                yield message


def ours(program, folder):
    command = [program, "check", folder, "--format", "jsonl"]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout
    found = collections.defaultdict(list)
    for line in output.decode().splitlines():
        finding = json.loads(line)
        if finding["severity"] == "error":
            found[os.path.abspath(finding["path"])].append(finding)
    return found


def touches(finding, message):
    start = (message.get("firstLine", message["lastLine"]), message.get("firstColumn", 1))
    end = (message["lastLine"], message["lastColumn"] + 1)
    begins = (finding["line"], finding["column"])
    ends = (finding["end_line"], finding["end_column"])
    return begins <= end and ends >= start


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--jar", required=True)
    parser.add_argument("--program", default="target/dist/treewright")
    parser.add_argument("--misses", type=int, default=3)
    parser.add_argument("--others", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = ours(arguments.program, arguments.folder)
    kinds = collections.defaultdict(lambda: [0, 0, []])
    matched = set()
    for message in theirs(arguments.jar, arguments.folder):
        path = os.path.abspath(message["url"].removeprefix("file:"))
        kind = kinds[re.sub("“[^”]*”", "…", message["message"])[:80]]
        kind[0] += 1
        nearby = [finding for finding in found[path] if touches(finding, message)]
        matched.update(id(finding) for finding in nearby)
        if nearby:
            kind[1] += 1
        else:
            kind[2].append(f"{os.path.basename(path)}:{message['lastLine']} {message['message'][:100]}")
    for kind, (count, hits, misses) in sorted(kinds.items(), key=lambda row: -row[1][0]):
        print(f"{hits:5} of {count:5}  {kind}")
        for miss in misses[: arguments.misses]:
            print(f"                 {miss}")
    count = sum(kind[0] for kind in kinds.values())
    hits = sum(kind[1] for kind in kinds.values())
    print(f"{hits} of {count}: {100 * hits / max(count, 1):.1f}%")
    others = [(path, finding) for path in found for finding in found[path] if id(finding) not in matched]
    print(f"{len(others)} errors of ours have none of theirs at the same place")
    random.seed(arguments.seed)
    for path, finding in random.sample(others, min(arguments.others, len(others))):
        place = f"{os.path.basename(path)}:{finding['line']}:{finding['column']}"
        print(f"{place}: {finding['code']}: {finding['message']}")


if __name__ == "__main__":
    main()
