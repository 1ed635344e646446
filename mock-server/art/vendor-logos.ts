import { vendors } from '../catalogue/vendors.ts';
import { hashSeed } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import { vendorHue } from './covers/plan.ts';
import type { Face } from './fonts.ts';
import { capHeight, textPath, textWidth } from './lettering.ts';
import type { Ground } from './paths.ts';
import { findGlyph, type Glyph } from './signs/glyphs.ts';
import { circle, group, line, path, rect, Sheet, svgDocument } from './svg.ts';

interface Identity {
  readonly name: string;
  readonly glyph: Glyph;
  readonly hue: number;
  readonly second: number;
  readonly face: Face;
  readonly form: Form;
  readonly isUpper: boolean;
}

const FORMS = ['circle', 'square', 'hexagon', 'shield', 'diamond', 'arch', 'bare', 'ring'] as const;
type Form = (typeof FORMS)[number];

const FORM_PATHS: Record<Exclude<Form, 'circle' | 'square' | 'bare' | 'ring'>, string> = {
  hexagon: 'M32 2L58 17V47L32 62L6 47V17Z',
  shield: 'M32 2Q46 9 58 8Q60 44 32 62Q4 44 6 8Q18 9 32 2Z',
  diamond: 'M32 0L63 32L32 64L1 32Z',
  arch: 'M4 62V30A28 28 0 0 1 60 30V62Z',
};

const FORM_SCALES: Record<Form, number> = {
  circle: 0.68,
  square: 0.74,
  hexagon: 0.68,
  shield: 0.64,
  diamond: 0.56,
  arch: 0.7,
  bare: 1.06,
  ring: 0.66,
};

const FACES: readonly Face[] = [
  'josefin',
  'righteous',
  'lilita',
  'alfa',
  'bungee',
  'cinzel',
  'bangers',
  'blackOps',
  'luckiest',
];

function findIdentity(code: string): Identity | undefined {
  const vendor = vendors.find((item) => item.code === code);
  const glyph = findGlyph(code);
  if (!vendor || !glyph) return undefined;
  const seed = hashSeed(`logo ${code}`) >>> 0;
  const place = [...new Set(vendors.map((item) => item.code))].indexOf(code);
  const hue = vendorHue(code);
  return {
    name: vendor.displayName,
    glyph,
    hue,
    second: hue + (seed % 2 ? 28 : -32),
    face: FACES[(place * 4 + (seed % 2)) % FACES.length] ?? 'josefin',
    form: FORMS[(place * 3 + (place >> 3)) % FORMS.length] ?? 'circle',
    isUpper: seed % 3 !== 0,
  };
}

/** Strokes are plain: a gradient fills the bounding box, and a straight line has none. */
function sign({ fill, stroke, width = 5 }: Glyph, color: string, strokeColor = color): string {
  return (fill ? path(fill, color, 'fill-rule="evenodd"') : '') + (stroke ? line(stroke, strokeColor, width) : '');
}

function mark(identity: Identity, sheet: Sheet, ground?: Ground): string {
  const { form, glyph, hue, second } = identity;
  const body = sheet.linear([hsl(second, 78, 56), hsl(hue, 78, 42), hsl(hue, 80, 30)], 65);
  const scale = FORM_SCALES[form];
  const at = form === 'arch' ? 35 : 32;
  const put = (color: string, strokeColor = color): string =>
    group(sign(glyph, color, strokeColor), `transform="translate(32 ${at}) scale(${scale}) translate(-32 -32)"`);
  const bright = ground === 'dark' ? sheet.linear([hsl(second, 90, 76), hsl(hue, 88, 64)], 65) : body;
  const plain = ground === 'dark' ? hsl(hue, 88, 68) : hsl(hue, 78, 42);
  switch (form) {
    case 'bare':
      return put(bright, plain);
    case 'ring':
      return circle(32, 32, 28.5, 'none', `stroke="${bright}" stroke-width="5"`) + put(bright, plain);
    case 'circle':
      return circle(32, 32, 31, body) + put('#fff');
    case 'square':
      return rect(2, 2, 60, 60, body, 16) + put('#fff');
    default:
      return path(FORM_PATHS[form], body, `stroke="${body}" stroke-width="3" stroke-linejoin="round"`) + put('#fff');
  }
}

