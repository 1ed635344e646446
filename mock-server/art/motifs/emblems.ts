import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, place, rect, star } from '../svg.ts';
import { gem, star4 } from './treasure.ts';

export function bolt(pen: Pen): string {
  const d = 'M122 -6L34 112H86L62 206L172 76H112Z';
  return path(d, pen.ink, `stroke="${pen.ink}" stroke-width="12" stroke-linejoin="round"`) + path(d, 'none', 'stroke="#fff3a0" stroke-width="6" stroke-linejoin="round"') + path(d, pen.sheet.linear(['#ffffff', '#ffe84a', '#ff9a0a'])) + path('M118 6L50 104H72L104 80Z', '#fff', 'opacity=".7"');
}

export function flame(pen: Pen, core = '#ff5a14'): string {
  return pen.shape('M104 -4C118 44 168 62 168 124C168 170 138 196 100 196C62 196 32 170 32 126C32 98 46 84 52 62C64 72 68 84 70 92C84 70 102 46 104 -4Z', pen.sheet.linear([lighten(core, 0.2), core, darken(core, 0.3)])) + path('M106 52C116 86 148 96 146 138C144 172 122 188 100 188C74 188 54 170 54 142C54 122 62 114 66 104C74 110 78 118 80 124C94 108 104 88 106 52Z', pen.sheet.linear(['#ffb01f', '#ff8a14', '#ffcf3a'])) + path('M104 104C110 126 128 132 126 154C124 174 114 184 100 184C84 184 74 172 74 156C74 146 80 140 84 132C90 138 94 124 104 104Z', '#fff2a0');
}

export function crystal(pen: Pen): string {
  const shard = (x: number, y: number, w: number, h: number, turn: number): string => group(pen.shape(`M0 ${-h}L${w} ${-h * 0.68}L${w * 0.8} 0H${-w * 0.8}L${-w} ${-h * 0.68}Z`, '#2f86d6', 5) + path(`M0 ${-h}L${w} ${-h * 0.68}L${w * 0.8} 0H${w * 0.1}Z`, pen.sheet.linear(['#9fe6ff', '#1a5fb4'])) + path(`M0 ${-h}L${-w} ${-h * 0.68}L${-w * 0.8} 0H${w * 0.1}Z`, pen.sheet.linear(['#ffffff', '#6fd0ff'])), `transform="translate(${x} ${y}) rotate(${turn})"`);
  return shard(60, 178, 20, 104, -32) + shard(142, 178, 20, 100, 32) + shard(78, 184, 22, 136, -13) + shard(126, 184, 22, 128, 13) + shard(100, 190, 27, 186, 0) + star4(86, 40, 24) + star4(150, 100, 14);
}

export function lotus(pen: Pen, color = '#ff5fa2'): string {
  const petal = (turn: number, length: number, tone: string): string => group(pen.shape(`M0 10C-34 -20 -26 ${-length * 0.7} 0 ${-length}C26 ${-length * 0.7} 34 -20 0 10Z`, pen.sheet.linear(['#fff', lighten(tone, 0.3), tone]), 3) + line(`M0 -10V${-length * 0.72}`, '#fff', 2, 'opacity=".7"'), `transform="translate(100 142) rotate(${turn})"`);
  return mirror(path('M100 150Q40 146 4 168Q50 192 100 174Z', pen.shade('#1d9a54'), `stroke="${pen.ink}" stroke-width="3.5"`)) + [-84, 84, -62, 62].map((turn) => petal(turn, 94, darken(color, 0.1))).join('') + [-40, 40].map((turn) => petal(turn, 112, color)).join('') + [-20, 20].map((turn) => petal(turn, 120, color)).join('') + petal(0, 126, lighten(color, 0.15)) + ellipse(100, 138, 26, 12, pen.metal('gold'));
}

