import { darken } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, num, path, rect, star, star4 } from '../svg.ts';

export function safe(pen: Pen): string {
  return (
    mirror(rect(24, 182, 30, 20, '#2b2540', 4)) +
    rect(4, 6, 192, 182, pen.shade('#5a6a8a'), 16, `stroke="${pen.ink}" stroke-width="6"`) +
    rect(24, 26, 152, 142, pen.shade('#7a8cae'), 8, `stroke="${pen.ink}" stroke-width="4"`) +
    circle(100, 97, 52, pen.metal('silver', 50), `stroke="${pen.ink}" stroke-width="4.5"`) +
    [0, 60, 120]
      .map(
        (turn) =>
          line('M100 34V160', pen.ink, 13, `transform="rotate(${turn} 100 97)"`) +
          rect(96, 36, 8, 122, '#ffd54a', 4, `transform="rotate(${turn} 100 97)"`),
      )
      .join('') +
    circle(100, 97, 23, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) +
    path(star(100, 97, [15, 6], 10), '#8a4b06') +
    [
      [16, 18],
      [184, 18],
      [16, 176],
      [184, 176],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#dfe6f5'))
      .join('') +
    path('M28 32H120L60 160H28Z', '#fff', 'opacity=".18"') +
    star4(164, 44, 24)
  );
}

export function goldBars(pen: Pen): string {
  const bar = (x: number, y: number): string =>
    pen.shape(`M${x - 44} ${y + 40}L${x - 32} ${y}H${x + 20}L${x + 34} ${y + 40}Z`, pen.metal('gold', 85), 4) +
    pen.shape(`M${x + 20} ${y}L${x + 44} ${y - 12}L${x + 56} ${y + 26}L${x + 34} ${y + 40}Z`, '#a8610a', 4) +
    pen.shape(`M${x - 32} ${y}L${x - 8} ${y - 12}H${x + 44}L${x + 20} ${y}Z`, '#fff3b0', 4) +
    rect(x - 22, y + 14, 32, 13, 'none', 2, 'stroke="#8a4b06" stroke-width="2.5"');
  return bar(46, 148) + bar(142, 148) + bar(94, 106) + bar(94, 64) + star4(86, 48, 26) + star4(182, 136, 18);
}

export function firework(pen: Pen): string {
  const spray = (x: number, y: number, r: number, tone: string): string => {
    const at = (index: number, reach: number): string => {
      const turn = (index * Math.PI) / 6;
      return `${num(x + Math.cos(turn) * r * reach)} ${num(y + Math.sin(turn) * r * reach)}`;
    };
    const spokes = Array.from({ length: 12 }, (_, index) => index);
    return (
      line(spokes.map((index) => `M${at(index, 0.28)}L${at(index, 0.8)}`).join(''), tone, 5) +
      line(spokes.map((index) => `M${at(index, 1)}h.1`).join(''), '#fff', 8)
    );
  };
  return (
    circle(100, 70, 96, pen.halo('#ffe27a', 0.8)) +
    spray(100, 66, 84, '#ffc21a') +
    spray(100, 66, 46, '#ff4f8a') +
    spray(30, 30, 36, '#3fd0ff') +
    spray(174, 28, 34, '#8aff6a') +
    group(
      rect(86, 120, 28, 66, pen.shade('#e0182f'), 3, `stroke="${pen.ink}" stroke-width="4"`) +
        pen.shape('M80 124L100 90L120 124Z', pen.metal('gold'), 4) +
        line('M88 140L112 150M88 160L112 170', '#ffe27a', 6) +
        line('M100 188V220', '#8a5a2c', 5),
      'transform="rotate(14 100 150)"',
    )
  );
}

export function snowflake(pen: Pen): string {
  const arm = 'M100 100V8M100 34L78 14M100 34L122 14M100 62L72 40M100 62L128 40';
  const arms = (color: string, width: number): string =>
    [0, 60, 120, 180, 240, 300].map((turn) => line(arm, color, width, `transform="rotate(${turn} 100 100)"`)).join('');
  return (
    circle(100, 100, 104, pen.halo('#9fe0ff', 0.7)) +
    arms(pen.ink, 18) +
    arms('#bfeaff', 11) +
    arms('#ffffff', 4) +
    path(star(100, 100, [26], 6), pen.ball('#4fb8ff'), `stroke="${pen.ink}" stroke-width="3.5"`)
  );
}

export function firTree(pen: Pen): string {
  return (
    rect(86, 168, 28, 36, pen.shade('#7a4320'), 3, `stroke="${pen.ink}" stroke-width="4"`) +
    [
      [118, 92],
      [74, 74],
      [34, 54],
    ]
      .map(([y = 0, w = 0]) =>
        pen.shape(
          `M100 ${y - 44}L${100 + w} ${y + 54}Q${100 + w / 2} ${y + 66} 100 ${y + 58}Q${100 - w / 2} ${y + 66} ${100 - w} ${y + 54}Z`,
          pen.shade('#1f9a4a'),
        ),
      )
      .join('') +
    [
      [76, 76, '#f0203a'],
      [122, 82, '#ffc21a'],
      [64, 124, '#3fa8ff'],
      [106, 118, '#f0203a'],
      [140, 130, '#ff7ac0'],
      [44, 164, '#ffc21a'],
      [90, 160, '#3fd08a'],
      [150, 164, '#f0203a'],
      [118, 164, '#ffc21a'],
    ]
      .map(([x, y, color]) =>
        circle(Number(x), Number(y), 9, pen.ball(String(color)), `stroke="${pen.ink}" stroke-width="2.5"`),
      )
      .join('') +
    line('M70 96Q104 112 134 92M48 146Q104 168 156 142', '#ffe9a0', 4) +
    path(
      star(100, -10, [28, 11], 10),
      pen.metal('gold'),
      `stroke="${pen.ink}" stroke-width="4" stroke-linejoin="round"`,
    )
  );
}

export function moneyTree(pen: Pen): string {
  const coin = pen.sheet.symbol(
    circle(0, 0, 14, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="3"`) +
      rect(-5, -5, 10, 10, 'none', 0, 'stroke="#8a4b06" stroke-width="3"'),
  );
  return (
    pen.shape('M50 176H150L138 208H62Z', pen.shade('#c8321f')) +
    pen.cord('M100 178Q104 140 92 108M98 140Q128 128 136 104M96 150Q66 138 60 114', '#8a5226', 13) +
    [
      [60, 84, 44],
      [140, 82, 46],
      [100, 46, 52],
      [40, 104, 26],
      [164, 104, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pen.ball('#3fae3f'), `stroke="${pen.ink}" stroke-width="4"`))
      .join('') +
    circle(100, 76, 44, '#46b545') +
    [
      [60, 64],
      [100, 26],
      [140, 60],
      [100, 78],
      [54, 108],
      [146, 106],
      [24, 100],
      [178, 98],
    ]
      .map(([x, y]) => `<use href="${coin}" x="${x}" y="${y}"/>`)
      .join('')
  );
}

export function egg(pen: Pen, color = '#ffc93a'): string {
  return (
    pen.shape('M6 150Q40 132 100 138Q160 132 194 150Q190 196 100 200Q10 196 6 150Z', pen.shade('#a8682a')) +
    pen.shape(
      'M100 0C146 0 168 70 166 112C164 156 134 180 100 180C66 180 36 156 34 112C32 70 54 0 100 0Z',
      pen.ball(color),
      5,
    ) +
    path(
      'M38 92L54 78L70 94L86 78L102 94L118 78L134 94L150 78L163 90Q167 110 164 124L150 112L134 128L118 112L102 128L86 112L70 128L54 112L36 126Q33 110 38 92Z',
      '#fff',
      'opacity=".75"',
    ) +
    ellipse(72, 44, 12, 22, '#fff', 'opacity=".75" transform="rotate(18 72 44)"') +
    line('M10 158Q50 170 100 166T192 158M18 178Q60 186 100 184T182 176', '#6a3a12', 4)
  );
}

export function cog(pen: Pen): string {
  const wheel = (x: number, y: number, r: number, metal: 'gold' | 'silver' | 'rose'): string =>
    Array.from({ length: 10 }, (_, index) =>
      rect(
        x - r * 0.17,
        y - r * 1.16,
        r * 0.34,
        r * 0.4,
        pen.metal(metal, 30),
        3,
        `stroke="${pen.ink}" stroke-width="3.5" transform="rotate(${index * 36} ${x} ${y})"`,
      ),
    ).join('') +
    circle(x, y, r, pen.metal(metal, 60), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(x, y, r * 0.62, pen.metal(metal, 240), `stroke="${pen.ink}" stroke-width="3"`) +
    circle(x, y, r * 0.26, pen.ink);
  return wheel(140, 142, 44, 'rose') + wheel(54, 150, 32, 'silver') + wheel(88, 70, 62, 'gold');
}

export function magnifier(pen: Pen): string {
  return group(
    pen.shape('M90 138H110V214Q100 222 90 214Z', pen.shade('#7a3f1c')) +
      rect(86, 128, 28, 20, pen.metal('gold', 0), 4, `stroke="${pen.ink}" stroke-width="4"`) +
      circle(100, 64, 70, pen.metal('gold', 60), `stroke="${pen.ink}" stroke-width="5"`) +
      circle(
        100,
        64,
        54,
        pen.sheet.radial(['#f4fdff', '#a8e0f8', '#4f9ad0'], 0.4, 0.35, 0.8),
        `stroke="${pen.ink}" stroke-width="4"`,
      ) +
      path('M60 52Q74 24 108 20Q84 36 72 72Z', '#fff', 'opacity=".85"'),
    'transform="rotate(-38 100 100)"',
  );
}

export function paperPlane(pen: Pen): string {
  return (
    line('M10 190Q50 180 64 146', '#fff', 4, 'stroke-dasharray="2 12"') +
    pen.shape('M-4 84L208 2L132 190L92 128Z', '#f4f9ff', 5) +
    path('M92 128L208 2L132 190Z', pen.sheet.linear(['#fff', '#b8d4f0'])) +
    pen.shape('M92 128L208 2L76 112L70 176Z', pen.shade('#8ab0d8'), 3.5) +
    path('M-4 84L208 2L76 112Z', pen.sheet.linear(['#fff', '#dfeefc']))
  );
}

export function rod(pen: Pen): string {
  return (
    pen.cord('M30 206L168 -10', '#a8682a', 8) +
    circle(62, 160, 17, pen.metal('silver', 50), `stroke="${pen.ink}" stroke-width="4"`) +
    line('M168 -10Q196 60 176 118', '#fff', 3) +
    line('M176 118V146Q176 166 158 162Q146 156 152 142', pen.ink, 10) +
    line('M176 118V146Q176 166 158 162Q146 156 152 142', '#e8edf5', 5) +
    circle(177, 100, 15, pen.ball('#f0203a'), `stroke="${pen.ink}" stroke-width="3.5"`) +
    path('M162 100A15 15 0 0 0 192 100Z', '#fff', `stroke="${pen.ink}" stroke-width="3"`) +
    line(`M40 190L52 172`, darken('#a8682a', 0.4), 13)
  );
}
