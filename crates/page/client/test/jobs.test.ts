// Jobs of an example API.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Job, JobError, type JobProtocol } from "../generated/runtime/job.js";
import type { Operation } from "../generated/runtime/request.js";
import { other, script, type Reply } from "./scripted.js";

const operation = (name: string, method: Operation["method"], path: string): Operation => ({
  name: `jobs.${name}`,
  method,
  path,
  auth: [],
});

interface Report {
  id?: number;
  status: "queued" | "done" | "broken" | "gone";
  error?: string;
}

const JOB: JobProtocol<{ job: number; part?: string }, Report> = {
  start: operation("begin", "POST", "/jobs"),
  poll: operation("read", "GET", "/jobs/{job}"),
  cancel: { operation: operation("stop", "DELETE", "/jobs/{job}"), takes: ["job"] },
  identify(started) {
    const { id } = started as Report;
    return id === undefined ? undefined : { job: id };
  },
  reportsAtOnce: true,
  phase({ status }) {
    return status === "done"
      ? "succeeded"
      : status === "broken"
        ? "failed"
        : status === "gone"
          ? "cancelled"
          : "running";
  },
  reason: (report) => report.error,
};

const run = (...replies: Reply[]) => {
  const service = script(...replies);
  const options = { backoff: { first: 1, longest: 1 } };
  return { sent: service.sent, job: new Job(other(service.fetch), JOB, { start: { body: { file: "a" } } }, options) };
};
const report = (status: Report["status"], more: Partial<Report> = {}): Reply => ({ body: { id: 7, status, ...more } });

test("a job is started and polled until it has ended", async () => {
  const { job, sent } = run(report("queued"), { status: 404 }, report("queued"), report("done"));
  const phases = [];
  for await (const update of job) phases.push(update.phase);
  assert.deepEqual(phases, ["running", "running", "succeeded"]);
  assert.deepEqual(
    sent.map(({ method, url }) => `${method} ${url}`),
    ["POST http://x/jobs", ...[1, 2, 3].map(() => "GET http://x/jobs/7")],
  );
  assert.equal((await job.finish()).status, "done");
  assert.deepEqual(job.token(), { operation: "jobs.read", query: { job: 7 } });
});

test("a failed job has a reason, and a job that ends at once needs no poll", async () => {
  const { job } = run(report("queued"), report("broken", { error: "no sound" }));
  await assert.rejects(job.finish(), (error) => {
    assert.ok(error instanceof JobError);
    assert.deepEqual([error.phase, error.reason, error.message], ["failed", "no sound", "the job failed: no sound"]);
    return true;
  });
  assert.equal((await run({ body: { status: "done" } }).job.finish()).status, "done");
  await assert.rejects(run({ body: { status: "queued" } }).job.finish(), /does not state how to poll/);
});

test("a failed call ends the polls, not the job", async () => {
  const { job } = run(report("queued"), report("queued"), { status: 404 });
  await assert.rejects(job.finish(), { kind: "refused", status: 404 });
  const service = script(report("done"));
  const token = job.token();
  assert.ok(token);
  assert.equal((await new Job(other(service.fetch), JOB, { query: token.query }).finish()).status, "done");
});

test("a cancelled job ends when the service reports it or no longer knows the job", async () => {
  for (const end of [report("gone"), { status: 410 }]) {
    const { job, sent } = run(report("queued"), { status: 204 }, end);
    await job.next();
    await job.cancel();
    assert.equal(sent[1]?.method, "DELETE");
    await assert.rejects(job.finish(), { name: "JobError", phase: "cancelled" });
  }
  const { job, sent } = run();
  await job.cancel();
  await assert.rejects(job.finish(), { phase: "cancelled" });
  assert.equal(sent.length, 0);
});

test("polls of a job end at the deadline, or when stopped", async () => {
  const service = script(report("queued"));
  const client = other(service.fetch);
  await assert.rejects(new Job(client, JOB, { query: { job: 7 } }, { deadline: 20 }).finish(), { kind: "timeout" });
  const job = new Job(client, JOB, { query: { job: 7 } });
  for await (const _ of job) break;
  await assert.rejects(job.finish(), { kind: "aborted" });
});

test("the URL of a job may be in a header", async () => {
  const { identify: _, reportsAtOnce: __, ...rest } = JOB;
  const protocol: JobProtocol<{ day: string }, Report> = {
    ...rest,
    cancel: { operation: operation("stop", "DELETE", "/jobs/{day}"), takes: ["day"] },
    poll: operation("read", "GET", "/exports/{day}-{number}.json"),
  };
  const token = async (location: string) => {
    const service = script({ status: 202, headers: { location } }, report("done"));
    const job = new Job(other(service.fetch, { baseUrl: "http://x/v1" }), protocol, { start: {} });
    await job.finish();
    assert.match(service.sent[1]?.url ?? "", /^http:\/\/x\/v1\/exports\/a%2Fb-3\.json/);
    return job.token()?.query;
  };
  for (const location of [
    "/v1/exports/a%2fb-3.json?sheet=1",
    "http://x/v1/exports/a%2fb-3.json?sheet=1",
    "exports/a%2fb-3.json?sheet=1",
  ]) {
    assert.deepEqual(await token(location), { day: "a/b", number: "3", sheet: "1" });
  }
  await assert.rejects(token("http://y/v1/exports/a-3.json"), /credentials are only sent to/);
  await assert.rejects(token("/v1/elsewhere"), /does not state how to poll/);
});
