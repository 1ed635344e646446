import { mix } from './colors.ts';
import type { Face } from './fonts.ts';
import { capHeight, textPath, textWidth } from './lettering.ts';
import type { Brand, Ground } from './paths.ts';
import { circle, group, line, path, rect, Sheet, svgDocument } from './svg.ts';

interface Look {
  readonly name: string;
  readonly face: Face;
  readonly ground: readonly [string, string];
  readonly metal: readonly string[];
  readonly inkOnLight: string;
  readonly inkOnDark: string;
  /** 64 × 64. */
  readonly sign: (metal: string, deep: string) => string;
}

const petal = (turn: number, length: number, width: number, fill: string): string =>
  path(
    `M0 4C${-width} ${-length * 0.3} ${-width * 0.7} ${-length * 0.75} 0 ${-length}C${width * 0.7} ${-length * 0.75} ${width} ${-length * 0.3} 0 4Z`,
    fill,
    `transform="translate(32 45) rotate(${turn})"`,
  );

const looks: Record<Brand, Look> = {
  baize: {
    name: 'Baize',
    face: 'righteous',
    ground: ['#17805a', '#083a29'],
    metal: ['#fff3c4', '#e9c56c', '#b9862c', '#f3d98f'],
    inkOnLight: '#0d4632',
    inkOnDark: '#f8f2e0',
    sign: (metal, deep) =>
      rect(
        17,
        11,
        22,
        32,
        mix(deep, '#ffffff', 0.14),
        4,
        `stroke="${metal}" stroke-width="2.4" transform="rotate(-14 28 27)"`,
      ) +
      rect(25, 12, 23, 34, metal, 4, 'transform="rotate(9 36 29)"') +
      path(
        'M36.6 18Q39.4 24 45.6 28.6Q48.6 33 44 36Q40.4 37.6 38 34.2Q38 39 41.4 42H31.4Q34.8 39 34.8 34.2Q32 37.6 28.6 36Q24.4 33 27.6 28.6Q33.8 24 36.6 18Z',
        deep,
      ) +
      line('M12 53Q32 47.5 52 53', metal, 3),
  },
  lotus: {
    name: 'Lotus',
    face: 'cinzel',
    ground: ['#c22330', '#6d0a14'],
    metal: ['#fff3c0', '#f4cf77', '#c98a2a', '#ffe6a0'],
    inkOnLight: '#8c121d',
    inkOnDark: '#fff2de',
    sign: (metal, deep) =>
      [-72, 72].map((turn) => petal(turn, 26, 10, mix(deep, '#f4cf77', 0.55))).join('') +
      [-46, 46].map((turn) => petal(turn, 31, 11, mix(deep, '#f4cf77', 0.78))).join('') +
      [-21, 21].map((turn) => petal(turn, 34, 11, mix('#ffffff', '#f4cf77', 0.8))).join('') +
      petal(0, 37, 11, metal) +
      line('M15 54Q32 60 49 54', metal, 3),
  },
  harbor: {
    name: 'Harbor',
    face: 'josefin',
    ground: ['#1d4a8f', '#0a1d3f'],
    metal: ['#ffd0c6', '#ff9a89', '#ff7461', '#ffb4a6'],
    inkOnLight: '#12315f',
    inkOnDark: '#f2f6fc',
    sign: (metal) =>
      path('M30 8H34L36 12V15H28V12ZM27.5 17H36.5L40 42H24Z', metal) +
      path('M26.8 23.6L37.6 28.8L38.2 33L25.9 27.2Z', '#fff', 'opacity=".85"') +
      path('M22 12L8 8V17L22 15ZM42 12L56 8V17L42 15Z', metal, 'opacity=".55"') +
      line('M8 48Q14 42.5 20 48T32 48T44 48T56 48', '#fff', 3.6) +
      line('M14 56Q19 51.5 24 56T34 56T44 56T50 56', metal, 3),
  },
};

function signOn(look: Look, sheet: Sheet): string {
  return look.sign(sheet.linear(look.metal, 60), look.ground[1]);
}

export function drawBrandIcon(brand: Brand): string {
  const look = looks[brand];
  const sheet = new Sheet();
  const tile =
    rect(0, 0, 64, 64, sheet.linear(look.ground, 65), 15) + circle(32, 28, 30, sheet.radial(['#fff|0.16', '#fff|0']));
  return svgDocument(look.name, 64, 64, sheet, tile + signOn(look, sheet), 'sign');
}

export function drawBrandLogo(brand: Brand, ground: Ground): string {
  const look = looks[brand];
  const sheet = new Sheet();
  const tile = rect(
    0,
    0,
    64,
    64,
    sheet.linear(look.ground, 65),
    15,
    ground === 'dark' ? 'stroke="#fff" stroke-opacity=".16" stroke-width="1.5"' : '',
  );
  const room = 140 - 46;
  const size = Math.min((21 / capHeight(look.face, 100)) * 100, (room / textWidth(look.face, look.name, 100)) * 100);
  const word = textPath(look.face, look.name, 45, 20 + capHeight(look.face, size) / 2, size);
  const body =
    group(tile + signOn(look, sheet), 'transform="translate(1 2) scale(.5625)"') +
    path(word, ground === 'light' ? look.inkOnLight : look.inkOnDark);
  return svgDocument(look.name, 140, 40, sheet, body, 'sign');
}