export function candy(pen: Pen, color = '#ff4fa0'): string {
  const spiral = 'M100 78C110 78 110 62 96 64C76 66 76 98 104 96C134 94 134 50 98 48C58 48 56 112 104 114C152 112 152 34 98 32C40 32 40 128 104 130';
  return line('M100 130V206', pen.ink, 18) + line('M100 130V204', '#fff6ea', 11) + circle(100, 78, 72, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) + line(spiral, '#fff', 11) + line('M46 46Q66 18 104 16', '#fff', 8, 'opacity=".8"') + mirror(pen.shape('M100 150Q70 128 54 140Q60 152 54 166Q74 172 100 152Z', pen.shade('#27c4f2'), 3));
}

export function wrapped(pen: Pen, color = '#2fc7ff'): string {
  return group(mirror(pen.shape('M44 100Q20 58 -6 60Q4 80 -4 100Q4 120 -6 140Q20 142 44 100Z', pen.shade(color, 0.45))) + circle(100, 100, 60, pen.ball(color), `stroke="${pen.ink}" stroke-width="4.5"`) + path('M60 56Q92 96 76 154Q60 148 50 134Q68 96 46 72ZM112 42Q140 96 124 156Q144 148 152 132Q158 90 138 54Z', '#fff', 'opacity=".85"') + ellipse(78, 68, 18, 10, '#fff', 'opacity=".8" transform="rotate(-35 78 68)"'), 'transform="rotate(-24 100 100)"');
}

export function book(pen: Pen): string {
  return pen.shape('M30 12H160Q178 12 178 30V186H44Q26 186 26 168V22Q26 12 30 12Z', pen.shade('#8a4213'), 6) + path('M34 164H172V180H46Q34 180 34 172Z', '#f6e4b4') + rect(36, 20, 132, 140, pen.shade('#a85a1a'), 6) + rect(46, 30, 112, 120, 'none', 4, `stroke="${pen.metal('gold')}" stroke-width="6"`) + mirror(path('M46 30H72L46 56ZM46 150H72L46 124Z', pen.metal('gold'))) + path('M58 92Q100 50 142 92Q100 130 58 92Z', '#fff5d6', `stroke="${pen.ink}" stroke-width="4"`) + circle(100, 91, 18, pen.ball('#1fa3c9')) + circle(100, 91, 8, '#12060d') + line('M58 92Q42 86 44 74M90 112L84 136M110 112Q124 136 140 128', pen.metal('gold'), 6);
}

export function scarab(pen: Pen): string {
  return mirror([0, 1, 2, 3].map((index) => group(pen.shape('M0 0Q-40 -28 -100 -10Q-50 12 0 14Z', pen.sheet.linear(['#ffd54a', index % 2 ? '#18a0a8' : '#1f5fd0'], 180), 3), `transform="translate(82 ${96 + index * 7}) rotate(${44 - index * 24}) scale(${1 - index * 0.08})"`)).join('')) + circle(100, 26, 24, pen.ball('#ff4a2e'), `stroke="${pen.ink}" stroke-width="4"`) + pen.shape('M100 50C124 50 128 66 124 76C152 92 150 160 100 178C50 160 48 92 76 76C72 66 76 50 100 50Z', pen.ball('#12868f')) + line('M100 92V172M66 96Q100 80 134 96', pen.metal('gold'), 5) + path('M74 104Q66 130 82 154Q74 124 88 100Z', '#fff', 'opacity=".5"');
}

