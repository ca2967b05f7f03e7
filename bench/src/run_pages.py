"""The user time of `run` on deep, wide and badly nested pages of 1 MB, compared with that of `parse`.

    python3 bench/src/run_pages.py [--check] COMMAND

`--check` fails if `run --format none` takes more than 3 times as long as `parse --no-tree`, plus 50 ms. The least of
several runs counts.
"""

import argparse
import os
import subprocess
import sys
import tempfile

LENGTH = 1_000_000
REPEATS = 5
MOST, MORE = 3.0, 0.05

# Each is repeated up to the length; after a bar follows what closes it, as often.
FAMILIES = {
    "nested div": "<div>",
    "nested span with text": "<span>a",
    "nested lists": "<ul><li>a",
    "nested and closed": "<div>|a</div>",
    "nested formatting": "<b><i>",
    "nested tables": "<table><tr><td>",
    "nested templates": "<template>",
    "nested SVG": "<svg><g>",
    "wide paragraphs": "<p>a</p><!--b-->",
    "wide with attributes": "<p id=a class=b title=c>d",
    "wide options": "<select><option>a</select>",
    "formatting in paragraphs": "<p><b><i>a",
    "links around blocks": "<a><div>x",
    "misnested formatting": "<b><i><u>a</b>b</i>c</u>",
    "blocks in closed formatting": "<b><div>|a</b>",
    "text in tables": "<table>a<tr><td>",
}


def page(family):
    opening, _, closing = family.partition("|")
    count = LENGTH // len(opening + closing)
    return opening * count + closing * count


def user_time(arguments):
    """The least user time of several runs, in seconds."""
    times = []
    for _ in range(REPEATS):
        pid = os.posix_spawn(
            arguments[0],
            arguments,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)],
        )
        _, status, usage = os.wait4(pid, 0)
        if os.waitstatus_to_exitcode(status) != 0:
            raise subprocess.CalledProcessError(status, arguments)
        times.append(usage.ru_utime)
    return min(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("command")
    options = parser.parse_args()
    command = os.path.abspath(options.command)
    beyond = []
    print(f"{'page':30} parse ms  run ms  most")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        for name, family in FAMILIES.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(page(family))
            parse = user_time([command, "parse", "--no-tree", path])
            run = user_time([command, "run", "--format", "none", path])
            most = MOST * parse + MORE
            print(f"{name:30} {1e3 * parse:8.0f} {1e3 * run:7.0f} {1e3 * most:5.0f}", flush=True)
            if run > most:
                beyond.append(name)
    if beyond:
        print("too long:", ", ".join(beyond))
        sys.exit(1 if options.check else 0)


if __name__ == "__main__":
    main()
