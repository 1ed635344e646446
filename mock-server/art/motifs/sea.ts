import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path } from '../svg.ts';

export function koi(pen: Pen, patch = '#ff4a1c'): string {
  const body = 'M150 26C180 44 178 88 152 116C130 140 100 140 78 166C74 150 78 138 86 128C70 100 96 40 150 26Z';
  const fin = (d: string): string => pen.shape(d, pen.sheet.linear(['#fff3e0', patch, darken(patch, 0.25)], 60), 3);
  return (
    fin('M84 140Q40 128 6 150Q30 156 36 166Q20 182 22 204Q52 196 66 180Q70 206 92 212Q100 180 86 158Z') +
    line('M76 152Q46 146 22 152M76 162Q52 172 34 192M82 168Q80 190 88 202', '#fff', 2, 'opacity=".7"') +
    fin('M92 74Q66 56 44 66Q58 78 58 92Q68 104 86 104Z') +
    fin('M158 110Q184 118 186 148Q166 142 154 148Q140 136 138 124Z') +
    fin('M112 134Q118 156 104 174Q96 156 90 148Z') +
    pen.shape(body, pen.sheet.radial(['#fff', '#fff6e8|1|50', '#e8c6b0'], 0.62, 0.3, 0.8)) +
    path(
      'M150 27C172 40 176 62 170 80Q150 70 138 78Q120 74 122 54Q126 38 150 27ZM112 88Q138 96 146 116Q128 128 108 134Q90 118 112 88ZM96 128Q98 138 80 160Q78 144 87 129Z',
      pen.ball(patch),
    ) +
    [
      [128, 74],
      [112, 90],
      [128, 96],
      [142, 88],
      [100, 108],
      [116, 112],
      [132, 112],
      [104, 126],
    ]
      .map(([x = 0, y = 0]) =>
        line(`M${x - 7} ${y - 4}Q${x - 4} ${y + 7} ${x + 7} ${y + 3}`, '#fff', 2, 'opacity=".55"'),
      )
      .join('') +
    line('M144 62Q158 70 170 66', pen.ink, 2.5) +
    circle(156, 46, 8, '#ffd64a', `stroke="${pen.ink}" stroke-width="2.5"`) +
    circle(157, 45, 4.4, '#160508') +
    circle(155, 43, 1.8, '#fff') +
    pen.cord('M168 36Q184 34 188 22', patch, 2.5) +
    line('M132 36Q104 50 96 92', '#fff', 5, 'opacity=".7"')
  );
}

