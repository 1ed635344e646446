import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, line, mirror, path, rect, star } from '../svg.ts';

export function castle(pen: Pen, stone = '#c9b8d8'): string {
  const tower = (x: number, y: number, w: number, roof: string): string =>
    pen.shape(
      `M${x - w / 2} ${y}H${x + w / 2}V192H${x - w / 2}Z`,
      pen.sheet.linear([lighten(stone, 0.4), stone, darken(stone, 0.4)], 0),
    ) +
    pen.shape(`M${x - w / 2 - 8} ${y + 2}L${x} ${y - w * 1.5}L${x + w / 2 + 8} ${y + 2}Z`, pen.shade(roof)) +
    pen.shape(`M${x} ${y - w * 1.5 + 4}v-24l20 8l-20 8`, '#ffd21f', 2.5) +
    path(`M${x - 7} ${y + 44}v-20a7 7 0 0 1 14 0v20z`, '#ffe27a', `stroke="${pen.ink}" stroke-width="3"`);
  return (
    tower(40, 92, 40, '#d8327a') +
    tower(160, 92, 40, '#d8327a') +
    tower(100, 62, 50, '#7a3ad8') +
    pen.shape('M22 118H36V108H54V118H72V108H90V118H110V108H128V118H146V108H164V118H178V194H22Z', pen.shade(stone)) +
    pen.shape('M74 194V154A26 26 0 0 1 126 154V194Z', pen.shade('#6a3a1c')) +
    line('M87 132V194M100 128V194M113 132V194', pen.ink, 3) +
    path('M32 142h16v8h-16zM150 132h18v8h-18zM40 170h18v8h-18zM140 164h18v8h-18z', darken(stone, 0.3))
  );
}

