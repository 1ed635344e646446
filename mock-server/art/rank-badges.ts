import { textPath, textWidth } from './lettering.ts';
import { type Brand, HIGHEST_RANK } from './paths.ts';
import { type Metal, makePalette, Pen } from './pen.ts';
import { circle, ellipse, group, line, num, path, rect, Sheet, star, star4, svgDocument } from './svg.ts';

interface Badge {
  readonly pen: Pen;
  readonly level: number;
  readonly metal: string;
  /** Colour of the middle. */
  readonly field: string;
}

interface House {
  /** To rank 2, to rank 5, and above. */
  readonly metals: readonly [Metal, Metal, Metal];
  readonly fields: readonly string[];
  /** Baseline of the digits. */
  readonly baseline: (level: number) => number;
  readonly back: (badge: Badge) => string;
  readonly front: (badge: Badge) => string;
}

const outline = ({ pen }: Badge, width = 1.4): string =>
  `stroke="${pen.ink}" stroke-width="${width}" stroke-linejoin="round"`;

const halves = (content: string): string => content + group(content, 'transform="matrix(-1 0 0 1 48 0)"');

/** One to three. */
const pips = (level: number): number[] => {
  const count = level === 0 ? 0 : ((level - 1) % 3) + 1;
  return Array.from({ length: count }, (_, index) => index - (count - 1) / 2);
};

const starsAt = (level: number, y: number, color: string): string =>
  pips(level)
    .map((place) => path(star(24 + place * 7, y, [3, 1.3], 10), color, 'stroke="#12040f" stroke-width=".5"'))
    .join('');

const SHIELD = 'M24 5Q32 10 40 9Q42 30 24 43Q6 30 8 9Q16 10 24 5Z';

/** A shield; laurels and a crown come with the rank. */
const baize: House = {
  metals: ['rose', 'silver', 'brass'],
  fields: [
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
  ],
  baseline: (level) => (level > 6 ? 33 : 30),
  back: (badge) => {
    const { pen, level, metal, field } = badge;
    const leaf = (y: number, turn: number): string =>
      path(
        'M0 0Q-5 -3 -4 -9Q1 -7 0 0Z',
        metal,
        `stroke="${pen.ink}" stroke-width=".6" transform="translate(${7 - (y - 24) * 0.02} ${y}) rotate(${turn})"`,
      );
    return (
      (level >= 3 ? halves(leaf(20, -8) + leaf(28, -14) + leaf(36, -34) + leaf(42, -60)) : '') +
      path(SHIELD, metal, outline(badge, 1.6)) +
      path(SHIELD, pen.shade(field, 0.4), 'transform="translate(24 24) scale(.82) translate(-24 -24)"') +
      path('M12 13Q18 14 24 10V38Q12 30 12 13Z', '#fff', 'opacity=".14"') +
      (level >= 4 ? star4(13, 12, 5) : '')
    );
  },
  front: (badge) =>
    starsAt(badge.level, 38, '#ffe9a0') +
    (badge.level >= 7
      ? path('M13 15L11 4L18 9L24 2L30 9L37 4L35 15Z', badge.metal, outline(badge, 1.2)) +
        circle(24, 11, 1.9, '#e0182f')
      : ''),
};

/** A lotus around a lacquer disc: petals, a tassel and a pearl come with the rank. */
const lotus: House = {
  metals: ['jade', 'rose', 'gold'],
  fields: [
    '#5f7f74',
    '#2f7f5f',
    '#14663f',
    '#b0644a',
    '#c04a3a',
    '#b8342f',
    '#a3141f',
    '#8c0f3a',
    '#6d0a4a',
    '#3b0a24',
    '#190508',
  ],
  baseline: () => 29.5,
  back: (badge) => {
    const { pen, level, metal, field } = badge;
    const count = level < 3 ? 6 : level < 6 ? 8 : level < 9 ? 10 : 12;
    const petals = (length: number, width: number, shift: number): string =>
      Array.from({ length: count }, (_, index) =>
        path(
          `M0 0C${-width} ${num(-length * 0.45)} ${-width} ${num(-length * 0.8)} 0 ${-length}C${width} ${num(-length * 0.8)} ${width} ${num(-length * 0.45)} 0 0Z`,
          metal,
          `stroke="${pen.ink}" stroke-width=".9" transform="translate(24 23) rotate(${num((360 / count) * (index + shift))})"`,
        ),
      ).join('');
    const tassel =
      level >= 4
        ? line('M24 38V42M21.6 47L24 42L26.4 47M24 42V47.4', '#e0182f', 1.6) +
          circle(24, 41, 1.8, metal, outline(badge, 0.7))
        : '';
    return (
      tassel +
      (level >= 3 ? petals(21.5, 6, 0.5) : '') +
      petals(20.5, 11 - count * 0.4, 0) +
      circle(24, 23, 13.4, metal, outline(badge, 1.2)) +
      circle(24, 23, 11.4, pen.shade(field, 0.4)) +
      path('M14 20A11 11 0 0 1 33 16Q24 15 14 20Z', '#fff', 'opacity=".28"')
    );
  },
  front: (badge) => {
    const { level, pen } = badge;
    return (
      pips(level)
        .map((place) => circle(24 + place * 5, 32.6, 1.4, '#ffe08a', 'stroke="#12040f" stroke-width=".4"'))
        .join('') +
      (level >= 7
        ? path('M15 8Q18 12 24 8.4Q30 12 33 8Q31 15 24 13Q17 15 15 8Z', badge.metal, outline(badge, 0.9)) +
          circle(24, 6, 4, pen.ball('#fff0d8'), outline(badge, 0.9))
        : '')
    );
  },
};

