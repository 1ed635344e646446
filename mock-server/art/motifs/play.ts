import { textPath, textWidth } from '../lettering.ts';
import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, num, path, rect, star } from '../svg.ts';

/** A ball lit from the upper left with its contact shade; the seams are drawn by the callers. */
function ball(pen: Pen, color: string, seams: string): string {
  const clip = pen.sheet.clip(circle(100, 100, 88, '#fff'));
  return circle(100, 100, 88, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) + group(seams, `clip-path="${clip}"`) + circle(100, 100, 88, pen.sheet.radial(['#fff|0.35', '#fff|0|40', '#000|0|60', '#000|0.6'], 0.36, 0.3, 0.8)) + ellipse(66, 52, 26, 15, '#fff', 'opacity=".6" transform="rotate(-35 66 52)"');
}

export function football(pen: Pen): string {
  const patch = (x: number, y: number, r: number, turn: number): string => path(star(x, y, [r], 5, turn), '#1b1926', 'stroke="#1b1926" stroke-width="4" stroke-linejoin="round"');
  const around = [0, 1, 2, 3, 4].map((index) => { const a = ((index * 72 - 90) * Math.PI) / 180; const at = (r: number): string => `${num(100 + Math.cos(a) * r)} ${num(98 + Math.sin(a) * r)}`; return line(`M${at(28)}L${at(58)}`, '#3a3648', 4) + patch(100 + Math.cos(a) * 84, 98 + Math.sin(a) * 84, 28, index * 72 + 90) + line(`M${at(58)}L${num(100 + Math.cos(a + 0.63) * 66)} ${num(98 + Math.sin(a + 0.63) * 66)}L${num(100 + Math.cos(a + 1.257) * 58)} ${num(98 + Math.sin(a + 1.257) * 58)}`, '#3a3648', 4); }).join('');
  return ball(pen, '#fbfbff', patch(100, 98, 30, -90) + around);
}
export const basketball = (pen: Pen): string => ball(pen, '#f27a1a', line('M100 8V192M8 100H192M34 30Q84 100 34 170M166 30Q116 100 166 170', '#3a1408', 6));
export const tennis = (pen: Pen): string => ball(pen, '#d2f03a', line('M30 24Q90 100 30 176M170 24Q110 100 170 176', '#fff', 9));
export const baseball = (pen: Pen): string => ball(pen, '#fdf8ee', mirror(line('M34 24Q84 100 34 176', '#d8182f', 4) + line('M34 24Q84 100 34 176', '#d8182f', 14, 'stroke-dasharray="3 11" stroke-linecap="butt"')));
export const volleyball = (pen: Pen): string => ball(pen, '#fff6e0', path('M100 100Q60 60 60 6H10V70Q50 70 100 100ZM100 100Q154 82 196 110V190H140Q130 130 100 100Z', '#1f5fd0') + path('M100 100Q90 150 46 186L4 150V100Q60 120 100 100Z', '#ffc21a') + line('M100 100Q60 60 60 6M100 100Q154 82 196 110M100 100Q90 150 46 186', '#3a2a3a', 4));

export function cricket(pen: Pen): string {
  return group(pen.shape('M84 4H116V62H130V186Q100 204 70 186V62H84Z', pen.shade('#e8c48a'), 5) + line('M88 8H112M88 22H112M88 36H112M88 50H112', '#b01e2e', 7) + line('M100 74V180', '#a87a3a', 4), 'transform="rotate(36 100 100)"') + group(ball(pen, '#c8142b', line('M100 8V192M88 10V190M112 10V190', '#ffe8d0', 4, 'stroke-dasharray="6 5"')), 'transform="translate(4 86) scale(.52)"');
}

export function glove(pen: Pen): string {
  return pen.shape('M58 24C88 -4 156 0 168 44C180 84 172 112 154 128H74C60 124 52 104 54 86C30 92 14 74 22 58C30 46 46 52 56 62Q50 40 58 24Z', pen.ball('#e0182f'), 5) + line('M56 62Q78 70 82 92M84 40Q120 26 150 42', darken('#e0182f', 0.5), 5) + pen.shape('M70 128H158L150 184H80Z', pen.shade('#fff', 0.25), 5) + line('M78 146H154M80 164H152', '#e0182f', 7) + ellipse(104, 30, 30, 9, '#fff', 'opacity=".5"');
}

