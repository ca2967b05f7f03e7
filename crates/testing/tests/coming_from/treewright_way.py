import treewright


def title(html):
    page = treewright.parse(html)
    return page.title


def links(html):
    page = treewright.parse(html)
    return [link["href"] for link in page.select("a[href]")]


def text(html):
    page = treewright.parse(html)
    return page.select_one("article").text


def table(html):
    page = treewright.parse(html)
    return page.tables()[0].rows


def form(html):
    page = treewright.parse(html)
    return page.forms()[0].entries()


def edit(html):
    page = treewright.parse(html)
    for link in page.select("a[href]"):
        link["rel"] = "nofollow"
    return page.html


def count(html):
    page = treewright.parse(html)
    return len(page.select("img:not([alt])"))


def first_of_a_kind(html):
    page = treewright.parse(html)
    return page.select_one("h2").text


def next_sibling(html):
    page = treewright.parse(html)
    return page.select_one("dt").next_element.text


def parent_with_a_class(html):
    page = treewright.parse(html)
    return page.select_one(".price").closest(".card")["id"]


def template_content(html):
    page = treewright.parse(html)
    contents = page.select_one("template").template_contents
    return [item.text for item in contents.select("li")]


def positions(html):
    page = treewright.parse(html, origins=True)
    return [image.line_column for image in page.select("img:not([alt])")]
