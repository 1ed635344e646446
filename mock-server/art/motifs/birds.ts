import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path } from '../svg.ts';
import { softEyes } from './face-parts.ts';

export function owl(pen: Pen, body = '#a8662c'): string {
  const feathers = [124, 142, 160]
    .map((y, row) =>
      [-2, -1, 0, 1, 2]
        .filter((x) => Math.abs(x) < 3 - row * 0.5)
        .map((x) => path(`M${100 + x * 20 - 9} ${y}q9 16 18 0z`, darken(body, 0.35)))
        .join(''),
    )
    .join('');
  return (
    mirror(
      pen.shape('M44 96Q2 118 22 186Q50 178 60 140Z', pen.shade(darken(body, 0.25))) +
        pen.shape('M34 62Q26 24 34 4Q58 16 84 34Z', pen.shade(body)),
    ) +
    pen.shape(
      'M100 24C152 22 168 62 164 110C162 162 140 192 100 192C60 192 38 162 36 110C32 62 48 22 100 24Z',
      pen.ball(body),
    ) +
    ellipse(100, 146, 48, 42, pen.ball('#f4dcae', 0.3)) +
    feathers +
    mirror(
      circle(68, 78, 36, pen.ball('#f7e6c4', 0.25), `stroke="${pen.ink}" stroke-width="3"`) +
        circle(70, 80, 22, pen.sheet.radial(['#fff3a0', '#ffb81f', '#e07a08'])) +
        circle(71, 80, 12, '#140810') +
        circle(65, 73, 5, '#fff') +
        line('M30 50Q58 34 92 62', pen.ink, 6),
    ) +
    pen.shape('M88 88Q100 80 112 88L100 116Z', pen.metal('gold'), 3) +
    mirror(line('M74 194V186M84 196V188M94 194V188', '#ffb52a', 7))
  );
}

export function penguin(pen: Pen): string {
  return (
    mirror(
      pen.shape('M44 92Q4 120 8 168Q34 162 56 134Z', pen.shade('#2a3350')) +
        pen.shape('M92 184Q60 176 52 196Q70 208 96 202Z', pen.shade('#ffa31a')),
    ) +
    pen.shape(
      'M100 6C148 6 162 50 160 102C160 160 140 196 100 196C60 196 40 160 40 102C38 50 52 6 100 6Z',
      pen.ball('#2f3a5c'),
    ) +
    path(
      'M100 92C130 88 146 110 144 140C140 176 122 188 100 188C78 188 60 176 56 140C54 110 70 88 100 92Z',
      pen.ball('#fff', 0.25),
    ) +
    mirror(path('M98 52C84 30 54 40 56 66C58 92 84 94 100 90Z', '#fff')) +
    softEyes(pen, 66, 21, 10, '#2a3350') +
    mirror(ellipse(62, 88, 9, 6, '#ff8a92', 'opacity=".6"')) +
    pen.shape('M82 78Q100 70 118 78Q110 94 100 96Q90 94 82 78Z', pen.shade('#ffa31a'), 3) +
    pen.shape('M46 104Q100 128 154 104L152 120Q100 140 50 120Z', pen.shade('#e0182f'), 3) +
    pen.shape('M120 116L146 112L150 158L128 160Z', pen.shade('#e0182f'), 3)
  );
}

