"""A session of a real client with `treewright lsp`: the client of pygls, the types of lsprotocol.

    pip install pygls==2.1.1
    python3 lsp_session.py TREEWRIGHT
"""

import asyncio
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

URI = "file:///nowhere/page.html"
# The emoji has two UTF-16 code units.
PAGE = """<!doctype html>
<html lang=en><title>\U0001f600</title>
<p>\U0001f600<b id=a id=b>x</b>
"""


async def main(program):
    client = LanguageClient("treewright-session", "1")
    published = asyncio.Queue()

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def publish(params):
        published.put_nowait(params)

    async def findings():
        params = await asyncio.wait_for(published.get(), 20)
        assert params.uri == URI, params
        return params.diagnostics

    await client.start_io(program, "lsp", "--stdio")
    answer = await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                text_document=types.TextDocumentClientCapabilities(
                    code_action=types.CodeActionClientCapabilities(
                        code_action_literal_support=types.ClientCodeActionLiteralOptions(
                            code_action_kind=types.ClientCodeActionKindOptions(
                                value_set=[types.CodeActionKind.QuickFix]
                            )
                        )
                    )
                )
            ),
            root_uri="file:///nowhere",
        )
    )
    assert answer.server_info.name == "treewright", answer
    can = answer.capabilities
    assert can.hover_provider and can.code_action_provider and can.document_formatting_provider, can
    client.initialized(types.InitializedParams())

    # Diagnostics when a page is opened.
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(URI, types.LanguageKind.Html, 1, PAGE))
    )
    found = await findings()
    assert [finding.code for finding in found] == ["duplicate-attribute"], found
    second = types.Range(types.Position(2, 13), types.Position(2, 15))
    assert found[0].range == second, found
    assert found[0].severity == types.DiagnosticSeverity.Error
    assert found[0].code_description and found[0].code_description.href.startswith("https://"), found

    # The explanation and the provenance of what is below the pointer.
    document = types.TextDocumentIdentifier(URI)
    hover = await client.text_document_hover_async(
        types.HoverParams(document, types.Position(2, 14))
    )
    text = hover.contents.value
    assert "duplicate-attribute" in text, text

    # A quick fix, with its edit.
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, second, types.CodeActionContext(found))
    )
    action = actions[0]
    assert action.kind == types.CodeActionKind.QuickFix and action.edit, actions
    edit = action.edit
    edits = edit.changes[URI] if edit.changes else edit.document_changes[0].edits
    assert [one.new_text for one in edits] == [""], edits

    # It is done, as an editor would tell it: the finding goes.
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, URI),
            [types.TextDocumentContentChangePartial(range=one.range, text="") for one in edits],
        )
    )
    found = await findings()
    assert not found, found

    # Typing: a change in the middle, in several pieces.
    place = types.Position(2, 0)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(3, URI),
            [
                types.TextDocumentContentChangePartial(range=types.Range(place, place), text="<center>"),
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(2, 8), types.Position(2, 8)), text="</center>"
                ),
            ],
        )
    )
    found = await findings()
    assert [finding.code for finding in found] == ["obsolete-element"], found

    # Formatting gives edits, or nothing where nothing is to be done.
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    assert edits is None or all(isinstance(edit, types.TextEdit) for edit in edits), edits

    # A closed page has no findings any more.
    client.text_document_did_close(types.DidCloseTextDocumentParams(document))
    found = await findings()
    assert not found, found
    await client.shutdown_async(None)
    client.exit(None)
    await asyncio.wait_for(client.stop(), 20)
    print("the session went as it should")


asyncio.run(main(sys.argv[1]))
