// Service failures: results stay, the page states the reason, and the user can retry.
import assert from "node:assert/strict";
import { complete, example, openExample, results, status } from "./support/actions.mjs";
import { FAULTS, failing, holding } from "./support/faults.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const expected = /Failed to load resource/;
const VIEWS = ["Flights", "Hotels", "Cars"];
const IN_THE_MIDDLE = [
  ["unavailable", "Flights", /is temporarily unavailable/],
  ["refused", "Flights", /rejected this search/],
  ["dropped", "Flights", /can't be reached/],
  ["unavailable", "Hotels", /is temporarily unavailable/],
  ["refused", "Cars", /rejected this search/],
  ["notJson", "Cars", /can't be read/],
];

for (const [fault, view, why] of IN_THE_MIDDLE) {
  visit(`${view}: keeps results when a poll fails (${fault}), and can retry`, { expected }, async ({ page }) => {
    const service = await failing(page, view, FAULTS[fault], { after: 1 });
    await openExample(page, view);
    const alert = status(page).getByRole("alert");
    await alert.getByText(why).waitFor();
    await alert.getByText("they are incomplete").waitFor();
    assert.ok((await results(page).count()) > 0, "expected the results to stay");
    service.repair();
    await alert.getByRole("button", { name: "Try again" }).click();
    await complete(page);
    assert.equal(await alert.count(), 0);
    assert.ok((await results(page).count()) > 0);
  });
}

for (const view of VIEWS) {
  visit(`${view}: reports a rate limit, and can retry later`, { expected }, async ({ page }) => {
    const service = await failing(page, view, FAULTS.limited);
    await openExample(page, view);
    const alert = status(page).getByRole("alert");
    await alert.getByText("Too many requests.").waitFor();
    service.repair();
    await alert.getByRole("button", { name: "Try again" }).click();
    await complete(page);
  });

  visit(`${view}: shows progress while a response is slow`, async ({ page }) => {
    const service = await holding(page, view);
    await openExample(page, view);
    await status(page).getByRole("progressbar").waitFor();
    await status(page).getByText("Searching providers").waitFor();
    service.release();
    await complete(page);
    assert.equal(await status(page).getByRole("progressbar").count(), 0);
  });
}

visit("leaves a running search", async ({ page }) => {
  const service = await holding(page, "Flights");
  await openExample(page, "Flights");
  await status(page).getByText("Searching providers").waitFor();
  await example(page, "Cars");
  service.release();
  await page.goBack();
  await page.goBack();
  await complete(page);
});

visit("works without its settings", { expected, prepare: withoutSettings }, async ({ page }) => {
  await example(page, "Hotels");
});

function withoutSettings({ page }) {
  return page.route("**/page/settings.json", (route) => route.fulfill({ status: 500 }));
}