export function fish(pen: Pen, main = '#ff8a1e', second = '#ffffff'): string {
  return (
    pen.shape('M52 100Q20 60 2 52Q10 80 6 100Q8 124 4 148Q26 136 54 106Z', pen.shade(main, 0.6)) +
    pen.shape('M70 60Q92 16 150 34Q136 44 140 62Z', pen.shade(main, 0.6)) +
    pen.shape('M78 142Q86 172 124 172Q116 160 124 146Z', pen.shade(main, 0.6)) +
    pen.shape(
      'M188 104C176 140 140 156 106 152C74 148 56 128 44 102C60 74 84 52 118 50C152 50 180 68 188 104Z',
      pen.ball(main),
    ) +
    path(
      'M142 53Q124 100 144 149Q132 153 118 152Q98 100 120 50Q132 50 142 53ZM84 62Q70 100 86 145Q78 142 72 136Q58 100 72 70Z',
      second,
      'opacity=".92"',
    ) +
    pen.shape('M118 104Q96 100 84 124Q106 134 122 120Z', pen.shade(main, 0.4), 3) +
    line('M110 110Q102 114 96 122', '#fff', 2) +
    circle(160, 90, 13, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(163, 91, 7.5, '#14060d') +
    circle(160, 87, 3, '#fff') +
    line('M184 114Q172 124 162 118', pen.ink, 3.5) +
    path('M66 82Q94 54 134 58Q100 66 74 92Z', '#fff', 'opacity=".5"')
  );
}

export function shark(pen: Pen): string {
  const teeth = (y: number, dip: number, up: boolean): string =>
    [-48, -32, -16, 0, 16, 32, 48]
      .map((x) => {
        const top = y + dip * (1 - (x / 60) ** 2);
        return `M${92 + x} ${top}L${108 + x} ${top}L${100 + x} ${up ? top - 17 : top + 19}Z`;
      })
      .join('');
  return (
    pen.shape('M92 30Q88 -4 108 -14Q112 14 116 30Z', pen.shade('#3f6684')) +
    mirror(pen.shape('M40 130Q-6 140 -18 184Q20 172 56 164Z', pen.shade('#4d7a9b'))) +
    pen.shape(
      'M100 12C140 18 168 62 170 112C172 164 140 194 100 194C60 194 28 164 30 112C32 62 60 18 100 12Z',
      pen.ball('#5f93b8'),
    ) +
    path('M100 196C62 194 36 170 34 132Q60 150 100 150Q140 150 166 132C164 170 138 194 100 196Z', '#e9f3f7') +
    pen.shape(
      'M44 112Q100 70 156 112Q160 172 100 180Q40 172 44 112Z',
      pen.sheet.radial(['#2a0310', '#8f1128', '#d83a4a'], 0.5, 0.55, 0.6),
      4,
    ) +
    path('M70 164Q100 128 130 164Q116 178 100 178Q84 178 70 164Z', '#ff7a86') +
    path(
      teeth(82, 12, false).replace(/NaN/g, '0'),
      '#fff',
      `stroke="${pen.ink}" stroke-width="1.5" transform="translate(0 4)"`,
    ) +
    path(teeth(162, 12, true), '#fff', `stroke="${pen.ink}" stroke-width="1.5"`) +
    mirror(
      ellipse(58, 82, 9, 8, '#0b0712') +
        circle(55, 79, 2.6, '#fff') +
        line('M42 70L68 76', pen.ink, 5) +
        line('M84 56Q88 62 94 60', darken('#5f93b8', 0.5), 3) +
        line('M32 118L40 128M30 130L39 138', darken('#5f93b8', 0.4), 3),
    ) +
    path('M100 18C84 26 70 44 64 60Q84 44 104 44Z', '#fff', 'opacity=".35"')
  );
}

export function octopus(pen: Pen, skin = '#c43bd1'): string {
  const arms = [
    'M60 120Q10 120 4 166Q6 184 22 176Q18 150 66 146',
    'M70 134Q26 158 40 196Q56 204 58 188Q52 168 88 148',
    'M84 140Q66 178 84 202Q100 204 94 186',
  ];
  return (
    mirror(
      arms
        .map((d) => line(d, pen.ink, 23) + line(d, skin, 16) + line(d, lighten(skin, 0.4), 4, 'stroke-dasharray="1 9"'))
        .join(''),
    ) +
    pen.shape(
      'M100 6C150 6 172 46 162 84C156 104 152 116 154 130Q130 156 100 154Q70 156 46 130C48 116 44 104 38 84C28 46 50 6 100 6Z',
      pen.ball(skin),
    ) +
    mirror(
      circle(74, 104, 19, '#fff', `stroke="${pen.ink}" stroke-width="3.5"`) +
        circle(78, 106, 10, '#ffcf2e') +
        circle(78, 106, 5.5, '#14060d') +
        circle(72, 99, 4, '#fff') +
        line('M52 82L92 92', pen.ink, 6),
    ) +
    line('M84 134Q100 144 116 134', pen.ink, 4) +
    ellipse(76, 36, 20, 12, '#fff', 'opacity=".4" transform="rotate(-30 76 36)"') +
    [
      [118, 40, 6],
      [136, 62, 4],
      [104, 62, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, darken(skin, 0.25)))
      .join('')
  );
}

export function turtle(pen: Pen): string {
  const plates =
    'M100 60L124 76V104L100 120L76 104V76ZM124 76L148 64M124 104L150 116M100 120V150M76 104L50 116M76 76L52 64M100 60V42';
  return (
    mirror(
      pen.shape('M58 66Q18 30 -4 50Q-2 84 46 96Z', pen.ball('#5fb24a')) +
        pen.shape('M66 136Q34 150 34 180Q58 180 84 150Z', pen.ball('#5fb24a')),
    ) +
    pen.shape('M100 -8C122 -6 126 28 116 46H84C74 28 78 -6 100 -8Z', pen.ball('#78c85a')) +
    mirror(circle(89, 10, 5, '#fff') + circle(89, 9, 3, '#140a08')) +
    pen.shape(
      'M100 34C146 34 162 70 158 102C154 136 126 158 100 164C74 158 46 136 42 102C38 70 54 34 100 34Z',
      pen.ball('#a8762c'),
    ) +
    line(plates, darken('#a8762c', 0.55), 5) +
    line(plates, pen.metal('gold'), 2.5) +
    path('M56 64Q76 40 112 42Q80 52 62 84Z', '#fff', 'opacity=".4"')
  );
}

export function crab(pen: Pen): string {
  return (
    mirror(
      pen.cord('M52 130Q20 128 6 152M56 142Q28 150 18 174M64 152Q44 166 42 188', '#e5412a', 8) +
        pen.cord('M50 108Q22 96 26 66', '#f0512f', 13) +
        pen.shape('M28 74Q-10 50 12 8Q20 22 30 30Q34 16 46 8Q60 50 28 74Z', pen.ball('#ff5b36')) +
        pen.cord('M80 86L76 62', '#f0512f', 6) +
        circle(76, 56, 11, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
        circle(78, 57, 5.5, '#12060a'),
    ) +
    pen.shape(
      'M100 80C150 80 166 108 154 136C144 162 122 168 100 168C78 168 56 162 46 136C34 108 50 80 100 80Z',
      pen.ball('#ff5b36'),
    ) +
    line('M74 140Q100 158 126 140', pen.ink, 4) +
    ellipse(82, 98, 26, 8, '#fff', 'opacity=".45"')
  );
}

export function pearl(pen: Pen): string {
  const ribs = [-60, -36, -12, 12, 36, 60]
    .map((turn) => group(line('M0 0V-88', '#c76f9a', 3), `transform="translate(100 118) rotate(${turn})"`))
    .join('');
  return (
    pen.shape(
      'M100 122Q40 120 4 78Q6 46 32 44Q38 20 66 24Q80 4 100 10Q120 4 134 24Q162 20 168 44Q194 46 196 78Q160 120 100 122Z',
      pen.sheet.radial(['#fff', '#ffd9ea', '#e487b5', '#8c3c78'], 0.5, 1, 1),
    ) +
    ribs +
    pen.shape(
      'M4 122Q30 186 100 188Q170 186 196 122Q150 146 100 146Q50 146 4 122Z',
      pen.sheet.linear(['#ffe3f0', '#d9699f', '#6e2a63']),
    ) +
    path('M10 128Q50 148 100 148Q150 148 190 128Q150 138 100 138Q50 138 10 128Z', '#fff', 'opacity=".6"') +
    circle(
      100,
      106,
      36,
      pen.sheet.radial(['#ffffff', '#fdf6ff|1|35', '#d8d3f5|1|65', '#a58fd0|1|90', '#e8d8ff'], 0.36, 0.32, 0.75),
      `stroke="${pen.ink}" stroke-width="3"`,
    ) +
    ellipse(88, 90, 10, 7, '#fff')
  );
}
