import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, path } from '../svg.ts';
import { type Suit, suit } from './table.ts';

export function die(pen: Pen, color = '#e3182f', pips = '#fff'): string {
  const pip = (x: number, y: number, rx: number, ry: number): string => ellipse(x, y, rx, ry, pips);
  return (
    pen.shape('M100 10L184 52V142L100 192L16 142V52Z', pen.ink, 8) +
    path('M100 14L180 54L100 98L20 54Z', pen.sheet.linear([lighten(color, 0.65), lighten(color, 0.2)], 40)) +
    path('M18 58L98 102V188L18 140Z', pen.sheet.linear([color, darken(color, 0.25)])) +
    path('M182 58L102 102V188L182 140Z', pen.sheet.linear([darken(color, 0.25), darken(color, 0.6)])) +
    pip(100, 55, 17, 9.5) +
    [
      [38, 88],
      [58, 122],
      [78, 156],
      [38, 128],
      [78, 116],
    ]
      .map(([x = 0, y = 0]) => pip(x, y, 7.5, 10))
      .join('') +
    [
      [122, 116],
      [142, 122],
      [162, 92],
      [122, 158],
      [162, 134],
    ]
      .filter((_, index) => index !== 1)
      .map(([x = 0, y = 0]) => pip(x, y, 7.5, 10))
      .join('') +
    path('M100 16L176 54L100 60L30 54Z', '#fff', 'opacity=".25"')
  );
}

export function chip(pen: Pen, color = '#d8172f', mark: Suit = 'spade'): string {
  const spots = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => path('M86 14Q100 10 114 14L110 38Q100 35 90 38Z', '#fff', `transform="rotate(${turn} 100 100)"`))
    .join('');
  return (
    circle(104, 108, 90, '#000', 'opacity=".35"') +
    circle(100, 100, 90, pen.ball(color), `stroke="${pen.ink}" stroke-width="4"`) +
    spots +
    circle(100, 100, 62, pen.shade(darken(color, 0.2)), 'stroke="#fff" stroke-width="3"') +
    circle(100, 100, 54, 'none', `stroke="${pen.metal('gold')}" stroke-width="4" stroke-dasharray="6 5"`) +
    suit(pen, mark, 100, 102, 0.8, '#fff') +
    path('M26 74Q50 22 108 18Q58 34 40 84Z', '#fff', 'opacity=".5"')
  );
}

export function chips(pen: Pen): string {
  const stack = (x: number, base: number, count: number, color: string): string =>
    Array.from({ length: count }, (_, index) => {
      const y = base - index * 15;
      return (
        path(
          `M${x - 44} ${y}V${y + 13}A44 16 0 0 0 ${x + 44} ${y + 13}V${y}Z`,
          pen.sheet.linear([darken(color, 0.4), color, lighten(color, 0.3), darken(color, 0.5)], 0),
          `stroke="${pen.ink}" stroke-width="2.5"`,
        ) +
        line(
          `M${x - 22} ${y + 14}V${y + 26}M${x + 22} ${y + 14}V${y + 26}M${x} ${y + 17}V${y + 28}`,
          '#fff',
          8,
          'stroke-linecap="butt"',
        ) +
        ellipse(x, y, 44, 16, pen.shade(color), `stroke="${pen.ink}" stroke-width="2.5"`) +
        ellipse(x, y, 27, 9, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="7 5"')
      );
    }).join('');
  return stack(50, 146, 6, '#1f6fe0') + stack(148, 150, 8, '#e01d36') + stack(98, 166, 5, '#12a15a');
}

export function roulette(pen: Pen): string {
  const pockets = Array.from({ length: 24 }, (_, index) => {
    const a = (index * 15 * Math.PI) / 180;
    const b = ((index + 1) * 15 * Math.PI) / 180;
    const p = (t: number, r: number): string =>
      `${Math.round(100 + Math.cos(t) * r)} ${Math.round(100 + Math.sin(t) * r)}`;
    return path(
      `M${p(a, 82)}L${p(b, 82)}L${p(b, 54)}L${p(a, 54)}Z`,
      index === 0 ? '#0fa04a' : index % 2 ? '#d3142c' : '#17121d',
      'stroke="#e8b548" stroke-width="1"',
    );
  }).join('');
  return (
    circle(
      100,
      100,
      98,
      pen.sheet.radial(['#6e3413', '#8d4a1e|1|84', '#3a1706']),
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    circle(100, 100, 88, 'none', `stroke="${pen.metal('gold')}" stroke-width="6"`) +
    pockets +
    circle(
      100,
      100,
      54,
      pen.sheet.radial(['#c98a4a', '#7a3d16', '#3d1a08'], 0.4, 0.35, 0.7),
      `stroke="${pen.metal('gold')}" stroke-width="4"`,
    ) +
    [0, 45, 90, 135]
      .map((turn) => line('M52 100H148', pen.metal('gold', 90), 5, `transform="rotate(${turn} 100 100)"`))
      .join('') +
    circle(100, 100, 20, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="2"`) +
    circle(95, 94, 6, '#fff', 'opacity=".8"') +
    circle(152, 62, 8, pen.ball('#fff', 0.3), `stroke="${pen.ink}" stroke-width="1.5"`) +
    path('M20 62Q50 10 116 8Q60 26 34 78Z', '#fff', 'opacity=".35"')
  );
}
