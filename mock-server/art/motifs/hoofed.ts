import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, star } from '../svg.ts';
import { softEyes } from './face-parts.ts';

const LONG =
  'M100 30C138 28 156 52 152 88C150 116 140 130 138 152C134 180 120 192 100 192C80 192 66 180 62 152C60 130 50 116 48 88C44 52 62 28 100 30Z';

interface Grazer {
  readonly coat: string;
  readonly muzzle: string;
  readonly horn?: string;
  readonly marks?: string;
  readonly front?: string;
  readonly back?: string;
}

function grazer(pen: Pen, look: Grazer): string {
  const ear =
    pen.shape('M56 74Q22 52 -2 70Q14 104 56 94Z', pen.shade(look.coat)) +
    path('M46 78Q24 66 12 74Q24 90 46 88Z', lighten(look.muzzle, 0.2));
  return (
    (look.back ?? '') +
    mirror((look.horn ?? '') + ear) +
    pen.shape(LONG, pen.ball(look.coat)) +
    (look.marks ?? '') +
    softEyes(pen, 94, 33, 13) +
    pen.shape(
      'M100 132C130 132 142 148 138 166C134 186 118 194 100 194C82 194 66 186 62 166C58 148 70 132 100 132Z',
      pen.ball(look.muzzle, 0.35),
      3,
    ) +
    mirror(ellipse(84, 154, 5.5, 7, darken(look.muzzle, 0.7), 'transform="rotate(20 84 154)"')) +
    line('M78 176Q100 186 122 176', pen.ink, 3.5) +
    (look.front ?? '')
  );
}

const IVORY = ['#fffbe9', '#e3c893', '#6b4a26'] as const;

export const ox = (pen: Pen, coat = '#a8602c'): string =>
  grazer(pen, {
    coat,
    muzzle: '#f2cfae',
    horn: pen.shape('M58 52Q24 50 20 4Q-4 40 24 66Q44 80 60 72Z', pen.sheet.linear(IVORY, 0)),
    marks: path('M100 34Q74 40 70 64Q86 56 100 76Q114 56 130 64Q126 40 100 34Z', darken(coat, 0.4)),
    front:
      circle(100, 176, 13, 'none', `stroke="${pen.ink}" stroke-width="9"`) +
      circle(100, 176, 13, 'none', `stroke="${pen.metal('gold')}" stroke-width="5"`),
  });

export const cow = (pen: Pen): string =>
  grazer(pen, {
    coat: '#fff6ea',
    muzzle: '#ffb9b0',
    horn: pen.shape('M64 44Q44 36 46 10Q26 34 44 58Z', pen.sheet.linear(IVORY, 0)),
    marks: path('M52 70Q46 108 68 118Q96 108 88 76Q74 52 52 70ZM118 34Q150 40 148 66Q130 70 120 54Z', '#3a2a2a'),
    front: pen.shape('M84 192H116L124 214H76Z', pen.metal('gold', 10), 3),
  });

export const goat = (pen: Pen, coat = '#f4efe6'): string =>
  grazer(pen, {
    coat,
    muzzle: '#f7dcc8',
    horn:
      pen.shape('M80 44Q34 34 34 -24Q56 14 94 30Z', pen.sheet.linear(IVORY, 30)) +
      line('M44 4L54 -2M52 20L64 12M66 32L76 24', '#8a6a3a', 3),
    back: pen.shape('M78 180Q82 216 100 226Q118 216 122 180Z', pen.shade(coat), 4),
  });

export const sheep = (pen: Pen): string => {
  const wool = [
    [100, 22],
    [64, 30],
    [136, 30],
    [40, 56],
    [160, 56],
    [84, 44],
    [116, 44],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 24, pen.ball('#fffaf0', 0.25), `stroke="${pen.ink}" stroke-width="3"`))
    .join('');
  return grazer(pen, {
    coat: '#4a404c',
    muzzle: '#6a5c68',
    back: wool,
    front: [
      [100, 34],
      [76, 40],
      [124, 40],
      [92, 52],
      [110, 52],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 17, '#fffaf0'))
      .join(''),
  });
};

