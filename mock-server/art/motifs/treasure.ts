import { darken, lighten } from '../colors.ts';
import type { Metal, Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, place, star, star4 } from '../svg.ts';

export function gem(pen: Pen, color = '#26b7ff'): string {
  const [a, b, c, d] = [lighten(color, 0.75), lighten(color, 0.4), color, darken(color, 0.45)];
  return (
    pen.shape('M52 40H148L190 88L100 184L10 88Z', d, 6) +
    path('M52 40L70 88L10 88Z', b) +
    path('M52 40H148L130 88H70Z', a) +
    path('M148 40L190 88H130Z', c) +
    path('M10 88H70L100 184Z', c) +
    path('M70 88H130L100 184Z', pen.sheet.linear([a, c])) +
    path('M130 88H190L100 184Z', d) +
    path('M52 40L100 88H70ZM148 40L100 88H130Z', '#fff', 'opacity=".45"') +
    path('M10 88L100 96L190 88L100 104Z', '#fff', 'opacity=".35"') +
    path('M60 46H120L104 56H56Z', '#fff', 'opacity=".8"') +
    star4(52, 44, 26)
  );
}

export function emerald(pen: Pen, color = '#18c46b'): string {
  const outer = 'M66 14H134L180 60V140L134 186H66L20 140V60Z';
  return (
    pen.shape(outer, pen.metal('gold'), 6) +
    path('M70 26H130L168 64V136L130 174H70L32 136V64Z', darken(color, 0.5)) +
    path('M70 26H130L118 56H82L62 76L32 64Z', lighten(color, 0.6)) +
    path('M130 26L168 64L138 76L118 56Z', lighten(color, 0.3)) +
    path('M32 64L62 76V124L32 136Z', color) +
    path('M168 136L130 174L118 144L138 124Z', darken(color, 0.35)) +
    path(
      'M82 56H118L138 76V124L118 144H82L62 124V76Z',
      pen.sheet.linear([lighten(color, 0.7), color, darken(color, 0.2)], 60),
    ) +
    path('M82 56H118L76 138L62 124V76Z', '#fff', 'opacity=".35"') +
    star4(60, 44, 24)
  );
}

