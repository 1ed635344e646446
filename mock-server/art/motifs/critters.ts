import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, star } from '../svg.ts';
import { softEyes } from './face-parts.ts';

const ROUND = 'M100 36C150 34 180 68 180 112C180 160 146 186 100 186C54 186 20 160 20 112C20 68 50 34 100 36Z';

interface Critter {
  readonly coat: string;
  readonly pale: string;
  /** The right ear is its mirror image. */
  readonly ear: string;
  readonly nose?: string;
  readonly iris?: string;
  readonly back?: string;
  /** Between the coat and the eyes. */
  readonly marks?: string;
  readonly front?: string;
}

function critter(pen: Pen, look: Critter): string {
  return (
    (look.back ?? '') +
    mirror(look.ear) +
    pen.shape(ROUND, pen.ball(look.coat)) +
    (look.marks ?? '') +
    mirror(ellipse(76, 148, 32, 25, pen.ball(look.pale, 0.25))) +
    path('M80 164Q100 198 120 164Q100 156 80 164Z', pen.shade('#a31e36')) +
    path('M88 176Q100 164 112 176Q100 188 88 176Z', '#ff8d96') +
    pen.shape('M82 126Q100 116 118 126Q114 142 100 146Q86 142 82 126Z', pen.ball(look.nose ?? '#2a1a22'), 2) +
    ellipse(94, 128, 7, 3, '#fff', 'opacity=".6"') +
    line('M100 144V154M74 158Q90 166 100 154Q110 166 126 158', pen.ink, 4) +
    softEyes(pen, 100, 36, 15, look.iris ?? '#5b2c0c') +
    (look.front ?? '')
  );
}

const pointed = (pen: Pen, coat: string, inside: string): string =>
  pen.shape('M28 92Q20 30 36 12Q72 26 88 50Z', pen.shade(coat)) + path('M40 72Q34 42 42 30Q62 40 72 52Z', inside);

const round = (pen: Pen, coat: string, inside: string, r = 32): string =>
  circle(38, 52, r, pen.ball(coat), `stroke="${pen.ink}" stroke-width="4"`) + circle(40, 55, r * 0.58, inside);

const whiskers = mirror(line('M54 146L16 138M54 154L18 160', '#fff', 2, 'opacity=".85"'));

export const cat = (pen: Pen, coat = '#f59a3c'): string =>
  critter(pen, {
    coat,
    pale: '#fff3e2',
    ear: pointed(pen, coat, '#ffb3b8'),
    nose: '#f0727d',
    iris: '#3fae4a',
    marks: path(
      'M92 38Q90 58 96 70Q82 58 80 40ZM108 38Q110 58 104 70Q118 58 120 40ZM22 104Q44 104 54 114Q36 112 22 118ZM178 104Q156 104 146 114Q164 112 178 118Z',
      darken(coat, 0.4),
    ),
    front: whiskers,
  });

