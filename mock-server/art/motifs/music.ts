import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, path, rect, star4 } from '../svg.ts';

export function guitar(pen: Pen): string {
  return group(
    pen.shape('M90 -30H110V96H90Z', pen.shade('#5a2c14'), 4) +
      pen.shape('M84 -58H116L112 -28H88Z', pen.shade('#3a1c0c'), 4) +
      pen.shape(
        'M100 78C132 78 142 96 134 114C150 130 158 150 146 176C134 200 66 200 54 176C42 150 50 130 66 114C58 96 68 78 100 78Z',
        pen.ball('#e8862a'),
      ) +
      circle(100, 128, 21, '#2b140a', `stroke="${pen.metal('gold')}" stroke-width="4"`) +
      rect(80, 162, 40, 10, '#3a1c0c', 3) +
      line('M94 -50V166M100 -50V166M106 -50V166', '#fff3d0', 1.8) +
      path('M66 146Q60 162 70 178Q58 168 58 150Z', '#fff', 'opacity=".6"'),
    'transform="rotate(32 100 90)"',
  );
}

export function violin(pen: Pen): string {
  return (
    group(
      pen.shape('M94 -36H106V70H94Z', '#2b140a', 4) +
        pen.shape(
          'M100 56C132 54 140 74 130 94Q122 108 134 122C152 150 142 196 100 198C58 196 48 150 66 122Q78 108 70 94C60 74 68 54 100 56Z',
          pen.ball('#b8521c'),
        ) +
        line('M80 112Q74 128 82 144M120 112Q126 128 118 144', '#2b140a', 4) +
        pen.shape('M90 150H110L106 190H94Z', '#2b140a', 2) +
        line('M96 -30V160M100 -30V160M104 -30V160', '#ffe9c0', 1.4) +
        path('M100 -56Q118 -56 116 -40Q108 -32 100 -36Z', '#7a3412', `stroke="${pen.ink}" stroke-width="3"`),
      'transform="rotate(-28 100 90)"',
    ) +
    line('M20 30L186 176', pen.ink, 10) +
    line('M20 30L186 176', '#d8a05a', 5)
  );
}

export function musicNote(pen: Pen, color = '#ff3f8a'): string {
  return (
    pen.shape(
      'M70 30L178 2V132A30 25 0 1 1 158 108V52L92 68V164A31 26 0 1 1 70 138Z',
      pen.sheet.linear([lighten(color, 0.5), color, darken(color, 0.3)]),
      6,
    ) +
    path('M80 38L170 14V24L80 48Z', '#fff', 'opacity=".6"') +
    ellipse(56, 156, 12, 7, '#fff', 'opacity=".5"') +
    star4(34, 60, 22) +
    star4(190, 176, 16)
  );
}

export function microphone(pen: Pen): string {
  return group(
    pen.shape('M78 92H122L112 206H88Z', pen.shade('#2b2540')) +
      circle(100, 50, 54, pen.metal('silver', 50), `stroke="${pen.ink}" stroke-width="5"`) +
      group(line('M46 30H154M46 50H154M46 70H154M70 0V100M100 -4V104M130 0V100', '#5a6478', 2.5), 'opacity=".8"') +
      rect(68, 84, 64, 18, pen.metal('gold', 90), 8, `stroke="${pen.ink}" stroke-width="4"`) +
      ellipse(78, 28, 17, 11, '#fff', 'opacity=".7" transform="rotate(-30 78 28)"') +
      circle(100, 130, 7, '#ff3f4f'),
    'transform="rotate(30 100 100)"',
  );
}

export function jukebox(pen: Pen): string {
  return (
    pen.shape('M18 200V80A82 82 0 0 1 182 80V200Z', pen.shade('#8a2a14'), 6) +
    line('M34 192V84A66 66 0 0 1 166 84V192', '#ffc21a', 11) +
    line('M50 192V86A50 50 0 0 1 150 86V192', '#ff3f8a', 9) +
    pen.shape('M62 98V86A38 38 0 0 1 138 86V98Z', pen.sheet.linear(['#bff4ff', '#3fb4e8']), 4) +
    circle(100, 84, 22, '#1b1722', `stroke="${pen.ink}" stroke-width="2"`) +
    circle(100, 84, 8, '#e0202f') +
    rect(62, 106, 76, 24, pen.metal('silver', 90), 4, `stroke="${pen.ink}" stroke-width="3.5"`) +
    [74, 87, 100, 113, 126].map((x, index) => circle(x, 118, 4.6, index % 2 ? '#e0202f' : '#3fa8ff')).join('') +
    rect(62, 138, 76, 56, pen.shade('#ffcf57'), 4, `stroke="${pen.ink}" stroke-width="3.5"`) +
    line('M76 144V188M88 144V188M100 144V188M112 144V188M124 144V188', '#8a4b06', 4) +
    rect(8, 196, 184, 14, pen.metal('gold', 90), 4, `stroke="${pen.ink}" stroke-width="4"`)
  );
}
