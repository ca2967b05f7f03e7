"""Reads all XML files below a folder with expat: python3 expat.py FOLDER COUNT."""

import sys
from pathlib import Path
from xml.parsers import expat

files = sorted(Path(sys.argv[1]).rglob("*.xml"))
wrong = 0
for file in files:
    parser = expat.ParserCreate(namespace_separator=" ")
    try:
        parser.Parse(file.read_bytes(), True)
    except expat.ExpatError as error:
        wrong += 1
        print(f"{file}: {error}")
print(f"expat {expat.EXPAT_VERSION}: {len(files)} files, {wrong} not accepted")
sys.exit(1 if wrong or len(files) != int(sys.argv[2]) else 0)
