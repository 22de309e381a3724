// Hashes the hand-written sources, to check whether `dist/` was built from them. The hash excludes the generated
// package, so that a change to the API description does not require Node; `.ci/page` rebuilds from both.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const ROOTS = ["app", "build.mjs", "licences.mjs", "package-lock.json", "package.json", "tsconfig.json"];

/** Returns the SHA-256 of `path NUL length NUL content` of all files, sorted by path in byte order. */
export function hash(folder) {
  const hash = createHash("sha256");
  for (const path of ROOTS.flatMap((root) => files(folder, root)).sort(bytewise)) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function files(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => files(folder, `${path}/${name}`));
}

function bytewise(one, other) {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