export function trophy(pen: Pen): string {
  return mirror(line('M50 40C10 36 6 96 66 108', pen.ink, 18) + line('M50 40C10 36 6 96 66 108', pen.metal('gold'), 10)) + pen.shape('M44 14H156C158 90 142 126 112 134V156H140V188H60V156H88V134C58 126 42 90 44 14Z', pen.metal('gold', 12), 5) + pen.shape('M52 166H148V192H52Z', pen.shade('#3a2030'), 4) + path('M56 22Q56 86 82 118Q70 74 74 22Z', '#fff', 'opacity=".7"') + path(star(100, 66, [28, 12], 10), pen.sheet.linear(['#fff', '#ff9a1a']), 'stroke="#8a4b06" stroke-width="3"');
}

export function controller(pen: Pen): string {
  return pen.shape('M56 48H144C184 48 196 96 196 140C196 172 164 176 148 140Q142 130 132 130H68Q58 130 52 140C36 176 4 172 4 140C4 96 16 48 56 48Z', pen.shade(darken(pen.palette.bright, 0.5)), 6) + line('M58 56H142Q178 58 184 110', '#fff', 3, 'opacity=".6"') + path('M50 72H66V84H78V100H66V112H50V100H38V84H50Z', pen.shade('#dfe6f5'), `stroke="${pen.ink}" stroke-width="3"`) + [[146, 74, '#ffd23f'], [164, 92, '#ff3f6a'], [128, 92, '#35b3ff'], [146, 110, '#3fe08a']].map(([x, y, color]) => circle(Number(x), Number(y), 9, pen.ball(String(color)), `stroke="${pen.ink}" stroke-width="3"`)).join('') + mirror(circle(78, 122, 15, '#14101f', `stroke="${pen.palette.accent}" stroke-width="4"`)) + rect(88, 76, 24, 8, pen.palette.accent, 4);
}

export function headset(pen: Pen): string {
  return line('M26 124C10 -20 190 -20 174 124', pen.ink, 30) + line('M26 124C10 -20 190 -20 174 124', pen.palette.bright, 20) + line('M34 96C30 4 150 -4 166 80', '#fff', 4, 'opacity=".6"') + mirror(pen.shape('M10 96Q12 80 40 80H52V168H40Q12 168 10 150Z', pen.shade('#262036'), 5) + rect(18, 100, 16, 46, pen.palette.accent, 8) + rect(50, 84, 14, 80, pen.shade('#4a4466'), 7, `stroke="${pen.ink}" stroke-width="4"`)) + pen.cord('M30 166Q40 200 92 192', '#4a4466', 7) + rect(88, 182, 34, 18, pen.shade('#262036'), 9, `stroke="${pen.ink}" stroke-width="4"`) + circle(112, 191, 4, pen.palette.accent);
}

export function crosshair(pen: Pen): string {
  return circle(100, 100, 74, 'none', `stroke="${pen.ink}" stroke-width="24"`) + circle(100, 100, 74, 'none', `stroke="${pen.metal('silver')}" stroke-width="14"`) + circle(100, 100, 50, pen.sheet.radial(['#ff3b3b|0.5', '#ff3b3b|0.05'])) + line('M100 0V70M100 130V200M0 100H70M130 100H200', pen.ink, 14) + line('M100 2V70M100 130V198M2 100H70M130 100H198', '#ff4242', 6) + circle(100, 100, 9, '#ff4242');
}

export function raceCar(pen: Pen): string {
  return pen.shape('M4 128Q8 104 44 98L70 66Q78 58 100 58H130Q146 58 160 96Q196 100 198 130L190 146H12Z', pen.shade('#e8182f'), 5) + path('M62 98L80 72H104V98ZM112 72H130Q140 76 148 98H112Z', pen.sheet.linear(['#e9fbff', '#3f7ab8']), `stroke="${pen.ink}" stroke-width="3"`) + path('M8 124H194L192 132H10Z', '#fff') + [52, 152].map((x) => circle(x, 144, 27, '#17131f', `stroke="${pen.ink}" stroke-width="3"`) + circle(x, 144, 15, pen.metal('silver')) + path(star(x, 144, [14, 4], 10), '#3f4d63')).join('') + line('M-20 90H16M-30 110H2M-16 70H34', '#fff', 4, 'opacity=".6"') + circle(108, 116, 12, '#fff') + path(textPath('bungee', '8', 102.6, 121.5, 16), '#17131f');
}

