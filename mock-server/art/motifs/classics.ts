import { textPath } from '../lettering.ts';
import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, place, rect, star } from '../svg.ts';
import { star4 } from './treasure.ts';

/** A burning, bevelled seven. */
export function seven(pen: Pen, color = '#f3132f'): string {
  const d = 'M30 22H176V60Q126 112 116 184H60Q72 112 116 70H72Q58 72 52 90H26Z';
  return pen.shape(d, pen.ink, 16) + path(d, 'none', `stroke="${pen.metal('gold')}" stroke-width="13" stroke-linejoin="round"`) + path(d, pen.sheet.linear([lighten(color, 0.55), color, darken(color, 0.5)])) + path('M34 26H172V42H34Z', '#fff', 'opacity=".55"') + path('M118 74Q80 116 70 178H64Q72 112 112 74Z', '#fff', 'opacity=".35"') + star4(166, 30, 26);
}

export function bell(pen: Pen): string {
  return circle(100, 172, 18, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="4"`) + pen.shape('M100 14Q116 14 116 30C156 40 158 96 164 124Q170 144 188 156V166H12V156Q30 144 36 124C42 96 44 40 84 30Q84 14 100 14Z', pen.metal('gold', 10), 5) + path('M20 148Q100 130 180 148L188 160H12Z', pen.sheet.linear(['#a05a04|0.8', '#ffdf66|0.6'])) + path('M62 54Q48 84 46 124Q60 92 84 46Z', '#fff', 'opacity=".75"') + path('M80 20Q100 40 120 20L138 34Q100 60 62 34Z', '#e01f3a', `stroke="${pen.ink}" stroke-width="3"`) + circle(100, 34, 9, pen.ball('#ff4a5e'));
}

export function cherries(pen: Pen): string {
  return line('M66 120Q76 60 130 22M142 120Q140 62 128 22', pen.ink, 12) + line('M66 120Q76 60 130 22M142 120Q140 62 128 22', '#57a83a', 7) + pen.shape('M126 22Q150 -8 194 10Q178 48 126 22Z', pen.shade('#3fbf3a')) + line('M132 20Q160 10 184 14', '#c9f58a', 2.5) + mirror('') + circle(62, 142, 46, pen.ball('#ee1638', 0.7), `stroke="${pen.ink}" stroke-width="4"`) + circle(144, 142, 42, pen.ball('#ee1638', 0.7), `stroke="${pen.ink}" stroke-width="4"`) + ellipse(46, 124, 13, 9, '#fff', 'opacity=".85" transform="rotate(-35 46 124)"') + ellipse(130, 124, 12, 8, '#fff', 'opacity=".85" transform="rotate(-35 130 124)"');
}

export function melon(pen: Pen): string {
  return group(pen.shape('M6 70A96 96 0 0 0 194 70Z', pen.shade('#1f9a3a')) + path('M16 72A86 86 0 0 0 184 72Z', '#e9ffc9') + path('M24 72A77 77 0 0 0 176 72Z', pen.sheet.radial(['#ff9a8a', '#ff3d4a', '#d3123a'], 0.5, 0, 1)) + [[56, 92], [84, 90], [116, 90], [144, 92], [72, 116], [100, 118], [128, 116], [100, 138]].map(([x = 0, y = 0]) => ellipse(x, y, 4.4, 7, '#220608')).join('') + path('M24 72H176V80H24Z', '#fff', 'opacity=".4"'), 'transform="rotate(-14 100 100) translate(0 12)"');
}

export function grapes(pen: Pen): string {
  const berry = pen.sheet.symbol(circle(0, 0, 23, pen.ball('#8b2bd6', 0.7), `stroke="${pen.ink}" stroke-width="3.5"`) + ellipse(-8, -9, 6, 4, '#fff', 'opacity=".85"'));
  const spots: [number, number][] = [[100, 172], [80, 142], [120, 142], [62, 110], [100, 112], [138, 110], [46, 78], [82, 78], [118, 78], [154, 78]];
  return pen.cord('M100 60Q98 30 112 8', '#7a4a1e', 7) + spots.map(([x, y]) => `<use href="${berry}" x="${x}" y="${y}"/>`).join('') + pen.shape('M98 50Q58 60 44 30Q66 34 70 16Q96 22 98 50Z', pen.shade('#46b535')) + pen.shape('M102 50Q140 56 156 26Q134 30 128 14Q104 22 102 50Z', pen.shade('#46b535'));
}

export function citrus(pen: Pen, color = '#ffd21f'): string {
  return pen.shape('M40 66C70 26 140 20 164 52Q186 50 188 70Q184 82 178 84C180 130 140 174 84 168Q58 190 44 166C10 140 18 92 40 66Z', pen.ball(color)) + ellipse(78, 74, 28, 14, '#fff', 'opacity=".75" transform="rotate(-32 78 74)"') + pen.shape('M150 48Q146 12 186 4Q196 36 150 48Z', pen.shade('#3fb83a')) + [[120, 120], [90, 140], [138, 96], [70, 120]].map(([x = 0, y = 0]) => circle(x, y, 3, darken(color, 0.2))).join('');
}

/** Three bevelled bars with lettering. */
export function bar(pen: Pen): string {
  return [40, 100, 160].map((y, index) => pen.shape(`M14 ${y - 27}H186V${y + 27}H14Z`, pen.metal('gold'), 5) + rect(22, y - 20, 156, 40, pen.sheet.linear(['#3d4a78', '#10142c', '#2b3560']), 4) + path(textPath('alfa', 'BAR', 53, y + 14, 38 + (index === 1 ? 1 : 0)), pen.sheet.linear(['#fff', '#ffd75a', '#e08a10']))).join('');
}

/** A slot machine's window with three symbols. */
export function reels(pen: Pen, symbols: readonly string[]): string {
  const window = [0, 1, 2].map((index) => rect(20 + index * 55, 44, 50, 112, pen.sheet.linear(['#9a8f86', '#ffffff|1|25', '#fffdf5|1|70', '#8d8078']), 5, `stroke="${pen.ink}" stroke-width="2"`) + place(symbols[index] ?? '', 45 + index * 55, 100, 0.25) + place(symbols[(index + 1) % 3] ?? '', 45 + index * 55, 54, 0.17) + place(symbols[(index + 2) % 3] ?? '', 45 + index * 55, 146, 0.17)).join('');
  const bulbs = [20, 46, 72, 100, 128, 154, 180].map((x, index) => circle(x, 24, 5, index % 2 ? '#fff3b0' : '#ff9d2e')).join('');
  return pen.shape('M6 34Q6 10 30 10H170Q194 10 194 34V166Q194 190 170 190H30Q6 190 6 166Z', pen.metal('gold', 70), 6) + rect(13, 38, 174, 124, pen.shade(pen.palette.base), 8) + bulbs + bulbs.replace(/cy="24"/g, 'cy="176"') + window + rect(18, 94, 164, 12, '#ff2f4d', 0, 'opacity=".28"') + pen.cord('M198 120V60', '#c9d2e0', 7) + circle(198, 52, 13, pen.ball('#f21d3c'), `stroke="${pen.ink}" stroke-width="3"`);
}

export function joker(pen: Pen): string {
  return (
    pen.shape('M100 92Q70 20 12 38Q-12 60 2 92Q16 66 44 112Z', pen.shade('#8a1fd6')) + pen.shape('M100 92Q130 20 188 38Q212 60 198 92Q184 66 156 112Z', pen.shade('#f01d4d')) + pen.shape('M64 96Q66 24 100 -4Q134 24 136 96Z', pen.shade('#ffb81f')) +
    mirror(circle(3, 96, 11, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`)) + circle(100, -6, 11, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) +
    pen.shape('M44 92Q100 70 156 92C164 140 140 172 100 190C60 172 36 140 44 92Z', pen.ball('#ffe9d6', 0.35)) + pen.shape('M38 90Q100 62 162 90L158 108Q100 82 42 108Z', pen.metal('gold'), 3.5) +
    mirror(path('M56 118Q70 100 88 118Q72 130 56 118Z', '#2f1458') + ellipse(72, 117, 11, 7.5, '#fff') + circle(74, 117, 5.5, '#17a34a') + circle(74, 117, 2.6, '#08130b') + line('M52 104Q70 92 88 106', '#2b0f3d', 5) + circle(58, 142, 9, '#ff6a7d', 'opacity=".65"') + path('M72 122L68 146L78 124Z', '#8a1fd6')) +
    path('M92 122Q100 148 110 140Q102 132 106 120Z', '#e9b795') + pen.shape('M58 146Q100 172 142 146Q132 180 100 182Q68 180 58 146Z', '#7a0c22', 3.5) + path('M64 151Q100 172 136 151L130 160Q100 176 70 160Z', '#fff') + line('M52 142Q56 148 62 148M148 142Q144 148 138 148', '#c2143c', 5)
  );
}

