import { lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror } from '../svg.ts';

export function fierceEyes(pen: Pen, iris: string, y = 96, brow = pen.ink): string {
  return group(
    mirror(
      pen.shape(
        'M46 -10Q66 -16 86 10Q68 16 54 8Q48 2 46 -10Z',
        pen.sheet.radial(['#fffbe0', lighten(iris, 0.3), iris], 0.5, 0.5, 0.6),
        3,
      ) +
        ellipse(68, 0, 4.5, 7, pen.ink) +
        circle(65.5, -3, 2, '#fff') +
        line('M40 -16Q66 -24 90 10', brow, 7),
    ),
    `transform="translate(0 ${y})"`,
  );
}

export function softEyes(pen: Pen, y: number, dx = 32, r = 12, iris = '#5b2c0c'): string {
  return mirror(
    circle(100 - dx, y, r, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
      circle(100 - dx + 1.5, y + 1, r * 0.68, iris) +
      circle(100 - dx + 1.5, y + 1, r * 0.38, '#120508') +
      circle(100 - dx - r * 0.25, y - r * 0.35, r * 0.26, '#fff'),
  );
}

export function rim(d: string, pen: Pen, color = '#fff'): string {
  const light = pen.sheet.linear([`${color}|0.85`, `${color}|0.1|45`, `${color}|0`], 70);
  return line(d, light, 3, 'transform="translate(6 6) scale(.94)"');
}

export function roundEars(pen: Pen, color: string, inside: string, x = 46, y = 46, r = 25): string {
  return mirror(
    circle(x, y, r, pen.ball(color), `stroke="${pen.ink}" stroke-width="4"`) +
      circle(x + 2, y + 3, r * 0.56, pen.ball(inside)),
  );
}
