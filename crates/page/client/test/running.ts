// The service under test: the one at WAYFARE_BASE_URL, or else a service started from the program WAYFARE, by default
// the one built by `cargo build`.

import { spawn, type ChildProcess } from "node:child_process";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../../../../target/debug/wayfare", import.meta.url));

/** Provides a service for the tests of a file, and stops it afterwards if it was started here. */
export function service(): { url: string } {
  const state = { url: process.env["WAYFARE_BASE_URL"] ?? "" };
  let started: ChildProcess | undefined;
  before(async () => {
    if (state.url) return;
    const program = process.env["WAYFARE"] ?? BUILT;
    const options = ["serve", "--quiet", "--pace", "0.5", "--addr", "127.0.0.1:0"];
    started = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
    state.url = await addressIn(started);
  });
  after(() => void started?.kill());
  return state;
}

/** Waits for the URL that a service prints. */
function addressIn(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    started.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (url) resolve(url);
    });
    started.on("error", reject);
    started.on("exit", (code) => reject(new Error(`the service ended with ${code}: ${text}`)));
  });
}
