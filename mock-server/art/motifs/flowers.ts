import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, star } from '../svg.ts';

export function sunflower(pen: Pen, petal = '#ffc21a', heart = '#6a3a16'): string {
  const petals = Array.from({ length: 16 }, (_, index) =>
    group(
      pen.shape('M-14 -40Q-16 -80 0 -98Q16 -80 14 -40Z', pen.sheet.linear([lighten(petal, 0.4), petal]), 3),
      `transform="translate(100 100) rotate(${index * 22.5})"`,
    ),
  ).join('');
  return (
    petals +
    circle(100, 100, 48, pen.ball(heart), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(100, 100, 38, 'none', `stroke="${lighten(heart, 0.35)}" stroke-width="5" stroke-dasharray="3 7"`) +
    circle(100, 100, 22, 'none', `stroke="${lighten(heart, 0.45)}" stroke-width="5" stroke-dasharray="3 6"`)
  );
}

export function rose(pen: Pen, color = '#e0143a'): string {
  return (
    pen.cord('M100 130Q104 176 92 214', '#2f8a3a', 7) +
    pen.shape('M100 176Q130 146 168 158Q150 196 100 190Z', pen.shade('#3fa84a'), 3.5) +
    pen.shape('M96 190Q66 168 34 182Q54 210 96 202Z', pen.shade('#3fa84a'), 3.5) +
    pen.shape(
      'M100 6C146 2 180 36 176 80C172 124 138 148 100 150C62 148 28 124 24 80C20 36 54 2 100 6Z',
      pen.ball(color),
    ) +
    pen.shape(
      'M24 80Q60 70 84 104Q92 136 100 150Q56 146 24 80ZM176 80Q140 70 116 104Q108 136 100 150Q144 146 176 80Z',
      pen.shade(color),
      3,
    ) +
    pen.shape('M54 66Q100 96 146 66Q140 122 100 128Q60 122 54 66Z', pen.shade(lighten(color, 0.12)), 3) +
    pen.shape('M100 22C130 22 142 46 132 66Q100 86 68 66C58 46 70 22 100 22Z', pen.shade(lighten(color, 0.2)), 3) +
    line('M82 52Q92 36 108 42Q118 52 106 60Q96 62 94 54', darken(color, 0.4), 4)
  );
}

/** Sakura, plum or sampaguita. */
export function blossom(pen: Pen, color = '#ffa0c4'): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) =>
      group(
        pen.shape(
          'M0 -14C-44 -30 -44 -84 -14 -94L0 -82L14 -94C44 -84 44 -30 0 -14Z',
          pen.sheet.linear(['#fff', lighten(color, 0.35), color]),
          3.5,
        ) + line('M0 -24V-58M-6 -26L-14 -52M6 -26L14 -52', darken(color, 0.35), 2.5),
        `transform="translate(100 104) rotate(${turn})"`,
      ),
    )
    .join('');
  return (
    petals +
    path(star(100, 104, [26, 10], 10), '#ffd54a', `stroke="${pen.ink}" stroke-width="2.5"`) +
    circle(100, 104, 8, '#ff8a1a')
  );
}

export function mushroom(pen: Pen): string {
  return (
    pen.shape('M66 104H134Q132 160 152 190Q100 208 48 190Q68 160 66 104Z', pen.ball('#fff3dc', 0.35)) +
    pen.shape('M100 4C160 4 196 58 190 96Q180 116 100 116Q20 116 10 96C4 58 40 4 100 4Z', pen.ball('#e0202f')) +
    [
      [100, 44, 20],
      [52, 66, 14],
      [148, 66, 14],
      [82, 92, 9],
      [126, 94, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, '#fffbe8'))
      .join('') +
    mirror(circle(84, 140, 7, '#140810') + circle(82, 137, 2.4, '#fff') + ellipse(72, 154, 7, 4, '#ff8a92')) +
    line('M92 154Q100 162 108 154', pen.ink, 3.5)
  );
}

export function mapleLeaf(pen: Pen, color = '#f0481a'): string {
  return (
    pen.cord('M100 150V208', darken(color, 0.4), 6) +
    pen.shape(
      'M100 -8L120 36L148 22L142 76L176 56L178 82L204 90L168 122L176 140L114 148H86L24 140L32 122L-4 90L22 82L24 56L58 76L52 22L80 36Z',
      pen.sheet.linear(['#ffd84a', color, darken(color, 0.3)], 50),
    ) +
    line('M100 144V24M100 120L150 70M100 120L50 70M102 140L168 110M98 140L32 110', '#ffe9a0', 3.5)
  );
}

export function cactus(pen: Pen): string {
  const arms = 'M100 192V40M100 130H50V84M100 108H152V58';
  return (
    line(arms, pen.ink, 52) +
    line(arms, '#4fae4a', 42) +
    line(arms, '#8ade6a', 5, 'transform="translate(-8 -4)"') +
    line('M108 60V180M58 92V122M160 66V100', '#2f7a34', 3, 'stroke-dasharray="2 12"') +
    group(
      path(star(0, 0, [18, 9], 10), '#ff5aa0', `stroke="${pen.ink}" stroke-width="3"`) + circle(0, 0, 5, '#ffe14a'),
      'transform="translate(100 12)"',
    ) +
    pen.shape('M46 176H154L144 214H56Z', pen.shade('#d8642a')) +
    pen.shape('M40 164H160V182H40Z', pen.shade('#e8743a'))
  );
}