/** Signs without a form get a background, because the site shows them on any colour. */
export function drawVendorMark(code: string): string | null {
  const identity = findIdentity(code);
  if (!identity) return null;
  const sheet = new Sheet();
  const form = identity.form === 'bare' || identity.form === 'ring' ? 'square' : identity.form;
  return svgDocument(identity.name, 64, 64, sheet, mark({ ...identity, form }, sheet), 'sign');
}

/** A generic last word is small under the rest. */
function splitName(name: string): [string, string] {
  const generic =
    /^(.*) (Studios|Interactive|Games|Play|Labs|Collective|Arcade|Gaming|Union|Live|Tables|Sports|Hunters|Lottery|Deck|Row|Lane|Street|& \w+)$/.exec(
      name,
    );
  return generic ? [generic[1] ?? name, generic[2] ?? ''] : [name, ''];
}

const LEFT = 52;
const ROOM = 160 - LEFT - 3;

export function drawVendorLogo(code: string, ground: Ground): string | null {
  const identity = findIdentity(code);
  if (!identity) return null;
  const { face, hue, second, isUpper } = identity;
  const sheet = new Sheet();
  const [main, small] = splitName(identity.name).map((text) => (isUpper ? text.toUpperCase() : text)) as [
    string,
    string,
  ];
  const most = small ? 20 : 23;
  const size = Math.min((most / capHeight(face, 100)) * 100, (ROOM / textWidth(face, main, 100)) * 100);
  const cap = capHeight(face, size);
  const words = small === '' && cap < 12 && main.includes(' ') ? stack(main) : [main];
  const ink = ground === 'light' ? hsl(hue, 62, 20) : '#ffffff';
  const tone = ground === 'light' ? hsl(second, 72, 36) : hsl(second, 85, 74);
  const body = words.length > 1 ? stacked(face, words, ink, tone) : single(face, main, small, size, cap, ink, tone);
  return svgDocument(
    identity.name,
    160,
    48,
    sheet,
    group(mark(identity, sheet, ground), 'transform="translate(4 4) scale(.625)"') + body,
    'sign',
  );
}

function stack(name: string): string[] {
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}

function single(face: Face, main: string, small: string, size: number, cap: number, ink: string, tone: string): string {
  if (small === '') return path(textPath(face, main, LEFT, 24 + cap / 2, size), ink);
  const under = Math.min(8.6, (ROOM / textWidth('josefin', small.toUpperCase(), 100, 0.28)) * 100);
  const total = cap + 5 + capHeight('josefin', under);
  const base = 24 - total / 2 + cap;
  return (
    path(textPath(face, main, LEFT, base, size), ink) +
    path(textPath('josefin', small.toUpperCase(), LEFT, base + 5 + capHeight('josefin', under), under, 0.28), tone)
  );
}

function stacked(face: Face, words: readonly string[], ink: string, tone: string): string {
  const sizes = words.map((word) =>
    Math.min((15 / capHeight(face, 100)) * 100, (ROOM / textWidth(face, word, 100)) * 100),
  );
  const caps = sizes.map((size) => capHeight(face, size));
  const total = caps.reduce((sum, cap) => sum + cap, 0) + 5;
  let top = 24 - total / 2;
  return words
    .map((word, index) => {
      const cap = caps[index] ?? 0;
      top += cap;
      const drawn = path(textPath(face, word, LEFT, top, sizes[index] ?? 10), index === 0 ? ink : tone);
      top += 5;
      return drawn;
    })
    .join('');
}
