import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, path, rect, star } from '../svg.ts';

const wheelAt = (pen: Pen, x: number, y: number, r: number, color = '#e8b548'): string =>
  circle(x, y, r, '#1b1722', `stroke="${pen.ink}" stroke-width="3"`) +
  circle(x, y, r * 0.62, pen.metal('silver')) +
  circle(x, y, r * 0.26, color);

export function train(pen: Pen, color = '#d8202f'): string {
  return (
    [
      [128, 6, 18],
      [104, -12, 14],
      [148, -14, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".75"'))
      .join('') +
    pen.shape('M112 66L108 30H148L142 66Z', pen.shade('#2b2540')) +
    rect(100, 18, 56, 16, pen.metal('gold', 90), 5, `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M4 44H76V150H4Z', pen.shade(color)) +
    pen.shape('M-6 30H86V48H-6Z', pen.shade('#2b2540')) +
    rect(18, 58, 42, 40, pen.sheet.linear(['#fff3b0', '#ffb52a']), 5, `stroke="${pen.ink}" stroke-width="3.5"`) +
    pen.shape(
      'M70 66H160Q190 66 190 106Q190 150 160 150H70Z',
      pen.sheet.linear([lighten(color, 0.4), color, darken(color, 0.55)]),
    ) +
    circle(164, 106, 42, pen.ball('#3a3450'), `stroke="${pen.ink}" stroke-width="4.5"`) +
    circle(164, 106, 33, 'none', `stroke="${pen.metal('gold')}" stroke-width="5"`) +
    circle(164, 98, 15, pen.sheet.radial(['#fff', '#fff3a0', '#ffb52a']), `stroke="${pen.ink}" stroke-width="3"`) +
    line('M92 66V148M112 66V148', pen.metal('gold', 0), 6, 'stroke-linecap="butt"') +
    pen.shape('M128 150H200L214 194H150Z', pen.shade('#e8b548'), 4) +
    line('M160 154L170 190M180 154L194 190', pen.ink, 3) +
    wheelAt(pen, 30, 164, 32) +
    wheelAt(pen, 94, 168, 28) +
    wheelAt(pen, 140, 172, 22) +
    line('M30 172L94 176', '#d5dfeb', 8)
  );
}

/** Without its bonnet it is a city tram. */
export function jeepney(pen: Pen, color = '#e8202f'): string {
  return (
    pen.shape('M-4 40Q-4 28 10 28H134Q150 28 156 46L168 92L204 100Q212 104 212 120V154H-4Z', pen.metal('silver', 80)) +
    pen.shape('M-4 104H212V154H-4Z', pen.shade(color), 4) +
    path('M-4 118H212V128H-4Z', '#ffd21f') +
    path('M-4 136H212V142H-4Z', '#1f6fe0') +
    [10, 52, 94]
      .map((x) =>
        rect(x, 48, 34, 42, pen.sheet.linear(['#eafaff', '#4fa8d8']), 5, `stroke="${pen.ink}" stroke-width="3.5"`),
      )
      .join('') +
    pen.shape('M136 48H148L158 90H136Z', pen.sheet.linear(['#eafaff', '#4fa8d8']), 3.5) +
    rect(20, 10, 100, 20, pen.metal('gold', 90), 6, `stroke="${pen.ink}" stroke-width="4"`) +
    [32, 52, 72, 92, 108].map((x) => path(star(x, 20, [7, 3], 10), '#d8142f')).join('') +
    circle(204, 112, 11, pen.sheet.radial(['#fff', '#ffe27a']), `stroke="${pen.ink}" stroke-width="3"`) +
    pen.cord('M176 94L180 74', '#d5dfeb', 4) +
    path(star(182, 66, [14, 6], 10), pen.metal('gold'), `stroke="${pen.ink}" stroke-width="2.5"`) +
    wheelAt(pen, 42, 158, 27) +
    wheelAt(pen, 166, 158, 27)
  );
}

export function tram(pen: Pen, color = '#ffc21a'): string {
  return (
    line('M100 20L70 -10M100 20L130 -10M60 -10H140', pen.ink, 5) +
    rect(60, 14, 80, 14, '#3a3450', 5, `stroke="${pen.ink}" stroke-width="3.5"`) +
    pen.shape('M40 26H160Q182 26 184 56V168H16V56Q18 26 40 26Z', pen.shade(color)) +
    pen.shape('M16 112H184V168H16Z', pen.shade('#fff6e0'), 4) +
    [28, 76, 124]
      .map(
        (x) =>
          rect(
            x,
            46,
            48,
            56,
            pen.sheet.linear(['#eafaff', '#4fa8d8', '#2b6a9a']),
            6,
            `stroke="${pen.ink}" stroke-width="4"`,
          ) + path(`M${x + 5} 51H${x + 28}L${x + 8} 92H${x + 5}Z`, '#fff', 'opacity=".5"'),
      )
      .join('') +
    rect(72, 28, 56, 16, '#2b2540', 4) +
    [84, 100, 116].map((x) => circle(x, 36, 4, '#ffe27a')).join('') +
    circle(100, 138, 16, pen.sheet.radial(['#fff', '#ffe27a', '#ffb52a']), `stroke="${pen.ink}" stroke-width="4"`) +
    [46, 154].map((x) => circle(x, 138, 8, '#e0202f', `stroke="${pen.ink}" stroke-width="3"`)).join('') +
    pen.shape('M6 166H194V186H6Z', pen.shade('#3a3450'), 4) +
    wheelAt(pen, 52, 190, 15) +
    wheelAt(pen, 148, 190, 15)
  );
}

export function tukTuk(pen: Pen, color = '#1fa06a'): string {
  return (
    pen.shape('M-6 48Q4 26 30 26H134Q152 26 160 54L178 104L200 118Q206 128 202 156H-2V104Z', pen.shade(color)) +
    path('M14 54H72V104H14Z', '#1f2438', 'opacity=".85"') +
    pen.shape('M24 104V78Q24 70 34 70H60V104Z', pen.shade('#d8202f'), 3) +
    pen.shape('M86 52H134L156 100H86Z', pen.sheet.linear(['#eafaff', '#4fa8d8']), 4) +
    pen.shape('M-12 44Q-4 18 28 18H136Q156 18 164 40Z', pen.shade('#ffc21a'), 4.5) +
    line('M-4 116H188', '#ffe27a', 6) +
    line('M-4 134H198', '#fff', 3) +
    circle(190, 130, 13, pen.sheet.radial(['#fff', '#ffe27a']), `stroke="${pen.ink}" stroke-width="3.5"`) +
    wheelAt(pen, 36, 164, 28) +
    wheelAt(pen, 170, 168, 25) +
    [10, 40, 70, 100, 130].map((x, index) => circle(x, 30, 5, index % 2 ? '#e0202f' : '#fff')).join('')
  );
}

export function scooter(pen: Pen, color = '#18b4a8'): string {
  return (
    pen.cord('M146 30L170 148M128 18H160', '#d5dfeb', 8) +
    pen.shape(
      'M10 120Q14 84 56 84H100L112 128H134L128 64Q126 42 144 38L160 36L176 112Q170 150 140 154H84Q80 120 48 118Q26 116 10 120Z',
      pen.shade(color),
    ) +
    pen.shape('M22 84Q20 66 40 66H92Q104 68 102 84Z', pen.shade('#7a3f1c'), 4) +
    circle(166, 52, 15, pen.sheet.radial(['#fff', '#ffe27a']), `stroke="${pen.ink}" stroke-width="4"`) +
    rect(-4, 34, 50, 34, pen.shade('#e0202f'), 5, `stroke="${pen.ink}" stroke-width="4"`) +
    path(star(21, 51, [12, 5], 10), '#ffe27a') +
    wheelAt(pen, 46, 156, 34) +
    wheelAt(pen, 170, 156, 34)
  );
}

export function balloon(pen: Pen, color = '#f0483a'): string {
  return (
    line('M70 132L80 176M130 132L120 176', '#7a4a20', 3.5) +
    pen.shape(
      'M100 -16C166 -16 194 34 182 76C172 110 144 124 130 142H70C56 124 28 110 18 76C6 34 34 -16 100 -16Z',
      pen.ball(color),
    ) +
    path(
      'M100 -16C66 10 56 90 82 142H70C56 124 28 110 18 76C6 34 34 -16 100 -16ZM100 -16C134 10 144 90 118 142H130C144 124 172 110 182 76C194 34 166 -16 100 -16Z',
      '#ffd21f',
      'opacity=".9"',
    ) +
    line(
      'M100 -16C30 20 40 90 70 142M100 -16C66 20 64 100 90 142M100 -16C134 20 136 100 110 142M100 -16C170 20 160 90 130 142',
      pen.ink,
      2.2,
      'opacity=".5"',
    ) +
    path('M44 30Q58 2 88 -4Q64 20 60 60Q46 52 44 30Z', '#fff', 'opacity=".5"') +
    pen.shape('M74 172H126L120 208H80Z', pen.shade('#a8682a')) +
    line('M76 186H124M78 198H122', '#6a3a12', 3)
  );
}

export function airship(pen: Pen, color = '#c8803a'): string {
  return (
    pen.shape('M20 70L-14 40V116L18 96Z', pen.shade(darken(color, 0.2))) +
    pen.shape(
      'M104 20C170 20 214 54 214 82C214 110 170 142 104 142C44 142 4 110 4 82C4 54 44 20 104 20Z',
      pen.sheet.linear([lighten(color, 0.6), color, darken(color, 0.5)]),
    ) +
    line('M6 82H212M40 34Q20 82 40 130M104 20V142M168 34Q190 82 168 130', pen.metal('gold', 0), 4) +
    path('M50 44Q100 24 160 38Q110 36 60 60Z', '#fff', 'opacity=".55"') +
    line('M74 142L82 162M140 142L132 162', '#5a3212', 5) +
    pen.shape('M58 158H160Q158 194 130 194H84Q60 190 58 158Z', pen.shade('#8a4a20')) +
    [80, 108, 136].map((x) => circle(x, 174, 9, '#ffe27a', `stroke="${pen.ink}" stroke-width="3"`)).join('') +
    ellipse(50, 174, 5, 24, '#d5dfeb', `stroke="${pen.ink}" stroke-width="3"`)
  );
}

export function longboat(pen: Pen, color = '#d8202f'): string {
  return (
    pen.shape('M104 -10Q180 20 176 108H104Z', pen.shade('#fff3dc')) +
    pen.shape('M92 10Q34 50 34 108H92Z', pen.shade('#ffb52a')) +
    line('M98 -18V130', '#7a4a20', 8) +
    line('M104 30H164M104 66H174M92 50H54M92 80H40', '#c8641a', 3) +
    pen.shape(
      'M-8 92Q-14 128 20 134H186Q204 124 198 84Q214 92 214 112Q206 180 160 188H40Q-10 180 -20 112Q-20 96 -8 92Z',
      pen.shade(color),
    ) +
    line('M2 150H198M16 168H180', '#ffcf57', 5) +
    circle(190, 124, 7, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    line('M-16 196Q8 184 32 196T80 196T128 196T176 196T216 194', '#d8f4ff', 7)
  );
}

export function ferrisWheel(pen: Pen): string {
  const colors = ['#ff3f5a', '#ffc21a', '#3fd08a', '#3fa8ff', '#c86aff', '#ff8a2e', '#3fe0d8', '#ff7ac0'];
  const spokes = colors
    .map((_, index) => line('M100 88V4', '#fff6c2', 3, `transform="rotate(${index * 45} 100 88)"`))
    .join('');
  const cabins = colors
    .map((color, index) => {
      const [x, y] = [100 + Math.cos((index * Math.PI) / 4) * 84, 88 + Math.sin((index * Math.PI) / 4) * 84];
      return group(
        pen.shape('M-14 -2H14L10 18H-10Z', pen.shade(color), 3) + line('M-14 -2Q0 -20 14 -2', color, 5),
        `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"`,
      );
    })
    .join('');
  return (
    line('M100 88L48 212M100 88L152 212', pen.ink, 15) +
    line('M100 88L48 210M100 88L152 210', '#e8b548', 9) +
    spokes +
    circle(100, 88, 84, 'none', `stroke="${pen.ink}" stroke-width="11"`) +
    circle(100, 88, 84, 'none', `stroke="${pen.palette.accent}" stroke-width="6"`) +
    circle(100, 88, 58, 'none', 'stroke="#fff6c2" stroke-width="3"') +
    circle(100, 88, 17, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) +
    path(star(100, 88, [11, 4.6], 10), '#b01e2e') +
    cabins +
    line('M24 212H176', pen.ink, 12)
  );
}
