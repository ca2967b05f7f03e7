"""The settings of a parse and of a sanitizer, for type checkers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, TypedDict


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


class SanitizerSettings(TypedDict, total=False):
    """The keyword arguments of `sanitize` and `Sanitizer`. docs/reference/python.md describes them."""

    preset: Literal["default", "text-formatting", "user-content", "email"] | None
    config: Mapping[str, Any] | None
    tags: Collection[str] | None
    keep_contents: bool | None
    attributes: Mapping[str, Collection[str]] | None
    generic_attribute_prefixes: Collection[str] | None
    set_tag_attribute_values: Mapping[str, Mapping[str, str]] | None
    allowed_classes: Mapping[str, Collection[str]] | None
    url_schemes: Collection[str] | None
    rewrite_url: Callable[[str, str, str], str | None] | None
    link_rel: str | None
    id_prefix: str | None
    strip_comments: bool | None
    context: str | None
    document: bool | None
    scripting: bool | None
    limits: str | Mapping[str, float] | None