export const deer = (pen: Pen): string =>
  grazer(pen, {
    coat: '#b5713a',
    muzzle: '#f7e2c4',
    back: mirror(pen.cord('M82 44Q40 28 36 -20M64 34Q66 4 78 -16M46 14Q22 8 12 -18M40 -4Q30 -16 28 -34', '#e8c894', 8)),
    marks:
      path('M100 34Q90 60 94 100H106Q110 60 100 34Z', lighten('#b5713a', 0.45)) +
      [
        [70, 58],
        [84, 48],
        [130, 58],
        [116, 48],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, '#fff0d8'))
        .join(''),
  });

export const zebra = (pen: Pen): string =>
  grazer(pen, {
    coat: '#fbf7f0',
    muzzle: '#4a4450',
    back: pen.shape(
      'M76 60Q72 -6 100 -16Q128 -6 124 60Z',
      pen.sheet.linear(['#2b2733', '#fff', '#2b2733', '#fff', '#2b2733'], 0),
    ),
    marks: mirror(
      path(
        'M92 34Q86 60 96 78Q78 66 78 36ZM66 46Q68 66 84 82Q60 72 56 56ZM50 108Q66 112 74 126Q58 124 54 120ZM56 130Q74 132 80 142Q66 142 60 142Z',
        '#2b2733',
      ),
    ),
  });

export const giraffe = (pen: Pen): string =>
  grazer(pen, {
    coat: '#f2b84a',
    muzzle: '#ffe6b8',
    back: mirror(
      line('M84 40V-6', pen.ink, 18) +
        line('M84 40V-4', '#e8a83a', 11) +
        circle(84, -10, 13, pen.ball('#6b3a1c'), `stroke="${pen.ink}" stroke-width="3"`),
    ),
    marks: mirror(
      path(
        'M92 36L72 44L78 62L96 60ZM60 62L52 84L66 80L70 66ZM52 104L64 110L60 128L54 122ZM94 70L86 76L92 88L100 84Z',
        '#a85a1c',
      ),
    ),
  });

export const camel = (pen: Pen): string =>
  grazer(pen, {
    coat: '#d9a860',
    muzzle: '#f2d7a4',
    back: circle(100, 34, 26, pen.ball('#b87f3a'), `stroke="${pen.ink}" stroke-width="3"`),
    front:
      line('M62 128Q100 144 138 128M64 128L58 70M136 128L142 70', '#c8142f', 6) +
      [74, 100, 126].map((x) => circle(x, 136 - Math.abs(x - 100) / 8, 5, '#ffd54a')).join(''),
  });

export const rhino = (pen: Pen): string =>
  grazer(pen, {
    coat: '#8e94a6',
    muzzle: '#a8aebe',
    front:
      pen.shape('M86 150Q88 96 108 70Q112 110 116 150Z', pen.sheet.linear(IVORY, 0)) +
      pen.shape('M90 92Q92 70 102 58Q106 74 110 92Z', pen.sheet.linear(IVORY, 0), 3),
  });

export const hippo = (pen: Pen): string =>
  grazer(pen, {
    coat: '#9a86a8',
    muzzle: '#b8a2c2',
    front:
      pen.shape(
        'M100 126C146 124 164 146 156 172C148 198 52 198 44 172C36 146 54 124 100 126Z',
        pen.ball('#b8a2c2', 0.4),
      ) +
      mirror(
        ellipse(78, 150, 7, 9, '#4a3454') +
          path('M66 180H80V196H68Z', '#fffbe9', `stroke="${pen.ink}" stroke-width="2.5"`),
      ) +
      line('M58 178Q100 190 142 178', pen.ink, 4),
  });

export const llama = (pen: Pen): string =>
  grazer(pen, {
    coat: '#f7ead2',
    muzzle: '#fff6e6',
    back:
      pen.shape(star(100, 38, [50, 40], 20), pen.ball('#f0dcb8'), 4) +
      mirror(pen.shape('M70 44Q52 10 58 -20Q82 -2 88 36Z', pen.shade('#f0dcb8'))),
    front:
      ellipse(100, 46, 38, 22, pen.ball('#fff6e6', 0.25)) +
      line('M62 132Q100 146 138 132', '#d8327a', 6) +
      [76, 100, 124]
        .map((x, index) => circle(x, 142, 7, pen.ball(['#ffc21a', '#1fa3c9', '#ffc21a'][index] ?? '')))
        .join(''),
  });
