// A service that fails: what was found stays, why is said in words, and there is a way on.
import assert from "node:assert/strict";
import { complete, example, openExample, results, status } from "./support/acts.mjs";
import { FAULTS, failing, holding } from "./support/faults.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const expected = /Failed to load resource/;
const VIEWS = ["Flights", "Hotels", "Cars"];
const IN_THE_MIDDLE = [
  ["unavailable", "Flights", /can't answer at the moment/],
  ["refused", "Flights", /does not take this search/],
  ["dropped", "Flights", /can't be reached/],
  ["unavailable", "Hotels", /can't answer at the moment/],
  ["refused", "Cars", /does not take this search/],
  ["notJson", "Cars", /can't be read/],
];

for (const [fault, view, why] of IN_THE_MIDDLE) {
  visit(
    `${view}: what was found stays when a poll is ${fault}, and the search goes on`,
    { expected },
    async ({ page }) => {
      const service = await failing(page, view, FAULTS[fault], { after: 1 });
      await openExample(page, view);
      const alert = status(page).getByRole("alert");
      await alert.getByText(why).waitFor();
      await alert.getByText("it is not all").waitFor();
      assert.ok((await results(page).count()) > 0, "the results are still there");
      service.mend();
      await alert.getByRole("button", { name: "Try again" }).click();
      await complete(page);
      assert.equal(await alert.count(), 0);
      assert.ok((await results(page).count()) > 0);
    },
  );
}

for (const view of VIEWS) {
  visit(`${view}: too many searches are told, and it goes on later`, { expected }, async ({ page }) => {
    const service = await failing(page, view, FAULTS.limited);
    await openExample(page, view);
    const alert = status(page).getByRole("alert");
    await alert.getByText("There were too many searches.").waitFor();
    service.mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await complete(page);
  });

  visit(`${view}: a slow answer is waited for in sight`, async ({ page }) => {
    const service = await holding(page, view);
    await openExample(page, view);
    await status(page).getByRole("progressbar").waitFor();
    await status(page).getByText("Asking the providers").waitFor();
    service.letGo();
    await complete(page);
    assert.equal(await status(page).getByRole("progressbar").count(), 0);
  });
}

visit("a search is left while it runs", async ({ page }) => {
  const service = await holding(page, "Flights");
  await openExample(page, "Flights");
  await status(page).getByText("Asking the providers").waitFor();
  await example(page, "Cars");
  service.letGo();
  await page.goBack();
  await page.goBack();
  await complete(page);
});

visit(
  "a page whose settings can't be had works without them",
  { expected, prepare: withoutSettings },
  async ({ page }) => {
    await example(page, "Hotels");
  },
);

function withoutSettings({ page }) {
  return page.route("**/page/settings.json", (route) => route.fulfill({ status: 500 }));
}
