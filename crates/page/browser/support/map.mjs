// The map as travellers use it: it is drawn, so they point at places of it.

/** The map, once it is drawn. */
export async function mapOf(page) {
  const map = page.getByRole("main").getByRole("region", { name: /^Map/ });
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  return map;
}

/** Clicks a point of the map: parts of its width and height. */
export async function clickMap(map, x, y) {
  const { width, height } = await map.boundingBox();
  await map.click({ position: { x: x * width, y: y * height } });
}
