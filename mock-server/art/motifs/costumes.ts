import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path } from '../svg.ts';
import { person } from './people.ts';

export const sultan = (pen: Pen): string =>
  person(pen, {
    skin: '#c98b58',
    hair: '#1b1018',
    outfit: '#1f4fb8',
    beard:
      'M58 96Q66 116 84 114Q100 106 116 114Q134 116 142 96Q146 150 100 168Q54 150 58 96ZM86 124Q100 136 114 124Q100 118 86 124Z',
    chest: line('M60 160L100 200L140 160', pen.metal('gold', 0), 9),
    front:
      pen.shape('M40 66Q24 20 60 2Q100 -36 140 2Q176 20 160 66Q100 40 40 66Z', pen.ball('#fff6e6', 0.35), 5) +
      line('M44 54Q90 34 150 10M56 22Q100 30 154 54M70 4Q110 16 160 44', '#d8c8a8', 4) +
      pen.shape('M100 -10Q86 -36 108 -56Q120 -34 108 -8Z', pen.shade('#18b4a8'), 3) +
      circle(102, 14, 13, pen.ball('#f0203a'), `stroke="${pen.metal('gold')}" stroke-width="5"`),
  });

export const monk = (pen: Pen): string =>
  person(pen, {
    skin: '#e8b488',
    hair: '#3a2a1c',
    outfit: '#e88a1a',
    locks: false,
    chest:
      path('M60 158L150 206H30Q30 170 60 158Z', '#b8321f', `stroke="${pen.ink}" stroke-width="3"`) +
      [
        [66, 168],
        [78, 182],
        [94, 190],
        [112, 190],
        [128, 180],
        [138, 166],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, pen.ball('#7a3f1c'), `stroke="${pen.ink}" stroke-width="2"`))
        .join(''),
    front:
      mirror([46, 58].map((y) => circle(90, y, 3, '#b87f50')).join('')) +
      ellipse(86, 44, 22, 9, '#fff', 'opacity=".35"'),
  });

export const queen = (pen: Pen): string =>
  person(pen, {
    skin: '#fbd3b0',
    hair: '#c8641a',
    outfit: '#7a1fa8',
    woman: true,
    iris: '#2a6fb8',
    back: pen.shape('M20 204Q10 120 44 96H156Q190 120 180 204Z', pen.shade('#fff6ee'), 4),
    chest:
      line('M64 162Q100 200 136 162', pen.metal('gold', 0), 5) +
      circle(100, 184, 8, pen.ball('#18c46b'), `stroke="${pen.ink}" stroke-width="2.5"`),
    front:
      pen.shape('M52 48L40 -6L72 20L100 -24L128 20L160 -6L148 48Q100 30 52 48Z', pen.metal('gold', 85), 4) +
      [
        [40, -8],
        [100, -26],
        [160, -8],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, pen.ball('#f0203a'), `stroke="${pen.ink}" stroke-width="2.5"`))
        .join('') +
      circle(100, 20, 9, pen.ball('#1f8ae8'), `stroke="${pen.ink}" stroke-width="2.5"`),
  });

export const lady = (pen: Pen): string =>
  person(pen, {
    skin: '#f0c29a',
    hair: '#2b1410',
    outfit: '#b8142f',
    woman: true,
    chest: [72, 86, 100, 114, 128]
      .map((x) =>
        circle(
          x,
          166 + 12 * (1 - ((x - 100) / 32) ** 2),
          5.5,
          pen.ball('#fff6ee', 0.3),
          `stroke="${pen.ink}" stroke-width="1.5"`,
        ),
      )
      .join(''),
    front:
      pen.shape('M10 56Q50 20 96 24Q170 20 200 0Q190 60 150 64Q100 40 10 56Z', pen.shade('#1b1722'), 5) +
      pen.shape('M58 34Q60 -6 104 -8Q146 -4 146 32Q100 22 58 34Z', pen.shade('#1b1722'), 4) +
      line('M58 30Q100 18 146 28', '#e0203a', 9) +
      pen.shape('M140 20Q160 -30 200 -34Q186 -6 160 22Z', pen.shade('#e0203a'), 3),
  });

export const luchador = (pen: Pen): string =>
  person(pen, {
    skin: '#d99a63',
    hair: '#17101a',
    outfit: '#c98650',
    locks: false,
    front:
      pen.shape('M52 92C44 28 66 8 100 8C134 8 156 28 148 92Q146 134 100 152Q54 134 52 92Z', pen.ball('#1f6fe0'), 4) +
      mirror(
        path('M54 92Q62 68 96 88Q92 110 68 108Q54 104 54 92Z', '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
          circle(77, 93, 8, '#5a2c0c') +
          circle(77, 93, 3.6, '#100509') +
          path('M58 52Q78 44 92 74Q70 70 56 76Z', '#ffc21a'),
      ) +
      path('M100 8L112 44L100 78L88 44Z', '#ffc21a') +
      path(
        'M74 122Q100 112 126 122Q120 142 100 144Q80 142 74 122Z',
        '#ffc21a',
        `stroke="${pen.ink}" stroke-width="3"`,
      ) +
      path('M82 126Q100 120 118 126Q110 136 100 136Q90 136 82 126Z', '#a8321f'),
  });

export const aztec = (pen: Pen): string =>
  person(pen, {
    skin: '#b87442',
    hair: '#17101a',
    outfit: '#18a08a',
    back: [-64, -44, -22, 0, 22, 44, 64]
      .map(
        (turn, index) =>
          `<g transform="translate(100 84) rotate(${turn})">${pen.shape('M-13 0Q-20 -70 0 -118Q20 -70 13 0Z', pen.sheet.linear([['#12a85a', '#e0303a', '#1f8ae8'][index % 3] ?? '', '#ffd84a']), 3)}</g>`,
      )
      .join(''),
    chest: [0, 1]
      .map((index) =>
        line(
          `M${58 - index * 8} ${166 + index * 12}Q100 ${206 + index * 9} ${142 + index * 8} ${166 + index * 12}`,
          ['#ffd54a', '#18c4b0'][index] ?? '',
          9,
        ),
      )
      .join(''),
    front:
      line('M50 64Q100 40 150 64', pen.metal('gold', 0), 15) +
      circle(100, 50, 13, pen.ball('#18c4b0'), `stroke="${pen.ink}" stroke-width="3"`) +
      mirror(
        circle(52, 112, 9, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) +
          line('M64 104L82 110M66 112L80 118', '#e0303a', 4),
      ),
  });

export const gladiator = (pen: Pen): string =>
  person(pen, {
    skin: '#d99a63',
    hair: '#3a1d10',
    outfit: '#a8321f',
    locks: false,
    back: pen.shape(
      'M96 -40Q150 -50 168 10Q170 40 150 66L100 10Q60 10 50 66Q30 40 32 10Q50 -50 96 -40Z',
      pen.shade('#e0182f'),
      4,
    ),
    chest: pen.shape('M60 158Q100 190 140 158L150 206H50Z', pen.metal('gold', 60), 4),
    front:
      pen.shape(
        'M48 124C38 36 62 0 100 0C138 0 162 36 152 124L132 146V96Q118 78 106 96L104 122H96L94 96Q82 78 68 96V146Z',
        pen.metal('gold', 60),
        5,
      ) +
      line('M52 74Q100 56 148 74', '#8a4b06', 5) +
      path('M72 20Q84 8 96 8Q84 28 80 60Q70 62 66 66Q64 36 72 20Z', '#fff', 'opacity=".5"'),
  });
