import type { Pen } from '../pen.ts';
import { circle, line, mirror, path, place, rect, star } from '../svg.ts';
import { LONG_BEARD, person } from './people.ts';
import { gem } from './treasure.ts';

export const pirate = (pen: Pen): string =>
  person(pen, {
    skin: '#e0a070',
    hair: '#4a2412',
    outfit: '#a81b2b',
    beard: LONG_BEARD,
    chest: mirror(
      path('M60 158L96 190L80 206H44Z', '#2a1a3f', `stroke="${pen.ink}" stroke-width="3"`) +
        circle(66, 186, 4, '#ffd54a'),
    ),
    front:
      pen.shape('M10 66Q40 -20 100 -16Q160 -20 190 66Q150 40 100 44Q50 40 10 66Z', pen.shade('#241a34'), 5) +
      line('M16 60Q52 32 100 36Q148 32 184 60', pen.metal('gold', 0), 6) +
      circle(100, 8, 15, '#f6ecd8', `stroke="${pen.ink}" stroke-width="2"`) +
      mirror(circle(94, 7, 4, '#1a0c14')) +
      rect(93, 18, 14, 8, '#f6ecd8', 3) +
      path('M106 78L146 74L142 104Q124 110 108 100Z', '#120a12') +
      line('M106 80L56 58', '#120a12', 4),
  });

export const viking = (pen: Pen): string =>
  person(pen, {
    skin: '#f0b78c',
    hair: '#e0762a',
    outfit: '#6b4a2c',
    beard: LONG_BEARD,
    iris: '#2a86d8',
    chest: mirror(pen.shape('M6 204Q10 150 62 152Q76 170 60 204Z', pen.shade('#a8835c'), 4)),
    front:
      mirror(pen.shape('M52 34Q16 30 4 -18Q-18 48 46 68Z', pen.sheet.linear(['#fff8e2', '#e0c79a', '#7a552c'], 0))) +
      pen.shape('M48 68C48 12 72 -6 100 -6C128 -6 152 12 152 68Q100 48 48 68Z', pen.metal('silver', 70), 5) +
      pen.shape('M92 -8H108V84L100 96L92 84Z', pen.metal('gold'), 3) +
      line('M50 66Q100 46 150 66', pen.metal('gold', 0), 9) +
      mirror(circle(68, 54, 4, '#8a4b06')),
  });

export const samurai = (pen: Pen): string =>
  person(pen, {
    skin: '#e8b488',
    hair: '#17131f',
    outfit: '#a3182c',
    iris: '#3a1a10',
    back: mirror(pen.shape('M60 60Q20 70 10 128Q40 130 62 110Z', pen.shade('#7d1226'))),
    chest: [168, 182, 196]
      .map((y) =>
        line(`M${34 - (y - 168) * 0.6} ${y}H${166 + (y - 168) * 0.6}`, '#ffcf57', 3, 'stroke-dasharray="8 5"'),
      )
      .join(''),
    front:
      pen.shape('M46 74C44 14 72 -4 100 -4C128 -4 156 14 154 74Q128 56 100 58Q72 56 46 74Z', pen.shade('#2c2238'), 5) +
      mirror(pen.shape('M94 40Q52 22 50 -34Q74 4 98 14Z', pen.metal('gold'), 4)) +
      circle(100, 32, 15, pen.ball('#e8273f'), `stroke="${pen.metal('gold')}" stroke-width="4"`) +
      line('M48 70Q100 48 152 70', pen.metal('gold', 0), 6) +
      path('M58 108Q100 118 142 108L136 128Q100 154 64 128Z', '#8a1226', `stroke="${pen.ink}" stroke-width="3.5"`) +
      path('M76 120Q100 130 124 120L118 130Q100 138 82 130Z', '#fff'),
  });

export const cowboy = (pen: Pen): string =>
  person(pen, {
    skin: '#e2a473',
    hair: '#5a3216',
    outfit: '#8a4a20',
    beard: 'M62 108Q100 96 138 108Q136 140 100 150Q64 140 62 108ZM84 120Q100 132 116 120Q100 116 84 120Z',
    chest:
      pen.shape('M54 152Q100 190 146 152Q150 176 100 206Q50 176 54 152Z', pen.shade('#d8202f'), 4) +
      [
        [80, 174],
        [100, 184],
        [120, 174],
        [100, 196],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, '#fff'))
        .join(''),
    front:
      pen.shape(
        'M-12 44Q14 76 100 66Q186 76 212 44Q190 60 152 52C150 4 138 -18 118 -12Q100 -4 82 -12C62 -18 50 4 48 52Q10 60 -12 44Z',
        pen.shade('#9a5a28'),
        5,
      ) +
      path('M49 40Q100 58 151 40L152 54Q100 70 48 54Z', '#3a1a0c') +
      path(star(100, 48, [12, 5], 10), pen.metal('gold')),
  });

