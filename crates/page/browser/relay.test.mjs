// The page of a relay: searches and booking links of the service behind it, without its key.
import assert from "node:assert/strict";
import { example, openResult, results } from "./support/actions.mjs";
import { RELAY_KEY } from "./support/site.mjs";
import { VIEWS } from "./support/views.mjs";
import { visits } from "./support/visit.mjs";

const visit = visits({ own: true, relayed: true });

for (const view of Object.keys(VIEWS)) {
  visit(`${view}: finds results through a relay, and books through it`, async ({ page, another, site }) => {
    // A debug build of the relay needs seconds for the full list of flights.
    page.setDefaultTimeout(60_000);
    const { urls, bodies } = record(page);
    await example(page, view);
    assert.ok((await results(page).count()) > 0);
    const dialog = await openResult(page);
    const link = await dialog.getByRole("link", { name: /^Book/ }).first().getAttribute("href");
    assert.ok(link.startsWith(`${site.url}in?`), link);

    const { page: booking, problems, close } = await another({});
    const visited = record(booking);
    await booking.goto(link);
    await booking.getByRole("heading", { level: 1, name: "Nothing is booked here" }).waitFor();
    assert.ok(booking.url().startsWith(site.behind), booking.url());
    assert.deepEqual(problems, []);
    await close();

    const direct = urls.filter((url) => url.startsWith(site.behind) && url.includes("/api/"));
    assert.deepEqual(direct, [], "only the relay calls the service");
    const texts = [...urls, ...visited.urls, await page.content(), ...(await Promise.all(bodies))];
    assert.ok(bodies.length > 0);
    assert.ok(!texts.some((text) => text.includes(RELAY_KEY)), "no page or response contains the relay's key");
  });
}

/** Records the URLs of a page's requests, and the responses of the API. */
function record(page) {
  const [urls, bodies] = [[], []];
  page.on("request", (request) => urls.push(request.url()));
  page.on("response", (response) => {
    if (response.url().includes("/api/")) bodies.push(response.text().catch(() => ""));
  });
  return { urls, bodies };
}
