import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, place, star, star4 } from '../svg.ts';
import { LONG_BEARD, person } from './people.ts';
import { emerald, gem } from './treasure.ts';

export const pharaoh = (pen: Pen): string => {
  const nemes = [0, 1, 2, 3, 4, 5]
    .map((index) =>
      line(
        `M${38 - index * 3} ${76 + index * 20}Q${54 - index} ${84 + index * 18} ${64 - index * 2} ${84 + index * 18}`,
        '#1f4fb8',
        7,
      ),
    )
    .join('');
  return person(pen, {
    skin: '#c98650',
    hair: '#1a1020',
    outfit: '#1c8a9c',
    locks: false,
    iris: '#0e6f8a',
    back:
      pen.shape('M100 0C152 0 166 44 172 92L188 196H12L28 92C34 44 48 0 100 0Z', pen.metal('gold', 60), 5) +
      mirror(nemes),
    chest: [0, 1, 2]
      .map((index) =>
        line(
          `M${54 - index * 8} ${164 + index * 8}Q100 ${204 + index * 8} ${146 + index * 8} ${164 + index * 8}`,
          ['#ffd54a', '#1f5fd0', '#e8273f'][index] ?? '',
          8,
        ),
      )
      .join(''),
    front:
      pen.shape('M52 70C52 18 76 6 100 6C124 6 148 18 148 70Q100 46 52 70Z', pen.metal('gold', 60), 4) +
      line('M58 50Q100 24 142 50M68 28Q100 10 132 28', '#1f4fb8', 6) +
      pen.cord('M100 44Q88 26 102 16Q112 12 110 2', '#ffd54a', 7) +
      circle(110, 2, 5, pen.ball('#e8273f')) +
      pen.shape('M92 136H108L110 190Q100 198 90 190Z', pen.metal('gold'), 3) +
      mirror(line('M60 92L48 96M62 92Q66 104 56 112', pen.ink, 3.4)),
  });
};

export const cleopatra = (pen: Pen): string =>
  person(pen, {
    skin: '#d99a63',
    hair: '#15101f',
    outfit: '#f3ead6',
    woman: true,
    style: 2,
    iris: '#1a9a6c',
    back:
      pen.shape('M100 8C160 8 170 60 168 120V176H32V120C30 60 40 8 100 8Z', '#15101f') +
      [44, 56, 144, 156].map((x) => line(`M${x} 100V172`, '#ffd54a', 3, 'stroke-dasharray="9 6"')).join(''),
    chest: [0, 1, 2]
      .map((index) =>
        line(
          `M${58 - index * 8} ${162 + index * 9}Q100 ${204 + index * 9} ${142 + index * 8} ${162 + index * 9}`,
          ['#ffd54a', '#18a0a8', '#e8273f'][index] ?? '',
          8,
        ),
      )
      .join(''),
    front:
      line('M50 62Q100 36 150 62', pen.metal('gold', 0), 9) +
      pen.cord('M100 48Q90 34 100 22', '#ffd54a', 6) +
      circle(100, 46, 7, pen.ball('#e8273f')) +
      mirror(line('M62 90L46 96', pen.ink, 3)),
  });

export const zeus = (pen: Pen): string =>
  person(pen, {
    skin: '#f2be94',
    hair: '#f1f4fb',
    outfit: '#f6f2ff',
    beard: LONG_BEARD,
    iris: '#25c4ff',
    back: pen.shape(star(100, 84, [84, 70], 18), pen.shade('#dfe6f5'), 5),
    chest: pen.shape('M60 158L140 204H60Z', pen.metal('gold'), 3),
    front:
      [-52, -32, -12, 12, 32, 52]
        .map(
          (turn) =>
            `<g transform="translate(100 92) rotate(${turn})">${pen.shape('M0 -50C-14 -66 -8 -84 0 -92C8 -84 14 -66 0 -50Z', pen.metal('gold'), 2.5)}</g>`,
        )
        .join('') + line('M52 62Q100 34 148 62', pen.metal('gold', 0), 7),
  });

