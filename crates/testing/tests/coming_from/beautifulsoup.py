from bs4 import BeautifulSoup


def title(html):
    page = BeautifulSoup(html, "html.parser")
    return page.title.text


def links(html):
    page = BeautifulSoup(html, "html.parser")
    return [link["href"] for link in page.select("a[href]")]


def text(html):
    page = BeautifulSoup(html, "html.parser")
    return page.article.get_text()


def table(html):
    page = BeautifulSoup(html, "html.parser")
    return [[cell.text for cell in row.select("td, th")] for row in page.select("tr")]


def form(html):
    page = BeautifulSoup(html, "html.parser")
    return [(field["name"], field.get("value", "")) for field in page.select("form input[name]")]


def edit(html):
    page = BeautifulSoup(html, "html.parser")
    for link in page.select("a[href]"):
        link["rel"] = "nofollow"
    return str(page)


def count(html):
    page = BeautifulSoup(html, "html.parser")
    return len(page.select("img:not([alt])"))


def first_of_a_kind(html):
    page = BeautifulSoup(html, "html.parser")
    return page.h2.text


def next_sibling(html):
    page = BeautifulSoup(html, "html.parser")
    return page.dt.find_next_sibling().text


def parent_with_a_class(html):
    page = BeautifulSoup(html, "html.parser")
    return page.select_one(".price").find_parent(class_="card")["id"]


def template_content(html):
    page = BeautifulSoup(html, "html.parser")
    return [item.string for item in page.template.find_all("li")]


def positions(html):
    page = BeautifulSoup(html, "html.parser")
    return [(image.sourceline, image.sourcepos + 1) for image in page.select("img:not([alt])")]
