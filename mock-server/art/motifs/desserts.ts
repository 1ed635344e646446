import { darken } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, path, rect } from '../svg.ts';

export function cupcake(pen: Pen, icing = '#ff7ac0'): string {
  return (
    pen.shape('M34 116H166L148 196H52Z', pen.shade('#ffb52a')) +
    line('M60 120L70 192M86 120L90 192M114 120L110 192M140 120L130 192', '#c8701a', 5) +
    pen.shape(
      'M20 122Q4 92 36 86Q34 58 66 58Q70 30 100 28Q130 30 134 58Q166 58 164 86Q196 92 180 122Q140 136 100 132Q60 136 20 122Z',
      pen.ball(icing),
    ) +
    line('M36 88Q84 104 150 82M66 60Q96 74 128 56', darken(icing, 0.25), 4) +
    [
      [60, 100, 40],
      [90, 84, 200],
      [126, 104, 120],
      [140, 84, 20],
      [76, 74, 300],
      [112, 62, 260],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        rect(
          -7,
          -2.5,
          14,
          5,
          ['#ffe14a', '#5fd0ff', '#fff', '#8aff8a'][turn % 4] ?? '#fff',
          2.5,
          `transform="translate(${x} ${y}) rotate(${turn})"`,
        ),
      )
      .join('') +
    circle(100, 16, 20, pen.ball('#f0163f'), `stroke="${pen.ink}" stroke-width="4"`) +
    line('M104 0Q112 -16 126 -18', '#3f8a2a', 4) +
    ellipse(94, 10, 6, 4, '#fff')
  );
}

export function iceCream(pen: Pen): string {
  const scoop = (x: number, y: number, tone: string): string =>
    pen.shape(
      `M${x - 42} ${y + 22}Q${x - 48} ${y - 40} ${x} ${y - 42}Q${x + 48} ${y - 40} ${x + 42} ${y + 22}Q${x + 28} ${y + 34} ${x + 14} ${y + 24}Q${x} ${y + 38} ${x - 14} ${y + 24}Q${x - 28} ${y + 34} ${x - 42} ${y + 22}Z`,
      pen.ball(tone),
    );
  return (
    pen.shape('M48 116H152L100 214Z', pen.shade('#e8a84a')) +
    line('M66 120L112 190M96 120L124 166M134 120L88 190M104 120L76 166', '#a8641a', 4) +
    scoop(64, 92, '#ff8ac0') +
    scoop(136, 92, '#7de0b0') +
    scoop(100, 44, '#fff0c8') +
    rect(
      128,
      -16,
      17,
      62,
      pen.shade('#a8622a'),
      5,
      `stroke="${pen.ink}" stroke-width="3.5" transform="rotate(24 136 16)"`,
    ) +
    circle(90, -4, 14, pen.ball('#f0163f'), `stroke="${pen.ink}" stroke-width="3.5"`)
  );
}

export function donut(pen: Pen, icing = '#ff7ac0'): string {
  return (
    circle(100, 104, 90, pen.ball('#d98f3f'), `stroke="${pen.ink}" stroke-width="5"`) +
    pen.shape(
      'M100 18C148 18 182 54 184 98Q176 122 162 114Q152 138 138 130Q128 150 108 140Q92 158 78 138Q58 150 50 128Q32 134 30 112Q14 116 16 96C20 52 54 18 100 18Z',
      pen.ball(icing),
      3.5,
    ) +
    circle(100, 96, 30, darken('#d98f3f', 0.5), `stroke="${pen.ink}" stroke-width="4"`) +
    path('M72 104A30 30 0 0 1 128 104A34 34 0 0 0 72 104Z', '#8a4b16') +
    [
      [52, 66],
      [82, 40],
      [124, 44],
      [152, 76],
      [146, 104],
      [48, 98],
      [70, 118],
      [112, 124],
      [102, 54],
      [66, 82],
    ]
      .map(([x = 0, y = 0], index) =>
        rect(
          -8,
          -3,
          16,
          6,
          ['#fff', '#ffe14a', '#5fd0ff', '#8aff8a'][index % 4] ?? '',
          3,
          `transform="translate(${x} ${y}) rotate(${index * 47})"`,
        ),
      )
      .join('') +
    ellipse(62, 50, 22, 9, '#fff', 'opacity=".6" transform="rotate(-36 62 50)"')
  );
}

export function pancakes(pen: Pen): string {
  return (
    ellipse(100, 178, 98, 22, pen.shade('#f4f7ff', 0.35), `stroke="${pen.ink}" stroke-width="4"`) +
    [158, 134, 110, 86]
      .map((y) =>
        pen.shape(
          `M14 ${y}Q14 ${y - 26} 100 ${y - 26}Q186 ${y - 26} 186 ${y}Q186 ${y + 22} 100 ${y + 22}Q14 ${y + 22} 14 ${y}Z`,
          pen.sheet.linear(['#ffdf9a', '#e8a24a', '#a8581a']),
        ),
      )
      .join('') +
    pen.shape(
      'M26 80Q30 60 100 60Q170 60 174 80Q176 116 160 116Q150 96 140 98Q136 140 124 138Q116 100 100 100Q84 104 78 150Q64 152 64 102Q46 98 42 112Q26 112 26 80Z',
      pen.sheet.linear(['#ffb52a', '#c8641a']),
      3,
    ) +
    pen.shape('M76 44L118 38L132 58L90 68Z', pen.sheet.linear(['#fffbe0', '#ffe27a'])) +
    [
      [60, 66],
      [150, 70],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 13, pen.ball('#f0163f'), `stroke="${pen.ink}" stroke-width="3"`))
      .join('')
  );
}

export function popcorn(pen: Pen): string {
  const puff = pen.sheet.symbol(
    circle(-10, 4, 15, '#fff0b8') +
      circle(12, 6, 14, '#ffe08a') +
      circle(2, -9, 15, '#fffbe6') +
      circle(2, 2, 6, '#ffc93a'),
  );
  return (
    [
      [46, 60],
      [80, 44],
      [118, 42],
      [152, 60],
      [62, 24],
      [100, 12],
      [136, 24],
      [100, 66],
      [36, 34],
      [166, 36],
    ]
      .map(([x, y]) => `<use href="${puff}" x="${x}" y="${y}"/>`)
      .join('') +
    pen.shape('M22 74H178L158 196H42Z', '#fff6ee', 5) +
    path('M22 74H52L64 196H42ZM84 74H116L112 196H88ZM148 74H178L158 196H136Z', pen.shade('#e0182f')) +
    path('M22 74H178L176 88H24Z', '#000', 'opacity=".15"') +
    circle(100, 134, 31, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`)
  );
}

export function honeyPot(pen: Pen): string {
  return (
    pen.shape(
      'M46 50H154Q150 66 160 74C190 110 186 190 100 192C14 190 10 110 40 74Q50 66 46 50Z',
      pen.ball('#c9702a'),
    ) +
    pen.shape(
      'M38 30H162Q170 52 156 58Q152 96 140 96Q132 62 120 62Q116 120 102 120Q92 62 78 64Q72 84 62 82Q56 60 44 58Q30 52 38 30Z',
      pen.sheet.linear(['#fff0a0', '#ffc21a', '#e88a0a']),
    ) +
    pen.shape('M60 124H140V162Q100 172 60 162Z', '#fff3d0', 3.5) +
    path('M100 130L118 140V154L100 162L82 154V140Z', '#ffb81f', `stroke="${pen.ink}" stroke-width="3"`) +
    ellipse(66, 38, 20, 5, '#fff', 'opacity=".8"')
  );
}
