"""Validates lists of components (SBOM) with the schema of CycloneDX: `validate_components.py FILE...`"""

import pathlib
import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

validator = JsonStrictValidator(SchemaVersion.V1_6)
for file in sys.argv[1:]:
    error = validator.validate_str(pathlib.Path(file).read_text(encoding="utf-8"))
    if error:
        sys.exit(f"{file}: {error}")
    print(f"{file}: valid")
