// Builds the page: `node build.mjs [--out FOLDER]` writes each file, compressed with gzip, and the hash of the sources.
// File names are fixed, because `src/lib.rs` embeds them; the service sends an ETag for each file.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { licences } from "./licences.mjs";
import { hash } from "./sources.mjs";
import { world } from "./app/map/world.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** Options of esbuild, for builds and the development server. */
export const bundles = {
  absWorkingDir: here,
  entryPoints: [
    { in: "app/main.tsx", out: "page" },
    { in: "app/map/map.ts", out: "map" },
    { in: "node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs", out: "map-worker" },
  ],
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox121", "safari17.2"],
  alias: { "@wayfare/client": join(here, "client/generated/index.ts") },
  // Loaded when a map is first shown.
  external: ["./map.js"],
  legalComments: "none",
  logLevel: "warning",
  outdir: here,
  write: false,
};

/** Returns all files of the page by name, uncompressed. `outputs` are the output files of esbuild. */
export function files(outputs) {
  const built = outputs.map(({ path, contents }) => [path.slice(here.length + 1), Buffer.from(contents)]);
  const fixed = ["index.html", "icon.svg"].map((name) => [name, readFileSync(join(here, "app", name))]);
  const made = { "world.json": JSON.stringify(world()), "licences.txt": licences(here) };
  const written = Object.entries(made).map(([name, text]) => [name, Buffer.from(text)]);
  return new Map([...fixed, ...built, ...written]);
}

async function main() {
  const { values } = parseArgs({ options: { out: { type: "string", default: join(here, "dist") } } });
  const { outputFiles } = await build(bundles);
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  for (const [name, content] of files(outputFiles)) {
    const packed = gzipSync(content, { level: 9 });
    writeFileSync(join(values.out, `${name}.gz`), packed);
    console.log(`${name.padEnd(16)} ${kilobytes(content)}  ${kilobytes(packed)} compressed`);
  }
  writeFileSync(join(values.out, "sources"), `${hash(here)}\n`);
}

function kilobytes({ length }) {
  return `${(length / 1000).toFixed(1).padStart(8)} kB`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