const FACES: Record<string, string> = {
  spade: 'M0 -40C10 -18 40 -4 38 16C36 34 12 36 5 18Q7 34 16 42H-16Q-7 34 -5 18C-12 36 -36 34 -38 16C-40 -4 -10 -18 0 -40Z',
  heart: 'M0 42C-10 22 -42 6 -40 -18C-38 -44 -6 -42 0 -20C6 -42 38 -44 40 -18C42 6 10 22 0 42Z',
  diamond: 'M0 -46Q14 -18 36 0Q14 18 0 46Q-14 18 -36 0Q-14 -18 0 -46Z',
  club: 'M0 -42C26 -42 26 -14 12 -6C30 -16 46 6 32 22C22 32 8 26 5 16Q7 34 16 42H-16Q-7 34 -5 16C-8 26 -22 32 -32 22C-46 6 -30 -16 -12 -6C-26 -14 -26 -42 0 -42Z',
};
export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

/** A suit sign around (x, y). */
export function suit(name: Suit, x: number, y: number, scale: number, fill: string, extra = ''): string {
  return `<path d="${FACES[name] ?? ''}" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"${extra}/>`;
}

/** A playing card standing up. */
export function card(pen: Pen, rank: string, name: Suit): string {
  const color = name === 'heart' || name === 'diamond' ? '#d8122f' : '#171226';
  return rect(40, 14, 128, 178, '#000', 14, 'opacity=".3"') + rect(36, 10, 128, 178, pen.sheet.linear(['#ffffff', '#f4efe6', '#d9cfc2'], 60), 14, `stroke="${pen.ink}" stroke-width="4"`) + path(textPath('alfa', rank, 48, 56, 46), color) + suit(name, 62, 82, 0.34, color) + suit(name, 106, 118, 1.05, pen.sheet.linear([lighten(color, 0.35), color, darken(color, 0.35)])) + suit(name, 146, 168, 0.26, color);
}