export function pagoda(pen: Pen): string {
  const floor = (y: number, w: number): string =>
    rect(
      100 - w * 0.3,
      y,
      w * 0.6,
      36,
      pen.sheet.linear(['#ffb84a', '#d8641a']),
      0,
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    [-0.18, 0, 0.18].map((part) => rect(100 + part * w - 4, y + 10, 8, 22, '#7a1a14')).join('') +
    pen.shape(
      `M${100 - w / 2 - 12} ${y + 2}Q${100 - w * 0.26} ${y - 4} ${100 - w * 0.2} ${y - 22}H${100 + w * 0.2}Q${100 + w * 0.26} ${y - 4} ${112 + w / 2} ${y + 2}L${118 + w / 2} ${y - 12}Q${116 + w / 2} ${y + 12} ${96 + w / 2} ${y + 12}H${104 - w / 2}Q${84 - w / 2} ${y + 12} ${82 - w / 2} ${y - 12}Z`,
      pen.shade('#d8202f'),
    ) +
    line(`M${100 - w / 2} ${y + 7}H${100 + w / 2}`, '#ffd24a', 4);
  return (
    line('M100 -14V20', pen.ink, 9) +
    line('M100 -12V20', '#ffd24a', 5) +
    circle(100, -18, 8, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="3"`) +
    floor(40, 84) +
    floor(94, 118) +
    floor(150, 150) +
    pen.shape('M14 186H186L194 202H6Z', pen.shade('#c9a06a'))
  );
}

export function pyramid(pen: Pen): string {
  const courses = [64, 96, 128, 160].map((y) => `M${100 - (y - 12) * 0.56} ${y}H${100 + (y - 12) * 0.62}`).join('');
  return (
    circle(100, 62, 96, pen.halo('#ffe27a', 0.9)) +
    pen.shape('M100 10L206 192H-6Z', pen.sheet.linear(['#ffe9a8', '#e8b04a', '#b8782a'], 40), 5) +
    path('M100 10L206 192H128Z', '#7a4a16', 'opacity=".6"') +
    line(
      `${courses}M70 64V96M120 64V96M52 96V128M96 96V128M142 96V128M34 128V160M76 128V160M120 128V160`,
      '#8a5a1c',
      2.6,
      'opacity=".7"',
    ) +
    pen.shape('M100 10L128 58L100 66L74 56Z', pen.metal('gold'), 4) +
    path('M82 46Q100 30 118 46Q100 58 82 46Z', '#fff', `stroke="${pen.ink}" stroke-width="2.5"`) +
    circle(100, 45, 6, '#1f8ad8') +
    pen.shape('M82 192V160H118V192Z', '#4a2810', 4)
  );
}

export function lighthouse(pen: Pen): string {
  return (
    path('M100 34L-20 0V74ZM100 34L220 0V74Z', '#fff3a0', 'opacity=".75"') +
    pen.shape('M72 62H128L142 186H58Z', '#fff6ee') +
    path('M70 82L130 80L134 112H66ZM62 144L138 142L142 174H59Z', pen.shade('#e0202f')) +
    pen.shape('M72 62H128L142 186H58Z', 'none') +
    pen.shape('M78 16H122V54H78Z', pen.sheet.radial(['#fff', '#fff3a0', '#ffb52a'])) +
    pen.shape('M70 18Q100 -34 130 18Z', pen.shade('#e0202f')) +
    pen.shape('M62 52H138V66H62Z', pen.shade('#3a3450'), 4) +
    rect(90, 122, 20, 18, '#4fa8d8', 9, `stroke="${pen.ink}" stroke-width="3"`) +
    pen.shape('M88 186V162A12 12 0 0 1 112 162V186Z', '#6a3a1c', 3) +
    pen.shape('M18 206Q20 180 56 184Q100 170 146 184Q182 180 184 206Z', pen.shade('#7a7488'))
  );
}

export function windmill(pen: Pen): string {
  const sail = (turn: number): string =>
    `<g transform="translate(100 74) rotate(${turn})">${line('M0 0V-92', pen.ink, 8) + line('M0 0V-90', '#9a6a3a', 4) + pen.shape('M4 -24H30V-90H4Z', '#fff8e6', 3) + line('M4 -40H30M4 -58H30M4 -74H30M17 -24V-90', '#c8a070', 2.5)}</g>`;
  return (
    pen.shape('M66 72H134L150 196H50Z', pen.shade('#f2e4c8')) +
    pen.shape('M56 78Q62 34 100 30Q138 34 144 78Z', pen.shade('#b8481f')) +
    pen.shape('M86 196V160A14 14 0 0 1 114 160V196Z', pen.shade('#6a3a1c'), 4) +
    circle(100, 122, 12, '#4fa8d8', `stroke="${pen.ink}" stroke-width="3.5"`) +
    [20, 110, 200, 290].map(sail).join('') +
    circle(100, 74, 11, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="3.5"`) +
    [
      [24, 186, '#f0203a'],
      [40, 194, '#ffc21a'],
      [164, 194, '#f0203a'],
      [180, 184, '#ff7ac0'],
    ]
      .map(
        ([x, y, color]) =>
          line(`M${x} 206V${y}`, '#3f8a3a', 4) +
          circle(Number(x), Number(y), 9, String(color), `stroke="${pen.ink}" stroke-width="2.5"`),
      )
      .join('')
  );
}

export function temple(pen: Pen, stone = '#f2e6d0'): string {
  return (
    circle(100, 84, 106, pen.halo('#fff3c0', 0.7)) +
    pen.shape('M100 6L200 68H0Z', pen.shade(stone)) +
    path('M100 22L164 60H36Z', darken(stone, 0.2)) +
    path(star(100, 46, [15, 6], 10), pen.metal('gold'), `stroke="${pen.ink}" stroke-width="2"`) +
    rect(8, 66, 184, 18, pen.metal('gold', 90), 2, `stroke="${pen.ink}" stroke-width="4"`) +
    rect(20, 84, 160, 86, darken(stone, 0.75)) +
    circle(100, 132, 46, pen.halo('#ffb52a', 0.9)) +
    [32, 76, 124, 168]
      .map(
        (x) =>
          rect(
            x - 13,
            84,
            26,
            86,
            pen.sheet.linear([darken(stone, 0.3), lighten(stone, 0.5), stone, darken(stone, 0.45)], 0),
            2,
            `stroke="${pen.ink}" stroke-width="3.5"`,
          ) + line(`M${x - 4} 90V164M${x + 4} 90V164`, darken(stone, 0.35), 2),
      )
      .join('') +
    pen.shape('M8 168H192V182H8ZM-4 182H204V200H-4Z', pen.shade(stone), 4)
  );
}

/** Inns, cafés, shops and huts. */
export function house(pen: Pen, wall = '#f2d9a8', roof = '#c8321f'): string {
  return (
    pen.shape('M140 60V8H166V84Z', pen.shade('#8a4a3a')) +
    circle(154, -8, 12, '#fff', 'opacity=".7"') +
    circle(168, -24, 9, '#fff', 'opacity=".5"') +
    pen.shape('M26 94H174V194H26Z', pen.shade(wall)) +
    pen.shape('M100 14L206 104Q204 116 190 112L100 40L10 112Q-4 116 -6 104Z', pen.shade(roof)) +
    path('M100 40L174 98V106H26V98Z', darken(wall, 0.2)) +
    pen.shape('M82 194V140A20 20 0 0 1 122 140V194Z', pen.shade('#7a4320')) +
    circle(114, 164, 4, '#ffd24a') +
    [
      [38, 124],
      [136, 124],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x, y, 32, 36, pen.sheet.radial(['#fffbd0', '#ffc93a']), 3, `stroke="${pen.ink}" stroke-width="4"`) +
          line(`M${x + 16} ${y}V${y + 36}M${x} ${y + 18}H${x + 32}`, pen.ink, 3),
      )
      .join('') +
    circle(100, 82, 15, pen.sheet.radial(['#fffbd0', '#ffc93a']), `stroke="${pen.ink}" stroke-width="4"`) +
    rect(60, 112, 84, 14, '#3a2a4a', 4) +
    [70, 86, 102, 118, 134].map((x) => circle(x, 119, 4, '#ffe27a')).join('')
  );
}

