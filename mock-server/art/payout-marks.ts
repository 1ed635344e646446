import { payoutProviders } from '../catalogue/payout-providers.ts';
import type { PayoutKind } from '../worlds/columns.ts';
import { hashSeed } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import { type PaymentMethod, paymentMethods } from './paths.ts';
import { circle, group, line, path, rect, Sheet, star, svgDocument } from './svg.ts';

/** 64 × 64; `soft` is the second tone. */
type Sign = (ink: string, soft: string) => string;

const columns: Sign = (ink, soft) =>
  path('M32 11L53 23V27H11V23Z', ink) +
  [17, 28.5, 40].map((x) => rect(x, 30, 7, 15, soft, 1)).join('') +
  rect(12, 47, 40, 5, ink, 1.5);
const tower: Sign = (ink, soft) =>
  path('M14 52V25L31 13V52Z', ink) + path('M34 52V21L50 29V52Z', soft) + rect(10, 51, 44, 3.5, ink, 1.5);
const knot: Sign = (ink, soft) =>
  circle(25, 32, 12.5, 'none', `stroke="${ink}" stroke-width="6.5"`) +
  circle(39, 32, 12.5, 'none', `stroke="${soft}" stroke-width="6.5"`);
const sail: Sign = (ink, soft) =>
  path('M30 10Q33 30 15 45H30Z', ink) + path('M34 17Q50 30 48 45H34Z', soft) + line('M13 52Q32 58 51 52', ink, 4.5);
const peaks: Sign = (ink, soft) =>
  path('M24 17L45 50H6Z', ink) + path('M42 26L58 50H38L33 41Z', soft) + circle(46, 17, 5, ink);
const coinStack: Sign = (ink, soft) =>
  [45, 36, 27].map((y, index) => rect(14 + index * 3, y, 32, 7, index === 1 ? soft : ink, 3.5)).join('') +
  circle(36, 17, 7, ink);
const keystone: Sign = (ink, soft) =>
  path('M32 10L51 21V43L32 54L13 43V21Z', soft) + path('M32 20L42 26V38L32 44L22 38V26Z', ink);
const wave: Sign = (ink, soft) =>
  line('M11 26Q18 17 25 26T39 26T53 26', ink, 5.5) +
  line('M11 38Q18 29 25 38T39 38T53 38', soft, 5.5) +
  line('M18 49Q25 42 32 49T46 49', ink, 5);
const sun: Sign = (ink, soft) => path(star(32, 32, [23, 14], 16), soft) + circle(32, 32, 10.5, ink);

const purse: Sign = (ink, soft) =>
  rect(11, 19, 42, 30, ink, 8) + rect(34, 28, 22, 13, soft, 6.5) + circle(42, 34.5, 3.4, ink);
const bolt: Sign = (ink, soft) => circle(32, 32, 21, soft) + path('M36 11L18 35H30L27 53L46 28H34Z', ink);
const hand: Sign = (ink, soft) =>
  path('M12 34Q12 16 30 16H44Q34 20 34 30T46 44H30Q12 46 12 34Z', ink) + circle(46, 30, 9, soft);

const tron: Sign = (ink) => line('M12 14L50 21L32 54ZM12 14L34 28L50 21M34 28L32 54', ink, 3.6);
const ether: Sign = (ink, soft) => path('M32 8L48 33L32 42L16 33Z', ink) + path('M16 37L32 46L48 37L32 57Z', soft);

const SIGNS: Record<PayoutKind, readonly Sign[]> = {
  BANK: [columns, tower, knot, keystone, sail, peaks, sun, coinStack, wave],
  EWALLET: [purse, bolt, hand],
  CRYPTO: [tron, ether],
};

const screen: Sign = (ink, soft) =>
  rect(9, 12, 46, 33, 'none', 5, `stroke="${ink}" stroke-width="4.5"`) +
  path('M32 17L45 24.5V27H19V24.5Z', soft) +
  [22, 30, 38].map((x) => rect(x, 29, 4, 7, soft)).join('') +
  rect(19, 37, 26, 3, soft) +
  line('M23 53H41', ink, 4.5);
