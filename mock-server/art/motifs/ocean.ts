import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, rect, star } from '../svg.ts';

export function whale(pen: Pen, skin = '#3f7ad8'): string {
  return (
    line('M86 44Q84 14 58 6M86 44Q90 10 118 2M86 40V-2', '#bfefff', 8) +
    pen.shape('M160 116Q168 72 142 52Q168 44 184 62Q196 40 216 46Q210 84 186 92Q188 130 168 146Z', pen.shade(skin)) +
    pen.shape(
      'M86 46C134 44 150 88 164 108Q184 124 176 148C160 186 110 194 76 190C28 186 0 154 2 118C4 74 42 48 86 46Z',
      pen.ball(skin),
    ) +
    path('M4 132Q60 148 112 140Q104 184 76 190C30 186 4 160 4 132Z', pen.sheet.linear(['#fff', '#cfe4f7'])) +
    line('M30 146Q32 166 44 178M54 150Q56 172 66 186M78 150Q80 172 86 188', '#8fb4dc', 3.5) +
    pen.shape('M100 146Q132 144 140 172Q116 186 98 168Z', pen.shade(darken(skin, 0.15)), 3.5) +
    circle(48, 110, 9, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(47, 111, 5, '#0b1024') +
    line('M6 130Q40 146 68 132', pen.ink, 4) +
    ellipse(80, 72, 34, 11, '#fff', 'opacity=".45" transform="rotate(-8 80 72)"')
  );
}

export function dolphin(pen: Pen, skin = '#4fb4e0'): string {
  return (
    pen.shape('M44 176Q20 168 4 178Q12 198 34 200Q38 216 58 214Q66 196 56 178Z', pen.shade(skin)) +
    pen.shape('M96 48Q92 14 66 6Q62 40 76 62Z', pen.shade(darken(skin, 0.1))) +
    pen.shape(
      'M46 184Q36 88 108 50Q146 36 164 56Q188 60 204 78Q196 92 168 88Q152 108 118 116Q76 130 60 184Z',
      pen.ball(skin),
    ) +
    path('M200 80Q186 88 168 86Q150 104 116 112Q92 120 78 136Q96 92 150 84Q176 82 200 80Z', '#f2fbff') +
    pen.shape('M104 100Q100 140 74 152Q76 120 88 102Z', pen.shade(darken(skin, 0.15)), 3.5) +
    circle(146, 68, 6, '#0b1024') +
    circle(144, 66, 2, '#fff') +
    line('M202 78Q180 82 166 78', pen.ink, 3) +
    path('M80 84Q104 54 140 50Q104 66 84 100Z', '#fff', 'opacity=".5"')
  );
}

export function jellyfish(pen: Pen, tone = '#ff6ac8'): string {
  const arms = [40, 66, 92, 118, 144]
    .map((x, index) =>
      line(
        `M${x} 96q${index % 2 ? 16 : -16} 26 0 50t0 ${44 + (index % 3) * 8}`,
        lighten(tone, 0.35),
        index % 2 ? 8 : 5,
        'opacity=".9"',
      ),
    )
    .join('');
  return (
    circle(96, 80, 104, pen.halo(tone, 0.55)) +
    arms +
    pen.shape(
      'M10 96C6 34 46 2 96 2C146 2 186 34 182 96Q168 116 152 98Q138 118 122 100Q110 120 96 102Q82 120 68 100Q54 118 40 98Q24 116 10 96Z',
      pen.sheet.radial(['#fff', `${lighten(tone, 0.4)}|1|30`, tone, darken(tone, 0.35)], 0.4, 0.25, 0.8),
    ) +
    [
      [62, 44, 12],
      [112, 34, 9],
      [136, 62, 11],
      [84, 72, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".4"'))
      .join('') +
    [72, 120].map((x) => circle(x, 80, 8, '#2a0a2a') + circle(x - 2, 77, 2.6, '#fff')).join('') +
    line('M88 90Q96 98 104 90', '#2a0a2a', 3.5)
  );
}

export function puffer(pen: Pen): string {
  return (
    path(star(100, 104, [98, 76], 26), '#e0a01a', `stroke="${pen.ink}" stroke-width="4" stroke-linejoin="round"`) +
    circle(100, 104, 78, pen.ball('#ffd23f'), `stroke="${pen.ink}" stroke-width="3"`) +
    path('M36 122A78 78 0 0 0 164 122Q100 150 36 122Z', '#fff8e0') +
    mirror(
      pen.shape('M24 96Q-8 84 -6 116Q2 134 24 120Z', pen.shade('#ff8a1a'), 3.5) +
        circle(66, 84, 22, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
        circle(71, 86, 12, '#1f7ab8') +
        circle(71, 86, 6, '#0b1024') +
        circle(64, 78, 4, '#fff'),
    ) +
    ellipse(100, 124, 15, 11, '#c8323f', `stroke="${pen.ink}" stroke-width="3.5"`) +
    [
      [70, 50],
      [100, 42],
      [130, 50],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#c98a12'))
      .join('')
  );
}

export function swordfish(pen: Pen): string {
  return group(
    pen.shape('M30 112Q4 88 -8 64Q24 70 42 92Q34 120 6 148Q-6 134 30 112Z', pen.shade('#1f4f9a')) +
      pen.shape('M78 78Q86 30 120 20Q118 50 136 70Z', pen.shade('#1f4f9a')) +
      pen.shape('M28 104Q76 66 138 76L232 92L142 104Q80 144 28 104Z', pen.ball('#2f7ac8')) +
      path('M40 108Q90 112 150 102Q84 142 40 108Z', '#eaf6ff') +
      line('M150 88L228 92', '#dfe9f5', 4) +
      circle(132, 90, 8, '#ffe14a', `stroke="${pen.ink}" stroke-width="3"`) +
      circle(133, 90, 3.6, '#0b1024') +
      line('M112 84Q106 96 114 108M62 96H96', darken('#2f7ac8', 0.4), 3) +
      pen.shape('M90 112Q84 140 64 146Q66 124 76 112Z', pen.shade('#1f4f9a'), 3),
    'transform="rotate(-24 100 100)"',
  );
}

export function starfish(pen: Pen): string {
  return (
    path(
      star(100, 104, [98, 46], 10),
      pen.sheet.radial(['#fff0c2', '#ff9a3a', '#d8481a'], 0.42, 0.36, 0.7),
      `stroke="${pen.ink}" stroke-width="14" stroke-linejoin="round"`,
    ) +
    path(
      star(100, 104, [98, 46], 10),
      pen.sheet.radial(['#ffe0a0', '#ff8a2e', '#e0521a'], 0.42, 0.36, 0.7),
      'stroke="#ff8a2e" stroke-width="6" stroke-linejoin="round"',
    ) +
    Array.from({ length: 15 }, (_, index) =>
      circle(
        100 + Math.cos(((index % 5) * 72 - 90) * 0.01745) * (34 + Math.floor(index / 5) * 18),
        104 + Math.sin(((index % 5) * 72 - 90) * 0.01745) * (34 + Math.floor(index / 5) * 18),
        6 - Math.floor(index / 5),
        '#fff3d0',
      ),
    ).join('') +
    mirror(circle(86, 98, 9, '#fff', `stroke="${pen.ink}" stroke-width="2.5"`) + circle(88, 99, 5, '#140810')) +
    line('M86 118Q100 130 114 118', pen.ink, 4)
  );
}

export function seahorse(pen: Pen): string {
  return (
    pen.shape('M128 84Q170 88 166 124Q148 122 134 132Z', pen.sheet.linear(['#fff3b0', '#ff8a3a'])) +
    pen.shape(
      'M92 6Q140 4 142 50Q146 72 140 88Q152 140 116 166Q92 182 104 196Q120 200 122 186Q140 198 118 212Q86 220 80 194Q72 168 92 148Q112 124 94 96L88 74L48 78Q40 64 50 58L84 50Q76 22 92 6Z',
      pen.ball('#ffb52a'),
    ) +
    line('M100 96Q116 92 136 98M100 118Q118 112 136 120M94 140Q110 134 128 144M88 162Q100 156 114 164', '#c8641a', 4) +
    circle(106, 44, 12, '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    circle(104, 45, 6, '#140810') +
    pen.shape('M100 10L96 -10L112 2L120 -14L128 6L142 0L138 22Z', pen.metal('gold'), 3)
  );
}

export function galleon(pen: Pen, sail = '#fff6e0'): string {
  return (
    line('M60 20V150M114 -4V150M160 34V150', pen.ink, 9) +
    line('M60 20V150M114 -4V150M160 34V150', '#8a5226', 5) +
    [
      [60, 36, 38, 40],
      [60, 82, 46, 44],
      [114, 10, 40, 38],
      [114, 54, 50, 44],
      [114, 104, 44, 34],
      [160, 50, 30, 40],
      [160, 96, 36, 36],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0]) =>
        pen.shape(
          `M${x - w / 2} ${y}H${x + w / 2}Q${x + w / 2 + 12} ${y + h / 2} ${x + w / 2} ${y + h}H${x - w / 2}Q${x - w / 2 + 10} ${y + h / 2} ${x - w / 2} ${y}Z`,
          pen.sheet.linear([sail, darken(sail, 0.18)], 20),
          3,
        ),
      )
      .join('') +
    pen.shape('M114 -4V-22L146 -14L116 -6Z', pen.shade('#e0182f'), 2.5) +
    pen.shape('M4 132L40 146H176L206 124Q202 176 170 192H50Q20 180 4 132Z', pen.shade('#9a5626')) +
    line('M20 154H196M30 172H186', pen.metal('gold', 0), 4) +
    [60, 90, 120, 150].map((x) => rect(x - 6, 158, 13, 11, '#2b140a', 2)).join('') +
    line('M-10 196Q10 184 30 196T70 196T110 196T150 196T190 196T220 190', '#d8f4ff', 7, 'opacity=".9"')
  );
}

export function anchor(pen: Pen): string {
  const d = 'M100 52V186M54 84H146M24 124C30 164 60 186 100 188C140 186 170 164 176 124';
  return (
    circle(100, 32, 20, 'none', `stroke="${pen.ink}" stroke-width="20"`) +
    line(d, pen.ink, 30) +
    circle(100, 32, 20, 'none', `stroke="${pen.metal('gold')}" stroke-width="11"`) +
    line(d, pen.metal('gold', 40), 20) +
    mirror(pen.shape('M26 96L52 136L4 142Z', pen.metal('gold'), 4)) +
    line('M94 54V180', '#fff6c2', 4, 'opacity=".8"')
  );
}

export function submarine(pen: Pen): string {
  return (
    pen.cord('M112 44V8H140', '#d8a01a', 9) +
    pen.shape('M78 82Q80 44 96 44H128Q140 44 142 82Z', pen.shade('#ffb81f')) +
    pen.shape('M14 92L-10 72V164L14 146Z', pen.metal('silver'), 4) +
    pen.shape(
      'M40 74H140C190 74 208 98 208 120C208 144 190 168 140 168H40Q8 160 8 120Q8 80 40 74Z',
      pen.sheet.linear(['#fff0a0', '#ffcf2e', '#e08a0a', '#a8560a']),
    ) +
    [60, 104, 150]
      .map(
        (x) =>
          circle(x, 118, 19, pen.metal('gold', 40), `stroke="${pen.ink}" stroke-width="3.5"`) +
          circle(x, 118, 12, pen.ball('#5fd0ff')),
      )
      .join('') +
    line('M30 148H186', '#8a4b06', 4, 'stroke-dasharray="1 13"') +
    path('M34 84H150Q180 86 190 100Q150 92 30 96Z', '#fff', 'opacity=".55"')
  );
}

export function trident(pen: Pen): string {
  return group(
    pen.shape('M93 60H107V206Q100 212 93 206Z', pen.metal('gold', 0), 4) +
      pen.shape(
        'M92 100V-16L100 -34L108 -16V100ZM40 16L52 -12L62 20Q60 66 92 72V98Q42 92 44 30ZM160 16L148 -12L138 20Q140 66 108 72V98Q158 92 156 30Z',
        pen.metal('gold', 20),
        4,
      ) +
      circle(100, 92, 15, pen.ball('#18b4d8'), `stroke="${pen.ink}" stroke-width="3.5"`),
    'transform="rotate(24 100 100)"',
  );
}
