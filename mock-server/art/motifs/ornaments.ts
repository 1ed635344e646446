import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, group, line, mirror, path, rect, star } from '../svg.ts';

export function mask(pen: Pen, color = '#7a2ad8'): string {
  const plume = (turn: number, tone: string): string =>
    group(
      pen.shape('M-10 0Q-28 -60 0 -112Q28 -60 10 0Z', pen.sheet.linear([lighten(tone, 0.5), tone]), 3) +
        line('M0 0V-96', '#fff', 2, 'opacity=".7"'),
      `transform="translate(100 80) rotate(${turn})"`,
    );
  return (
    [
      [-52, '#18b4d8'],
      [52, '#18b4d8'],
      [-26, '#f0308a'],
      [26, '#f0308a'],
      [0, '#ffc21a'],
    ]
      .map(([turn, tone]) => plume(Number(turn), String(tone)))
      .join('') +
    pen.shape(
      'M100 78C130 58 186 56 208 70C206 120 184 156 150 156C122 156 112 132 100 132C88 132 78 156 50 156C16 156 -6 120 -8 70C14 56 70 58 100 78Z',
      pen.ball(color),
      5,
    ) +
    mirror(
      pen.shape('M34 96Q62 80 86 106Q64 128 40 118Q30 108 34 96Z', '#140818') +
        line('M26 90Q62 66 92 104', pen.metal('gold', 30), 5) +
        circle(22, 82, 5, '#ffe27a'),
    ) +
    path('M100 78L114 100L100 124L86 100Z', pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) +
    line('M-4 74C16 62 70 64 100 82C130 64 184 62 204 74', pen.metal('gold', 0), 4)
  );
}

export function operaMask(pen: Pen): string {
  return (
    mirror(pen.shape('M40 40Q4 20 2 -14Q34 -10 62 16Z', pen.shade('#1f5fd0'))) +
    pen.shape(
      'M100 4C160 4 180 50 174 104C168 156 136 198 100 198C64 198 32 156 26 104C20 50 40 4 100 4Z',
      pen.ball('#fff6ee', 0.35),
      5,
    ) +
    mirror(
      path('M96 10C56 10 34 48 34 78Q60 50 96 84Z', '#d8142f') +
        path('M34 86Q62 66 94 98Q92 124 60 124Q38 118 34 86Z', '#d8142f') +
        path('M40 94Q62 78 88 102Q70 116 54 112Q42 106 40 94Z', '#140810') +
        path('M50 99Q64 90 78 102Q66 110 54 106Z', '#fff') +
        circle(66, 101, 4.6, '#140810') +
        path('M34 76Q64 44 94 88', 'none', 'stroke="#140810" stroke-width="8" stroke-linecap="round"') +
        path('M40 136Q60 128 70 150Q58 164 48 158Z', '#d8142f', 'opacity=".8"'),
    ) +
    path('M100 14L112 46L100 72L88 46Z', pen.metal('gold')) +
    path('M90 128Q100 136 110 128', 'none', `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M72 154Q88 144 100 152Q112 144 128 154Q100 178 72 154Z', '#b8101f', 3)
  );
}

export function fan(pen: Pen, color = '#e0203a'): string {
  const ribs = [-70, -50, -30, -10, 10, 30, 50, 70];
  return (
    pen.shape(
      'M100 172L-6 88A142 142 0 0 1 206 88Z',
      pen.sheet.radial(['#fff3d0', color, darken(color, 0.3)], 0.5, 1, 0.95),
      5,
    ) +
    path('M14 94A120 120 0 0 1 186 94L206 88A142 142 0 0 0 -6 88Z', pen.metal('gold', 0)) +
    ribs.map((turn) => line('M100 176V40', '#6a2a12', 4, `transform="rotate(${turn * 0.76} 100 176)"`)).join('') +
    [
      [56, 92],
      [100, 72],
      [144, 92],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(star(x, y, [19, 9], 10), '#ffe9f0', `stroke="${pen.ink}" stroke-width="2"`) + circle(x, y, 5, '#ffc21a'),
      )
      .join('') +
    circle(100, 176, 12, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="3.5"`) +
    pen.cord('M100 186Q96 200 104 216', '#e0203a', 4)
  );
}