/** A hand of cards in a fan. */
export function hand(pen: Pen, cards: readonly (readonly [string, Suit])[]): string {
  const middle = (cards.length - 1) / 2;
  return cards.map(([rank, name], index) => group(card(pen, rank, name), `transform="rotate(${num1((index - middle) * (cards.length > 3 ? 15 : 19))} 100 230) translate(18 18) scale(.82)"`)).join('');
}

function num1(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A die showing three faces. */
export function die(pen: Pen, color = '#e3182f', pips = '#fff'): string {
  const pip = (x: number, y: number, rx: number, ry: number): string => ellipse(x, y, rx, ry, pips);
  return (
    pen.shape('M100 10L184 52V142L100 192L16 142V52Z', pen.ink, 8) + path('M100 14L180 54L100 98L20 54Z', pen.sheet.linear([lighten(color, 0.65), lighten(color, 0.2)], 40)) + path('M18 58L98 102V188L18 140Z', pen.sheet.linear([color, darken(color, 0.25)])) + path('M182 58L102 102V188L182 140Z', pen.sheet.linear([darken(color, 0.25), darken(color, 0.6)])) +
    pip(100, 55, 17, 9.5) + [[38, 88], [58, 122], [78, 156], [38, 128], [78, 116]].map(([x = 0, y = 0]) => pip(x, y, 7.5, 10)).join('') + [[122, 116], [142, 122], [162, 92], [122, 158], [162, 134]].filter((_, index) => index !== 1).map(([x = 0, y = 0]) => pip(x, y, 7.5, 10)).join('') + path('M100 16L176 54L100 60L30 54Z', '#fff', 'opacity=".25"')
  );
}

/** A casino chip with edge spots. */
export function chip(pen: Pen, color = '#d8172f', mark: Suit = 'spade'): string {
  const spots = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => path('M86 14Q100 10 114 14L110 38Q100 35 90 38Z', '#fff', `transform="rotate(${turn} 100 100)"`)).join('');
  return circle(104, 108, 90, '#000', 'opacity=".35"') + circle(100, 100, 90, pen.ball(color), `stroke="${pen.ink}" stroke-width="4"`) + spots + circle(100, 100, 62, pen.shade(darken(color, 0.2)), 'stroke="#fff" stroke-width="3"') + circle(100, 100, 54, 'none', `stroke="${pen.metal('gold')}" stroke-width="4" stroke-dasharray="6 5"`) + suit(mark, 100, 102, 0.8, '#fff') + path('M26 74Q50 22 108 18Q58 34 40 84Z', '#fff', 'opacity=".5"');
}

