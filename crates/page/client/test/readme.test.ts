// The README's steps: packs a fresh checkout, installs the package in an empty project and runs the example.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { service } from "./running.js";

const running = service();
const client = fileURLToPath(new URL("../../", import.meta.url));
const root = join(client, "../../..");
const LICENCES = ["LICENSE-APACHE", "LICENSE-MIT"];
/** Files and folders that a fresh checkout does not contain. */
const MADE = ["node_modules", "dist", "build", ...LICENCES];

let folder: string;
before(async () => void (folder = await mkdtemp(join(tmpdir(), "wayfare-client-"))));
after(() => rm(folder, { recursive: true }));

/** Runs a program in a folder, without the settings of the surrounding `npm test`. Returns its output. */
async function run(cwd: string, program: string, ...options: string[]): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return (await promisify(execFile)(program, options, { cwd, env: Object.fromEntries(settings) })).stdout;
}

/** Packs a fresh checkout and installs the package in an empty project. */
async function installed(): Promise<string> {
  const checkout = join(folder, "checkout/crates/page/client");
  await cp(client, checkout, { recursive: true, filter: (path) => !MADE.includes(basename(path)) });
  for (const licence of LICENCES) await cp(join(root, licence), join(folder, "checkout", licence));
  await symlink(join(client, "node_modules"), join(checkout, "node_modules"));
  const project = join(folder, "project");
  await mkdir(project);
  await run(checkout, "npm", "pack", "--pack-destination", folder);
  const packed = (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "";
  await run(project, "npm", "install", "--offline", join(folder, packed));
  return project;
}

test("the packed client works in an empty project as the README shows", async () => {
  const project = await installed();
  const holds = await readdir(join(project, "node_modules/@wayfare/client"));
  assert.deepEqual(holds.sort(), [...LICENCES, "README.md", "dist", "generated", "package.json"]);

  const example = await readFile(join(client, "examples/cheapest.ts"), "utf8");
  // The test's service has another URL.
  await writeFile(join(project, "cheapest.mts"), example.replace("http://127.0.0.1:8080", running.url));
  await run(project, join(client, "node_modules/.bin/tsc"), "--strict", "--module", "nodenext", "cheapest.mts");
  const printed = await run(project, process.execPath, "cheapest.mjs");

  const readme = await readFile(join(client, "README.md"), "utf8");
  assert.ok(readme.includes(`\`\`\`ts\n${example}\`\`\``));
  const [, shown] = /```text\n.*?(complete: .*?)```/s.exec(readme) ?? [];
  assert.equal(printed.slice(printed.indexOf("complete: ")), shown);
});
