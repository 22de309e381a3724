// Serves the page from its current sources, and forwards API calls to a running service:
//
//   npm run dev -- --port 5000 --service http://127.0.0.1:8080
//
// `--built` serves the page as released: built once, minified and compressed. `--key required` tells the page that the
// service requires an API key.
import { createServer, request } from "node:http";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";
import { bundles, files } from "./build.mjs";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "5000" },
    service: { type: "string", default: "http://127.0.0.1:8080" },
    built: { type: "boolean", default: false },
    key: { type: "string", default: "any" },
  },
});
const service = new URL(values.service);
const types = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
};
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const current = values.built ? await builtOnce() : await rebuilt();

const server = createServer(async (asked, answer) => {
  const path = new URL(asked.url, "http://page").pathname;
  if (path === "/page/settings.json") return send(answer, "json", JSON.stringify(settings()));
  const name = path === "/" ? "index.html" : path.match(/^\/page\/([^/]+)$/)?.[1];
  if (name === undefined) return forward(asked, answer);
  try {
    const content = (await current()).get(name);
    return content === undefined ? answer.writeHead(404).end() : send(answer, name.split(".").pop(), content);
  } catch (error) {
    return answer.writeHead(500).end(String(error));
  }
});
server.listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));

/** Returns a function that rebuilds the files from the current sources. */
async function rebuilt() {
  const bundler = await context({ ...bundles, minify: false, sourcemap: "inline" });
  return async () => files((await bundler.rebuild()).outputFiles);
}

/** Returns a function that returns the files of a single build. */
async function builtOnce() {
  const built = files((await build(bundles)).outputFiles);
  return async () => built;
}

function settings() {
  return { tiles: null, key: values.key, invented: true, currency: "USD" };
}

function send(answer, kind, content) {
  const type = types[kind] ?? "application/json";
  const packed = values.built ? { "content-encoding": "gzip" } : {};
  const headers = { "content-type": type, "content-security-policy": POLICY, ...packed };
  answer.writeHead(200, headers).end(values.built ? gzipSync(content) : content);
}

function forward(asked, answer) {
  const { method, url: path, headers } = asked;
  const onward = request({ host: service.hostname, port: service.port, method, path, headers }, (reply) => {
    answer.writeHead(reply.statusCode, reply.headers);
    reply.pipe(answer);
  });
  onward.on("error", (error) => answer.writeHead(502).end(String(error)));
  asked.pipe(onward);
}
