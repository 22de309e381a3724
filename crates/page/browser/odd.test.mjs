// Answers in which much is missing: views go without it, and show no trace of it.
import assert from "node:assert/strict";
import { openExample, openResult, results, status } from "./support/acts.mjs";
import { sensible } from "./support/checks.mjs";
import { leavingOut } from "./support/faults.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const SEEDS = [1, 2, 3];

for (const view of Object.keys(VIEWS)) {
  for (const seed of SEEDS) {
    visit(`${view}: fields are left out at random (${seed})`, async ({ page }) => {
      await leavingOut(page, seed);
      await openExample(page, view);
      await status(page)
        .getByText(/, of all providers|Nothing was found|can't be read/)
        .first()
        .waitFor();
      const found = [...(await sensible(page))];
      if (await results(page).count()) {
        const dialog = await openResult(page);
        await dialog
          .getByRole("heading")
          .nth(1)
          .or(dialog.getByText(/not among/))
          .first()
          .waitFor();
        found.push(...(await sensible(page)));
      }
      assert.equal(found.join("\n"), "");
      assert.equal(await page.getByText("This view does not work").count(), 0);
    });
  }
}