export const vampire = (pen: Pen): string =>
  person(pen, {
    skin: '#d9dcef',
    hair: '#15101c',
    outfit: '#1f1426',
    iris: '#ff2038',
    back: mirror(pen.shape('M100 190Q40 170 16 60Q50 90 70 130Z', pen.shade('#b0122e'), 5)),
    chest: path('M84 158L100 190L116 158Q100 166 84 158Z', '#fff') + place(gem(pen, '#f0163f'), 100, 168, 0.13),
    front:
      path('M88 126L92 137L96 127ZM104 127L108 137L112 126Z', '#fff', `stroke="${pen.ink}" stroke-width="1"`) +
      pen.shape(
        'M54 88C44 36 70 12 100 14C130 12 156 36 146 88Q140 60 120 44L100 70L80 44Q60 60 54 88Z',
        pen.shade('#231a30'),
        3,
      ),
  });

export const mermaid = (pen: Pen): string =>
  person(pen, {
    skin: '#f6c7a2',
    hair: '#ff5a4a',
    outfit: '#12b3a8',
    woman: true,
    style: 0,
    iris: '#10a58c',
    back: mirror(
      line('M44 80Q14 110 34 150Q50 180 24 202', pen.ink, 34) +
        line('M44 80Q14 110 34 150Q50 180 24 202', '#ff5a4a', 26) +
        line('M40 84Q18 112 38 150Q50 176 30 198', '#ffa37f', 4),
    ),
    chest: mirror(pen.shape('M64 176Q74 158 98 180Q92 206 70 204Z', pen.shade('#a04bd8'), 3)),
    front:
      mirror(pen.shape('M100 30L88 2L76 30L58 8L60 44Q80 34 100 34Z', pen.metal('gold'), 3)) +
      circle(100, 28, 9, pen.sheet.radial(['#fff', '#f3e8ff', '#b9a0d8'])) +
      path(star(140, 52, [15, 7], 10), '#ffcf4a', `stroke="${pen.ink}" stroke-width="2.5"`),
  });

export const astronaut = (pen: Pen): string =>
  person(pen, {
    skin: '#e9b288',
    hair: '#3a2418',
    outfit: '#eef2f8',
    back: circle(100, 84, 80, '#dfe6f0', `stroke="${pen.ink}" stroke-width="5"`),
    chest: rect(74, 178, 52, 26, '#3a4a66', 5) + circle(88, 190, 5, '#ff4f5a') + circle(106, 190, 5, '#4fe08a'),
    front:
      circle(
        100,
        84,
        72,
        pen.sheet.linear(['#bfe9ff|0.45', '#3f8ad8|0.1', '#0a1f4a|0.35'], 45),
        `stroke="${pen.metal('silver')}" stroke-width="11"`,
      ) + path('M44 70Q54 28 98 20Q66 44 58 86Z', '#fff', 'opacity=".6"'),
  });

export const knight = (pen: Pen): string =>
  person(pen, {
    skin: '#e9b288',
    hair: '#5a3a1c',
    outfit: '#8a99b0',
    locks: false,
    iris: '#2a86d8',
    back: pen.shape('M96 -4Q40 -40 6 10Q30 4 34 26Q8 40 6 84Q40 60 70 50Z', pen.shade('#e0203a'), 4),
    chest: path('M60 158L100 204L140 158L100 186Z', pen.metal('gold')),
    front:
      pen.shape(
        'M46 128C34 40 60 4 100 4C140 4 166 40 154 128L128 146L132 92Q100 80 68 92L72 146Z',
        pen.metal('silver', 60),
        5,
      ) +
      line('M58 76Q100 56 142 76', pen.metal('gold', 0), 7) +
      pen.shape('M94 -2H106V76H94Z', pen.metal('gold'), 3) +
      mirror(line('M64 108V128M60 104L58 124', '#3f4d63', 3)),
  });
