// The example of the README is one that runs.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { service } from "./running.js";

const running = service();
const client = new URL("../../", import.meta.url);

test("the README's example finds the cheapest flights", async (context) => {
  const example = await readFile(new URL("examples/cheapest.ts", client), "utf8");
  const readme = await readFile(new URL("README.md", client), "utf8");
  assert.ok(readme.includes(`\`\`\`ts\n${example}\`\`\``));

  // The service of the test is at another address.
  const send = globalThis.fetch;
  context.mock.method(globalThis, "fetch", (url: string, init: RequestInit) =>
    send(url.replace("http://127.0.0.1:8080", running.url), init),
  );
  const log = context.mock.method(console, "log", () => undefined);
  await import(new URL("build/examples/cheapest.js", client).href);
  const lines = log.mock.calls.map(({ arguments: [line] }) => String(line));
  const [, shown] = /```text\n.*?(complete: .*?)\n```/s.exec(readme) ?? [];
  assert.equal(lines.slice(lines.findIndex((line) => line.startsWith("complete: "))).join("\n"), shown);
});
