import { s } from '../dom.ts';

/** Faces right; the style sheet mirrors the other one. */
export const drawBird = (side: 'meron' | 'wala'): SVGElement =>
  s(
    'svg',
    { viewBox: '0 0 200 200', class: `bird ${side}`, 'aria-hidden': 'true' },
    s('path', { class: 'tail', d: 'M70 118C22 120 6 84 18 44c8 22 18 34 34 42C40 64 42 44 58 26c0 28 12 44 34 60z' }),
    s('path', { class: 'leg', d: 'M92 150l-6 34h-12M112 150l4 34h14M86 184l8 6M116 184l-8 6' }),
    s('path', {
      class: 'body',
      d: 'M58 108c10-22 40-26 58-22 8-22 14-40 30-44 20-4 28 14 22 30-6 18-14 26-14 44 0 30-26 44-52 42-28-2-50-22-44-50z',
    }),
    s('path', { class: 'hackle', d: 'M118 88c6-20 14-36 28-40 4 22 2 44-4 62-8-4-18-12-24-22z' }),
    s('path', { class: 'wing', d: 'M64 112c18-12 42-10 60 4-8 20-34 30-52 20 6-2 10-4 12-8-10 0-18-6-20-16z' }),
    s('path', {
      class: 'comb',
      d: 'M138 44c-6-10 0-18 6-16 0-8 10-10 14-4 6-6 14 0 12 8 6 2 6 10 2 14zM166 66c6 6 6 16 0 20-6-4-6-14 0-20z',
    }),
    s('path', { class: 'beak', d: 'M170 52l18 8-18 8z' }),
    s('circle', { class: 'eye', cx: 158, cy: 54, r: 4 }),
  );
