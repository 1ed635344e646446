import { darken } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, num, path, rect, star } from '../svg.ts';

export function controller(pen: Pen): string {
  return (
    pen.shape(
      'M56 48H144C184 48 196 96 196 140C196 172 164 176 148 140Q142 130 132 130H68Q58 130 52 140C36 176 4 172 4 140C4 96 16 48 56 48Z',
      pen.shade(darken(pen.palette.bright, 0.5)),
      6,
    ) +
    line('M58 56H142Q178 58 184 110', '#fff', 3, 'opacity=".6"') +
    path('M50 72H66V84H78V100H66V112H50V100H38V84H50Z', pen.shade('#dfe6f5'), `stroke="${pen.ink}" stroke-width="3"`) +
    [
      [146, 74, '#ffd23f'],
      [164, 92, '#ff3f6a'],
      [128, 92, '#35b3ff'],
      [146, 110, '#3fe08a'],
    ]
      .map(([x, y, color]) =>
        circle(Number(x), Number(y), 9, pen.ball(String(color)), `stroke="${pen.ink}" stroke-width="3"`),
      )
      .join('') +
    mirror(circle(78, 122, 15, '#14101f', `stroke="${pen.palette.accent}" stroke-width="4"`)) +
    rect(88, 76, 24, 8, pen.palette.accent, 4)
  );
}

export function headset(pen: Pen): string {
  return (
    line('M26 124C10 -20 190 -20 174 124', pen.ink, 30) +
    line('M26 124C10 -20 190 -20 174 124', pen.palette.bright, 20) +
    line('M34 96C30 4 150 -4 166 80', '#fff', 4, 'opacity=".6"') +
    mirror(
      pen.shape('M10 96Q12 80 40 80H52V168H40Q12 168 10 150Z', pen.shade('#262036'), 5) +
        rect(18, 100, 16, 46, pen.palette.accent, 8) +
        rect(50, 84, 14, 80, pen.shade('#4a4466'), 7, `stroke="${pen.ink}" stroke-width="4"`),
    ) +
    pen.cord('M30 166Q40 200 92 192', '#4a4466', 7) +
    rect(88, 182, 34, 18, pen.shade('#262036'), 9, `stroke="${pen.ink}" stroke-width="4"`) +
    circle(112, 191, 4, pen.palette.accent)
  );
}

export function crosshair(pen: Pen): string {
  return (
    circle(100, 100, 74, 'none', `stroke="${pen.ink}" stroke-width="24"`) +
    circle(100, 100, 74, 'none', `stroke="${pen.metal('silver')}" stroke-width="14"`) +
    circle(100, 100, 50, pen.sheet.radial(['#ff3b3b|0.5', '#ff3b3b|0.05'])) +
    line('M100 0V70M100 130V200M0 100H70M130 100H200', pen.ink, 14) +
    line('M100 2V70M100 130V198M2 100H70M130 100H198', '#ff4242', 6) +
    circle(100, 100, 9, '#ff4242')
  );
}

export function plinko(pen: Pen): string {
  const pegs = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((row) =>
      Array.from({ length: row + 3 }, (_, index) =>
        circle(100 + (index - (row + 2) / 2) * 21, 22 + row * 20, 4.5, pen.ball('#fff', 0.3)),
      ),
    )
    .join('');
  const cups = ['#ff2f4f', '#ff8a1a', '#ffd23f', '#35d07f', '#ffd23f', '#ff8a1a', '#ff2f4f', '#c81a7a']
    .map((color, index) =>
      rect(10 + index * 22.6, 166, 20, 26, pen.shade(color), 5, `stroke="${pen.ink}" stroke-width="2"`),
    )
    .join('');
  return (
    pegs +
    cups +
    [
      [92, 48],
      [122, 88],
      [72, 128],
      [140, 140],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          line(`M${x} ${y - 26}V${y}`, '#fff', 6, 'opacity=".25"') +
          circle(x, y, 11, pen.ball(index % 2 ? '#ff3f9a' : '#ffd23f'), `stroke="${pen.ink}" stroke-width="3"`),
      )
      .join('')
  );
}

