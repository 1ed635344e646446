import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, star } from '../svg.ts';
import { fierceEyes, rim, roundEars } from './face-parts.ts';

const CAT =
  'M100 30C142 26 172 54 174 94C190 114 184 138 166 146C152 174 128 188 100 188C72 188 48 174 34 146C16 138 10 114 26 94C28 54 58 26 100 30Z';

function catFace(pen: Pen, white: string, nose: string): string {
  return (
    mirror(path('M96 140C92 118 56 112 46 136C40 158 66 174 92 164Z', pen.ball(white))) +
    path('M76 160Q100 204 124 160Q100 148 76 160Z', pen.shade('#7d0f1d')) +
    path('M84 176Q100 192 116 176Q100 166 84 176Z', '#ff7d86') +
    mirror(path('M80 158L88 160L83 176Z', '#fff', `stroke="${pen.ink}" stroke-width="1.5"`)) +
    mirror(line('M100 150Q86 168 66 158', pen.ink, 4)) +
    pen.shape('M82 120Q100 112 118 120Q114 138 100 144Q86 138 82 120Z', pen.ball(nose), 3) +
    mirror(line('M58 146L26 142M60 154L30 160', '#fff', 1.6, 'opacity=".8"')) +
    mirror(
      [
        [70, 142],
        [62, 150],
        [74, 152],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.7, pen.ink))
        .join(''),
    )
  );
}

export function tiger(pen: Pen, coat = '#ff8a12'): string {
  const white = '#fff4df';
  return (
    roundEars(pen, coat, '#ffd9c2') +
    pen.shape(CAT, pen.ball(coat)) +
    mirror(
      path('M36 88Q52 68 78 82Q60 84 48 100Q34 104 36 88Z', white) +
        path('M30 104Q28 132 48 148Q38 128 44 110Z', white),
    ) +
    catFace(pen, white, '#f0727d') +
    mirror(
      path(
        'M92 34Q90 52 98 60Q80 56 78 35ZM92 68Q86 72 82 66Q92 66 98 74ZM62 42Q66 62 84 70Q62 66 50 54ZM24 98Q40 100 48 110Q34 108 26 112ZM22 122Q36 122 46 130Q34 130 30 134ZM38 148Q50 146 56 154Q48 156 46 160Z',
        pen.ink,
      ) + path('M95 82Q90 96 90 112L98 116V80Z', darken(coat, 0.18)),
    ) +
    fierceEyes(pen, '#ffc400') +
    rim(CAT, pen)
  );
}

/** Leopard, jaguar, cheetah or lynx. */
export function leopard(pen: Pen, coat = '#f2b24a'): string {
  const spots: [number, number, number][] = [
    [70, 48, 8],
    [84, 62, 6],
    [88, 42, 5],
    [52, 66, 7],
    [36, 86, 6],
    [30, 116, 6],
    [42, 134, 5],
    [92, 76, 4.5],
    [62, 78, 4.5],
    [24, 132, 4],
  ];
  const rosettes = spots.map(
    ([x, y, r]) =>
      circle(x, y, r, 'none', `stroke="${pen.ink}" stroke-width="4.5" stroke-dasharray="${r * 2} ${r * 0.7}"`) +
      circle(x, y, r * 0.45, darken(coat, 0.35)),
  );
  return (
    roundEars(pen, coat, '#ffd9c2') +
    pen.shape(CAT, pen.ball(coat)) +
    mirror(path('M36 92Q54 72 78 84Q60 86 50 100Q36 104 36 92Z', '#fff4df')) +
    mirror(rosettes.join('')) +
    catFace(pen, '#fff4df', '#d8606a') +
    fierceEyes(pen, '#a8e04a') +
    rim(CAT, pen)
  );
}

export function panther(pen: Pen): string {
  return (
    roundEars(pen, '#3a3552', '#6b4a76') +
    pen.shape(CAT, pen.ball('#34304c')) +
    catFace(pen, '#57507a', '#1d1830') +
    fierceEyes(pen, '#7dff5a', 96, '#0c0714') +
    rim(CAT, pen, '#a9c8ff')
  );
}

export function lion(pen: Pen): string {
  const mane = star(100, 104, [100, 80], 30);
  const inner = star(100, 102, [86, 70], 26, -83);
  return (
    pen.shape(mane, pen.ball('#b5500c'), 5) +
    path(inner, pen.ball('#e8861a')) +
    roundEars(pen, '#f4b23c', '#a8571a', 48, 52, 20) +
    group(
      path(CAT, pen.ball('#f9bd4e')) +
        catFace(pen, '#fff0cf', '#6b2f18') +
        mirror(path('M96 78Q86 96 90 116L98 118V76Z', '#d98a25')) +
        fierceEyes(pen, '#ff9d00', 96, '#8a3f0a'),
      'transform="translate(16 20) scale(.84)"',
    ) +
    path(star(100, 44, [26, 8], 10, -90), '#e8861a', 'opacity=".7"')
  );
}

function canine(pen: Pen, coat: string, pale: string, iris: string, nose = '#17121c'): string {
  const head =
    'M100 36L122 40C150 52 166 78 168 104L186 122L166 126L176 146L150 146L134 168L116 186Q100 196 84 186L66 168L50 146L24 146L34 126L14 122L32 104C34 78 50 52 78 40Z';
  return (
    mirror(
      pen.shape('M34 4Q24 50 40 86L92 46Q66 32 34 4Z', pen.shade(coat)) +
        path('M42 24Q36 52 48 74L76 50Q56 42 42 24Z', darken(coat, 0.5)),
    ) +
    pen.shape(head, pen.ball(coat)) +
    mirror(
      path('M96 112Q74 104 60 116L36 110L24 144L50 144L66 166L86 184L98 188Z', pen.ball(pale, 0.3)) +
        path('M96 52Q78 60 66 84Q84 82 94 106Z', darken(coat, 0.3), 'opacity=".7"') +
        line('M34 118L52 124M34 138L56 136', darken(pale, 0.25), 2),
    ) +
    path('M84 78Q100 70 116 78L124 146Q100 166 76 146Z', pen.shade(lighten(pale, 0.2), 0.35)) +
    path('M72 158Q100 150 128 158Q116 186 100 188Q84 186 72 158Z', pen.shade('#6f0d20')) +
    path('M86 176Q100 164 114 176Q108 186 100 187Q92 186 86 176Z', '#f27a86') +
    mirror(
      path('M78 158L88 157L84 174ZM90 156L97 156L94 164Z', '#fff', `stroke="${pen.ink}" stroke-width="1.2"`) +
        line('M100 148Q88 160 70 152', pen.ink, 4),
    ) +
    pen.shape('M82 128Q100 120 118 128Q118 142 100 150Q82 142 82 128Z', pen.ball(nose), 2) +
    ellipse(94, 131, 6, 3, '#fff', 'opacity=".6"') +
    fierceEyes(pen, iris, 98) +
    rim(head, pen)
  );
}

export const wolf = (pen: Pen): string => canine(pen, '#6f83a8', '#e6eefb', '#4fd8ff');

export const fox = (pen: Pen): string => canine(pen, '#f0661c', '#fff1df', '#ffb300');