export function coin(pen: Pen, sign = 'star', metal: Metal = 'gold'): string {
  const dark = metal === 'gold' ? '#8f5204' : '#4a586e';
  const marks: Record<string, string> = {
    star: path(star(100, 102, [46, 20], 10), pen.metal(metal, 45), `stroke="${dark}" stroke-width="3"`),
    square:
      path('M78 78H122V122H78Z', dark) +
      path('M70 70H130V130H70Z', 'none', `stroke="${pen.metal(metal)}" stroke-width="7"`) +
      [0, 90, 180, 270]
        .map((turn) => line('M90 44H110M100 38V56', dark, 6, `transform="rotate(${turn} 100 100)"`))
        .join(''),
    crown: path(
      'M60 130L54 78L80 98L100 64L120 98L146 78L140 130Z',
      pen.metal(metal, 45),
      `stroke="${dark}" stroke-width="3"`,
    ),
  };
  return (
    circle(104, 104, 88, darken(dark, 0.4)) +
    circle(100, 100, 88, pen.metal(metal, 60), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(100, 100, 70, 'none', `stroke="${dark}" stroke-width="4"`) +
    circle(101, 102, 69, pen.metal(metal, 240), 'opacity=".55"') +
    (marks[sign] ?? '') +
    path('M34 64Q60 20 110 18Q64 34 44 78Z', '#fff', 'opacity=".75"')
  );
}

export function coins(pen: Pen): string {
  const flat = pen.sheet.symbol(
    ellipse(0, 9, 40, 15, '#7a3f05', `stroke="${pen.ink}" stroke-width="3"`) +
      ellipse(0, 0, 40, 15, pen.metal('gold', 30), `stroke="#7a3f05" stroke-width="2"`) +
      ellipse(0, 0, 28, 9, 'none', 'stroke="#9a5a08" stroke-width="2"'),
  );
  const spots: [number, number][] = [
    [24, 176],
    [100, 182],
    [174, 176],
    [60, 160],
    [140, 160],
    [100, 146],
    [80, 130],
    [122, 126],
    [100, 108],
  ];
  return (
    spots.map(([x, y]) => `<use href="${flat}" x="${x}" y="${y}"/>`).join('') +
    place(coin(pen), 40, 128, 0.34, -20) +
    place(coin(pen), 160, 124, 0.3, 18)
  );
}

export function ingot(pen: Pen): string {
  return (
    pen.shape('M4 84Q20 176 100 178Q180 176 196 84Q160 120 100 120Q40 120 4 84Z', pen.metal('gold', 85), 5) +
    pen.shape('M4 84Q40 48 100 96Q160 48 196 84Q160 124 100 124Q40 124 4 84Z', pen.metal('gold', 120), 4) +
    ellipse(100, 84, 44, 36, pen.ball('#ffc93a'), `stroke="${pen.ink}" stroke-width="4"`) +
    path('M70 74Q84 54 110 56Q90 62 80 82Z', '#fff', 'opacity=".8"') +
    line('M26 128Q60 158 120 160', '#fff6c2', 5, 'opacity=".7"')
  );
}

export function chest(pen: Pen): string {
  const band = pen.metal('gold');
  return (
    pen.shape('M18 84Q20 22 100 20Q180 22 182 84Z', pen.shade('#8a4a1c'), 5) +
    path('M30 82Q34 34 100 32Q166 34 170 82Z', '#2c0f08') +
    place(coins(pen), 100, 74, 0.78) +
    place(gem(pen, '#ff2f5e'), 66, 78, 0.22, -12) +
    place(gem(pen, '#2fd06f'), 138, 76, 0.2, 14) +
    place(gem(pen, '#35b3ff'), 100, 58, 0.2) +
    pen.shape('M14 96H186L178 182H22Z', pen.shade('#9c561f'), 5) +
    line('M20 124H180M24 152H177', '#5a2a0c', 3) +
    mirror(pen.shape('M30 94H52L54 184H36Z', band, 3)) +
    pen.shape('M12 92H188V108H12Z', band, 3) +
    pen.shape('M82 100H118V136Q100 150 82 136Z', band, 4) +
    circle(100, 118, 7, pen.ink) +
    path('M97 118H103L105 134H95Z', pen.ink)
  );
}

export function crown(pen: Pen): string {
  return (
    pen.shape('M20 150L4 62L54 96L100 24L146 96L196 62L180 150Z', pen.metal('gold', 85), 5) +
    path('M30 146L18 82L58 112L100 46L142 112L182 82L170 146Z', pen.sheet.linear(['#fff8d0|0.5', '#a05c06|0.5'])) +
    pen.shape('M20 148H180V178Q100 190 20 178Z', pen.metal('gold', 90), 4) +
    mirror(
      circle(5, 60, 11, pen.ball('#ff3355'), `stroke="${pen.ink}" stroke-width="3"`) +
        circle(52, 165, 8, pen.ball('#2ecf7a')),
    ) +
    circle(100, 22, 13, pen.ball('#ff3355'), `stroke="${pen.ink}" stroke-width="3"`) +
    place(gem(pen, '#2f9bff'), 100, 116, 0.24) +
    circle(100, 167, 9, pen.ball('#ff3355')) +
    star4(60, 90, 18)
  );
}

export function pot(pen: Pen): string {
  return (
    place(coins(pen), 100, 40, 0.8) +
    pen.shape(
      'M30 66H170Q160 84 164 92C196 130 180 186 100 186C20 186 4 130 36 92Q40 84 30 66Z',
      pen.ball(darken(pen.palette.accent, 0.35)),
      5,
    ) +
    pen.shape('M22 56H178V76H22Z', pen.metal('gold'), 4) +
    place(coin(pen, 'square'), 100, 132, 0.36) +
    path('M36 116Q40 100 56 94Q44 124 56 160Q36 146 36 116Z', '#fff', 'opacity=".4"')
  );
}

export function horseshoe(pen: Pen): string {
  const d = 'M52 176C-8 60 44 14 100 14C156 14 208 60 148 176';
  return (
    line(d, pen.ink, 44) +
    line(d, pen.metal('gold', 20), 35) +
    line(d, '#8a4b06', 4, 'stroke-dasharray="1 26"') +
    line('M44 150C2 60 50 26 96 24', '#fff', 5, 'opacity=".7"') +
    mirror(pen.shape('M28 168L72 160L78 186L36 194Z', pen.metal('gold'), 4))
  );
}

export function clover(pen: Pen): string {
  const leaf = (turn: number): string =>
    group(
      pen.shape(
        'M0 0C-50 -14 -64 -66 -34 -80C-14 -88 -2 -72 0 -60C2 -72 14 -88 34 -80C64 -66 50 -14 0 0Z',
        pen.sheet.radial(['#d2ff7a', '#4fce2e', '#0a7a2c'], 0.4, 0.3, 0.8),
      ) + line('M0 -6V-48', '#c9f77f', 3, 'opacity=".7"'),
      `transform="translate(100 92) rotate(${turn})"`,
    );
  return pen.cord('M100 96Q104 150 138 184', '#36a52b', 9) + [45, 135, 225, 315].map(leaf).join('') + star4(66, 44, 20);
}

export function lantern(pen: Pen): string {
  return (
    pen.cord('M100 0V26', '#ffcf4a', 4) +
    pen.cord('M100 158V196M88 160V184M112 160V184', '#ff3a2e', 4) +
    pen.shape(
      'M64 30H136C190 50 190 130 136 152H64C10 130 10 50 64 30Z',
      pen.sheet.radial(['#fff2a8', '#ff9a2e|1|30', '#e8231f|1|65', '#7d0714'], 0.5, 0.55, 0.62),
    ) +
    line('M100 32V150M76 32Q44 90 76 150M124 32Q156 90 124 150', '#ffce57', 3, 'opacity=".8"') +
    pen.shape('M62 20H138V36H62ZM62 146H138V162H62Z', pen.metal('gold'), 3) +
    path('M100 66L122 90L100 114L78 90Z', 'none', 'stroke="#ffe27a" stroke-width="5"')
  );
}