export function volcano(pen: Pen): string {
  return (
    circle(100, 20, 80, pen.halo('#ff7a1a', 0.9)) +
    path(
      'M84 60Q70 0 44 -16Q84 -6 90 26Q96 -20 110 -34Q112 10 116 30Q130 -2 158 -12Q128 10 118 60Z',
      pen.sheet.linear(['#fff3a0', '#ffb01f', '#ff4a14']),
    ) +
    pen.shape('M70 54Q100 68 130 54Q150 130 206 196H-6Q50 130 70 54Z', pen.shade('#6a4450')) +
    pen.shape(
      'M70 54Q100 72 130 54Q134 70 140 84Q128 92 128 122Q118 132 114 106Q104 92 102 138Q96 176 86 146Q86 112 78 100Q66 108 60 88Q66 70 70 54Z',
      pen.sheet.linear(['#fff0a0', '#ff8a1a', '#e0301a']),
      3,
    ) +
    [
      [40, 6, 8],
      [164, 12, 10],
      [66, -26, 6],
      [140, -34, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ff8a2e', `stroke="${pen.ink}" stroke-width="2.5"`))
      .join('') +
    line('M36 190Q58 158 66 130M162 190Q146 164 138 140', darken('#6a4450', 0.4), 5)
  );
}

export function torii(pen: Pen): string {
  return (
    circle(100, 84, 84, pen.sheet.radial(['#fff3c0', '#ffb04a|1|60', '#ff7a2e'])) +
    mirror(pen.shape('M46 44H66L62 200H36Z', pen.shade('#d8202f')) + rect(30, 186, 38, 16, '#2b2540', 3)) +
    pen.shape('M26 72H174V90H26Z', pen.shade('#d8202f')) +
    pen.shape('M-10 14Q100 40 210 14L204 42Q100 62 -4 42Z', pen.shade('#d8202f')) +
    pen.shape('M-16 2Q100 30 216 2L212 16Q100 42 -12 16Z', pen.shade('#2b2540'), 4) +
    rect(86, 46, 28, 36, pen.metal('gold'), 2, `stroke="${pen.ink}" stroke-width="3.5"`) +
    pen.cord('M60 96Q100 124 140 96', '#f2d98a', 6) +
    [76, 100, 124].map((x) => path(`M${x} 106l8 10l-8 6l6 12`, 'none', 'stroke="#fff" stroke-width="4"')).join('')
  );
}

export function ironTower(pen: Pen): string {
  return (
    circle(100, 60, 90, pen.halo('#ffdf9a', 0.8)) +
    pen.shape(
      'M96 -26H104L112 60Q120 130 168 202H136Q118 164 100 164Q82 164 64 202H32Q80 130 88 60Z',
      pen.sheet.linear(['#ffe9a8', '#d89a3a', '#8a5a1c']),
    ) +
    line('M90 60L116 92L84 120L122 146M110 60L84 92L116 120L78 146', '#6a3f10', 3) +
    pen.shape('M72 138H128L132 150H68ZM82 84H118L120 94H80Z', pen.metal('gold', 90), 3) +
    circle(100, -28, 6, '#fff6c2', `stroke="${pen.ink}" stroke-width="2.5"`)
  );
}

export function stall(pen: Pen, tone = '#e0202f'): string {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    path(
      `M${8 + index * 31} 46L${20 + index * 27} 6H${47 + index * 27}L${39 + index * 31} 46V66A15.5 15 0 0 1 ${8 + index * 31} 66Z`,
      index % 2 ? '#fff6e6' : pen.shade(tone, 0.3),
      `stroke="${pen.ink}" stroke-width="3"`,
    ),
  ).join('');
  return (
    mirror(rect(22, 60, 11, 130, '#8a5226', 0, `stroke="${pen.ink}" stroke-width="3"`)) +
    rect(33, 60, 134, 70, '#4a2a1c') +
    circle(100, 92, 62, pen.halo('#ffd98a', 0.9)) +
    stripes +
    [
      [52, 108, '#f0203a'],
      [76, 104, '#ffc21a'],
      [100, 106, '#ff8a1a'],
      [124, 104, '#8ad03a'],
      [148, 108, '#c83ad8'],
    ]
      .map(([x, y, color]) =>
        circle(Number(x), Number(y), 17, pen.ball(String(color)), `stroke="${pen.ink}" stroke-width="3"`),
      )
      .join('') +
    pen.shape('M10 122H190L180 194H20Z', pen.shade('#b8733a')) +
    line('M16 146H184M20 170H180', '#7a4320', 4) +
    path(star(100, 158, [24, 10], 10), pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`)
  );
}
