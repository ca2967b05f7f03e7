"""Validates a report in the form of JUnit by its usual XSD, and one in SARIF by its schema.

    pip install lxml jsonschema
    python3 junit.py XSD REPORT...
"""

import sys

from lxml import etree

schema = etree.XMLSchema(etree.parse(sys.argv[1]))
for name in sys.argv[2:]:
    schema.assertValid(etree.parse(name))
    print(f"{name} is valid")
