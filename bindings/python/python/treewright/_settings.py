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


UrlRelative = (
    Literal["pass_through", "deny"]
    | tuple[Literal["rewrite_with_base"], str]
    | tuple[Literal["rewrite_with_root"], str, str]
    | Callable[[str], str | None]
)


class SanitizerSettings(TypedDict, total=False):
    """The keyword arguments of `sanitize` and `Sanitizer`. docs/reference/python.md describes them."""

    preset: Literal["default", "text-formatting", "user-content", "email"] | None
    config: Mapping[str, Any] | None
    tags: Collection[str] | None
    keep_contents: bool | None
    clean_content_tags: Collection[str] | None
    attributes: Mapping[str, Collection[str]] | None
    attribute_filter: Callable[[str, str, str], str | None] | None
    tag_attribute_values: Mapping[str, Mapping[str, Collection[str]]] | None
    generic_attribute_prefixes: Collection[str] | None
    set_tag_attribute_values: Mapping[str, Mapping[str, str]] | None
    allowed_classes: Mapping[str, Collection[str]] | None
    filter_style_properties: Collection[str] | None
    url_schemes: Collection[str] | None
    url_relative: UrlRelative | None
    rewrite_url: Callable[[str, str, str], str | None] | None
    link_rel: str | None
    id_prefix: str | None
    strip_comments: bool | None
    context: str | None
    document: bool | None
    scripting: bool | None
    limits: str | Mapping[str, float] | None
