// The page under test: the one at $WAYFARE_PAGE, or else the page of a service started for the tests. With
// $WAYFARE_RELAY, the page of a relay in front of that service.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const crate = join(dirname(fileURLToPath(import.meta.url)), "../..");
const program = process.env.WAYFARE ?? join(crate, "../../target/debug/wayfare");
const SERVE = ["serve", "--quiet", "--addr", "127.0.0.1:0"];

/** The key of a relay for the service behind it. */
export const RELAY_KEY = "k3y-of-the-relay";

/** Returns the reason why no site is available, if any. `own` requests a site started for these tests. */
export function missing({ own = false } = {}) {
  if (process.env.WAYFARE_PAGE && !own) return undefined;
  return existsSync(program) ? undefined : `${program} not found: build it, or set WAYFARE to the program`;
}

/**
 * Starts a site. Returns its URL, the origin behind it if it is a relay, and a function that stops it. `options` are
 * passed to `wayfare serve`. `relayed` requests a relay in front of the service.
 */
export async function startSite(site = {}) {
  const { own = false, options = [], key = "any", relayed = !!process.env.WAYFARE_RELAY } = site;
  if (process.env.WAYFARE_PAGE && !own) return { url: process.env.WAYFARE_PAGE.replace(/\/?$/, "/"), stop() {} };
  if (relayed) return startRelay(options);
  const service = await start(program, [...SERVE, "--pace", "0", ...options]);
  if (await servesPage(service.url)) return service;
  const front = ["dev.mjs", "--port", "0", "--built", "--service", service.url, "--key", key];
  const page = await start(process.execPath, front);
  return { url: page.url, stop: () => [page, service].forEach((one) => one.stop()) };
}

/** Starts a service that accepts only the key of the relay in front of it. */
async function startRelay(options) {
  const behind = await start(program, [...SERVE, "--pace", "0", "--key", `relay=${RELAY_KEY}`]);
  const relay = await start(program, [...SERVE, "--upstream", behind.url, ...options], { WAYFARE_API_KEY: RELAY_KEY });
  return {
    url: relay.url,
    behind: new URL(behind.url).origin,
    stop: () => [relay, behind].forEach((one) => one.stop()),
  };
}

async function servesPage(url) {
  const answer = await fetch(url);
  await answer.body?.cancel();
  return answer.ok && answer.headers.get("content-type")?.startsWith("text/html") === true;
}

/** Starts a program and waits until it prints its URL. */
function start(command, args, env = {}) {
  const started = spawn(command, args, {
    cwd: crate,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    started.stdout.on("data", (chunk) => {
      text += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (url) resolve({ url: `${url}/`, stop: () => started.kill() });
    });
    started.on("error", reject);
    started.on("exit", (code) => reject(new Error(`${command} exited with ${code}: ${text}`)));
  });
}