/** A long bill makes a toucan. */
export function parrot(pen: Pen, body = '#e8202f', wing = '#1f6fe0', long = false): string {
  const bill = long
    ? 'M122 52Q190 34 206 92Q190 112 166 98Q140 94 120 96Z'
    : 'M124 48Q178 44 176 104Q166 122 156 100Q140 92 122 92Z';
  return (
    pen.shape('M50 150Q20 190 30 214Q60 206 84 172Z', pen.shade(wing)) +
    pen.shape(
      'M96 14C134 14 150 44 146 80C150 130 130 196 76 198C40 196 34 150 46 110C52 80 46 20 96 14Z',
      pen.ball(body),
    ) +
    [
      ['#ffc21a', 0],
      [wing, 16],
    ]
      .map(([tone, shift]) =>
        pen.shape(
          `M60 ${104 + Number(shift)}Q96 ${96 + Number(shift)} 112 ${122 + Number(shift)}Q100 188 50 204Q34 160 60 ${104 + Number(shift)}Z`,
          pen.shade(String(tone)),
          3,
        ),
      )
      .join('') +
    line('M70 140Q80 166 66 190M86 138Q92 164 78 188', darken(wing, 0.4), 3) +
    pen.shape('M92 16Q80 -14 60 -20Q70 0 66 6Q52 -4 38 0Q56 12 70 28Z', pen.shade('#ffc21a'), 3) +
    ellipse(116, 66, 24, 26, '#fff8ea') +
    line('M104 82L128 86M104 90L122 94', darken(body, 0.2), 2) +
    pen.shape(bill, long ? pen.sheet.linear(['#ffe14a', '#ff8a1a', '#e0182f'], 20) : pen.shade('#3a3442'), 4) +
    path(
      long ? 'M128 58Q176 46 196 78Q170 60 128 68Z' : 'M130 56Q158 56 164 80Q150 66 130 66Z',
      '#fff',
      'opacity=".5"',
    ) +
    circle(114, 60, 10, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(116, 61, 5.5, '#140810') +
    circle(114, 58, 2, '#fff')
  );
}

export function duck(pen: Pen, body = '#ffd21f'): string {
  return (
    pen.shape(
      'M26 120Q4 96 10 84Q40 96 70 104Q66 66 84 40Q108 6 144 26Q174 48 160 86Q196 130 164 168Q120 200 66 184Q20 164 26 120Z',
      pen.ball(body),
    ) +
    pen.shape('M60 126Q92 104 132 128Q128 166 88 166Q60 156 60 126Z', pen.shade(darken(body, 0.08), 0.35), 3) +
    line('M82 142Q100 152 120 142', darken(body, 0.35), 3) +
    pen.shape('M150 58Q176 50 196 66Q184 88 154 84Z', pen.shade('#ff8a1a'), 4) +
    line('M156 70Q176 72 190 68', darken('#ff8a1a', 0.4), 2.5) +
    circle(134, 54, 11, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(137, 55, 6, '#140810') +
    circle(134, 51, 2.4, '#fff') +
    path('M92 60Q100 34 124 30Q106 44 100 66Z', '#fff', 'opacity=".6"') +
    line('M0 186Q26 176 52 186T104 186T156 186T204 184', '#bfefff', 6, 'opacity=".8"')
  );
}

/** Pink is a flamingo, white with a red crown a crane. */
export function crane(pen: Pen, body = '#ff7ab0', tip = '#2b2733', crown = '#ff7ab0'): string {
  return (
    pen.cord('M96 140V202M96 202L80 206M112 138L124 166L108 186', '#e0506a', 4) +
    pen.cord('M120 110Q168 96 148 58Q132 26 104 40', body, 15) +
    pen.shape('M134 96Q142 146 96 150Q50 150 12 116Q40 110 56 92Q96 64 134 96Z', pen.ball(body)) +
    pen.shape(
      'M118 100Q82 78 30 96Q14 104 -6 128Q30 132 52 128Q96 134 118 100Z',
      pen.sheet.linear([lighten(body, 0.4), body, tip], 155),
      3.5,
    ) +
    line('M24 114Q60 116 88 104M14 124Q48 124 70 118', darken(body, 0.3), 2.5) +
    circle(106, 42, 18, pen.ball(body), `stroke="${pen.ink}" stroke-width="4"`) +
    path('M92 30Q104 18 120 30Q108 34 92 30Z', crown) +
    pen.shape('M92 36Q70 42 66 68Q84 60 98 54Z', pen.shade('#3a3442'), 3) +
    circle(102, 40, 4.4, '#fff') +
    circle(101, 40, 2.4, '#140810')
  );
}

export function peacock(pen: Pen): string {
  const feather = pen.sheet.symbol(
    line('M0 0V-84', '#0f7a5a', 6) +
      ellipse(0, -88, 17, 24, pen.ball('#12a88a'), `stroke="${pen.ink}" stroke-width="2.5"`) +
      ellipse(0, -86, 11, 15, '#ffc93a') +
      ellipse(0, -84, 7, 9, '#1f3fd0') +
      circle(0, -82, 3.4, '#0c0b3a'),
  );
  const fan = [-80, -60, -40, -20, 0, 20, 40, 60, 80]
    .map((turn) => `<use href="${feather}" transform="translate(100 122) rotate(${turn})"/>`)
    .join('');
  const inner = [-66, -44, -22, 0, 22, 44, 66]
    .map((turn) => `<use href="${feather}" transform="translate(100 128) rotate(${turn}) scale(.72)"/>`)
    .join('');
  return (
    fan +
    inner +
    pen.shape(
      'M100 58C124 58 122 90 126 118C134 160 122 196 100 196C78 196 66 160 74 118C78 90 76 58 100 58Z',
      pen.ball('#1f5fe0'),
    ) +
    line('M100 54V32M92 54L84 36M108 54L116 36', '#1f5fe0', 3) +
    [
      [100, 30],
      [83, 34],
      [117, 34],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.5, '#ffc93a'))
      .join('') +
    mirror(ellipse(90, 76, 7, 8, '#fff') + circle(91, 77, 4, '#140810')) +
    pen.shape('M92 86H108L100 102Z', pen.metal('gold'), 2.5)
  );
}

/** Canary, robin or raven by colour. */
export function songbird(pen: Pen, body = '#ffcf1f', breast = '#fff3b0'): string {
  return (
    pen.shape('M40 120Q4 150 -4 186Q30 190 66 160Z', pen.shade(darken(body, 0.3))) +
    pen.cord('M92 176V202M112 176V202', '#e88a1a', 4) +
    pen.shape(
      'M112 20C158 20 178 62 168 108C158 158 112 184 72 172C34 160 28 120 48 92C64 70 66 22 112 20Z',
      pen.ball(body),
    ) +
    path('M150 98C156 140 122 172 92 170C84 136 110 100 150 98Z', breast, 'opacity=".9"') +
    pen.shape('M44 108Q76 92 106 116Q98 160 52 160Q28 150 44 108Z', pen.shade(darken(body, 0.2), 0.4), 3.5) +
    line('M58 128Q74 134 90 128M58 144Q70 150 84 142', darken(body, 0.5), 3) +
    pen.shape('M160 62L196 76L162 90Z', pen.metal('gold'), 3.5) +
    circle(136, 66, 12, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(139, 67, 7, '#140810') +
    circle(136, 63, 2.6, '#fff') +
    group(pen.shape('M0 0Q-6 -20 4 -32Q12 -16 10 0Z', pen.shade(body), 3), 'transform="translate(104 24)"')
  );
}