export function skull(pen: Pen): string {
  return [-38, 38].map((turn) => group(rect(88, -16, 24, 232, pen.shade('#efe3cb', 0.4), 12, `stroke="${pen.ink}" stroke-width="4"`) + [[86, -12], [114, -12], [86, 212], [114, 212]].map(([x = 0, y = 0]) => circle(x, y, 15, pen.ball('#efe3cb', 0.4), `stroke="${pen.ink}" stroke-width="4"`)).join(''), `transform="rotate(${turn} 100 100) translate(20 20) scale(.8)"`)).join('') + pen.shape('M100 24C150 24 170 58 166 96C164 118 150 124 146 134L142 166Q100 182 58 166L54 134C50 124 36 118 34 96C30 58 50 24 100 24Z', pen.ball('#f7eedb', 0.4)) + mirror(path('M48 94Q58 74 86 92Q90 116 70 122Q50 120 48 94Z', '#1c0a14') + circle(70, 102, 5, '#ff4a2e')) + path('M100 116L112 138Q100 144 88 138Z', '#1c0a14') + line('M76 150V168M92 153V172M108 153V172M124 150V168M62 148Q100 160 138 148', '#5a4638', 3.5) + ellipse(76, 48, 24, 11, '#fff', 'opacity=".7" transform="rotate(-24 76 48)"');
}

export function swords(pen: Pen): string {
  const blade = path('M100 -18L112 6V130H88V6Z', pen.sheet.linear(['#fff', '#c4d2e4', '#6d7f9c', '#e6eef8'], 0), `stroke="${pen.ink}" stroke-width="4" stroke-linejoin="round"`) + line('M100 0V128', '#fff', 2) + pen.shape('M56 130H144L136 148H64Z', pen.metal('gold'), 4) + rect(90, 148, 20, 40, '#5a2416', 5, `stroke="${pen.ink}" stroke-width="4"`) + circle(100, 196, 13, pen.ball('#e8223f'), `stroke="${pen.ink}" stroke-width="4"`);
  return group(blade, 'transform="rotate(-40 100 100)"') + group(blade, 'transform="rotate(40 100 100)"');
}

export function hammer(pen: Pen): string {
  return group(rect(89, 70, 22, 132, pen.shade('#7a4520'), 6, `stroke="${pen.ink}" stroke-width="4"`) + line('M91 130L109 140M91 150L109 160M91 170L109 180', '#e9b45a', 4) + pen.shape('M30 4H170L184 22V70L170 88H30L16 70V22Z', pen.metal('silver', 75), 6) + path('M30 12H170L176 24H24Z', '#fff', 'opacity=".7"') + pen.shape('M76 4H124V88H76Z', pen.metal('gold'), 4) + path('M104 18L86 50H98L92 74L116 40H103Z', '#fff6b0', `stroke="${pen.ink}" stroke-width="2"`), 'transform="rotate(28 100 100)"');
}

export function anchorWheel(pen: Pen): string {
  const spokes = Array.from({ length: 8 }, (_, index) => group(line('M100 100V6', pen.ink, 20) + line('M100 100V8', '#b06a2a', 12) + circle(100, 10, 9, pen.ball('#d98a3a'), `stroke="${pen.ink}" stroke-width="3"`), `transform="rotate(${index * 45} 100 100)"`)).join('');
  return spokes + circle(100, 100, 62, 'none', `stroke="${pen.ink}" stroke-width="26"`) + circle(100, 100, 62, 'none', `stroke="${pen.shade('#b9702c')}" stroke-width="18"`) + circle(100, 100, 62, 'none', `stroke="${pen.metal('gold')}" stroke-width="4"`) + circle(100, 100, 22, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) + path(star(100, 100, [15, 6], 10), '#8a4b06');
}