const scanned: Sign = (ink, soft) =>
  [
    [10, 10],
    [35, 10],
    [10, 35],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x + 2, y + 2, 15, 15, 'none', 2.5, `stroke="${ink}" stroke-width="4"`) + rect(x + 7, y + 7, 5, 5, soft),
    )
    .join('') +
  [36, 49].map((x) => [36, 49].map((y) => rect(x, y, 6, 6, ink, 1)).join('')).join('') +
  rect(42.5, 42.5, 6, 6, soft, 1);
const arrows: Sign = (ink, soft) =>
  line('M11 23H50M40 12L51 23L40 34', ink, 5.5) + line('M53 43H14M24 32L13 43L24 54', soft, 5.5);
const couple: Sign = (ink, soft) =>
  circle(43, 23, 8, soft) +
  path('M29 49Q29 34 43 34T57 49Z', soft) +
  circle(21, 20, 8.5, ink) +
  path('M6 48Q6 32 21 32T36 48Z', ink);
const block: Sign = (ink, soft) =>
  line('M32 9L52 20.5V43.5L32 55L12 43.5V20.5Z', ink, 4.5) + path('M32 20L42 32L32 44L22 32Z', soft);

const METHOD_SIGNS: Record<PaymentMethod, Sign> = {
  online: screen,
  qr: scanned,
  transfer: arrows,
  c2c: couple,
  bank: columns,
  ewallet: purse,
  crypto: block,
};

/** Returns null for an unknown one. Paler than a provider's mark, as it is a kind. */
export function drawMethodMark(name: string): string | null {
  const method = paymentMethods.find((each) => each === name);
  if (!method) return null;
  const hue = 205 + paymentMethods.indexOf(method) * 51;
  const sheet = new Sheet();
  const tile = rect(0, 0, 64, 64, sheet.linear([hsl(hue, 36, 44), hsl(hue + 14, 42, 27)], 60), 18);
  return svgDocument(method, 64, 64, sheet, tile + shrink(METHOD_SIGNS[method]('#fff', hsl(hue + 30, 80, 82))), 'sign');
}

const shrink = (drawn: string) => group(drawn, 'transform="translate(32 32) scale(.82) translate(-32 -32)"');

/** Brands share chains. */
const providers = new Map(
  Object.values(payoutProviders)
    .flat()
    .map((provider) => [provider.code, provider]),
);
const ofKind = (kind: PayoutKind) => [...providers.values()].filter((provider) => provider.kind === kind);

/** Returns null for an unknown code. Neighbours of a kind differ in sign and colour. */
export function drawPayoutMark(code: string): string | null {
  const provider = providers.get(code);
  if (!provider) return null;
  const { kind, name } = provider;
  const place = ofKind(kind).findIndex((each) => each.code === code);
  const signs = SIGNS[kind];
  const sign = signs[place % signs.length] ?? columns;
  const hue = kind === 'CRYPTO' ? ([356, 232][place] ?? 0) : (place * 67 + (hashSeed(`mark ${kind}`) >>> 0)) % 360;
  const sheet = new Sheet();
  const ground = sheet.linear([hsl(hue, 66, 40), hsl(hue + 18, 72, 22)], 60);
  const tile = (fill: string) => rect(0, 0, 64, 64, fill, kind === 'BANK' ? 14 : 32);
  // Beyond the tile it shows on dark pages.
  const shine = group(
    circle(22, 14, 30, sheet.radial(['#fff|0.2', '#fff|0'])),
    `clip-path="${sheet.clip(tile('#fff'))}"`,
  );
  return svgDocument(name, 64, 64, sheet, tile(ground) + shine + shrink(sign('#fff', hsl(hue + 30, 92, 80))), 'sign');
}
