import { darken, lighten } from '../colors.ts';
import { textPath } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, rect, star4 } from '../svg.ts';

export function seven(pen: Pen, color = '#f3132f'): string {
  const d = 'M30 22H176V60Q126 112 116 184H60Q72 112 116 70H72Q58 72 52 90H26Z';
  return (
    pen.shape(d, pen.ink, 16) +
    path(d, 'none', `stroke="${pen.metal('gold')}" stroke-width="13" stroke-linejoin="round"`) +
    path(d, pen.sheet.linear([lighten(color, 0.55), color, darken(color, 0.5)])) +
    path('M34 26H172V42H34Z', '#fff', 'opacity=".55"') +
    path('M118 74Q80 116 70 178H64Q72 112 112 74Z', '#fff', 'opacity=".35"') +
    star4(166, 30, 26)
  );
}

export function bell(pen: Pen): string {
  return (
    circle(100, 172, 18, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape(
      'M100 14Q116 14 116 30C156 40 158 96 164 124Q170 144 188 156V166H12V156Q30 144 36 124C42 96 44 40 84 30Q84 14 100 14Z',
      pen.metal('gold', 10),
      5,
    ) +
    path('M20 148Q100 130 180 148L188 160H12Z', pen.sheet.linear(['#a05a04|0.8', '#ffdf66|0.6'])) +
    path('M62 54Q48 84 46 124Q60 92 84 46Z', '#fff', 'opacity=".75"') +
    path('M80 20Q100 40 120 20L138 34Q100 60 62 34Z', '#e01f3a', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(100, 34, 9, pen.ball('#ff4a5e'))
  );
}

export function bar(pen: Pen): string {
  return [40, 100, 160]
    .map(
      (y, index) =>
        pen.shape(`M14 ${y - 27}H186V${y + 27}H14Z`, pen.metal('gold'), 5) +
        rect(22, y - 20, 156, 40, pen.sheet.linear(['#3d4a78', '#10142c', '#2b3560']), 4) +
        path(
          textPath('alfa', 'BAR', 53, y + 14, 38 + (index === 1 ? 1 : 0)),
          pen.sheet.linear(['#fff', '#ffd75a', '#e08a10']),
        ),
    )
    .join('');
}

export function joker(pen: Pen): string {
  return (
    pen.shape('M100 92Q70 20 12 38Q-12 60 2 92Q16 66 44 112Z', pen.shade('#8a1fd6')) +
    pen.shape('M100 92Q130 20 188 38Q212 60 198 92Q184 66 156 112Z', pen.shade('#f01d4d')) +
    pen.shape('M64 96Q66 24 100 -4Q134 24 136 96Z', pen.shade('#ffb81f')) +
    mirror(circle(3, 96, 11, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`)) +
    circle(100, -6, 11, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) +
    pen.shape('M44 92Q100 70 156 92C164 140 140 172 100 190C60 172 36 140 44 92Z', pen.ball('#ffe9d6', 0.35)) +
    pen.shape('M38 90Q100 62 162 90L158 108Q100 82 42 108Z', pen.metal('gold'), 3.5) +
    mirror(
      path('M56 118Q70 100 88 118Q72 130 56 118Z', '#2f1458') +
        ellipse(72, 117, 11, 7.5, '#fff') +
        circle(74, 117, 5.5, '#17a34a') +
        circle(74, 117, 2.6, '#08130b') +
        line('M52 104Q70 92 88 106', '#2b0f3d', 5) +
        circle(58, 142, 9, '#ff6a7d', 'opacity=".65"') +
        path('M72 122L68 146L78 124Z', '#8a1fd6'),
    ) +
    path('M92 122Q100 148 110 140Q102 132 106 120Z', '#e9b795') +
    pen.shape('M58 146Q100 172 142 146Q132 180 100 182Q68 180 58 146Z', '#7a0c22', 3.5) +
    path('M64 151Q100 172 136 151L130 160Q100 176 70 160Z', '#fff') +
    line('M52 142Q56 148 62 148M148 142Q144 148 138 148', '#c2143c', 5)
  );
}
