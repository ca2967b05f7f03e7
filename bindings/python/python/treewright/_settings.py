"""The settings of a parse, for type checkers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict


class Settings(TypedDict, total=False):
    """The keyword arguments of all functions that parse. docs/reference/python.md describes them."""

    url: str | None
    content_type: str | None
    encoding: str | None
    scripting: bool
    srcdoc: bool
    edition: Literal["living", "classic"]
    declarative_shadow_roots: bool | None
    collect_errors: bool
    stop_at_first_error: bool
    origins: bool
    limits: str | Mapping[str, float] | None
