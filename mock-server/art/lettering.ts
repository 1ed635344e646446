import { type Face, measureText, outlineText, type Stroke } from './fonts.ts';
import { num, type Sheet } from './svg.ts';

export interface SetLine {
  readonly d: string;
  readonly size: number;
  readonly bottom: number;
}

/** In picture units. */
export type Warp = (x: number, y: number) => readonly [number, number];

const LOWER_CASE_FACES: readonly Face[] = ['righteous', 'bangers', 'josefin', 'alfa', 'cinzel'];

/** About half the size of absolute commands. */
function serialize(strokes: readonly Stroke[], move: Warp): string {
  let text = '';
  let [x, y] = [0, 0];
  let last = '';
  for (const stroke of strokes) {
    if (stroke.type === 'Z') {
      text += 'z';
      last = 'z';
      continue;
    }
    const values: string[] = [];
    let [endX, endY] = [x, y];
    for (let index = 0; index < stroke.points.length; index += 2) {
      const moved = move(stroke.points[index] ?? 0, stroke.points[index + 1] ?? 0);
      [endX, endY] = [Math.round(moved[0] * 10) / 10, Math.round(moved[1] * 10) / 10];
      values.push(num(stroke.type === 'M' ? endX : endX - x), num(stroke.type === 'M' ? endY : endY - y));
    }
    const command = stroke.type === 'M' ? 'M' : stroke.type.toLowerCase();
    const numbers = values.reduce(
      (sum, value) => (sum === '' || value.startsWith('-') ? sum + value : `${sum} ${value}`),
      '',
    );
    text +=
      command === last && !numbers.startsWith('-') ? ` ${numbers}` : command === last ? numbers : command + numbers;
    last = command;
    [x, y] = [endX, endY];
  }
  return text;
}

export function textPath(
  face: Face,
  text: string,
  x: number,
  baseline: number,
  size: number,
  tracking = 0,
  warp?: Warp,
): string {
  const scale = size / 100;
  const straight: Warp = (px, py) => [x + px * scale, baseline + py * scale];
  const move: Warp = warp ? (px, py) => warp(...straight(px, py)) : straight;
  return serialize(outlineText(face, text, tracking).strokes, move);
}

export function textWidth(face: Face, text: string, size: number, tracking = 0): number {
  return (outlineText(face, text, tracking).width * size) / 100;
}

export function capHeight(face: Face, size: number): number {
  return (outlineText(face, 'H').height * size) / 100;
}

interface Row {
  readonly text: string;
  readonly isSmall: boolean;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

function breaks(words: readonly string[], most: number): string[][] {
  if (words.length <= 1 || most === 1) return [[words.join(' ')]];
  const all: string[][] = [[words.join(' ')]];
  for (let head = 1; head < words.length; head += 1) {
    const first = words.slice(0, head).join(' ');
    for (const rest of breaks(words.slice(head), most - 1)) all.push([first, ...rest]);
  }
  return all;
}

const LEADING = 0.2;
/** Capital height in picture units. */
const LEGIBLE = 27;
const SMALL_WORDS = new Set(['of', 'the', 'and', 'a', 'to', 'in', 'vs', 'with', 'for']);

function rowsFor(face: Face, lines: readonly string[], width: number, height: number): { rows: Row[]; score: number } {
  const rows = lines.map((text) => {
    const measure = measureText(face, text);
    const isSmall = text.split(' ').every((word) => SMALL_WORDS.has(word.toLowerCase()));
    const most = isSmall ? 22 : 92;
    const size = Math.min((width / measure.width) * 100, (most / measure.height) * 100);
    return { text, isSmall, ...measure, size };
  });
  const tall = rows.reduce((sum, row) => sum + (row.height * row.size * (1 + LEADING)) / 100, 0);
  const squeeze = Math.min(1, height / tall);
  const fitted = rows.map((row) => ({ ...row, size: row.size * squeeze }));
  const area = fitted.reduce((sum, row) => sum + row.width * row.size * row.height * row.size, 0);
  const caps = fitted.filter((row) => !row.isSmall).map((row) => (row.height * row.size) / 100);
  const smallest = Math.min(...(caps.length > 0 ? caps : [LEGIBLE]));
  return { rows: fitted, score: area * Math.min(1, smallest / LEGIBLE) ** 2 };
}

/**
 * One to three lines fill a box, centred on `x`, with the last baseline at or above `bottom`. Each line has its own
 * size, as on posters.
 */
export function setTitle(
  face: Face,
  title: string,
  box: { x: number; bottom: number; width: number; height: number },
  warp?: Warp,
): SetLine[] {
  const words = (LOWER_CASE_FACES.includes(face) ? title : title.toUpperCase()).split(' ');
  let best: { rows: Row[]; score: number } | undefined;
  for (const lines of breaks(words, 3)) {
    const tried = rowsFor(face, lines, box.width, box.height);
    if (!best || tried.score > best.score) best = tried;
  }
  const rows = best?.rows ?? [];
  const placed: SetLine[] = [];
  let baseline = box.bottom;
  for (const row of [...rows].reverse()) {
    const cap = (row.height * row.size) / 100;
    const left = box.x - textWidth(face, row.text, row.size) / 2;
    placed.unshift({ d: textPath(face, row.text, left, baseline, row.size, 0, warp), size: cap, bottom: baseline });
    baseline -= cap * (1 + LEADING) + 1.5;
  }
  return placed;
}

/** Face from top to bottom. */
export interface Finish {
  readonly fill: readonly string[];
  readonly rim: string;
  readonly side: string;
  readonly outside: string;
}

export function paintLettering(sheet: Sheet, lines: readonly SetLine[], finish: Finish, depth = 5): string {
  const tallest = Math.max(...lines.map((row) => row.size));
  const weight = Math.min(1, Math.max(0.45, tallest / 46));
  const all = lines.map((row) => ({ ...row, use: sheet.symbol(`<path d="${row.d}"/>`) }));
  const layer = (attributes: string, dy: number): string =>
    `<g ${attributes}${dy === 0 ? '' : ` transform="translate(0 ${num(dy)})"`}>${all.map((row) => `<use href="${row.use}"/>`).join('')}</g>`;
  const stroke = (color: string, width: number): string =>
    `fill="${color}" stroke="${color}" stroke-width="${num(width * weight)}" stroke-linejoin="round"`;
  const drop = depth * weight;
  const faces = all.map((row) => `<use href="${row.use}" fill="${sheet.linear(finish.fill)}"/>`).join('');
  const gloss = sheet.linear(['#fff|0.55|0', '#fff|0.12|46', '#fff|0|50', '#fff|0|100']);
  const shine = all.map((row) => `<use href="${row.use}" fill="${gloss}"/>`).join('');
  return (
    layer(`${stroke('#000', 17)} opacity=".28"`, drop + 3) +
    layer(stroke(finish.outside, 14), drop) +
    layer(stroke(finish.outside, 14), 0) +
    layer(stroke(finish.side, 7), drop) +
    layer(stroke(finish.side, 7), drop * 0.5) +
    layer(stroke(finish.rim, 7), 0) +
    layer(stroke(finish.side, 2.2), 0.8) +
    faces +
    shine
  );
}
