//! Used values that follow from declared lengths: each equals that of Chromium.

use super::check;

const PAGE: &str = "<style>
    #a { width: 400px; height: 200px; position: relative; border: 3px solid; padding: 10px }
    #b { width: 50%; height: 50%; margin: 10% auto; padding: 5%; left: 25% }
    #c { position: absolute; left: 50%; top: 10%; right: 25%; bottom: auto; width: 100px; height: 20px }
    #d { margin: 0 auto; width: 100px; padding-inline-start: 10% }
    #e { width: 60%; min-width: 300px; max-width: none; margin-left: 25% }
    #f { position: relative; left: 10%; bottom: 5px }
    #g { box-sizing: border-box; width: 50%; padding: 10px; border: 5px solid }
    #h { display: flex; width: 200px } #h > * { width: 50%; margin-left: 10% }
    #i { display: inline; width: 50%; margin-left: 10% }
    #j { display: contents } #j > * { width: 25% }
    #k { display: none } #k > * { width: 25% }
    #l { width: 100px; max-width: 40px }
    #m::before { content: ''; display: block; width: 50% }
    #n { writing-mode: vertical-rl; width: 300px; height: 80px } #n > * { margin-left: 10% }
    #o { position: fixed; width: 50% }
    #p { overflow: hidden; margin-left: auto }
    #q { transform: scale(1); width: 80px } #q > * { position: fixed; width: 50% }
    </style>
    <div id=a><div id=b></div><div id=c></div><div id=d></div><div id=e></div><div id=f><div id=x style='width: 50%'></div></div>
    <div id=g></div><div id=h><p></p></div><span id=i></span><div id=j><div></div></div><div id=k><div></div></div>
    <div id=l></div><div id=m></div><div id=n><div></div></div><div id=o></div><div id=p></div><div id=q><p></p></div></div>";

#[test]
fn used_values_follow_from_lengths() {
    check(
        PAGE,
        &[
            ("[of('#b', 'width'), of('#b', 'height')]", "200px,100px"),
            ("of('#b', 'margin')", "40px 80px"),
            ("[of('#b', 'padding'), of('#b', 'paddingLeft')]", "20px,20px"),
            ("of('#b', 'left')", "25%"),
            ("[of('#c', 'left'), of('#c', 'top'), of('#c', 'right')]", "210px,22px,105px"),
            ("of('#c', 'bottom')", "178px"),
            ("[of('#d', 'marginLeft'), of('#d', 'marginTop')]", "130px,0px"),
            (
                "[of('#d', 'paddingLeft'), of('#d', 'paddingInlineStart'), of('#d', 'margin-inline')]",
                "40px,40px,130px",
            ),
            ("[of('#e', 'width'), of('#e', 'marginLeft')]", "300px,100px"),
            ("[of('#f', 'left'), of('#f', 'right'), of('#f', 'top')]", "40px,-40px,-5px"),
            // A block without a width is as wide as the block around it; its own value stays.
            ("[of('#x', 'width'), of('#f', 'width')]", "200px,auto"),
            ("of('#g', 'width')", "200px"),
            ("[of('#h > *', 'width'), of('#h > *', 'marginLeft')]", "50%,20px"),
            ("[of('#i', 'width'), of('#i', 'marginLeft')]", "50%,10%"),
            ("of('#j > *', 'width')", "100px"),
            ("of('#k > *', 'width')", "25%"),
            ("of('#l', 'width')", "40px"),
            ("of('#m', 'width', '::before')", "200px"),
            ("of('#n > *', 'marginLeft')", "8px"),
            // The viewport may have scroll bars.
            ("of('#o', 'width')", "50%"),
            // Floats may be next to it.
            ("of('#p', 'marginLeft')", "auto"),
            ("of('#q > *', 'width')", "40px"),
            ("$('#a').style.width = '200px', of('#x', 'width')", "100px"),
            ("$('#a').style.display = 'none', of('#x', 'width')", "50%"),
        ],
    );
}

#[test]
fn long_chains_of_percentages_end() {
    check(
        "<div style='width: 100px' id=top></div>",
        &[
            (
                "(at => { for (let n = 0; n < 1000; n++) { const next = document.createElement('div');
                next.style = 'width: 100%; padding: 0%; margin: 0%'; at.append(next); at = next; if (n == 50) next.id = 'middle' }
                at.id = 'end' })($('#top')), of('#middle', 'width') + of('#end', 'width')",
                "100px100%",
            ),
        ],
    );
}

#[test]
fn elements_with_boxes_have_an_empty_rectangle() {
    check(
        "<p id=a></p><p id=b hidden><i></i></p><i id=c></i><p id=d style='display: contents'></p><br>
        <details><p></p></details>",
        &[
            ("$('#a').getClientRects().length", "1"),
            ("list = $('#a').getClientRects(), list[0] === list.item(0) && list[0] instanceof DOMRect", "true"),
            ("[list[0].width, list[0].top, list[1], list.item(1), 0 in list, 1 in list].join()", "0,0,,,true,false"),
            ("$('#b').getClientRects().length + $('#b i').getClientRects().length", "0"),
            ("$('#c').getClientRects().length + $('br').getClientRects().length", "2"),
            ("$('#d').getClientRects().length + $('details p').getClientRects().length", "0"),
            ("document.createElement('p').getClientRects().length", "0"),
        ],
    );
}
