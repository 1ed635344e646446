import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, rect, star } from '../svg.ts';

export function book(pen: Pen): string {
  return (
    pen.shape('M30 12H160Q178 12 178 30V186H44Q26 186 26 168V22Q26 12 30 12Z', pen.shade('#8a4213'), 6) +
    path('M34 164H172V180H46Q34 180 34 172Z', '#f6e4b4') +
    rect(36, 20, 132, 140, pen.shade('#a85a1a'), 6) +
    rect(46, 30, 112, 120, 'none', 4, `stroke="${pen.metal('gold')}" stroke-width="6"`) +
    mirror(path('M46 30H72L46 56ZM46 150H72L46 124Z', pen.metal('gold'))) +
    path('M58 92Q100 50 142 92Q100 130 58 92Z', '#fff5d6', `stroke="${pen.ink}" stroke-width="4"`) +
    circle(100, 91, 18, pen.ball('#1fa3c9')) +
    circle(100, 91, 8, '#12060d') +
    line('M58 92Q42 86 44 74M90 112L84 136M110 112Q124 136 140 128', pen.metal('gold'), 6)
  );
}

export function scarab(pen: Pen): string {
  return (
    mirror(
      [0, 1, 2, 3]
        .map((index) =>
          group(
            pen.shape(
              'M0 0Q-40 -28 -100 -10Q-50 12 0 14Z',
              pen.sheet.linear(['#ffd54a', index % 2 ? '#18a0a8' : '#1f5fd0'], 180),
              3,
            ),
            `transform="translate(82 ${96 + index * 7}) rotate(${44 - index * 24}) scale(${1 - index * 0.08})"`,
          ),
        )
        .join(''),
    ) +
    circle(100, 26, 24, pen.ball('#ff4a2e'), `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape(
      'M100 50C124 50 128 66 124 76C152 92 150 160 100 178C50 160 48 92 76 76C72 66 76 50 100 50Z',
      pen.ball('#12868f'),
    ) +
    line('M100 92V172M66 96Q100 80 134 96', pen.metal('gold'), 5) +
    path('M74 104Q66 130 82 154Q74 124 88 100Z', '#fff', 'opacity=".5"')
  );
}

export function skull(pen: Pen): string {
  return (
    [-38, 38]
      .map((turn) =>
        group(
          rect(88, -16, 24, 232, pen.shade('#efe3cb', 0.4), 12, `stroke="${pen.ink}" stroke-width="4"`) +
            [
              [86, -12],
              [114, -12],
              [86, 212],
              [114, 212],
            ]
              .map(([x = 0, y = 0]) =>
                circle(x, y, 15, pen.ball('#efe3cb', 0.4), `stroke="${pen.ink}" stroke-width="4"`),
              )
              .join(''),
          `transform="rotate(${turn} 100 100) translate(20 20) scale(.8)"`,
        ),
      )
      .join('') +
    pen.shape(
      'M100 24C150 24 170 58 166 96C164 118 150 124 146 134L142 166Q100 182 58 166L54 134C50 124 36 118 34 96C30 58 50 24 100 24Z',
      pen.ball('#f7eedb', 0.4),
    ) +
    mirror(path('M48 94Q58 74 86 92Q90 116 70 122Q50 120 48 94Z', '#1c0a14') + circle(70, 102, 5, '#ff4a2e')) +
    path('M100 116L112 138Q100 144 88 138Z', '#1c0a14') +
    line('M76 150V168M92 153V172M108 153V172M124 150V168M62 148Q100 160 138 148', '#5a4638', 3.5) +
    ellipse(76, 48, 24, 11, '#fff', 'opacity=".7" transform="rotate(-24 76 48)"')
  );
}

export function swords(pen: Pen): string {
  const blade =
    path(
      'M100 -18L112 6V130H88V6Z',
      pen.sheet.linear(['#fff', '#c4d2e4', '#6d7f9c', '#e6eef8'], 0),
      `stroke="${pen.ink}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    line('M100 0V128', '#fff', 2) +
    pen.shape('M56 130H144L136 148H64Z', pen.metal('gold'), 4) +
    rect(90, 148, 20, 40, '#5a2416', 5, `stroke="${pen.ink}" stroke-width="4"`) +
    circle(100, 196, 13, pen.ball('#e8223f'), `stroke="${pen.ink}" stroke-width="4"`);
  return group(blade, 'transform="rotate(-40 100 100)"') + group(blade, 'transform="rotate(40 100 100)"');
}

export function hammer(pen: Pen): string {
  return group(
    rect(89, 70, 22, 132, pen.shade('#7a4520'), 6, `stroke="${pen.ink}" stroke-width="4"`) +
      line('M91 130L109 140M91 150L109 160M91 170L109 180', '#e9b45a', 4) +
      pen.shape('M30 4H170L184 22V70L170 88H30L16 70V22Z', pen.metal('silver', 75), 6) +
      path('M30 12H170L176 24H24Z', '#fff', 'opacity=".7"') +
      pen.shape('M76 4H124V88H76Z', pen.metal('gold'), 4) +
      path('M104 18L86 50H98L92 74L116 40H103Z', '#fff6b0', `stroke="${pen.ink}" stroke-width="2"`),
    'transform="rotate(28 100 100)"',
  );
}

export function anchorWheel(pen: Pen): string {
  const spokes = Array.from({ length: 8 }, (_, index) =>
    group(
      line('M100 100V6', pen.ink, 20) +
        line('M100 100V8', '#b06a2a', 12) +
        circle(100, 10, 9, pen.ball('#d98a3a'), `stroke="${pen.ink}" stroke-width="3"`),
      `transform="rotate(${index * 45} 100 100)"`,
    ),
  ).join('');
  return (
    spokes +
    circle(100, 100, 62, 'none', `stroke="${pen.ink}" stroke-width="26"`) +
    circle(100, 100, 62, 'none', `stroke="${pen.shade('#b9702c')}" stroke-width="18"`) +
    circle(100, 100, 62, 'none', `stroke="${pen.metal('gold')}" stroke-width="4"`) +
    circle(100, 100, 22, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) +
    path(star(100, 100, [15, 6], 10), '#8a4b06')
  );
}

export function badge(pen: Pen): string {
  return (
    pen.shape(star(100, 104, [98, 46], 10), pen.metal('gold', 60), 7) +
    path(star(100, 104, [78, 38], 10), 'none', 'stroke="#8a4b06" stroke-width="4" stroke-linejoin="round"') +
    Array.from({ length: 5 }, (_, index) =>
      circle(
        100 + Math.cos(((index * 72 - 90) * Math.PI) / 180) * 96,
        104 + Math.sin(((index * 72 - 90) * Math.PI) / 180) * 96,
        11,
        pen.metal('gold', 30),
        `stroke="${pen.ink}" stroke-width="4"`,
      ),
    ).join('') +
    circle(100, 104, 34, pen.metal('gold', 240), 'stroke="#8a4b06" stroke-width="4"') +
    path(star(100, 104, [24, 10], 10), '#8a4b06') +
    path('M52 66L92 60L98 22Q76 50 52 66Z', '#fff', 'opacity=".6"')
  );
}

export function pumpkin(pen: Pen): string {
  return (
    pen.cord('M100 40Q98 14 120 2', '#4d8a2c', 13) +
    pen.shape(
      'M100 44C120 30 186 40 188 112C190 168 140 186 100 180C60 186 10 168 12 112C14 40 80 30 100 44Z',
      pen.ball('#ff8a14'),
    ) +
    line('M100 46Q84 110 100 178M66 44Q34 110 68 180M134 44Q166 110 132 180', '#b34a06', 3.5) +
    mirror(path('M42 96L84 82L78 112Q56 118 42 96Z', '#fff27a', `stroke="${pen.ink}" stroke-width="3"`)) +
    path(
      'M36 128Q100 160 164 128Q152 168 128 168L120 156L106 172L94 172L82 156L72 168Q48 168 36 128Z',
      '#fff27a',
      `stroke="${pen.ink}" stroke-width="3"`,
    ) +
    ellipse(62, 62, 24, 9, '#fff', 'opacity=".5" transform="rotate(-22 62 62)"')
  );
}

export function drum(pen: Pen): string {
  return (
    pen.shape('M20 60V140C20 190 180 190 180 140V60Z', pen.shade('#c8142b'), 5) +
    [44, 100, 156]
      .map((x) => circle(x, x === 100 ? 140 : 130, 13, pen.metal('gold'), `stroke="${pen.ink}" stroke-width="3"`))
      .join('') +
    ellipse(
      100,
      60,
      80,
      32,
      pen.sheet.radial(['#fffaf0', '#f2dcb4', '#c89a5a']),
      `stroke="${pen.metal('gold')}" stroke-width="8"`,
    ) +
    line('M34 20L92 56M166 20L108 56', '#7a4520', 9)
  );
}
