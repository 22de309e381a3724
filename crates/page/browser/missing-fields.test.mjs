// Responses with missing fields: views still work and show no trace of missing values.
import assert from "node:assert/strict";
import { openExample, openResult, results, status } from "./support/actions.mjs";
import { sensible } from "./support/checks.mjs";
import { omitFields } from "./support/faults.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits();
const SEEDS = [1, 2, 3];

for (const view of Object.keys(VIEWS)) {
  for (const seed of SEEDS) {
    visit(`${view}: tolerates missing fields (seed ${seed})`, async ({ page }) => {
      await omitFields(page, seed);
      await openExample(page, view);
      await status(page)
        .getByText(/ from all providers|No results found|can't be read/)
        .first()
        .waitFor();
      const found = [...(await sensible(page))];
      if (await results(page).count()) {
        const dialog = await openResult(page);
        await dialog
          .getByRole("heading")
          .nth(1)
          .or(dialog.getByText(/not in the results/))
          .first()
          .waitFor();
        found.push(...(await sensible(page)));
      }
      assert.equal(found.join("\n"), "");
      assert.equal(await page.getByText("Something went wrong").count(), 0);
    });
  }
}
