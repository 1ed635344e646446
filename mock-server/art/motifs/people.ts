import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path } from '../svg.ts';

/** `back` is behind the head, `front` over it. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly outfit: string;
  readonly woman?: boolean;
  readonly iris?: string;
  readonly beard?: string;
  readonly back?: string;
  readonly front?: string;
  readonly chest?: string;
  /** A helmet or hood hides the hair. */
  readonly locks?: boolean;
  readonly style?: number;
}

const FACE_WOMAN = 'M100 36C132 36 144 60 142 88C140 116 120 138 100 140C80 138 60 116 58 88C56 60 68 36 100 36Z';

const FACE_MAN = 'M100 34C134 34 146 58 144 88L138 118Q120 142 100 144Q80 142 62 118L56 88C54 58 66 34 100 34Z';

function hairBack(pen: Pen, look: Look): string {
  if (look.locks === false || !look.woman) return '';
  const styles = [
    'M100 14C152 12 166 56 162 96C160 130 172 150 164 178Q100 200 36 178C28 150 40 130 38 96C34 56 48 12 100 14Z',
    'M100 10C128 -10 140 8 132 22C160 36 164 80 152 112H48C36 80 40 36 68 22C60 8 72 -10 100 10Z',
    'M100 16C146 14 160 50 158 90C158 120 164 130 150 138H50C36 130 42 120 42 90C40 50 54 14 100 16Z',
  ];
  return pen.shape(styles[(look.style ?? 0) % 3] ?? '', pen.ball(look.hair, 0.6));
}

function hairFront(pen: Pen, look: Look): string {
  if (look.locks === false) return '';
  const shine = lighten(look.hair, 0.35);
  if (!look.woman)
    return (
      pen.shape(
        'M54 84C44 40 66 14 108 18C150 18 156 50 146 86Q140 72 138 58Q112 64 92 48Q76 60 62 60Q58 72 54 84Z',
        pen.shade(look.hair),
        3.5,
      ) + line('M78 34Q100 22 126 34', shine, 4, 'opacity=".7"')
    );
  const fronts = [
    'M56 98C46 50 66 20 104 22C140 22 154 54 144 98Q142 70 124 50Q104 68 70 62Q60 76 56 98Z',
    'M56 88C52 46 72 26 100 26C128 26 148 46 144 88Q136 60 100 48Q64 60 56 88Z',
    'M54 92C48 44 74 22 100 24C128 22 152 44 146 92Q140 62 136 60Q100 72 64 60Q58 66 54 92Z',
  ];
  return (
    pen.shape(fronts[(look.style ?? 0) % 3] ?? '', pen.shade(look.hair), 3) +
    line('M70 44Q90 28 118 36', shine, 4, 'opacity=".65"')
  );
}

function features(pen: Pen, look: Look): string {
  const low = darken(look.skin, 0.32);
  const lips = look.woman ? '#d2224a' : darken(look.skin, 0.45);
  const eye =
    path('M64 90Q76 78 91 91Q78 99 64 90Z', '#fff') +
    circle(78, 89.5, 5.6, look.iris ?? '#4a2a14') +
    circle(78, 89.5, 2.7, '#100509') +
    circle(76, 87.4, 1.7, '#fff') +
    line('M62 90Q75 76 92 90', pen.ink, look.woman ? 4 : 3) +
    (look.woman ? line('M63 88L56 83M66 84L60 78', pen.ink, 2.2) : '');
  const brow = look.woman
    ? line('M61 76Q74 67 90 74', darken(look.hair, 0.4), 3.2)
    : line('M60 76Q76 68 92 79', darken(look.hair, 0.4), 6);
  return (
    mirror(ellipse(68, 108, 12, 8, look.woman ? '#ff6f7d' : low, 'opacity=".32"') + eye + brow) +
    path('M100 88Q106 104 110 109Q100 116 92 110Q100 108 100 88Z', low, 'opacity=".55"') +
    line('M93 111Q100 115 107 111', darken(look.skin, 0.45), 2) +
    (look.woman
      ? path('M84 122Q92 116 100 119Q108 116 116 122Q100 126 84 122Z', lips) +
        path('M84 122Q100 128 116 122Q108 134 100 134Q92 134 84 122Z', lighten(lips, 0.18)) +
        ellipse(102, 128, 6, 1.8, '#fff', 'opacity=".6"')
      : path('M84 124Q100 128 116 124Q110 132 100 132Q90 132 84 124Z', lips) +
        line('M82 123Q100 128 118 123', pen.ink, 2.4))
  );
}