export function rocket(pen: Pen): string {
  return group(path('M80 154Q100 240 120 154Z', pen.sheet.linear(['#fff7b0', '#ffb01f', '#ff4a14|0'])) + path('M88 154Q100 206 112 154Z', '#fff') + mirror(pen.shape('M66 104Q30 124 32 170L74 150Z', pen.shade('#f0203f'))) + pen.shape('M100 -18C140 22 146 90 128 154H72C54 90 60 22 100 -18Z', pen.sheet.linear(['#fff', '#eef3fa', '#a9b8cf', '#6b7c98'], 0)) + path('M100 -16C118 2 128 24 132 44H68C72 24 82 2 100 -16Z', pen.shade('#f0203f'), `stroke="${pen.ink}" stroke-width="3"`) + circle(100, 82, 23, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`) + circle(100, 82, 16, pen.ball('#2fb4ff')) + path('M70 128H130L128 142H72Z', '#f0203f'), 'transform="rotate(38 100 100) translate(8 8) scale(.92)"');
}

export function plane(pen: Pen): string {
  return group(mirror(pen.shape('M90 86L-14 120Q-22 138 -8 140L92 126Z', pen.shade('#e0152f')) + pen.shape('M92 164L56 184Q52 194 62 194L98 186Z', pen.shade('#e0152f'), 3)) + pen.shape('M100 0C118 20 122 70 116 124L106 192H94L84 124C78 70 82 20 100 0Z', pen.ball('#ff3b4a')) + path('M88 44Q100 28 112 44L110 66Q100 74 90 66Z', pen.sheet.linear(['#e9fbff', '#3fa8e8']), `stroke="${pen.ink}" stroke-width="3"`) + ellipse(100, 2, 46, 5, '#fff', 'opacity=".6"') + circle(100, 2, 8, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="2.5"`) + mirror(circle(34, 122, 11, '#fff') + circle(34, 122, 6, '#1f5fd0')), 'transform="rotate(52 100 100)"');
}

export function planet(pen: Pen, color = '#9a4bff'): string {
  return circle(100, 100, 70, pen.ball(color), `stroke="${pen.ink}" stroke-width="4"`) + path('M38 78Q100 96 164 74Q168 86 169 96Q100 118 31 100Q32 88 38 78Z', lighten(color, 0.4), 'opacity=".6"') + path('M42 134Q100 144 156 130Q146 150 132 160Q100 166 66 160Q50 150 42 134Z', darken(color, 0.3), 'opacity=".6"') + group(line('M22 98C-60 130 -10 142 100 120C210 96 250 66 176 74', pen.ink, 17) + line('M22 98C-60 130 -10 142 100 120C210 96 250 66 176 74', pen.metal('gold', 10), 10), '') + circle(70, 66, 12, '#fff', 'opacity=".6"');
}

export function ufo(pen: Pen): string {
  return path('M58 116L10 214H190L142 116Z', pen.sheet.linear(['#b7ffd0|0.85', '#6bff9e|0'])) + path('M52 86C52 20 148 20 148 86Z', pen.sheet.linear(['#eaffff', '#6fdcff', '#2b86c9']), `stroke="${pen.ink}" stroke-width="4"`) + ellipse(100, 76, 18, 24, pen.ball('#64e04f')) + mirror(ellipse(92, 70, 6, 9, '#0c1a0c', 'transform="rotate(-18 92 70)"')) + pen.shape('M100 74C160 74 206 96 206 112C206 130 160 140 100 140C40 140 -6 130 -6 112C-6 96 40 74 100 74Z', pen.metal('silver', 85)) + [16, 44, 72, 100, 128, 156, 184].map((x, index) => circle(x, 114 + 8 * (1 - ((x - 100) / 96) ** 2), 7, pen.ball(index % 2 ? '#ff4f8a' : '#ffe14a'))).join('');
}

/** A wild-west star. */
export function badge(pen: Pen): string {
  return pen.shape(star(100, 104, [98, 46], 10), pen.metal('gold', 60), 7) + path(star(100, 104, [78, 38], 10), 'none', 'stroke="#8a4b06" stroke-width="4" stroke-linejoin="round"') + Array.from({ length: 5 }, (_, index) => circle(100 + Math.cos(((index * 72 - 90) * Math.PI) / 180) * 96, 104 + Math.sin(((index * 72 - 90) * Math.PI) / 180) * 96, 11, pen.metal('gold', 30), `stroke="${pen.ink}" stroke-width="4"`)).join('') + circle(100, 104, 34, pen.metal('gold', 240), 'stroke="#8a4b06" stroke-width="4"') + path(star(100, 104, [24, 10], 10), '#8a4b06') + path('M52 66L92 60L98 22Q76 50 52 66Z', '#fff', 'opacity=".6"');
}

