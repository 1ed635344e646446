import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, path, star } from '../svg.ts';

export function pineapple(pen: Pen): string {
  const clip = pen.sheet.clip(ellipse(100, 136, 60, 70, '#fff'));
  const leaf = (turn: number, length: number): string =>
    group(
      pen.shape(
        `M-12 0Q-20 ${-length * 0.6} 0 ${-length}Q20 ${-length * 0.6} 12 0Z`,
        pen.sheet.linear(['#8ae04a', '#2f8a2a']),
        3,
      ),
      `transform="translate(100 78) rotate(${turn})"`,
    );
  return (
    [-56, 56, -34, 34, -14, 14].map((turn, index) => leaf(turn, 66 + index * 6)).join('') +
    ellipse(100, 136, 60, 70, pen.ball('#ffb81f'), `stroke="${pen.ink}" stroke-width="5"`) +
    group(
      line(
        [-120, -80, -40, 0, 40].map((x) => `M${x + 40} 60L${x + 160} 220M${x + 160} 60L${x + 40} 220`).join(''),
        '#b8641a',
        4,
      ),
      `clip-path="${clip}"`,
    ) +
    ellipse(74, 100, 18, 11, '#fff', 'opacity=".6" transform="rotate(-30 74 100)"')
  );
}

export function banana(pen: Pen): string {
  return (
    pen.shape(
      'M142 18Q170 120 76 172Q36 190 10 166Q64 152 92 108Q112 72 118 22Z',
      pen.sheet.linear(['#fff3a0', '#ffd21f', '#e0a00a']),
    ) +
    pen.shape(
      'M150 14Q206 100 134 178Q100 206 66 196Q112 160 128 112Q140 70 130 20Z',
      pen.sheet.linear(['#fff0a0', '#ffcf1f', '#d8900a'], 30),
    ) +
    pen.shape('M116 26Q112 4 124 -8H146Q144 6 154 18Z', pen.shade('#7a5a1c'), 4) +
    line('M146 32Q172 104 108 182', '#c98a0a', 4) +
    line('M126 40Q124 112 50 160', '#fffbe0', 5, 'opacity=".8"')
  );
}

export function strawberry(pen: Pen): string {
  return (
    pen.shape(
      'M100 46C150 26 190 60 180 104C168 160 120 202 100 206C80 202 32 160 20 104C10 60 50 26 100 46Z',
      pen.ball('#f0203a'),
    ) +
    [
      [56, 88],
      [88, 80],
      [120, 82],
      [150, 92],
      [70, 116],
      [104, 112],
      [136, 120],
      [86, 146],
      [118, 148],
      [102, 176],
      [42, 112],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 6, '#ffe27a'))
      .join('') +
    pen.shape(
      'M100 54Q84 76 64 66Q66 54 56 46Q36 56 22 40Q48 20 78 30Q86 8 100 10Q114 8 122 30Q152 20 178 40Q164 56 144 46Q134 54 136 66Q116 76 100 54Z',
      pen.shade('#3fb83a'),
    ) +
    pen.cord('M100 22Q98 2 112 -12', '#3fb83a', 7) +
    ellipse(54, 76, 18, 9, '#fff', 'opacity=".6" transform="rotate(-40 54 76)"')
  );
}

/** Apple, peach or plum, by colour. */
export function apple(pen: Pen, skin = '#e8202f', blush = skin): string {
  return (
    pen.cord('M100 54Q98 24 116 6', '#7a4a1e', 8) +
    pen.shape('M110 32Q134 -6 180 10Q164 48 110 32Z', pen.shade('#4fb83a')) +
    pen.shape(
      'M100 56C122 34 182 40 184 100C186 152 148 196 124 194Q112 188 100 190Q88 188 76 194C52 196 14 152 16 100C18 40 78 34 100 56Z',
      pen.sheet.radial([lighten(skin, 0.6), `${skin}|1|50`, darken(blush, 0.4)], 0.36, 0.32, 0.8),
    ) +
    line('M74 58Q100 72 126 58', darken(skin, 0.45), 4) +
    ellipse(56, 86, 15, 24, '#fff', 'opacity=".65" transform="rotate(24 56 86)"')
  );
}

