import * as cheerio from "cheerio";

export function title(html) {
  const $ = cheerio.load(html);
  return $("title").text();
}

export function links(html) {
  const $ = cheerio.load(html);
  return $("a[href]").get().map((link) => $(link).attr("href"));
}

export function text(html) {
  const $ = cheerio.load(html);
  return $("article").first().text();
}

export function table(html) {
  const $ = cheerio.load(html);
  const cells = (row) => $(row).find("td, th").get().map((cell) => $(cell).text());
  return $("tr").get().map(cells);
}

export function form(html) {
  const $ = cheerio.load(html);
  return $("form").serializeArray().map(({ name, value }) => [name, value]);
}

export function edit(html) {
  const $ = cheerio.load(html);
  $("a[href]").attr("rel", "nofollow");
  return $.html();
}

export function count(html) {
  const $ = cheerio.load(html);
  return $("img:not([alt])").length;
}

export function first_of_a_kind(html) {
  const $ = cheerio.load(html);
  return $("h2").first().text();
}

export function next_sibling(html) {
  const $ = cheerio.load(html);
  return $("dt").first().next().text();
}

export function parent_with_a_class(html) {
  const $ = cheerio.load(html);
  return $(".price").first().closest(".card").attr("id");
}

export function template_content(html) {
  const $ = cheerio.load(html);
  const contents = $("template").contents();
  return contents.find("li").get().map((item) => $(item).text());
}

export function positions(html) {
  const $ = cheerio.load(html, { sourceCodeLocationInfo: true });
  const place = ({ sourceCodeLocation: at }) => [at.startLine, at.startCol];
  return $("img:not([alt])").get().map(place);
}
