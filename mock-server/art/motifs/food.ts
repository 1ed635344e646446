import { lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, rect } from '../svg.ts';

export function noodles(pen: Pen): string {
  return (
    line('M68 60Q58 36 70 14M104 52Q94 26 108 2M138 60Q130 36 142 16', '#fff', 7, 'opacity=".55"') +
    ellipse(100, 96, 94, 32, pen.shade('#e0182f'), `stroke="${pen.ink}" stroke-width="5"`) +
    ellipse(100, 94, 82, 25, pen.sheet.radial(['#ffd98a', '#d88a2a'])) +
    line(
      'M30 96Q50 84 70 98T110 96T150 98M40 106Q60 94 80 108T120 106T160 102M44 86Q64 76 84 88T124 86',
      '#fff0b8',
      6,
    ) +
    ellipse(66, 84, 24, 15, '#fff', `stroke="${pen.ink}" stroke-width="2.5"`) +
    ellipse(66, 83, 12, 8, pen.ball('#ff9a1a')) +
    pen.shape('M112 78Q132 60 158 76Q150 94 122 96Z', pen.shade('#c8705a'), 3) +
    line('M96 78Q104 66 114 72M100 84L110 78', '#3fae4a', 6) +
    pen.cord('M176 20L104 92M192 34L118 98', '#d89a4a', 5) +
    pen.shape('M6 98Q14 178 66 190H134Q186 178 194 98Q150 132 100 132Q50 132 6 98Z', pen.shade('#e0182f')) +
    line('M24 140Q60 160 100 160Q140 160 176 140', '#ffcf57', 6) +
    path('M22 116Q28 160 62 178Q42 150 36 124Z', '#fff', 'opacity=".4"') +
    pen.shape('M64 188H136L130 202H70Z', pen.shade('#a8101f'), 4)
  );
}

export function burger(pen: Pen): string {
  return (
    pen.shape('M14 86C14 30 60 10 100 10C140 10 186 30 186 86Z', pen.ball('#e8a044')) +
    [
      [60, 40],
      [92, 28],
      [126, 36],
      [76, 60],
      [112, 56],
      [150, 62],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6, 3.6, '#fff0c2'))
      .join('') +
    pen.shape(
      'M8 90Q24 78 40 90T72 90T104 90T136 90T168 90T192 90Q196 110 176 110Q158 104 140 112T100 110T60 112T20 110Q4 108 8 90Z',
      pen.shade('#5fc23a'),
      4,
    ) +
    rect(14, 108, 172, 18, pen.shade('#e8323a'), 9, `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M16 122H184L150 136L132 154L110 136L60 134Z', '#ffcf2e', 3.5) +
    rect(10, 132, 180, 28, pen.shade('#7a3f1c'), 14, `stroke="${pen.ink}" stroke-width="4"`) +
    pen.shape('M16 162H184Q186 196 156 196H44Q14 196 16 162Z', pen.shade('#e8a044'))
  );
}

export function pizza(pen: Pen): string {
  return (
    pen.shape('M14 40Q100 -14 186 40L176 66Q100 24 24 66Z', pen.shade('#c9803a')) +
    pen.shape('M26 66Q100 26 174 66L104 204Q98 210 94 204Z', pen.sheet.linear(['#ffd84a', '#ffb52a'])) +
    [
      [76, 82, 17],
      [126, 80, 16],
      [104, 126, 16],
      [96, 164, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pen.ball('#d8321f'), `stroke="${pen.ink}" stroke-width="2.5"`))
      .join('') +
    pen.shape('M44 86Q56 110 46 128Q40 138 36 124Z', '#ffcf2e', 3) +
    line('M100 66L112 58M78 118L86 128M132 108L124 116', '#2f8a2a', 7)
  );
}

export function teapot(pen: Pen, glaze = '#f4f7ff'): string {
  return (
    line('M84 10Q76 -8 88 -22M110 6Q102 -12 116 -28', '#fff', 6, 'opacity=".6"') +
    line('M150 76C206 60 206 148 146 146', pen.ink, 22) +
    line('M150 76C206 60 206 148 146 146', glaze, 12) +
    pen.shape('M52 96Q20 92 16 56L-4 48Q-8 116 50 146Z', pen.shade(glaze, 0.4)) +
    pen.shape(
      'M100 52C150 52 168 92 164 126C160 166 134 186 100 186C66 186 40 166 36 126C32 92 50 52 100 52Z',
      pen.ball(glaze),
    ) +
    pen.shape('M60 62Q66 36 100 36Q134 36 140 62Q100 74 60 62Z', pen.shade(glaze, 0.4)) +
    circle(100, 28, 12, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="3.5"`) +
    path(
      'M100 92C116 92 116 112 132 112Q132 128 116 130Q118 146 100 148Q82 146 84 130Q68 128 68 112C84 112 84 92 100 92Z',
      '#1f5fd0',
    ) +
    circle(100, 120, 9, '#ffcf57') +
    line('M44 96Q100 114 156 96M46 150Q100 166 154 150', '#1f5fd0', 4)
  );
}