export const peach = (pen: Pen): string =>
  apple(pen, '#ffb08a', '#ff5a7a') + line('M100 62Q76 120 96 186', '#e0708a', 4, 'opacity=".7"');

export const plum = (pen: Pen): string => apple(pen, '#8a3ac8');

export function durian(pen: Pen): string {
  const spikes = [54, 84, 114, 144, 174]
    .flatMap((y, row) =>
      [-3, -2, -1, 0, 1, 2, 3]
        .filter((x) => Math.abs(x) <= ([1.5, 2.5, 3, 2.5, 1][row] ?? 1))
        .map((x) =>
          pen.shape(
            `M${100 + x * 26 - 13 + (row % 2) * 6} ${y + 10}l13 -26l13 26z`,
            pen.sheet.linear(['#e0e86a', '#7a9a2a']),
            2,
          ),
        ),
    )
    .join('');
  return (
    pen.cord('M100 40Q98 12 110 -8', '#7a5a2a', 12) +
    path(star(100, 112, [98, 84], 30), '#8aa82f', `stroke="${pen.ink}" stroke-width="5" stroke-linejoin="round"`) +
    circle(100, 112, 82, pen.ball('#a8b83a')) +
    spikes +
    pen.shape('M66 124Q100 96 134 124Q138 176 100 186Q62 176 66 124Z', '#fff3c0', 4) +
    ellipse(
      90,
      148,
      17,
      26,
      pen.ball('#ffd84a'),
      `stroke="${pen.ink}" stroke-width="2.5" transform="rotate(10 90 148)"`,
    ) +
    ellipse(
      114,
      144,
      15,
      24,
      pen.ball('#ffd84a'),
      `stroke="${pen.ink}" stroke-width="2.5" transform="rotate(-10 114 144)"`,
    )
  );
}

export function coconut(pen: Pen): string {
  return (
    circle(84, 100, 80, pen.ball('#7a4a26'), `stroke="${pen.ink}" stroke-width="5"`) +
    line('M20 90Q60 60 120 34M16 118Q70 80 148 62', '#5a3218', 4) +
    pen.shape('M72 122C72 84 196 76 200 118C202 168 160 196 128 192C96 188 72 160 72 122Z', pen.shade('#6a3c1c')) +
    ellipse(136, 122, 60, 30, '#fff', `stroke="${pen.ink}" stroke-width="3.5"`) +
    ellipse(136, 124, 45, 20, pen.sheet.linear(['#dff4ff', '#fff'])) +
    pen.cord('M150 120L172 44', '#ff4f8a', 6) +
    [
      [56, 66],
      [78, 58],
      [66, 82],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, '#3a1e0c'))
      .join('')
  );
}

export function dragonfruit(pen: Pen): string {
  return (
    [-70, -46, -22, 0, 22, 46, 70]
      .map((turn) =>
        group(
          pen.shape('M-12 0Q-8 -74 0 -100Q14 -74 12 0Z', pen.sheet.linear(['#9ae04a', '#e0307a']), 3),
          `transform="translate(100 104) rotate(${turn})"`,
        ),
      )
      .join('') +
    circle(100, 116, 78, pen.ball('#f0308a'), `stroke="${pen.ink}" stroke-width="5"`) +
    circle(100, 118, 60, '#fff8fb') +
    Array.from({ length: 26 }, (_, index) =>
      ellipse(
        100 + Math.cos(index * 2.4) * (8 + index * 1.8),
        118 + Math.sin(index * 2.4) * (8 + index * 1.8),
        3.2,
        4.4,
        '#1c1420',
      ),
    ).join('') +
    path('M52 90Q66 62 104 60Q74 74 62 108Z', '#fff', 'opacity=".7"')
  );
}
