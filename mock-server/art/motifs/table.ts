import { darken, lighten } from '../colors.ts';
import { textPath } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { circle, group, line, num, path, rect } from '../svg.ts';

const FACES: Record<string, string> = {
  spade:
    'M0 -40C10 -18 40 -4 38 16C36 34 12 36 5 18Q7 34 16 42H-16Q-7 34 -5 18C-12 36 -36 34 -38 16C-40 -4 -10 -18 0 -40Z',
  heart: 'M0 42C-10 22 -42 6 -40 -18C-38 -44 -6 -42 0 -20C6 -42 38 -44 40 -18C42 6 10 22 0 42Z',
  diamond: 'M0 -46Q14 -18 36 0Q14 18 0 46Q-14 18 -36 0Q-14 -18 0 -46Z',
  club: 'M0 -42C26 -42 26 -14 12 -6C30 -16 46 6 32 22C22 32 8 26 5 16Q7 34 16 42H-16Q-7 34 -5 16C-8 26 -22 32 -32 22C-46 6 -30 -16 -12 -6C-26 -14 -26 -42 0 -42Z',
};

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export function suit(pen: Pen, name: Suit, x: number, y: number, scale: number, fill: string, extra = ''): string {
  const sign = pen.sheet.symbol(`<path d="${FACES[name] ?? ''}"/>`);
  return `<use href="${sign}" transform="translate(${num(x)} ${num(y)}) scale(${scale})" fill="${fill}"${extra}/>`;
}

export function card(pen: Pen, rank: string, name: Suit): string {
  const color = name === 'heart' || name === 'diamond' ? '#d8122f' : '#171226';
  return (
    rect(40, 14, 128, 178, '#000', 14, 'opacity=".3"') +
    rect(
      36,
      10,
      128,
      178,
      pen.sheet.linear(['#ffffff', '#f4efe6', '#d9cfc2'], 60),
      14,
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    path(textPath('alfa', rank, 48, 56, 46), color) +
    suit(pen, name, 62, 82, 0.34, color) +
    suit(pen, name, 106, 118, 1.05, pen.sheet.linear([lighten(color, 0.35), color, darken(color, 0.35)])) +
    suit(pen, name, 146, 168, 0.26, color)
  );
}

export function hand(pen: Pen, cards: readonly (readonly [string, Suit])[]): string {
  const middle = (cards.length - 1) / 2;
  return cards
    .map(([rank, name], index) =>
      group(
        card(pen, rank, name),
        `transform="rotate(${num((index - middle) * (cards.length > 3 ? 15 : 19))} 100 230) translate(18 18) scale(.82)"`,
      ),
    )
    .join('');
}

/** Dots, bamboo or the red dragon. */
export function tile(pen: Pen, face = 0): string {
  const faces = [
    [
      [70, 56],
      [116, 56],
      [93, 96],
      [70, 136],
      [116, 136],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          circle(x, y, 15, ['#0f8a4a', '#1f5fd0', '#d8152f', '#1f5fd0', '#0f8a4a'][index] ?? '#000') +
          circle(x, y, 7, '#fff'),
      )
      .join(''),
    [66, 93, 120]
      .map(
        (x) =>
          line(`M${x} 48V80M${x} 110V142`, '#0f8a4a', 9) +
          line(`M${x - 4} 64H${x + 4}M${x - 4} 126H${x + 4}`, '#fff', 3),
      )
      .join('') + line('M93 84V106', '#d8152f', 9),
    line('M93 38V156M62 64H124V108H62Z', '#d8152f', 11),
  ];
  return (
    pen.shape('M48 22H162V176H52Z', '#0f7a45', 5) +
    rect(36, 16, 116, 160, pen.shade('#e9dfc6', 0.4), 14, `stroke="${pen.ink}" stroke-width="4"`) +
    rect(42, 22, 104, 146, pen.sheet.linear(['#fffef8', '#f7f0dd']), 10) +
    (faces[face % 3] ?? '')
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function domino(pen: Pen, seed = 0): string {
  const half = (value: number, y: number): string =>
    (PIPS[value % 6] ?? []).map(([x, dy]) => circle(100 + x * 19, y + dy * 21, 9, '#1b1722')).join('');
  const stone = (a: number, b: number): string =>
    rect(62, 8, 84, 184, '#b8a888', 14, `stroke="${pen.ink}" stroke-width="5"`) +
    rect(
      58,
      4,
      84,
      180,
      pen.sheet.linear(['#fffef8', '#f7f0dd', '#e4d8bc']),
      14,
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    line('M66 94H134', '#c8142f', 5) +
    circle(100, 94, 6, pen.metal('gold', 40)) +
    half(a, 50) +
    half(b, 138);
  return (
    group(stone(seed + 2, seed), 'transform="rotate(-17 100 190) translate(-12 6) scale(.94)"') +
    group(stone(seed + 4, seed + 5), 'transform="rotate(15 100 190) translate(26 10) scale(.94)"')
  );
}