/** A stack of chips. */
export function chips(pen: Pen): string {
  const stack = (x: number, base: number, count: number, color: string): string => Array.from({ length: count }, (_, index) => { const y = base - index * 15; return path(`M${x - 44} ${y}V${y + 13}A44 16 0 0 0 ${x + 44} ${y + 13}V${y}Z`, pen.sheet.linear([darken(color, 0.4), color, lighten(color, 0.3), darken(color, 0.5)], 0), `stroke="${pen.ink}" stroke-width="2.5"`) + line(`M${x - 22} ${y + 14}V${y + 26}M${x + 22} ${y + 14}V${y + 26}M${x} ${y + 17}V${y + 28}`, '#fff', 8, 'stroke-linecap="butt"') + ellipse(x, y, 44, 16, pen.shade(color), `stroke="${pen.ink}" stroke-width="2.5"`) + ellipse(x, y, 27, 9, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="7 5"'); }).join('');
  return stack(50, 146, 6, '#1f6fe0') + stack(148, 150, 8, '#e01d36') + stack(98, 166, 5, '#12a15a');
}

/** A roulette wheel seen from the dealer's side. */
export function roulette(pen: Pen): string {
  const pockets = Array.from({ length: 24 }, (_, index) => { const a = (index * 15 * Math.PI) / 180; const b = ((index + 1) * 15 * Math.PI) / 180; const p = (t: number, r: number): string => `${Math.round(100 + Math.cos(t) * r)} ${Math.round(100 + Math.sin(t) * r)}`; return path(`M${p(a, 82)}L${p(b, 82)}L${p(b, 54)}L${p(a, 54)}Z`, index === 0 ? '#0fa04a' : index % 2 ? '#d3142c' : '#17121d', 'stroke="#e8b548" stroke-width="1"'); }).join('');
  return circle(100, 100, 98, pen.sheet.radial(['#6e3413', '#8d4a1e|1|84', '#3a1706']), `stroke="${pen.ink}" stroke-width="4"`) + circle(100, 100, 88, 'none', `stroke="${pen.metal('gold')}" stroke-width="6"`) + pockets + circle(100, 100, 54, pen.sheet.radial(['#c98a4a', '#7a3d16', '#3d1a08'], 0.4, 0.35, 0.7), `stroke="${pen.metal('gold')}" stroke-width="4"`) + [0, 45, 90, 135].map((turn) => line('M52 100H148', pen.metal('gold', 90), 5, `transform="rotate(${turn} 100 100)"`)).join('') + circle(100, 100, 20, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="2"`) + circle(95, 94, 6, '#fff', 'opacity=".8"') + circle(152, 62, 8, pen.ball('#fff', 0.3), `stroke="${pen.ink}" stroke-width="1.5"`) + path('M20 62Q50 10 116 8Q60 26 34 78Z', '#fff', 'opacity=".35"');
}

/** A mahjong tile; the face is one of dots, bamboo or the red dragon. */
export function tile(pen: Pen, face = 0): string {
  const faces = [
    [[70, 56], [116, 56], [93, 96], [70, 136], [116, 136]].map(([x = 0, y = 0], index) => circle(x, y, 15, ['#0f8a4a', '#1f5fd0', '#d8152f', '#1f5fd0', '#0f8a4a'][index] ?? '#000') + circle(x, y, 7, '#fff')).join(''),
    [66, 93, 120].map((x) => line(`M${x} 48V80M${x} 110V142`, '#0f8a4a', 9) + line(`M${x - 4} 64H${x + 4}M${x - 4} 126H${x + 4}`, '#fff', 3)).join('') + line('M93 84V106', '#d8152f', 9),
    line('M93 38V156M62 64H124V108H62Z', '#d8152f', 11),
  ];
  return pen.shape('M48 22H162V176H52Z', '#0f7a45', 5) + rect(36, 16, 116, 160, pen.shade('#e9dfc6', 0.4), 14, `stroke="${pen.ink}" stroke-width="4"`) + rect(42, 22, 104, 146, pen.sheet.linear(['#fffef8', '#f7f0dd']), 10) + (faces[face % 3] ?? '');
}
