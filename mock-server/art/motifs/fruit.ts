import { darken } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, path } from '../svg.ts';

export function cherries(pen: Pen): string {
  return (
    line('M66 120Q76 60 130 22M142 120Q140 62 128 22', pen.ink, 12) +
    line('M66 120Q76 60 130 22M142 120Q140 62 128 22', '#57a83a', 7) +
    pen.shape('M126 22Q150 -8 194 10Q178 48 126 22Z', pen.shade('#3fbf3a')) +
    line('M132 20Q160 10 184 14', '#c9f58a', 2.5) +
    circle(62, 142, 46, pen.ball('#ee1638', 0.7), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(144, 142, 42, pen.ball('#ee1638', 0.7), `stroke="${pen.ink}" stroke-width="4"`) +
    ellipse(46, 124, 13, 9, '#fff', 'opacity=".85" transform="rotate(-35 46 124)"') +
    ellipse(130, 124, 12, 8, '#fff', 'opacity=".85" transform="rotate(-35 130 124)"')
  );
}

export function melon(pen: Pen): string {
  return group(
    pen.shape('M6 70A96 96 0 0 0 194 70Z', pen.shade('#1f9a3a')) +
      path('M16 72A86 86 0 0 0 184 72Z', '#e9ffc9') +
      path('M24 72A77 77 0 0 0 176 72Z', pen.sheet.radial(['#ff9a8a', '#ff3d4a', '#d3123a'], 0.5, 0, 1)) +
      [
        [56, 92],
        [84, 90],
        [116, 90],
        [144, 92],
        [72, 116],
        [100, 118],
        [128, 116],
        [100, 138],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4.4, 7, '#220608'))
        .join('') +
      path('M24 72H176V80H24Z', '#fff', 'opacity=".4"'),
    'transform="rotate(-14 100 100) translate(0 12)"',
  );
}

export function grapes(pen: Pen): string {
  const berry = pen.sheet.symbol(
    circle(0, 0, 23, pen.ball('#8b2bd6', 0.7), `stroke="${pen.ink}" stroke-width="3.5"`) +
      ellipse(-8, -9, 6, 4, '#fff', 'opacity=".85"'),
  );
  const spots: [number, number][] = [
    [100, 172],
    [80, 142],
    [120, 142],
    [62, 110],
    [100, 112],
    [138, 110],
    [46, 78],
    [82, 78],
    [118, 78],
    [154, 78],
  ];
  return (
    pen.cord('M100 60Q98 30 112 8', '#7a4a1e', 7) +
    spots.map(([x, y]) => `<use href="${berry}" x="${x}" y="${y}"/>`).join('') +
    pen.shape('M98 50Q58 60 44 30Q66 34 70 16Q96 22 98 50Z', pen.shade('#46b535')) +
    pen.shape('M102 50Q140 56 156 26Q134 30 128 14Q104 22 102 50Z', pen.shade('#46b535'))
  );
}

export function citrus(pen: Pen, color = '#ffd21f'): string {
  return (
    pen.shape(
      'M40 66C70 26 140 20 164 52Q186 50 188 70Q184 82 178 84C180 130 140 174 84 168Q58 190 44 166C10 140 18 92 40 66Z',
      pen.ball(color),
    ) +
    ellipse(78, 74, 28, 14, '#fff', 'opacity=".75" transform="rotate(-32 78 74)"') +
    pen.shape('M150 48Q146 12 186 4Q196 36 150 48Z', pen.shade('#3fb83a')) +
    [
      [120, 120],
      [90, 140],
      [138, 96],
      [70, 120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, darken(color, 0.2)))
      .join('')
  );
}
