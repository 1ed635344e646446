import { textPath, textWidth } from './lettering.ts';
import { HIGHEST_RANK, type LicenceCode } from './paths.ts';
import { type Metal, makePalette, Pen } from './pen.ts';
import { circle, group, line, path, rect, Sheet, star, star4, svgDocument } from './svg.ts';

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

const METAL_OF_RANK: readonly Metal[] = [
  'rose',
  'rose',
  'rose',
  'silver',
  'silver',
  'silver',
  'gold',
  'gold',
  'gold',
  'gold',
  'gold',
];
const FIELDS = [
  '#6b7688',
  '#7a5a3a',
  '#8a5a2a',
  '#3a6a8a',
  '#2a6ab0',
  '#2a4fb8',
  '#12855a',
  '#7a2ab0',
  '#b8142f',
  '#1b1a2e',
  '#0d0b1c',
] as const;
const SHIELD = 'M24 5Q32 10 40 9Q42 30 24 43Q6 30 8 9Q16 10 24 5Z';

/** Higher ranks add laurels, stars and a crown. */
export function drawRankBadge(level: number): string | null {
  if (!Number.isInteger(level) || level < 0 || level > HIGHEST_RANK) return null;
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(level * 33, 45));
  const metal = pen.metal(METAL_OF_RANK[level] ?? 'gold', 60);
  const text = String(level);
  const size = level > 9 ? 17 : 20;
  const digits = path(
    textPath('alfa', text, 24 - textWidth('alfa', text, size) / 2, level > 6 ? 33 : 30, size),
    '#fffdf2',
    'stroke="#12040f" stroke-width="1" stroke-opacity=".35"',
  );
  const leaf = (y: number, turn: number): string =>
    path(
      'M0 0Q-5 -3 -4 -9Q1 -7 0 0Z',
      metal,
      `stroke="${pen.ink}" stroke-width=".6" transform="translate(${7 - (y - 24) * 0.02} ${y}) rotate(${turn})"`,
    );
  const halves = (content: string): string => content + group(content, 'transform="matrix(-1 0 0 1 48 0)"');
  const laurels = level >= 3 ? halves(leaf(20, -8) + leaf(28, -14) + leaf(36, -34) + leaf(42, -60)) : '';
  const shine = level >= 9 ? circle(24, 24, 24, pen.halo('#ffd54a', 0.8)) : '';
  const stars =
    level === 0
      ? ''
      : Array.from({ length: ((level - 1) % 3) + 1 }, (_, index) =>
          path(
            star(24 + (index - ((level - 1) % 3) / 2) * 7, 38, [3, 1.3], 10),
            '#ffe9a0',
            'stroke="#12040f" stroke-width=".5"',
          ),
        ).join('');
  const crown =
    level >= 7
      ? path(
          'M13 15L11 4L18 9L24 2L30 9L37 4L35 15Z',
          metal,
          `stroke="${pen.ink}" stroke-width="1.2" stroke-linejoin="round"`,
        ) + circle(24, 11, 1.9, '#e0182f')
      : '';
  const body =
    shine +
    laurels +
    path(SHIELD, metal, `stroke="${pen.ink}" stroke-width="1.6" stroke-linejoin="round"`) +
    path(
      SHIELD,
      pen.shade(FIELDS[level] ?? '#2b2540', 0.4),
      'transform="translate(24 24) scale(.82) translate(-24 -24)"',
    ) +
    path('M12 13Q18 14 24 10V38Q12 30 12 13Z', '#fff', 'opacity=".14"') +
    (level >= 4 ? star4(13, 12, 5) : '') +
    digits +
    stars +
    crown;
  return svgDocument(`Rank ${level}`, 48, 48, sheet, body, 'sign');
}
