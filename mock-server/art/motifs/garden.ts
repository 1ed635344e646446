import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, place, star4 } from '../svg.ts';
import { gem } from './treasure.ts';

export function crystal(pen: Pen): string {
  const shard = (x: number, y: number, w: number, h: number, turn: number): string =>
    group(
      pen.shape(`M0 ${-h}L${w} ${-h * 0.68}L${w * 0.8} 0H${-w * 0.8}L${-w} ${-h * 0.68}Z`, '#2f86d6', 5) +
        path(`M0 ${-h}L${w} ${-h * 0.68}L${w * 0.8} 0H${w * 0.1}Z`, pen.sheet.linear(['#9fe6ff', '#1a5fb4'])) +
        path(`M0 ${-h}L${-w} ${-h * 0.68}L${-w * 0.8} 0H${w * 0.1}Z`, pen.sheet.linear(['#ffffff', '#6fd0ff'])),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  return (
    shard(60, 178, 20, 104, -32) +
    shard(142, 178, 20, 100, 32) +
    shard(78, 184, 22, 136, -13) +
    shard(126, 184, 22, 128, 13) +
    shard(100, 190, 27, 186, 0) +
    star4(86, 40, 24) +
    star4(150, 100, 14)
  );
}

export function lotus(pen: Pen, color = '#ff5fa2'): string {
  const petal = (turn: number, length: number, tone: string): string =>
    group(
      pen.shape(
        `M0 10C-34 -20 -26 ${-length * 0.7} 0 ${-length}C26 ${-length * 0.7} 34 -20 0 10Z`,
        pen.sheet.linear(['#fff', lighten(tone, 0.3), tone]),
        3,
      ) + line(`M0 -10V${-length * 0.72}`, '#fff', 2, 'opacity=".7"'),
      `transform="translate(100 142) rotate(${turn})"`,
    );
  return (
    mirror(
      path('M100 150Q40 146 4 168Q50 192 100 174Z', pen.shade('#1d9a54'), `stroke="${pen.ink}" stroke-width="3.5"`),
    ) +
    [-84, 84, -62, 62].map((turn) => petal(turn, 94, darken(color, 0.1))).join('') +
    [-40, 40].map((turn) => petal(turn, 112, color)).join('') +
    [-20, 20].map((turn) => petal(turn, 120, color)).join('') +
    petal(0, 126, lighten(color, 0.15)) +
    ellipse(100, 138, 26, 12, pen.metal('gold'))
  );
}

export function candy(pen: Pen, color = '#ff4fa0'): string {
  const spiral =
    'M100 78C110 78 110 62 96 64C76 66 76 98 104 96C134 94 134 50 98 48C58 48 56 112 104 114C152 112 152 34 98 32C40 32 40 128 104 130';
  return (
    line('M100 130V206', pen.ink, 18) +
    line('M100 130V204', '#fff6ea', 11) +
    circle(100, 78, 72, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) +
    line(spiral, '#fff', 11) +
    line('M46 46Q66 18 104 16', '#fff', 8, 'opacity=".8"') +
    mirror(pen.shape('M100 150Q70 128 54 140Q60 152 54 166Q74 172 100 152Z', pen.shade('#27c4f2'), 3))
  );
}

export function wrapped(pen: Pen, color = '#2fc7ff'): string {
  return group(
    mirror(pen.shape('M44 100Q20 58 -6 60Q4 80 -4 100Q4 120 -6 140Q20 142 44 100Z', pen.shade(color, 0.45))) +
      circle(100, 100, 60, pen.ball(color), `stroke="${pen.ink}" stroke-width="4.5"`) +
      path(
        'M60 56Q92 96 76 154Q60 148 50 134Q68 96 46 72ZM112 42Q140 96 124 156Q144 148 152 132Q158 90 138 54Z',
        '#fff',
        'opacity=".85"',
      ) +
      ellipse(78, 68, 18, 10, '#fff', 'opacity=".8" transform="rotate(-35 78 68)"'),
    'transform="rotate(-24 100 100)"',
  );
}

export function butterfly(pen: Pen, color = '#a04bff'): string {
  return (
    mirror(
      pen.shape(
        'M96 96C80 30 20 -4 2 24C-10 58 30 108 96 110Z',
        pen.sheet.radial([lighten(color, 0.6), color, darken(color, 0.55)], 0.8, 0.7, 0.9),
      ) +
        pen.shape(
          'M96 108C50 104 16 130 34 166C52 192 88 160 98 122Z',
          pen.sheet.radial(['#fff3b0', pen.palette.accent, darken(pen.palette.accent, 0.5)], 0.8, 0.2, 0.9),
        ) +
        line('M90 96Q50 70 16 34M92 104Q56 92 20 72', '#fff', 2, 'opacity=".6"') +
        circle(24, 44, 7, '#fff', 'opacity=".7"') +
        circle(48, 158, 6, '#fff', 'opacity=".7"') +
        line('M98 62Q86 36 72 28', pen.ink, 4),
    ) + pen.shape('M100 56C110 60 110 140 100 168C90 140 90 60 100 56Z', pen.metal('gold', 0), 3)
  );
}

export function heart(pen: Pen, color = '#f0163f'): string {
  return (
    pen.shape(
      'M100 184C70 144 4 112 6 62C8 8 82 4 100 54C118 4 192 8 194 62C196 112 130 144 100 184Z',
      pen.ball(color),
      5,
    ) +
    path('M28 62C30 34 60 30 76 46Q46 44 38 80Q28 72 28 62Z', '#fff', 'opacity=".75"') +
    place(gem(pen, '#ffd54a'), 100, 98, 0.2)
  );
}