export function person(pen: Pen, look: Look): string {
  const face = look.woman ? FACE_WOMAN : FACE_MAN;
  const neck = look.woman
    ? 'M84 124H116V152Q126 160 140 162Q100 196 60 162Q74 160 84 152Z'
    : 'M78 122H122V154Q140 162 148 164Q100 196 52 164Q60 162 78 154Z';
  const shoulders = look.woman
    ? 'M66 158Q34 162 24 204H176Q166 162 134 158Q128 184 100 188Q72 184 66 158Z'
    : 'M60 156Q16 162 6 204H194Q184 162 140 156L100 186Z';
  return (
    (look.back ?? '') +
    hairBack(pen, look) +
    pen.shape(neck, pen.shade(darken(look.skin, 0.12), 0.3), 3.5) +
    pen.shape(shoulders, pen.shade(look.outfit), 4) +
    (look.chest ?? '') +
    (look.locks === false ? '' : mirror(ellipse(57, 94, 7, 12, look.skin, `stroke="${pen.ink}" stroke-width="3"`))) +
    pen.shape(
      face,
      pen.sheet.radial([lighten(look.skin, 0.35), `${look.skin}|1|55`, darken(look.skin, 0.3)], 0.4, 0.38, 0.72),
      3.5,
    ) +
    features(pen, look) +
    (look.beard
      ? pen.shape(look.beard, pen.shade(look.hair), 3.5) +
        (look.woman ? '' : line('M84 120Q100 112 116 120', lighten(look.hair, 0.3), 3))
      : '') +
    hairFront(pen, look) +
    (look.front ?? '')
  );
}

export const LONG_BEARD =
  'M58 92Q64 116 84 112Q100 104 116 112Q136 116 142 92Q152 148 126 168Q116 196 100 206Q84 196 74 168Q48 148 58 92ZM86 124Q100 136 114 124Q100 118 86 124Z';

const SKINS = ['#fbd3b0', '#f0bd92', '#d99a63', '#b87442', '#8a5230'];

const HAIRS = ['#17101a', '#3a1d10', '#6b3416', '#b5702a', '#e8c06a', '#7a1a22'];

const OUTFITS = ['#c8142f', '#14141f', '#0f6b5a', '#5a1f8a', '#1f3f9a', '#d89a1a', '#f4efe6', '#d8327a'];

/** The seed selects the face. */
export function dealer(pen: Pen, seed: number, woman = seed % 4 !== 3): string {
  const outfit = OUTFITS[(seed * 5) % OUTFITS.length] ?? '#c8142f';
  const bow = path('M100 160L82 150V172ZM100 160L118 150V172Z', '#14101a', `stroke="${pen.ink}" stroke-width="2"`);
  const vest =
    mirror(path('M62 157L100 187V206H20Q20 166 62 157Z', '#1c1724')) +
    path('M80 160L100 204L120 160L100 176Z', '#fff') +
    bow;
  const jewels =
    mirror(circle(57, 112, 4.5, pen.metal('gold')) + path('M57 116L53 128H61Z', pen.metal('gold'))) +
    (seed % 2
      ? line('M72 158Q100 184 128 158', pen.metal('gold', 0), 3.5) + circle(100, 172, 5, pen.ball('#ff3f5a'))
      : '');
  return person(pen, {
    skin: SKINS[(seed * 3) % SKINS.length] ?? '#f0bd92',
    hair: HAIRS[(seed * 7 + 1) % HAIRS.length] ?? '#17101a',
    outfit,
    woman,
    style: seed % 3,
    iris: ['#4a2a14', '#2a6fb8', '#2a7a4a'][seed % 3] ?? '#4a2a14',
    chest: woman ? '' : vest,
    front: woman ? jewels : '',
  });
}
