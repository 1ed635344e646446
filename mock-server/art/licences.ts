import { textPath, textWidth } from './lettering.ts';
import type { LicenceCode } from './paths.ts';
import { makePalette, Pen } from './pen.ts';
import { circle, line, path, rect, Sheet, star, svgDocument } from './svg.ts';

interface Licence {
  readonly name: string;
  readonly lines: readonly [string, string];
  readonly hue: number;
  /** 48 × 48. */
  readonly emblem: (pen: Pen) => string;
}

const WAVE = 'q3 -4 6 0t6 0t6 0';

const licences: Record<LicenceCode, Licence> = {
  european: {
    name: 'European gaming licence',
    lines: ['EUROPEAN', 'GAMING LICENCE'],
    hue: 222,
    emblem: (pen) =>
      circle(24, 24, 18, pen.shade('#1f4fb8')) +
      Array.from({ length: 12 }, (_, index) =>
        path(
          star(
            24 + Math.cos((index * Math.PI) / 6) * 12.5,
            24 + Math.sin((index * Math.PI) / 6) * 12.5,
            [2.9, 1.2],
            10,
          ),
          '#ffd54a',
        ),
      ).join(''),
  },
  maltese: {
    name: 'Maltese gaming licence',
    lines: ['MALTESE', 'GAMING LICENCE'],
    hue: 350,
    emblem: (pen) =>
      circle(24, 24, 18, pen.shade('#b8142b')) +
      [0, 90, 180, 270]
        .map((turn) => path('M24 24L17.5 10L24 13L30.5 10Z', '#fff', `transform="rotate(${turn} 24 24)"`))
        .join(''),
  },
  bvi: {
    name: 'British Virgin Islands gaming licence',
    lines: ['BVI', 'GAMING LICENCE'],
    hue: 200,
    emblem: (pen) =>
      circle(24, 24, 18, pen.shade('#147a9a')) +
      circle(24, 20, 6, '#ffd54a') +
      [-60, -30, 0, 30, 60]
        .map((turn) => line('M24 11.5V8.5', '#ffd54a', 1.8, `transform="rotate(${turn} 24 20)"`))
        .join('') +
      line(`M12 29${WAVE}q3 -4 6 0M14 34${WAVE}q1 -2 2 0`, '#fff', 2),
  },
  philippines: {
    name: 'Philippine gaming licence',
    lines: ['PHILIPPINES', 'GAMING LICENCE'],
    hue: 215,
    emblem: (pen) =>
      path('M8 12Q24 6 40 12Q42 32 24 43Q6 32 8 12Z', pen.shade('#1f4fb8')) +
      path('M24 9Q33 9 40 12Q42 32 24 43Z', pen.shade('#c8142f')) +
      path(star(24, 24, [11, 6.5], 16), '#ffd54a') +
      circle(24, 24, 5.4, '#ffe9a0'),
  },
};

/** The plate makes it legible on any footer. */
export function drawLicence(code: LicenceCode): string {
  const { name, lines, hue, emblem } = licences[code];
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(hue, 45, 0.6));
  const fontSize = (text: string, most: number, tracking: number): number =>
    Math.min(most, (68 / textWidth('josefin', text, 100, tracking)) * 100);
  const [big, small] = [fontSize(lines[0], 15, 0.04), fontSize(lines[1], 7.6, 0.1)];
  const body =
    rect(0.75, 0.75, 118.5, 46.5, sheet.linear(['#2b3346', '#161b28']), 9, 'stroke="#c9a95a" stroke-width="1.5"') +
    emblem(pen) +
    path(textPath('josefin', lines[0], 46, 25, big, 0.04), '#fff6dc') +
    path(textPath('josefin', lines[1], 46, 35.5, small, 0.1), '#d8c48a');
  return svgDocument(name, 120, 48, sheet, body, 'sign');
}