/** A lottery or bingo ball with its number. */
export function numberBall(pen: Pen, value: number, color: string): string {
  const text = String(value);
  const size = 58;
  return circle(100, 100, 90, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) + circle(100, 104, 52, pen.sheet.radial(['#fff', '#fff', '#e3d8cc']), `stroke="${darken(color, 0.4)}" stroke-width="3"`) + path(textPath('alfa', text, 100 - textWidth('alfa', text, size) / 2, 125, size), '#1a1220') + ellipse(66, 44, 27, 14, '#fff', 'opacity=".75" transform="rotate(-32 66 44)"');
}

export const BALL_COLORS = ['#f2b90f', '#1f7ae8', '#e8203a', '#8a2fd0', '#12a15a', '#f2701a'] as const;

/** A glass drum full of numbered balls. */
export function drawMachine(pen: Pen, seed = 0): string {
  const spots: [number, number][] = [[100, 128], [62, 124], [138, 122], [82, 92], [122, 90], [48, 88], [152, 86], [98, 56], [68, 62], [130, 58]];
  const balls = spots.map(([x, y], index) => group(numberBall(pen, ((seed * 13 + index * 17) % 45) + 1, BALL_COLORS[(index + seed) % 6] ?? '#f2b90f'), `transform="translate(${x} ${y}) scale(.21) translate(-100 -100)"`)).join('');
  return pen.shape('M56 158H144L162 196H38Z', pen.metal('gold', 85), 5) + circle(100, 88, 86, pen.sheet.radial(['#ffffff|0.1', '#9fd8ff|0.18', '#ffffff|0.55']), `stroke="${pen.ink}" stroke-width="5"`) + balls + circle(100, 88, 84, 'none', `stroke="${pen.metal('gold')}" stroke-width="6"`) + path('M34 66Q52 18 108 14Q64 36 50 88Z', '#fff', 'opacity=".6"');
}

/** A scratch ticket with three uncovered signs. */
export function ticket(pen: Pen, signs: readonly string[]): string {
  return group(pen.shape('M10 40H190V72Q176 80 190 90V160H10V90Q24 80 10 72Z', pen.shade(pen.palette.accent), 5) + rect(22, 52, 156, 96, 'none', 8, 'stroke="#fff" stroke-width="3" stroke-dasharray="7 5"') + [0, 1, 2].map((index) => rect(30 + index * 48, 72, 44, 60, pen.sheet.linear(['#fff', '#e9e2f2']), 7, `stroke="${pen.ink}" stroke-width="2.5"`) + group(signs[index] ?? '', `transform="translate(${52 + index * 48} 102) scale(.2) translate(-100 -100)"`)).join('') + path('M30 120L46 112L56 122L70 110L74 132H30Z', pen.metal('silver')), 'transform="rotate(-10 100 100)"') + group(circle(0, 0, 42, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) + path(star(0, 0, [24, 10], 10), '#8a4b06'), 'transform="translate(160 160)"');
}

/** A peg board with falling balls. */
export function plinko(pen: Pen): string {
  const pegs = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => Array.from({ length: row + 3 }, (_, index) => circle(100 + (index - (row + 2) / 2) * 21, 22 + row * 20, 4.5, pen.ball('#fff', 0.3)))).join('');
  const cups = ['#ff2f4f', '#ff8a1a', '#ffd23f', '#35d07f', '#ffd23f', '#ff8a1a', '#ff2f4f', '#c81a7a'].map((color, index) => rect(10 + index * 22.6, 166, 20, 26, pen.shade(color), 5, `stroke="${pen.ink}" stroke-width="2"`)).join('');
  return pegs + cups + [[92, 48], [122, 88], [72, 128], [140, 140]].map(([x = 0, y = 0], index) => line(`M${x} ${y - 26}V${y}`, '#fff', 6, 'opacity=".25"') + circle(x, y, 11, pen.ball(index % 2 ? '#ff3f9a' : '#ffd23f'), `stroke="${pen.ink}" stroke-width="3"`)).join('');
}

