// Prints the answers of cheerio as JSON.
import { readFileSync } from "node:fs";
import * as way from "./cheerio_way.mjs";

const page = readFileSync(new URL("page.html", import.meta.url), "utf8");
const { edit, ...others } = way;
console.log(JSON.stringify(Object.fromEntries(Object.entries(others).map(([task, run]) => [task, run(page)]))));