export function cocktail(pen: Pen, drink = '#ff8a2e'): string {
  return (
    pen.cord('M128 92L166 -6L190 -10', '#ff4f8a', 6) +
    path(
      'M12 44H188L108 136V184H92V136Z',
      '#ffffff',
      `fill-opacity=".35" stroke="${pen.ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    path('M30 58H170L104 132H96Z', pen.sheet.linear([lighten(drink, 0.4), drink, '#e0182f'])) +
    path('M24 48H60L96 124Z', '#fff', 'opacity=".5"') +
    circle(34, 44, 34, pen.ball('#b8e03a'), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(34, 44, 25, '#eaffb0') +
    line('M34 20V68M12 36L56 52M12 54L56 34', '#9ac92a', 4) +
    ellipse(100, 190, 50, 13, pen.sheet.linear(['#fff', '#a8c8e0']), `stroke="${pen.ink}" stroke-width="5"`) +
    circle(104, 80, 15, pen.ball('#f0163f'), `stroke="${pen.ink}" stroke-width="3"`)
  );
}

export function dumplings(pen: Pen): string {
  const bun = (x: number, y: number): string =>
    pen.shape(
      `M${x - 32} ${y + 18}Q${x - 34} ${y - 22} ${x} ${y - 28}Q${x + 34} ${y - 22} ${x + 32} ${y + 18}Z`,
      pen.ball('#fff6e6', 0.35),
      3.5,
    ) +
    line(
      `M${x} ${y - 26}Q${x - 14} ${y - 14} ${x - 18} ${y}M${x} ${y - 26}V${y - 4}M${x} ${y - 26}Q${x + 14} ${y - 14} ${x + 18} ${y}`,
      '#c8b090',
      3,
    );
  return (
    line('M60 30Q52 10 64 -8M100 20Q90 -4 104 -24M140 30Q132 10 146 -8', '#fff', 6, 'opacity=".6"') +
    ellipse(100, 96, 94, 36, pen.shade('#d8a05a'), `stroke="${pen.ink}" stroke-width="5"`) +
    ellipse(100, 94, 80, 27, '#7a4a20') +
    bun(62, 78) +
    bun(138, 78) +
    bun(100, 92) +
    pen.shape(
      'M6 98Q6 132 100 134Q194 132 194 98V160Q190 194 100 196Q10 194 6 160Z',
      pen.sheet.linear(['#a8682a', '#f0c07a', '#d89a4a', '#8a4f1c'], 0),
    ) +
    line('M8 132Q20 158 100 160Q180 158 192 132', '#7a4a20', 6) +
    mirror(line('M30 122V176M60 130V186', '#8a5a26', 3))
  );
}

export function chilli(pen: Pen): string {
  return group(
    pen.shape('M60 44Q104 30 128 56Q150 110 112 214Q44 150 40 88Q44 58 60 44Z', pen.ball('#f01d2e')) +
      pen.shape('M50 56Q60 20 92 18Q122 22 136 58Q112 44 92 56Q70 46 50 56Z', pen.shade('#3fae3a')) +
      pen.cord('M92 20Q90 -6 112 -20', '#3fae3a', 8) +
      path('M58 82Q62 130 92 172Q70 120 76 72Z', '#fff', 'opacity=".6"'),
    'transform="rotate(24 100 100)"',
  );
}