export function moon(pen: Pen): string {
  return pen.shape('M124 10A94 94 0 1 0 190 130A76 76 0 1 1 124 10Z', pen.sheet.radial(['#fffbe0', '#ffe38a', '#e09a2a'], 0.25, 0.4, 0.9)) + [[52, 90, 11], [78, 140, 14], [60, 50, 7]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#c98a2a', 'opacity=".45"')).join('') + star4(140, 84, 30, '#fff6c9') + star4(178, 44, 16, '#fff6c9');
}

export function pumpkin(pen: Pen): string {
  return pen.cord('M100 40Q98 14 120 2', '#4d8a2c', 13) + pen.shape('M100 44C120 30 186 40 188 112C190 168 140 186 100 180C60 186 10 168 12 112C14 40 80 30 100 44Z', pen.ball('#ff8a14')) + line('M100 46Q84 110 100 178M66 44Q34 110 68 180M134 44Q166 110 132 180', '#b34a06', 3.5) + mirror(path('M42 96L84 82L78 112Q56 118 42 96Z', '#fff27a', `stroke="${pen.ink}" stroke-width="3"`)) + path('M36 128Q100 160 164 128Q152 168 128 168L120 156L106 172L94 172L82 156L72 168Q48 168 36 128Z', '#fff27a', `stroke="${pen.ink}" stroke-width="3"`) + ellipse(62, 62, 24, 9, '#fff', 'opacity=".5" transform="rotate(-22 62 62)"');
}

export function butterfly(pen: Pen, color = '#a04bff'): string {
  return mirror(pen.shape('M96 96C80 30 20 -4 2 24C-10 58 30 108 96 110Z', pen.sheet.radial([lighten(color, 0.6), color, darken(color, 0.55)], 0.8, 0.7, 0.9)) + pen.shape('M96 108C50 104 16 130 34 166C52 192 88 160 98 122Z', pen.sheet.radial(['#fff3b0', pen.palette.accent, darken(pen.palette.accent, 0.5)], 0.8, 0.2, 0.9)) + line('M90 96Q50 70 16 34M92 104Q56 92 20 72', '#fff', 2, 'opacity=".6"') + circle(24, 44, 7, '#fff', 'opacity=".7"') + circle(48, 158, 6, '#fff', 'opacity=".7"') + line('M98 62Q86 36 72 28', pen.ink, 4)) + pen.shape('M100 56C110 60 110 140 100 168C90 140 90 60 100 56Z', pen.metal('gold', 0), 3);
}

/** Hearts and roses for romantic titles. */
export function heart(pen: Pen, color = '#f0163f'): string {
  return pen.shape('M100 184C70 144 4 112 6 62C8 8 82 4 100 54C118 4 192 8 194 62C196 112 130 144 100 184Z', pen.ball(color), 5) + path('M28 62C30 34 60 30 76 46Q46 44 38 80Q28 72 28 62Z', '#fff', 'opacity=".75"') + place(gem(pen, '#ffd54a'), 100, 98, 0.2);
}

export function drum(pen: Pen): string {
  return pen.shape('M20 60V140C20 190 180 190 180 140V60Z', pen.shade('#c8142b'), 5) + [44, 100, 156].map((x) => circle(x, x === 100 ? 140 : 130, 13, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`)).join('') + ellipse(100, 60, 80, 32, pen.sheet.radial(['#fffaf0', '#f2dcb4', '#c89a5a']), `stroke="${pen.metal('gold')}" stroke-width="8"`) + line('M34 20L92 56M166 20L108 56', '#7a4520', 9) + rect(0, 0, 0, 0, 'none');
}