export function kite(pen: Pen, color = '#f0303f'): string {
  return (
    pen.cord('M96 150Q60 172 84 190Q104 204 76 220', '#fff', 2) +
    [
      [70, 172, '#ffc21a'],
      [88, 196, '#3fa8ff'],
      [76, 216, '#f0308a'],
    ]
      .map(([x, y, tone]) =>
        path(
          `M${x} ${y}l-14 -8v16zM${x} ${y}l14 -8v16z`,
          String(tone),
          `stroke="${pen.ink}" stroke-width="2.5" stroke-linejoin="round"`,
        ),
      )
      .join('') +
    group(
      pen.shape('M100 -10L176 68L100 168L24 68Z', color, 5) +
        path('M100 -10L176 68H100Z', lighten(color, 0.35)) +
        path('M100 68H176L100 168Z', '#ffc21a') +
        path('M24 68H100V168Z', lighten('#ffc21a', 0.4)) +
        line('M100 -8V166M26 68H174', '#6a2a12', 4) +
        circle(100, 68, 24, '#fff', `stroke="${pen.ink}" stroke-width="3.5"`) +
        path(star(100, 68, [18, 7], 10), '#e0202f'),
      'transform="rotate(16 100 100)"',
    )
  );
}

export function umbrella(pen: Pen, color = '#e0203a'): string {
  return (
    pen.cord('M100 -20V176Q100 200 122 198', '#c88a3a', 8) +
    pen.shape(
      'M100 -4C160 -4 206 46 206 104Q190 88 172 104Q154 88 136 104Q118 88 100 104Q82 88 64 104Q46 88 28 104Q10 88 -6 104C-6 46 40 -4 100 -4Z',
      pen.ball(color),
      5,
    ) +
    path(
      'M100 -4Q58 40 64 104Q46 88 28 104Q30 40 100 -4ZM100 -4Q142 40 136 104Q154 88 172 104Q170 40 100 -4Z',
      '#fff',
      'opacity=".4"',
    ) +
    line(
      'M100 -4Q58 40 64 104M100 -4Q30 40 28 104M100 -4Q142 40 136 104M100 -4Q170 40 172 104M100 -4V104',
      darken(color, 0.4),
      2.5,
    )
  );
}

export function scroll(pen: Pen): string {
  return (
    pen.shape('M34 30H168V170H34Z', pen.shade('#fbeac0', 0.35)) +
    line('M56 64H146M56 88H146M56 112H120', '#a8763a', 6) +
    circle(132, 134, 21, pen.ball('#d8142f'), `stroke="${pen.ink}" stroke-width="3"`) +
    path(star(132, 134, [14, 6], 10), '#ffb0a8') +
    [
      [30, 18],
      [170, 158],
    ]
      .map(
        ([, y = 0]) =>
          rect(
            14,
            y,
            172,
            26,
            pen.sheet.linear(['#fff3d0', '#e8c88a', '#b8863a']),
            13,
            `stroke="${pen.ink}" stroke-width="5"`,
          ) + mirror(rect(-4, y - 3, 22, 32, pen.metal('gold', 90), 6, `stroke="${pen.ink}" stroke-width="4"`)),
      )
      .join('')
  );
}

export function envelope(pen: Pen): string {
  return group(
    rect(34, 2, 132, 196, pen.shade('#e0182f'), 10, `stroke="${pen.ink}" stroke-width="5"`) +
      pen.shape('M34 12Q34 2 44 2H156Q166 2 166 12V44Q132 84 100 84Q68 84 34 44Z', pen.shade('#c00f26')) +
      line('M36 46Q70 84 100 84Q130 84 164 46', pen.metal('gold', 0), 4) +
      circle(100, 84, 31, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="4"`) +
      path('M90 74H110V94H90Z', 'none', 'stroke="#8a4b06" stroke-width="5"') +
      path(
        'M70 140Q86 128 100 140Q114 128 130 140Q116 164 100 156Q84 164 70 140Z',
        pen.metal('gold'),
        `stroke="${pen.ink}" stroke-width="2.5"`,
      ) +
      line('M56 182H144', pen.metal('gold', 0), 5),
    'transform="rotate(-10 100 100)"',
  );
}