export const luckyCat = (pen: Pen): string =>
  pen.shape('M150 150Q196 150 192 88Q190 60 168 62Q148 66 152 90Z', pen.ball('#fff8ee', 0.35)) +
  line('M160 70V84M172 68V84', pen.ink, 3) +
  critter(pen, {
    coat: '#fff8ee',
    pale: '#ffffff',
    ear: pointed(pen, '#fff8ee', '#ff8a92'),
    nose: '#f0727d',
    iris: '#2a1a22',
    front: whiskers,
  }) +
  line('M48 176Q100 206 152 176', pen.ink, 16) +
  line('M48 176Q100 206 152 176', '#e0182f', 10) +
  circle(100, 194, 15, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="3"`);

export const dog = (pen: Pen, coat = '#c98a4a'): string =>
  critter(pen, {
    coat,
    pale: '#fff3e2',
    ear: pen.shape('M62 44Q22 30 10 76Q0 130 24 140Q46 132 46 92Z', pen.shade(darken(coat, 0.35))),
    marks: path('M100 40Q84 74 86 122H114Q116 74 100 40Z', '#fff3e2'),
    front: path(
      'M90 168Q100 164 110 168Q114 196 100 198Q86 196 90 168Z',
      '#ff7a86',
      `stroke="${pen.ink}" stroke-width="3"`,
    ),
  });

export const koala = (pen: Pen): string =>
  critter(pen, {
    coat: '#9aa4b8',
    pale: '#c9d2e0',
    ear: round(pen, '#9aa4b8', '#f4dfe4', 40),
    iris: '#3a2a22',
    front: pen.shape('M100 96Q122 98 120 128Q116 148 100 150Q84 148 80 128Q78 98 100 96Z', pen.ball('#2b2733')),
  });

export const raccoon = (pen: Pen): string =>
  critter(pen, {
    coat: '#8d8a96',
    pale: '#f4efe8',
    ear: round(pen, '#6a6674', '#d8cfd4', 24),
    marks: mirror(
      path('M92 82Q52 66 22 108Q34 132 66 128Q88 118 92 82Z', '#2b2733') +
        path('M88 66Q56 58 32 84Q60 76 88 80Z', '#f4efe8'),
    ),
    iris: '#8a5a1c',
  });

export const mouse = (pen: Pen, coat = '#b9b2c2'): string =>
  critter(pen, {
    coat,
    pale: '#f7f0f2',
    ear: round(pen, coat, '#ffb9c6', 44),
    nose: '#f0728a',
    front:
      whiskers +
      path('M90 164H110V180Q100 184 90 180Z', '#fff', `stroke="${pen.ink}" stroke-width="2"`) +
      line('M100 165V180', pen.ink, 2),
  });

export const otter = (pen: Pen): string =>
  critter(pen, { coat: '#8a5a38', pale: '#f0dcc0', ear: round(pen, '#7a4c2c', '#c98a62', 18), front: whiskers });

export const hedgehog = (pen: Pen): string =>
  critter(pen, {
    coat: '#f0cfa0',
    pale: '#fff0d8',
    ear: round(pen, '#d9a874', '#f0b0a8', 18),
    back:
      pen.shape(star(100, 96, [106, 80], 34), pen.ball('#6b4a3a'), 4) +
      path(star(100, 92, [88, 68], 28, -84), '#8a6248'),
    marks: path('M40 92Q64 48 100 74Q136 48 160 92Q150 30 100 36Q50 30 40 92Z', '#6b4a3a'),
  });

export const gorilla = (pen: Pen): string =>
  critter(pen, {
    coat: '#3a3744',
    pale: '#6a6474',
    ear: round(pen, '#3a3744', '#6a6474', 18),
    iris: '#a8611c',
    marks:
      pen.shape(
        'M100 70C132 52 158 70 154 104C152 130 140 134 100 134C60 134 48 130 46 104C42 70 68 52 100 70Z',
        pen.ball('#77707f'),
        2,
      ) + line('M50 82Q76 68 96 84M104 84Q124 68 150 82', '#1c1a24', 8),
  });

export const squirrel = (pen: Pen): string =>
  critter(pen, {
    coat: '#c9642a',
    pale: '#ffeeda',
    ear:
      pen.shape('M30 84Q22 30 44 4Q70 30 78 54Z', pen.shade('#b5541f')) +
      path('M40 70Q38 38 46 24Q60 40 66 54Z', '#ffd0a8'),
    front: path('M90 164H110V182Q100 186 90 182Z', '#fff', `stroke="${pen.ink}" stroke-width="2"`),
  });

export const kangaroo = (pen: Pen): string =>
  critter(pen, {
    coat: '#c9854c',
    pale: '#f7dfc0',
    ear:
      pen.shape('M66 62Q20 20 30 -26Q70 -16 90 42Z', pen.shade('#b87440')) +
      path('M66 46Q40 16 42 -8Q66 4 80 40Z', '#ffc9a8'),
    marks: path(
      'M40 120Q60 116 66 130Q50 132 40 120ZM160 120Q140 116 134 130Q150 132 160 120Z',
      lighten('#c9854c', 0.5),
    ),
  });

export const redPanda = (pen: Pen): string =>
  critter(pen, {
    coat: '#cf4f1d',
    pale: '#fff6ea',
    ear:
      pen.shape('M24 96Q10 34 34 18Q72 28 84 52Z', pen.shade('#cf4f1d')) +
      path('M34 76Q26 42 40 34Q60 40 68 54Z', '#fff6ea'),
    marks: mirror(
      path('M40 74Q62 60 88 78Q70 78 56 88Q40 92 40 74Z', '#fff6ea') +
        path('M22 116Q30 150 62 160Q46 140 48 118Q34 108 22 116Z', '#fff6ea') +
        path('M52 108Q66 132 58 158Q76 142 78 116Z', '#8a2d12'),
    ),
  });