export function bomb(pen: Pen): string {
  return pen.cord('M136 52Q150 18 178 22', '#e8c48a', 5) + path(star(182, 18, [34, 12], 14), pen.sheet.radial(['#fff', '#ffe14a', '#ff5a14'])) + pen.shape('M112 46L146 30L164 62L138 80Z', pen.shade('#5a5470'), 4) + circle(92, 118, 76, pen.ball('#37314d', 0.7), `stroke="${pen.ink}" stroke-width="5"`) + ellipse(64, 84, 24, 15, '#fff', 'opacity=".7" transform="rotate(-36 64 84)"') + path('M58 110L88 118L56 126ZM126 110L96 118L128 126Z', '#ff4a3a') + path('M66 148Q92 132 118 148L110 158Q92 148 74 158Z', '#ff4a3a');
}

/** A prize wheel with coloured sectors. */
export function wheel(pen: Pen): string {
  const colors = ['#e8203a', '#ffc21a', '#1f7ae8', '#12a15a', '#8a2fd0', '#f2701a'];
  const at = (turn: number, r: number): string => `${num(100 + Math.cos((turn * Math.PI) / 180) * r)} ${num(104 + Math.sin((turn * Math.PI) / 180) * r)}`;
  const sectors = Array.from({ length: 12 }, (_, index) => path(`M100 104L${at(index * 30, 78)}A78 78 0 0 1 ${at(index * 30 + 30, 78)}Z`, colors[index % 6] ?? '', 'stroke="#fff3c0" stroke-width="2"') + group(path(star(0, 0, [7, 3], 10), '#fff'), `transform="translate(${at(index * 30 + 15, 58)})"`)).join('');
  return circle(100, 104, 94, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="5"`) + sectors + circle(100, 104, 78, pen.sheet.radial(['#fff|0', '#fff|0|60', '#000|0.4'], 0.5, 0.5, 0.5)) + Array.from({ length: 16 }, (_, index) => `<circle cx="${at(index * 22.5, 86).replace(' ', '" cy="')}" r="4" fill="${index % 2 ? '#fff' : '#ff9a2e'}"/>`).join('') + circle(100, 104, 24, pen.metal('gold', 40), `stroke="${pen.ink}" stroke-width="4"`) + path(star(100, 104, [14, 6], 10), '#b01e2e') + pen.shape('M82 -6H118L100 34Z', pen.shade('#e8203a'), 4);
}

/** A cannon of the fishing games, pointing up. */
export function cannon(pen: Pen): string {
  return pen.shape('M72 20Q70 6 100 6Q130 6 128 20L138 130H62Z', pen.metal('gold', 10), 5) + pen.shape('M64 6H136V30H64Z', pen.shade(pen.palette.accent), 4) + path('M76 34H90L84 128H70Z', '#fff', 'opacity=".5"') + pen.shape('M28 196Q30 118 100 118Q170 118 172 196Z', pen.shade(pen.palette.bright), 5) + circle(100, 158, 26, pen.ball('#2fd8ff'), `stroke="${pen.metal('gold')}" stroke-width="7"`) + path(star(100, 6, [26, 9], 12), '#fff6b0');
}

export function gift(pen: Pen): string {
  return rect(26, 88, 148, 104, pen.shade('#d8182f'), 6, `stroke="${pen.ink}" stroke-width="5"`) + rect(88, 88, 24, 104, pen.metal('gold')) + rect(14, 62, 172, 38, pen.shade('#f0243f'), 6, `stroke="${pen.ink}" stroke-width="5"`) + rect(86, 62, 28, 38, pen.metal('gold'), 0, `stroke="${pen.ink}" stroke-width="2"`) + mirror(pen.shape('M98 60C80 20 32 4 30 34C30 56 66 62 98 60Z', pen.metal('gold', 30), 4) + path('M90 54C76 34 48 24 46 38C46 50 70 54 90 54Z', '#8a4b06', 'opacity=".6"')) + circle(100, 58, 13, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="4"`);
}
