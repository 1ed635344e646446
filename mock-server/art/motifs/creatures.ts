import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, rect } from '../svg.ts';
import { softEyes } from './face-parts.ts';

export function snake(pen: Pen, skin = '#3fa34a'): string {
  return (
    ellipse(100, 178, 86, 24, pen.ball(darken(skin, 0.15)), `stroke="${pen.ink}" stroke-width="4"`) +
    ellipse(100, 158, 62, 20, pen.ball(skin), `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape(
      'M78 160C70 120 20 110 30 60C40 16 76 2 100 2C124 2 160 16 170 60C180 110 130 120 122 160Z',
      pen.ball(skin),
    ) +
    path(
      'M86 156C84 120 54 100 60 66Q80 84 100 84Q120 84 140 66C146 100 116 120 114 156Z',
      pen.sheet.linear(['#fff0b0', '#ffd86a']),
    ) +
    line([104, 120, 136].map((y) => `M${84 - (120 - y) / 3} ${y}H${116 + (120 - y) / 3}`).join(''), '#b8862a', 3) +
    pen.shape(
      'M100 14C130 14 140 40 132 62C126 80 112 88 100 88C88 88 74 80 68 62C60 40 70 14 100 14Z',
      pen.ball(lighten(skin, 0.15)),
      3,
    ) +
    mirror(
      pen.shape('M70 42Q84 38 94 56Q82 62 72 56Z', pen.sheet.radial(['#fffbe0', '#ffe14a', '#ff7a00']), 2.5) +
        ellipse(83, 50, 2.6, 6, pen.ink) +
        circle(93, 70, 2, pen.ink),
    ) +
    line('M100 84V104L92 114M100 104L108 114', '#ff2f4d', 4)
  );
}

export function crocodile(pen: Pen): string {
  const teeth = [38, 58, 78, 98, 118, 138].map((x) => `M${x} 128l9 20l9-20zM${x + 10} 168l9-18l9 18z`).join('');
  return (
    mirror(
      circle(58, 52, 26, pen.ball('#4f9a3f'), `stroke="${pen.ink}" stroke-width="4"`) +
        circle(
          60,
          50,
          16,
          pen.sheet.radial(['#fffbd0', '#ffe14a', '#f09a08']),
          `stroke="${pen.ink}" stroke-width="2.5"`,
        ) +
        ellipse(62, 50, 3.5, 12, pen.ink),
    ) +
    pen.shape('M100 52C150 52 176 84 182 126Q150 138 100 136Q50 138 18 126C24 84 50 52 100 52Z', pen.ball('#4f9a3f')) +
    pen.shape('M22 126Q100 146 178 126Q184 166 160 182Q100 200 40 182Q16 166 22 126Z', pen.shade('#7d0f1d')) +
    path('M50 170Q100 142 150 170Q100 188 50 170Z', '#f0707a') +
    path(teeth, '#fffbe8', `stroke="${pen.ink}" stroke-width="1.6"`) +
    mirror(
      ellipse(82, 92, 8, 6, '#1f3f1a') +
        [
          [48, 100],
          [60, 84],
          [40, 116],
          [66, 108],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4, darken('#4f9a3f', 0.35)))
          .join(''),
    ) +
    line('M64 66L88 74M136 66L112 74', pen.ink, 6)
  );
}

export function frog(pen: Pen, skin = '#5cc23a'): string {
  return (
    mirror(pen.shape('M40 150Q4 150 8 188Q40 204 72 184Z', pen.ball(skin))) +
    pen.shape(
      'M100 62C156 58 184 92 180 134C178 174 144 192 100 192C56 192 22 174 20 134C16 92 44 58 100 62Z',
      pen.ball(skin),
    ) +
    ellipse(100, 158, 58, 32, pen.ball('#f4f7b0', 0.25)) +
    mirror(
      circle(58, 58, 32, pen.ball(skin), `stroke="${pen.ink}" stroke-width="4"`) +
        circle(60, 58, 21, '#fffbe0', `stroke="${pen.ink}" stroke-width="3"`) +
        circle(63, 60, 12, '#ffb81f') +
        ellipse(63, 60, 9, 5, '#140810') +
        circle(56, 51, 4, '#fff') +
        ellipse(46, 128, 14, 8, '#ff8a7a', 'opacity=".6"') +
        circle(92, 102, 3, darken(skin, 0.6)),
    ) +
    line('M44 118Q100 154 156 118', pen.ink, 5)
  );
}

export function dinosaur(pen: Pen, skin = '#6aa83a'): string {
  return (
    pen.shape(
      'M20 206Q10 120 44 60Q66 14 124 12Q176 16 192 56L196 86L128 94L120 108L178 112Q182 136 160 144L112 146Q110 176 124 206Z',
      pen.ball(skin),
    ) +
    path('M128 94L196 86L192 96L128 108ZM120 108L178 112L176 120L116 122Z', '#8f1128') +
    path(
      'M136 94l6 15l6-16zM154 92l6 15l6-17zM172 90l6 15l6-17zM130 108l5-11l5 11zM148 110l5-11l5 11zM164 111l5-10l5 10z',
      '#fff',
      `stroke="${pen.ink}" stroke-width="1.4"`,
    ) +
    pen.shape('M96 30Q112 16 132 30Q126 50 106 50Z', pen.shade(darken(skin, 0.2)), 3) +
    ellipse(120, 44, 10, 9, '#ffe14a', `stroke="${pen.ink}" stroke-width="2.5"`) +
    ellipse(122, 44, 3, 7, pen.ink) +
    ellipse(180, 54, 5, 4, pen.ink) +
    [
      [44, 70],
      [34, 96],
      [28, 124],
      [24, 152],
    ]
      .map(([x = 0, y = 0]) => pen.shape(`M${x + 6} ${y - 16}L${x - 24} ${y - 6}L${x} ${y + 12}Z`, '#ff8a1a', 3))
      .join('') +
    line('M70 90Q86 80 92 92M62 118Q78 108 86 120M58 146Q76 138 82 150', darken(skin, 0.4), 5)
  );
}

export function bee(pen: Pen): string {
  const clip = pen.sheet.clip(ellipse(100, 122, 66, 58, '#fff'));
  return (
    mirror(
      pen.shape(
        'M92 74C60 10 4 14 10 58C16 92 66 96 92 86Z',
        pen.sheet.linear(['#ffffff|0.95', '#bfe9ff|0.8'], 45),
        3.5,
      ) +
        line('M92 60Q84 34 66 30', pen.ink, 4) +
        circle(64, 30, 7, pen.ink),
    ) +
    ellipse(100, 122, 66, 58, pen.ball('#ffc81f'), `stroke="${pen.ink}" stroke-width="4"`) +
    group(
      line('M20 104Q100 82 180 104M20 140Q100 120 180 140M40 170Q100 154 160 170', '#2b1c14', 16),
      `clip-path="${clip}"`,
    ) +
    path('M58 100Q72 74 104 70Q76 84 68 108Z', '#fff', 'opacity=".5"') +
    pen.shape('M90 178L100 204L110 178Z', '#2b1c14', 2) +
    circle(100, 84, 38, pen.ball('#ffd84a'), `stroke="${pen.ink}" stroke-width="4"`) +
    softEyes(pen, 80, 15, 9, '#5b2c0c') +
    line('M88 98Q100 108 112 98', pen.ink, 3.5)
  );
}

export function spider(pen: Pen): string {
  return (
    line('M100 -10V60', '#fff', 3, 'opacity=".7"') +
    mirror(
      line('M70 110Q28 84 16 44M66 124Q20 112 0 88M66 140Q22 142 2 168M74 154Q40 172 28 204', pen.ink, 13) +
        line('M70 110Q28 84 16 44M66 124Q20 112 0 88M66 140Q22 142 2 168M74 154Q40 172 28 204', '#6a3a9a', 7),
    ) +
    ellipse(100, 138, 52, 48, pen.ball('#5a2a8a'), `stroke="${pen.ink}" stroke-width="4"`) +
    path('M100 122L116 146L100 170L84 146Z', pen.metal('gold')) +
    circle(100, 80, 34, pen.ball('#7a3ab0'), `stroke="${pen.ink}" stroke-width="4"`) +
    softEyes(pen, 78, 13, 11, '#c8142f') +
    mirror(path('M86 100L94 102L88 116Z', '#fff', `stroke="${pen.ink}" stroke-width="1.5"`))
  );
}

export function ghost(pen: Pen): string {
  return (
    circle(100, 100, 110, pen.halo('#9affe0', 0.6)) +
    pen.shape(
      'M100 6C152 6 168 50 168 96Q196 92 190 124Q176 130 168 128V184Q152 174 140 192Q126 178 112 194Q100 180 86 194Q72 178 60 192Q46 174 32 186V128Q12 132 8 112Q14 92 32 98C32 50 48 6 100 6Z',
      pen.ball('#eafff8', 0.35),
    ) +
    mirror(
      ellipse(74, 78, 15, 21, '#1c1430') +
        circle(68, 70, 6, '#fff') +
        ellipse(52, 112, 13, 8, '#ff9ac0', 'opacity=".6"'),
    ) +
    pen.shape('M76 116Q100 110 124 116Q120 152 100 154Q80 152 76 116Z', '#7a1236', 3) +
    path('M86 144Q100 130 114 144Q100 156 86 144Z', '#ff7a92')
  );
}

export function robot(pen: Pen, shell = '#3fa8d8'): string {
  return (
    line('M100 40V4', pen.ink, 12) +
    line('M100 40V6', '#d5dfeb', 6) +
    circle(100, 2, 14, pen.ball('#ff3f4f'), `stroke="${pen.ink}" stroke-width="3.5"`) +
    mirror(rect(-4, 82, 30, 54, pen.metal('silver'), 10, `stroke="${pen.ink}" stroke-width="4"`)) +
    rect(20, 32, 160, 142, pen.shade(shell), 30, `stroke="${pen.ink}" stroke-width="5"`) +
    rect(36, 58, 128, 62, pen.shade('#1a1f36', 0.4), 26, `stroke="${pen.ink}" stroke-width="4"`) +
    mirror(circle(68, 89, 21, pen.sheet.radial(['#fff', '#7dfff0', '#12a8c8'])) + circle(62, 82, 6, '#fff')) +
    rect(58, 134, 84, 26, pen.metal('silver', 90), 8, `stroke="${pen.ink}" stroke-width="3.5"`) +
    line('M76 136V158M92 136V158M108 136V158M124 136V158', pen.ink, 3) +
    [
      [32, 44],
      [168, 44],
      [32, 162],
      [168, 162],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#fff6c2', `stroke="${pen.ink}" stroke-width="2"`))
      .join('') +
    path('M34 60Q36 40 60 38H110Q60 44 44 80Z', '#fff', 'opacity=".45"') +
    rect(56, 176, 88, 26, pen.metal('silver'), 6, `stroke="${pen.ink}" stroke-width="4"`)
  );
}

export function snowman(pen: Pen): string {
  return (
    circle(100, 162, 52, pen.ball('#fbfdff', 0.3), `stroke="${pen.ink}" stroke-width="4"`) +
    pen.cord('M54 146L10 116M24 126L12 136M146 146L190 116M176 126L188 136', '#7a4a24', 5) +
    circle(100, 82, 46, pen.ball('#fbfdff', 0.3), `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M52 44H148V30H132L128 -22H72L68 30H52Z', pen.shade('#2b2540')) +
    rect(69, 14, 62, 16, '#e0182f') +
    mirror(circle(82, 76, 7, '#140810') + circle(80, 73, 2.4, '#fff')) +
    pen.shape('M96 86L146 98L98 102Z', pen.shade('#ff8a1a'), 3) +
    line('M78 106Q96 120 116 110', pen.ink, 4) +
    pen.shape('M56 116Q100 138 144 116L142 132Q100 152 58 132Z', pen.shade('#e0182f'), 3.5) +
    pen.shape('M118 130L142 126L146 172L124 174Z', pen.shade('#e0182f'), 3.5) +
    [152, 174, 194].map((y) => circle(94, y, 5, '#2b2540')).join('')
  );
}
