// User actions on the map, which is a canvas and is addressed by position.

/** Returns the map once it is rendered. */
export async function mapOf(page) {
  const map = page.getByRole("main").getByRole("region", { name: /^Map/ });
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  return map;
}

/** Clicks a point of the map, given as fractions of its width and height. */
export async function clickMap(map, x, y) {
  const { width, height } = await map.boundingBox();
  await map.click({ position: { x: x * width, y: y * height } });
}