/** A ship's wheel with a rope rim: handles, waves and a compass star come with the rank. */
const harbor: House = {
  metals: ['steel', 'rose', 'gold'],
  fields: [
    '#67788e',
    '#4d6a84',
    '#33607f',
    '#2a6f8f',
    '#1f63a8',
    '#1a4d9c',
    '#12315f',
    '#3a2f8a',
    '#a8323c',
    '#0d2f3f',
    '#0a1120',
  ],
  baseline: (level) => (level >= 5 ? 29 : 30.5),
  back: (badge) => {
    const { pen, level, metal, field } = badge;
    const count = level < 3 ? 0 : level < 6 ? 6 : 8;
    const handles = Array.from({ length: count }, (_, index) =>
      group(
        rect(22.7, 1.6, 2.6, 9, metal, 1, outline(badge, 0.7)) + ellipse(24, 3.2, 2.3, 2.5, metal, outline(badge, 0.8)),
        `transform="rotate(${num((360 / count) * index)} 24 24)"`,
      ),
    ).join('');
    const waves =
      level >= 5
        ? line('M12.6 33q2.8 -3 5.7 0t5.7 0t5.7 0t5.7 0', '#fff', 1.5, 'opacity=".75"') +
          line('M15.6 36.2q2.1 -2.4 4.2 0t4.2 0t4.2 0t4.2 0', '#ff9a89', 1.4)
        : '';
    return (
      handles +
      circle(24, 24, 17.4, metal, outline(badge)) +
      circle(
        24,
        24,
        15.6,
        'none',
        `stroke="${pen.ink}" stroke-width="2" stroke-opacity=".45" stroke-dasharray="1 2.06"`,
      ) +
      circle(24, 24, 13.6, pen.shade(field, 0.4), outline(badge, 0.9)) +
      path('M12.6 21A12 12 0 0 1 35 18Q24 14 12.6 21Z', '#fff', 'opacity=".2"') +
      waves
    );
  },
  front: (badge) =>
    pips(badge.level)
      .map((place) =>
        group(
          path('M0 -3L2.6 0L0 3L-2.6 0Z', '#ff8a76') + path('M0 -3L2.6 0H-2.6Z', '#fff'),
          `stroke="${badge.pen.ink}" stroke-width=".6" transform="translate(${num(24 + place * 6.4)} 43.4)"`,
        ),
      )
      .join('') +
    (badge.level >= 7
      ? path(star(24, 8.4, [7.6, 2.2], 8), badge.metal, outline(badge, 0.9)) + circle(24, 8.4, 1.7, '#e0182f')
      : ''),
};

const houses: Record<Brand, House> = { baize, lotus, harbor };

/** Returns null for an unknown rank. */
export function drawRankBadge(brand: Brand, level: number): string | null {
  if (!Number.isInteger(level) || level < 0 || level > HIGHEST_RANK) return null;
  const { metals, fields, baseline, back, front } = houses[brand];
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(level * 33, 45));
  const metal = pen.metal(metals[level < 3 ? 0 : level < 6 ? 1 : 2], 60);
  const badge = { pen, level, metal, field: fields[level] ?? '#2b2540' };
  const text = String(level);
  const size = level > 9 ? 15 : brand === 'baize' ? 20 : 17;
  const digits = path(
    textPath('alfa', text, 24 - textWidth('alfa', text, size) / 2, baseline(level), size),
    '#fffdf2',
    'stroke="#12040f" stroke-width="1" stroke-opacity=".35"',
  );
  const shine = level >= 9 ? circle(24, 24, 24, pen.halo('#ffd54a', 0.8)) : '';
  return svgDocument(`Rank ${level}`, 48, 48, sheet, shine + back(badge) + digits + front(badge), 'sign');
}
