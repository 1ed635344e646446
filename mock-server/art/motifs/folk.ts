import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, rect, star } from '../svg.ts';
import { LONG_BEARD, person } from './people.ts';

export const witch = (pen: Pen): string =>
  person(pen, {
    skin: '#f0c8a8',
    hair: '#7a2ad8',
    outfit: '#2b1a44',
    woman: true,
    iris: '#3fae4a',
    front:
      pen.shape(
        'M4 58Q50 34 72 24Q84 -40 128 -52Q112 -30 126 -18Q122 0 132 24Q158 36 196 58Q100 30 4 58Z',
        pen.shade('#3a2260'),
        5,
      ) +
      line('M68 30Q100 20 134 30', '#ffb52a', 12) +
      rect(92, 18, 20, 18, 'none', 2, 'stroke="#8a4b06" stroke-width="4"'),
  });

export const ninja = (pen: Pen): string =>
  person(pen, {
    skin: '#f0c8a0',
    hair: '#1b1830',
    outfit: '#26243c',
    locks: false,
    back: pen.shape('M150 40Q196 24 204 56Q180 54 168 66Q190 72 192 92Q166 80 146 66Z', pen.shade('#e0182f'), 4),
    front:
      pen.shape(
        'M44 96C34 30 66 6 100 6C134 6 166 30 156 96Q152 142 100 154Q48 142 44 96ZM58 80Q56 100 70 104Q100 98 130 104Q144 100 142 80Q100 68 58 80Z',
        pen.shade('#2f2c4a'),
        4,
      ) +
      line('M46 62Q100 44 154 62', '#e0182f', 13) +
      path(star(100, 54, [13, 5], 8), pen.metal('silver'), `stroke="${pen.ink}" stroke-width="2"`),
  });

export const bandit = (pen: Pen): string =>
  person(pen, {
    skin: '#e8b488',
    hair: '#2b1a12',
    outfit: '#f4efe6',
    chest: [172, 188, 202].map((y) => line(`M${46 - (y - 172)} ${y}H${154 + y - 172}`, '#26243c', 8)).join(''),
    front:
      pen.shape('M46 78Q100 62 154 78Q158 104 128 104Q108 102 100 90Q92 102 72 104Q42 104 46 78Z', '#1b1722', 3) +
      mirror(ellipse(76, 88, 11, 7, '#fff') + circle(79, 89, 4.4, '#140810')) +
      pen.shape('M44 52C46 16 72 4 100 4C128 4 154 16 156 52Q100 34 44 52Z', pen.shade('#3a3450')) +
      line('M42 54Q100 36 158 54', '#5a5478', 11),
  });

export const geisha = (pen: Pen): string =>
  person(pen, {
    skin: '#fdf1ea',
    hair: '#17101a',
    outfit: '#d8327a',
    woman: true,
    style: 1,
    chest: line('M66 160L100 198L134 160', '#ffe9f0', 10) + line('M62 166L100 206L138 166', '#ffc21a', 4),
    front:
      mirror(
        line('M60 24L30 4', '#ffd54a', 5) +
          circle(28, 4, 7, pen.ball('#f0203a')) +
          line('M44 32L40 66', '#ffd54a', 2.5) +
          circle(40, 70, 5, '#ff8ac0'),
      ) +
      [
        [66, 30],
        [84, 18],
        [58, 48],
      ]
        .map(
          ([x = 0, y = 0]) =>
            path(star(x, y, [14, 7], 10), '#ff8ac0', `stroke="${pen.ink}" stroke-width="2"`) +
            circle(x, y, 3.6, '#ffe27a'),
        )
        .join(''),
  });

export const santa = (pen: Pen): string =>
  person(pen, {
    skin: '#f7c4a2',
    hair: '#fbfdff',
    outfit: '#d8142f',
    beard: LONG_BEARD,
    chest: line('M100 168V206', '#fff', 16),
    front:
      pen.shape('M42 56Q52 -14 116 -22Q176 -20 184 36Q164 22 150 52Z', pen.shade('#d8142f'), 5) +
      rect(36, 42, 128, 26, pen.shade('#fff', 0.25), 13, `stroke="${pen.ink}" stroke-width="4"`) +
      circle(184, 46, 17, pen.ball('#fff', 0.3), `stroke="${pen.ink}" stroke-width="4"`) +
      mirror(ellipse(68, 108, 12, 8, '#ff6a6a', 'opacity=".5"')),
  });

export const dwarf = (pen: Pen): string =>
  person(pen, {
    skin: '#f0b78c',
    hair: '#c8561c',
    outfit: '#3a6a3a',
    beard: LONG_BEARD,
    front:
      pen.shape('M46 60C44 10 70 -6 100 -6C130 -6 156 10 154 60Z', pen.shade('#e8b01a'), 5) +
      pen.shape('M36 54H164Q170 68 158 70H42Q30 68 36 54Z', pen.shade('#e8b01a'), 4) +
      circle(100, 26, 21, pen.metal('silver', 50), `stroke="${pen.ink}" stroke-width="4"`) +
      circle(100, 26, 13, pen.sheet.radial(['#fff', '#fff3a0', '#ffc93a'])),
  });

export const chef = (pen: Pen): string =>
  person(pen, {
    skin: '#f0bd92',
    hair: '#3a1d10',
    outfit: '#fbfdff',
    woman: true,
    style: 2,
    chest:
      [
        [84, 190],
        [116, 190],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, '#3a3450'))
        .join('') + pen.shape('M70 158Q100 190 130 158L126 178Q100 196 74 178Z', pen.shade('#e0182f'), 3.5),
    front:
      pen.shape(
        'M48 46Q12 36 22 4Q34 -20 62 -12Q76 -40 104 -36Q134 -38 142 -12Q172 -18 180 6Q186 38 152 46L150 62Q100 48 50 62Z',
        pen.shade('#fff', 0.25),
        5,
      ) + line('M72 -6L78 40M100 -20V36M128 -6L122 40', '#c8d2e0', 4),
  });

export const detective = (pen: Pen): string =>
  person(pen, {
    skin: '#f0bd92',
    hair: '#4a2a16',
    outfit: '#9a6a3a',
    chest: pen.shape('M62 160L100 190L138 160L150 206H50Z', pen.shade('#7a4f26'), 4),
    front:
      pen.shape(
        'M26 66C40 0 72 -14 100 -14C128 -14 160 0 174 66Q150 74 140 56Q100 42 60 56Q50 74 26 66Z',
        pen.shade('#a8763f'),
        5,
      ) +
      line('M56 8L76 50M100 -12V44M144 8L124 50M42 34Q100 14 158 34', '#6a4220', 3) +
      pen.shape('M116 126Q140 132 146 150L172 142Q176 170 150 172Q136 168 130 148Z', pen.shade('#5a2c14'), 3.5),
  });
