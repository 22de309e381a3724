// Collects the licences of the packages that are bundled into the built files.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns a text with the name and licence of each runtime dependency. */
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

const INTRODUCTION = `The search page of Wayfare contains parts of the packages below. Its map also shows
coasts and countries of Natural Earth, which are in the public domain, and towns of
GeoNames (https://www.geonames.org), CC BY 4.0.`;

/** Returns the licence text of a package, or an empty string if the package has none. */
function licence(folder) {
  const name = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return name === undefined ? "" : readFileSync(join(folder, name), "utf8").trim();
}
