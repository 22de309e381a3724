// The licences of what the page is made with, as its built files hold parts of it.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** One text: each package that the page needs where it runs, with its licence. */
export function licences(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const notices = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return [`${name} ${version}, ${license}`, licence(join(folder, path))].join("\n\n");
    });
  return `${INTRODUCTION}\n\n${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

const INTRODUCTION = `The search page of Wayfare holds parts of the packages below. Its map also shows
coasts and countries of Natural Earth, which are in the public domain, and towns of
GeoNames (https://www.geonames.org), CC BY 4.0.`;

/** The text of a package's licence; where it has none, its name above says which it is. */
function licence(folder) {
  const name = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return name === undefined ? "" : readFileSync(join(folder, name), "utf8").trim();
}