export const empress = (pen: Pen): string =>
  person(pen, {
    skin: '#fbd3b0',
    hair: '#1a1018',
    outfit: '#c8142f',
    woman: true,
    style: 1,
    chest: line('M66 160L100 196L134 160', pen.metal('gold', 0), 8) + pen.shape('M100 192L114 204H86Z', '#ffd54a', 2),
    front:
      pen.shape('M58 40Q40 6 66 -8Q76 -30 100 -34Q124 -30 134 -8Q160 6 142 40Q100 16 58 40Z', pen.metal('gold'), 4) +
      place(emerald(pen, '#e8203f'), 100, -2, 0.17) +
      mirror(
        line('M58 34L46 72M66 34L40 50', '#ffd54a', 3) +
          circle(46, 76, 5, pen.ball('#ff3f58')) +
          pen.shape('M60 8C44 0 40 18 50 26C60 30 68 20 60 8Z', pen.ball('#ff6a8a'), 2.5),
      ) +
      path('M100 60L105 68L100 76L95 68Z', '#e8203f'),
  });

export const wealthGod = (pen: Pen): string =>
  person(pen, {
    skin: '#ffcfa4',
    hair: '#15101a',
    outfit: '#d3142b',
    locks: false,
    back: mirror(
      pen.shape('M56 34Q16 14 -14 34Q-6 62 54 60Z', pen.shade('#2a1a24'), 4) + circle(-4, 42, 6, pen.metal('gold')),
    ),
    beard: 'M66 116Q84 108 100 114Q116 108 134 116Q128 130 116 126Q120 176 100 208Q80 176 84 126Q72 130 66 116Z',
    chest: line('M60 160L100 198L140 160', pen.metal('gold', 0), 9),
    front:
      pen.shape('M50 66C46 16 70 -20 100 -20C130 -20 154 16 150 66Q100 44 50 66Z', pen.shade('#c8142b'), 5) +
      line('M52 62Q100 40 148 62', pen.metal('gold', 0), 11) +
      place(gem(pen, '#ffd54a'), 100, 16, 0.24) +
      circle(100, 48, 8, pen.ball('#2fcf7f')) +
      mirror(ellipse(66, 108, 11, 8, '#ff5a4a', 'opacity=".5"')),
  });

export const wizard = (pen: Pen): string =>
  person(pen, {
    skin: '#f2c49c',
    hair: '#e8ecf8',
    outfit: '#4a2aa8',
    beard: LONG_BEARD,
    iris: '#7a3aff',
    front:
      pen.shape(
        'M20 62Q60 34 78 -6Q92 -44 148 -46Q122 -26 124 2Q136 40 180 62Q100 36 20 62Z',
        pen.shade('#5a32c8'),
        5,
      ) +
      line('M50 50Q100 30 150 50', pen.metal('gold', 0), 8) +
      star4(96, 10, 20, '#ffe27a') +
      star4(116, -22, 11, '#ffe27a'),
  });

export const mummy = (pen: Pen): string =>
  person(pen, {
    skin: '#d8c8a0',
    hair: '#8a7a5a',
    outfit: '#c9b88f',
    locks: false,
    iris: '#3dff7a',
    front:
      [
        ['M58 58Q100 40 142 56', 16],
        ['M56 74Q90 60 144 66', 8],
        ['M58 112Q100 124 142 106', 14],
        ['M64 128Q104 142 136 122', 14],
        ['M70 40Q100 24 130 40', 16],
      ]
        .map(([d, width]) => line(String(d), pen.ink, Number(width) + 5) + line(String(d), '#efe2bf', Number(width)))
        .join('') +
      line('M56 170Q100 196 150 168M40 186Q100 214 168 184', '#efe2bf', 12) +
      mirror(circle(78, 90, 12, pen.halo('#5dff8a'))),
  });
