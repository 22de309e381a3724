// Map symbols, drawn at run time: the style has no sprite.
import type { Map } from "maplibre-gl";
import type { Colours } from "./colours";

/** Pixel ratio of the images, for high-density screens. */
const RATIO = 3;
const HEIGHT = 24;
const TIP = 6;
const SHADOW = 3;

/** Draws the symbols of a theme. Their names start with its name: `light-town`, `light-price`, `light-raised`, … */
export function drawSigns(map: Map, colours: Colours): void {
  const { theme, ground, surface, line, faded, accent, accentSoft, inkSoft, land } = colours;
  if (map.hasImage(`${theme}-town`)) return;
  addDot(map, `${theme}-town`, inkSoft, land);
  addPill(map, `${theme}-price`, surface, line);
  addPill(map, `${theme}-faded`, ground, faded);
  addPill(map, `${theme}-branch`, accentSoft, accent);
  addPill(map, `${theme}-raised`, accent, surface);
}

function addDot(map: Map, id: string, fill: string, edge: string): void {
  const [image, pen] = canvas(8, 8);
  pen.arc(4, 4, 2.4, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.strokeStyle = edge;
  pen.lineWidth = 1;
  pen.stroke();
  pen.fill();
  map.addImage(id, dataOf(image, pen), { pixelRatio: RATIO });
}

/** Draws a rounded box whose tip points at the position. The box stretches on both sides of the tip. */
function addPill(map: Map, id: string, fill: string, edge: string): void {
  const round = HEIGHT / 2;
  const width = HEIGHT + 2 * TIP + 4;
  const middle = width / 2;
  const [image, pen] = canvas(width + 2 * SHADOW, HEIGHT + TIP + 2 * SHADOW);
  pen.translate(SHADOW, SHADOW);
  pen.beginPath();
  pen.moveTo(round, 0.5);
  pen.arc(width - round, round, round - 0.5, -Math.PI / 2, Math.PI / 2);
  pen.lineTo(middle + TIP, HEIGHT - 0.5);
  pen.lineTo(middle, HEIGHT + TIP - 1);
  pen.lineTo(middle - TIP, HEIGHT - 0.5);
  pen.arc(round, round, round - 0.5, Math.PI / 2, -Math.PI / 2);
  pen.closePath();
  pen.shadowColor = "rgb(0 0 0 / 35%)";
  pen.shadowBlur = SHADOW * RATIO;
  pen.shadowOffsetY = RATIO;
  pen.fillStyle = fill;
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = edge;
  pen.lineWidth = 1;
  pen.stroke();
  const at = (...places: number[]) => places.map((place) => (place + SHADOW) * RATIO);
  map.addImage(id, dataOf(image, pen), {
    pixelRatio: RATIO,
    stretchX: [at(round - 1, middle - TIP), at(middle + TIP, width - round + 1)] as [number, number][],
    stretchY: [at(round - 0.5, round + 0.5)] as [number, number][],
    content: at(9, 4, width - 9, HEIGHT - 4) as [number, number, number, number],
  });
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const image = document.createElement("canvas");
  image.width = width * RATIO;
  image.height = height * RATIO;
  const pen = image.getContext("2d");
  if (pen === null) throw new Error("this browser does not support 2D canvases");
  pen.scale(RATIO, RATIO);
  return [image, pen];
}

function dataOf({ width, height }: HTMLCanvasElement, pen: CanvasRenderingContext2D): ImageData {
  return pen.getImageData(0, 0, width, height);
}
