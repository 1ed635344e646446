import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, rect, star, star4 } from '../svg.ts';

export function key(pen: Pen): string {
  return group(
    circle(100, 38, 36, 'none', `stroke="${pen.ink}" stroke-width="31"`) +
      pen.shape('M90 66H110V206H90ZM110 150H146V170H128V180H146V200H110Z', pen.metal('gold', 20), 5) +
      circle(100, 38, 36, 'none', `stroke="${pen.metal('gold', 30)}" stroke-width="22"`) +
      circle(100, 38, 13, pen.ball('#f0203f'), `stroke="${pen.ink}" stroke-width="3.5"`) +
      rect(82, 76, 36, 12, pen.metal('gold', 90), 4, `stroke="${pen.ink}" stroke-width="3.5"`),
    'transform="rotate(34 100 100)"',
  );
}

export function mirrorGlass(pen: Pen): string {
  return (
    pen.shape('M90 136H110L116 210Q100 220 84 210Z', pen.metal('gold', 10)) +
    path(
      star(100, 74, [88, 78], 28),
      pen.metal('gold', 60),
      `stroke="${pen.ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    ellipse(
      100,
      74,
      58,
      62,
      pen.sheet.linear(['#f4fbff', '#9fd0f0', '#5a8ac8'], 50),
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    path('M62 60L112 20L128 28L58 88ZM66 104L142 42L148 56L76 118Z', '#fff', 'opacity=".7"') +
    circle(100, -4, 11, pen.ball('#f0203f'), `stroke="${pen.ink}" stroke-width="3.5"`)
  );
}

export function compass(pen: Pen): string {
  return (
    circle(100, 4, 15, 'none', `stroke="${pen.ink}" stroke-width="12"`) +
    circle(100, 4, 15, 'none', `stroke="${pen.metal('gold')}" stroke-width="6"`) +
    circle(100, 108, 90, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="5"`) +
    circle(
      100,
      108,
      70,
      pen.sheet.radial(['#fffdf0', '#f6e6c0', '#d8b87a']),
      `stroke="${pen.ink}" stroke-width="3.5"`,
    ) +
    path(star(100, 108, [62, 13], 16), '#c8a05a') +
    path(star(100, 108, [66, 16], 8), '#8a5a1c', 'opacity=".55"') +
    group(
      pen.shape('M100 50L114 108H86Z', pen.shade('#e0202f'), 3) +
        pen.shape('M100 166L114 108H86Z', pen.shade('#3a5a8a'), 3),
      'transform="rotate(28 100 108)"',
    ) +
    circle(100, 108, 9, pen.metal('gold', 40), `stroke="${pen.ink}" stroke-width="3"`) +
    path('M42 84Q58 50 98 44Q66 62 54 96Z', '#fff', 'opacity=".6"')
  );
}

export function clock(pen: Pen): string {
  const marks = Array.from({ length: 12 }, (_, index) =>
    line('M100 44V56', '#3a2a1c', index % 3 === 0 ? 7 : 3.5, `transform="rotate(${index * 30} 100 100)"`),
  ).join('');
  return (
    mirror(
      pen.shape('M40 36A32 32 0 0 1 88 8Z', pen.metal('gold', 30)) +
        pen.shape('M44 174L28 202H52L64 186Z', pen.metal('gold'), 4),
    ) +
    circle(100, 100, 88, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="5"`) +
    circle(100, 100, 68, pen.sheet.radial(['#fffef6', '#fbf0d4', '#dcc08a']), `stroke="${pen.ink}" stroke-width="4"`) +
    marks +
    line('M100 100V60', pen.ink, 8) +
    line('M100 100L130 116', pen.ink, 7) +
    line('M100 108L78 66', '#e0202f', 3) +
    circle(100, 100, 8, pen.ball('#e0202f'), `stroke="${pen.ink}" stroke-width="2.5"`) +
    path('M38 86Q50 46 92 36Q62 58 52 98Z', '#fff', 'opacity=".55"')
  );
}

export function potion(pen: Pen, liquid = '#a83af0'): string {
  return (
    pen.shape('M80 4H120V72C176 92 190 168 150 192Q100 206 50 192C10 168 24 92 80 72Z', '#e6f6ff', 5) +
    path(
      'M36 126Q66 112 100 126T164 126C172 156 164 178 146 186Q100 198 54 186C36 178 28 156 36 126Z',
      pen.sheet.linear([lighten(liquid, 0.5), liquid, darken(liquid, 0.35)]),
    ) +
    [
      [70, 152, 9],
      [112, 144, 12],
      [132, 168, 7],
      [92, 172, 6],
      [98, 104, 7],
      [112, 84, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".55"'))
      .join('') +
    rect(72, 38, 56, 14, pen.metal('gold', 90), 5, `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M82 8L86 -24H114L118 8Z', pen.shade('#b8763a')) +
    path('M46 122Q50 96 78 84Q60 106 58 140Q48 140 46 122Z', '#fff', 'opacity=".8"') +
    star4(150, 70, 18)
  );
}

export function cauldron(pen: Pen, brew = '#5fe03a'): string {
  return (
    [
      [60, 20, 12],
      [96, -4, 16],
      [134, 14, 11],
      [116, 34, 8],
      [78, 40, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pen.ball(brew), `stroke="${pen.ink}" stroke-width="3"`))
      .join('') +
    pen.cord('M52 182L40 206M148 182L160 206', '#4a4458', 12) +
    pen.shape('M16 84H184Q204 164 150 190Q100 206 50 190Q-4 164 16 84Z', pen.ball('#3f3a50', 0.7)) +
    ellipse(100, 78, 92, 25, pen.metal('silver', 90), `stroke="${pen.ink}" stroke-width="5"`) +
    ellipse(100, 76, 78, 17, pen.sheet.radial(['#f4ffd0', brew, darken(brew, 0.4)])) +
    [
      [70, 74, 9],
      [110, 80, 11],
      [134, 72, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, lighten(brew, 0.5), `stroke="${darken(brew, 0.5)}" stroke-width="2"`),
      )
      .join('') +
    pen.shape('M24 88Q30 122 44 124Q54 124 54 96Z', brew, 3) +
    path('M30 112Q34 152 62 176Q44 146 46 116Z', '#fff', 'opacity=".3"')
  );
}

export function genieLamp(pen: Pen): string {
  return (
    path(
      'M40 60Q-6 30 40 -4Q70 -30 30 -46Q100 -36 80 4Q66 34 62 64Z',
      pen.sheet.linear(['#c86aff|0.1', '#a84aff|0.7', '#ffe27a|0.9']),
    ) +
    line('M150 96C206 76 206 152 148 140', pen.ink, 19) +
    line('M150 96C206 76 206 152 148 140', pen.metal('gold', 0), 10) +
    pen.shape(
      'M34 104Q30 76 44 60Q52 54 60 62Q62 96 90 88H150Q172 100 160 130Q140 164 104 166Q60 164 48 132Q40 116 34 104Z',
      pen.metal('gold', 70),
      5,
    ) +
    pen.shape('M84 90Q90 66 116 64Q142 66 148 90Z', pen.metal('gold', 60), 4) +
    circle(116, 58, 9, pen.ball('#f0203f'), `stroke="${pen.ink}" stroke-width="3"`) +
    pen.shape('M92 164H118L134 194H76Z', pen.metal('gold', 10), 4) +
    path(star(104, 124, [22, 9], 10), pen.ball('#18a8d8'), `stroke="${pen.ink}" stroke-width="2.5"`) +
    path('M56 108Q66 128 84 146Q60 138 54 118Z', '#fff', 'opacity=".7"')
  );
}
