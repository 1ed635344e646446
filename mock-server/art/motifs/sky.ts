import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, star4 } from '../svg.ts';

export function bolt(pen: Pen): string {
  const d = 'M122 -6L34 112H86L62 206L172 76H112Z';
  return (
    path(d, pen.ink, `stroke="${pen.ink}" stroke-width="12" stroke-linejoin="round"`) +
    path(d, 'none', 'stroke="#fff3a0" stroke-width="6" stroke-linejoin="round"') +
    path(d, pen.sheet.linear(['#ffffff', '#ffe84a', '#ff9a0a'])) +
    path('M118 6L50 104H72L104 80Z', '#fff', 'opacity=".7"')
  );
}

export function flame(pen: Pen, core = '#ff5a14'): string {
  return (
    pen.shape(
      'M104 -4C118 44 168 62 168 124C168 170 138 196 100 196C62 196 32 170 32 126C32 98 46 84 52 62C64 72 68 84 70 92C84 70 102 46 104 -4Z',
      pen.sheet.linear([lighten(core, 0.2), core, darken(core, 0.3)]),
    ) +
    path(
      'M106 52C116 86 148 96 146 138C144 172 122 188 100 188C74 188 54 170 54 142C54 122 62 114 66 104C74 110 78 118 80 124C94 108 104 88 106 52Z',
      pen.sheet.linear(['#ffb01f', '#ff8a14', '#ffcf3a']),
    ) +
    path(
      'M104 104C110 126 128 132 126 154C124 174 114 184 100 184C84 184 74 172 74 156C74 146 80 140 84 132C90 138 94 124 104 104Z',
      '#fff2a0',
    )
  );
}

export function moon(pen: Pen): string {
  return (
    pen.shape(
      'M124 10A94 94 0 1 0 190 130A76 76 0 1 1 124 10Z',
      pen.sheet.radial(['#fffbe0', '#ffe38a', '#e09a2a'], 0.25, 0.4, 0.9),
    ) +
    [
      [52, 90, 11],
      [78, 140, 14],
      [60, 50, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#c98a2a', 'opacity=".45"'))
      .join('') +
    star4(140, 84, 30, '#fff6c9') +
    star4(178, 44, 16, '#fff6c9')
  );
}

export function rocket(pen: Pen): string {
  return group(
    path('M80 154Q100 240 120 154Z', pen.sheet.linear(['#fff7b0', '#ffb01f', '#ff4a14|0'])) +
      path('M88 154Q100 206 112 154Z', '#fff') +
      mirror(pen.shape('M66 104Q30 124 32 170L74 150Z', pen.shade('#f0203f'))) +
      pen.shape(
        'M100 -18C140 22 146 90 128 154H72C54 90 60 22 100 -18Z',
        pen.sheet.linear(['#fff', '#eef3fa', '#a9b8cf', '#6b7c98'], 0),
      ) +
      path(
        'M100 -16C118 2 128 24 132 44H68C72 24 82 2 100 -16Z',
        pen.shade('#f0203f'),
        `stroke="${pen.ink}" stroke-width="3"`,
      ) +
      circle(100, 82, 23, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) +
      circle(100, 82, 16, pen.ball('#2fb4ff')) +
      path('M70 128H130L128 142H72Z', '#f0203f'),
    'transform="rotate(38 100 100) translate(8 8) scale(.92)"',
  );
}

export function plane(pen: Pen): string {
  return group(
    mirror(
      pen.shape('M90 86L-14 120Q-22 138 -8 140L92 126Z', pen.shade('#e0152f')) +
        pen.shape('M92 164L56 184Q52 194 62 194L98 186Z', pen.shade('#e0152f'), 3),
    ) +
      pen.shape('M100 0C118 20 122 70 116 124L106 192H94L84 124C78 70 82 20 100 0Z', pen.ball('#ff3b4a')) +
      path(
        'M88 44Q100 28 112 44L110 66Q100 74 90 66Z',
        pen.sheet.linear(['#e9fbff', '#3fa8e8']),
        `stroke="${pen.ink}" stroke-width="3"`,
      ) +
      ellipse(100, 2, 46, 5, '#fff', 'opacity=".6"') +
      circle(100, 2, 8, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="2.5"`) +
      mirror(circle(34, 122, 11, '#fff') + circle(34, 122, 6, '#1f5fd0')),
    'transform="rotate(52 100 100)"',
  );
}

export function planet(pen: Pen, color = '#9a4bff'): string {
  return (
    circle(100, 100, 70, pen.ball(color), `stroke="${pen.ink}" stroke-width="4"`) +
    path('M38 78Q100 96 164 74Q168 86 169 96Q100 118 31 100Q32 88 38 78Z', lighten(color, 0.4), 'opacity=".6"') +
    path('M42 134Q100 144 156 130Q146 150 132 160Q100 166 66 160Q50 150 42 134Z', darken(color, 0.3), 'opacity=".6"') +
    group(
      line('M22 98C-60 130 -10 142 100 120C210 96 250 66 176 74', pen.ink, 17) +
        line('M22 98C-60 130 -10 142 100 120C210 96 250 66 176 74', pen.metal('gold', 10), 10),
      '',
    ) +
    circle(70, 66, 12, '#fff', 'opacity=".6"')
  );
}

export function ufo(pen: Pen): string {
  return (
    path('M58 116L10 214H190L142 116Z', pen.sheet.linear(['#b7ffd0|0.85', '#6bff9e|0'])) +
    path(
      'M52 86C52 20 148 20 148 86Z',
      pen.sheet.linear(['#eaffff', '#6fdcff', '#2b86c9']),
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    ellipse(100, 76, 18, 24, pen.ball('#64e04f')) +
    mirror(ellipse(92, 70, 6, 9, '#0c1a0c', 'transform="rotate(-18 92 70)"')) +
    pen.shape(
      'M100 74C160 74 206 96 206 112C206 130 160 140 100 140C40 140 -6 130 -6 112C-6 96 40 74 100 74Z',
      pen.metal('silver', 85),
    ) +
    [16, 44, 72, 100, 128, 156, 184]
      .map((x, index) =>
        circle(x, 114 + 8 * (1 - ((x - 100) / 96) ** 2), 7, pen.ball(index % 2 ? '#ff4f8a' : '#ffe14a')),
      )
      .join('')
  );
}