export function bomb(pen: Pen): string {
  return (
    pen.cord('M136 52Q150 18 178 22', '#e8c48a', 5) +
    path(star(182, 18, [34, 12], 14), pen.sheet.radial(['#fff', '#ffe14a', '#ff5a14'])) +
    pen.shape('M112 46L146 30L164 62L138 80Z', pen.shade('#5a5470'), 4) +
    circle(92, 118, 76, pen.ball('#37314d', 0.7), `stroke="${pen.ink}" stroke-width="5"`) +
    ellipse(64, 84, 24, 15, '#fff', 'opacity=".7" transform="rotate(-36 64 84)"') +
    path('M58 110L88 118L56 126ZM126 110L96 118L128 126Z', '#ff4a3a') +
    path('M66 148Q92 132 118 148L110 158Q92 148 74 158Z', '#ff4a3a')
  );
}

export function wheel(pen: Pen): string {
  const colors = ['#e8203a', '#ffc21a', '#1f7ae8', '#12a15a', '#8a2fd0', '#f2701a'];
  const at = (turn: number, r: number): string =>
    `${num(100 + Math.cos((turn * Math.PI) / 180) * r)} ${num(104 + Math.sin((turn * Math.PI) / 180) * r)}`;
  const sectors = Array.from(
    { length: 12 },
    (_, index) =>
      path(
        `M100 104L${at(index * 30, 78)}A78 78 0 0 1 ${at(index * 30 + 30, 78)}Z`,
        colors[index % 6] ?? '',
        'stroke="#fff3c0" stroke-width="2"',
      ) + group(path(star(0, 0, [7, 3], 10), '#fff'), `transform="translate(${at(index * 30 + 15, 58)})"`),
  ).join('');
  return (
    circle(100, 104, 94, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="5"`) +
    sectors +
    circle(100, 104, 78, pen.sheet.radial(['#fff|0', '#fff|0|60', '#000|0.4'], 0.5, 0.5, 0.5)) +
    Array.from(
      { length: 16 },
      (_, index) =>
        `<circle cx="${at(index * 22.5, 86).replace(' ', '" cy="')}" r="4" fill="${index % 2 ? '#fff' : '#ff9a2e'}"/>`,
    ).join('') +
    circle(100, 104, 24, pen.metal('gold', 40), `stroke="${pen.ink}" stroke-width="4"`) +
    path(star(100, 104, [14, 6], 10), '#b01e2e') +
    pen.shape('M82 -6H118L100 34Z', pen.shade('#e8203a'), 4)
  );
}

export function cannon(pen: Pen): string {
  return (
    pen.shape('M72 20Q70 6 100 6Q130 6 128 20L138 130H62Z', pen.metal('gold', 10), 5) +
    pen.shape('M64 6H136V30H64Z', pen.shade(pen.palette.accent), 4) +
    path('M76 34H90L84 128H70Z', '#fff', 'opacity=".5"') +
    pen.shape('M28 196Q30 118 100 118Q170 118 172 196Z', pen.shade(pen.palette.bright), 5) +
    circle(100, 158, 26, pen.ball('#2fd8ff'), `stroke="${pen.metal('gold')}" stroke-width="7"`) +
    path(star(100, 6, [26, 9], 12), '#fff6b0')
  );
}

export function gift(pen: Pen): string {
  return (
    rect(26, 88, 148, 104, pen.shade('#d8182f'), 6, `stroke="${pen.ink}" stroke-width="5"`) +
    rect(88, 88, 24, 104, pen.metal('gold')) +
    rect(14, 62, 172, 38, pen.shade('#f0243f'), 6, `stroke="${pen.ink}" stroke-width="5"`) +
    rect(86, 62, 28, 38, pen.metal('gold'), 0, `stroke="${pen.ink}" stroke-width="2"`) +
    mirror(
      pen.shape('M98 60C80 20 32 4 30 34C30 56 66 62 98 60Z', pen.metal('gold', 30), 4) +
        path('M90 54C76 34 48 24 46 38C46 50 70 54 90 54Z', '#8a4b06', 'opacity=".6"'),
    ) +
    circle(100, 58, 13, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="4"`)
  );
}
