import { darken } from '../colors.ts';
import { textPath } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, num, path, star } from '../svg.ts';

/** Lit from the upper left. */
function ball(pen: Pen, color: string, seams: string): string {
  const clip = pen.sheet.clip(circle(100, 100, 88, '#fff'));
  return (
    circle(100, 100, 88, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) +
    group(seams, `clip-path="${clip}"`) +
    circle(100, 100, 88, pen.sheet.radial(['#fff|0.35', '#fff|0|40', '#000|0|60', '#000|0.6'], 0.36, 0.3, 0.8)) +
    ellipse(66, 52, 26, 15, '#fff', 'opacity=".6" transform="rotate(-35 66 52)"')
  );
}

export function football(pen: Pen): string {
  const patch = (x: number, y: number, r: number, turn: number): string =>
    path(star(x, y, [r], 5, turn), '#1b1926', 'stroke="#1b1926" stroke-width="4" stroke-linejoin="round"');
  const around = [0, 1, 2, 3, 4]
    .map((index) => {
      const a = ((index * 72 - 90) * Math.PI) / 180;
      const at = (r: number): string => `${num(100 + Math.cos(a) * r)} ${num(98 + Math.sin(a) * r)}`;
      return (
        line(`M${at(28)}L${at(58)}`, '#3a3648', 4) +
        patch(100 + Math.cos(a) * 84, 98 + Math.sin(a) * 84, 28, index * 72 + 90) +
        line(
          `M${at(58)}L${num(100 + Math.cos(a + 0.63) * 66)} ${num(98 + Math.sin(a + 0.63) * 66)}L${num(100 + Math.cos(a + 1.257) * 58)} ${num(98 + Math.sin(a + 1.257) * 58)}`,
          '#3a3648',
          4,
        )
      );
    })
    .join('');
  return ball(pen, '#fbfbff', patch(100, 98, 30, -90) + around);
}

export const basketball = (pen: Pen): string =>
  ball(pen, '#f27a1a', line('M100 8V192M8 100H192M34 30Q84 100 34 170M166 30Q116 100 166 170', '#3a1408', 6));

export const tennis = (pen: Pen): string =>
  ball(pen, '#d2f03a', line('M30 24Q90 100 30 176M170 24Q110 100 170 176', '#fff', 9));

export const baseball = (pen: Pen): string =>
  ball(
    pen,
    '#fdf8ee',
    mirror(
      line('M34 24Q84 100 34 176', '#d8182f', 4) +
        line('M34 24Q84 100 34 176', '#d8182f', 14, 'stroke-dasharray="3 11" stroke-linecap="butt"'),
    ),
  );

export const volleyball = (pen: Pen): string =>
  ball(
    pen,
    '#fff6e0',
    path('M100 100Q60 60 60 6H10V70Q50 70 100 100ZM100 100Q154 82 196 110V190H140Q130 130 100 100Z', '#1f5fd0') +
      path('M100 100Q90 150 46 186L4 150V100Q60 120 100 100Z', '#ffc21a') +
      line('M100 100Q60 60 60 6M100 100Q154 82 196 110M100 100Q90 150 46 186', '#3a2a3a', 4),
  );

export function cricket(pen: Pen): string {
  return (
    group(
      pen.shape('M84 4H116V62H130V186Q100 204 70 186V62H84Z', pen.shade('#e8c48a'), 5) +
        line('M88 8H112M88 22H112M88 36H112M88 50H112', '#b01e2e', 7) +
        line('M100 74V180', '#a87a3a', 4),
      'transform="rotate(36 100 100)"',
    ) +
    group(
      ball(pen, '#c8142b', line('M100 8V192M88 10V190M112 10V190', '#ffe8d0', 4, 'stroke-dasharray="6 5"')),
      'transform="translate(4 86) scale(.52)"',
    )
  );
}

export function glove(pen: Pen): string {
  return (
    pen.shape(
      'M58 24C88 -4 156 0 168 44C180 84 172 112 154 128H74C60 124 52 104 54 86C30 92 14 74 22 58C30 46 46 52 56 62Q50 40 58 24Z',
      pen.ball('#e0182f'),
      5,
    ) +
    line('M56 62Q78 70 82 92M84 40Q120 26 150 42', darken('#e0182f', 0.5), 5) +
    pen.shape('M70 128H158L150 184H80Z', pen.shade('#fff', 0.25), 5) +
    line('M78 146H154M80 164H152', '#e0182f', 7) +
    ellipse(104, 30, 30, 9, '#fff', 'opacity=".5"')
  );
}

export function trophy(pen: Pen): string {
  return (
    mirror(line('M50 40C10 36 6 96 66 108', pen.ink, 18) + line('M50 40C10 36 6 96 66 108', pen.metal('gold'), 10)) +
    pen.shape(
      'M44 14H156C158 90 142 126 112 134V156H140V188H60V156H88V134C58 126 42 90 44 14Z',
      pen.metal('gold', 12),
      5,
    ) +
    pen.shape('M52 166H148V192H52Z', pen.shade('#3a2030'), 4) +
    path('M56 22Q56 86 82 118Q70 74 74 22Z', '#fff', 'opacity=".7"') +
    path(star(100, 66, [28, 12], 10), pen.sheet.linear(['#fff', '#ff9a1a']), 'stroke="#8a4b06" stroke-width="3"')
  );
}

export function raceCar(pen: Pen): string {
  return (
    pen.shape(
      'M4 128Q8 104 44 98L70 66Q78 58 100 58H130Q146 58 160 96Q196 100 198 130L190 146H12Z',
      pen.shade('#e8182f'),
      5,
    ) +
    path(
      'M62 98L80 72H104V98ZM112 72H130Q140 76 148 98H112Z',
      pen.sheet.linear(['#e9fbff', '#3f7ab8']),
      `stroke="${pen.ink}" stroke-width="3"`,
    ) +
    path('M8 124H194L192 132H10Z', '#fff') +
    [52, 152]
      .map(
        (x) =>
          circle(x, 144, 27, '#17131f', `stroke="${pen.ink}" stroke-width="3"`) +
          circle(x, 144, 15, pen.metal('silver')) +
          path(star(x, 144, [14, 4], 10), '#3f4d63'),
      )
      .join('') +
    line('M-20 90H16M-30 110H2M-16 70H34', '#fff', 4, 'opacity=".6"') +
    circle(108, 116, 12, '#fff') +
    path(textPath('bungee', '8', 102.6, 121.5, 16), '#17131f')
  );
}
