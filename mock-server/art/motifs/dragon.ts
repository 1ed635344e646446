import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, mirror, path, star } from '../svg.ts';

const HEAD =
  'M100 40C132 36 156 56 160 84Q172 100 158 112Q150 128 138 132Q146 146 140 160Q124 172 100 172Q76 172 60 160Q54 146 62 132Q50 128 42 112Q28 100 40 84C44 56 68 36 100 40Z';

export function dragon(pen: Pen, skin = '#1fa35b', mane = '#ff7a1a'): string {
  const tuft = (d: string, color: string): string => pen.shape(d, pen.shade(color, 0.6), 3);
  return (
    mirror(
      tuft(
        'M70 60Q20 40 -4 54Q14 62 24 76Q0 78 -10 96Q14 92 26 104Q6 114 2 136Q24 122 38 126Q26 142 30 162Q46 146 60 144Z',
        mane,
      ) +
        tuft(
          'M76 70Q40 60 22 70Q36 76 40 88Q24 94 20 108Q38 104 46 112Q36 126 38 140Q54 128 66 130Z',
          lighten(mane, 0.35),
        ) +
        pen.cord('M74 48Q58 26 62 -6M64 22Q44 18 36 -2M66 34Q46 36 34 26', '#e8b04a', 9) +
        line('M73 46Q58 26 61 -4M63 20Q46 16 38 2', '#fff0b8', 3),
    ) +
    tuft('M70 158Q64 190 76 210Q82 194 88 196Q92 214 100 222Q108 214 112 196Q118 194 124 210Q136 190 130 158Z', mane) +
    pen.shape(HEAD, pen.ball(skin)) +
    path(star(100, 62, [20, 9], 10), pen.metal('gold')) +
    circle(100, 62, 10, pen.ball('#ff2f45'), `stroke="${pen.ink}" stroke-width="2"`) +
    mirror(
      pen.shape('M90 82Q70 58 40 66Q26 58 20 44Q16 76 44 88Q64 80 84 96Z', pen.shade(lighten(mane, 0.25), 0.5), 3) +
        pen.shape(
          'M48 92Q64 82 84 100Q72 112 56 106Q48 102 48 92Z',
          pen.sheet.radial(['#fffde0', '#ffe04a', '#ff8a00']),
          3,
        ) +
        ellipse(67, 98, 4, 8, pen.ink) +
        circle(64, 95, 2.4, '#fff') +
        line('M44 112Q54 122 66 122M42 104Q50 112 60 114', darken(skin, 0.5), 2.5) +
        path('M62 132Q76 138 88 136L84 150ZM', '#fff'),
    ) +
    path('M60 140Q100 152 140 140Q142 164 100 168Q58 164 60 140Z', pen.shade('#7a0b1c')) +
    path('M76 160Q100 144 124 160Q114 168 100 168Q86 168 76 160Z', '#ff6f70') +
    mirror(
      path(
        'M64 142L76 145L69 160ZM80 146L90 147L85 156ZM92 147L99 148L96 155ZM72 163L78 152L84 166Z',
        '#fffbe8',
        `stroke="${pen.ink}" stroke-width="1.4"`,
      ),
    ) +
    pen.shape(
      'M100 98Q116 98 124 112Q148 116 146 134Q122 150 100 146Q78 150 54 134Q52 116 76 112Q84 98 100 98Z',
      pen.ball(lighten(skin, 0.12)),
    ) +
    mirror(
      path('M72 122Q84 112 92 124Q86 134 72 130Z', darken(skin, 0.75)) +
        path(
          'M70 118Q80 108 92 118',
          'none',
          `stroke="${lighten(skin, 0.55)}" stroke-width="3.5" stroke-linecap="round"`,
        ) +
        pen.cord('M64 132Q34 132 24 158Q18 184 -4 180', '#ffd76a', 4),
    ) +
    path('M84 104Q100 96 116 104Q110 110 100 110Q90 110 84 104Z', '#fff', 'opacity=".45"') +
    line(HEAD, pen.sheet.linear(['#fff|0.8', '#fff|0.05|45', '#fff|0']), 3, 'transform="translate(6 6) scale(.94)"')
  );
}

/** Phoenix and eagles from the front. */
function spreadBird(pen: Pen, body: string, tips: readonly string[], crest: string): string {
  const feathers = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const turn = -74 + index * 22;
    const reach = 112 - Math.abs(index - 2) * 7;
    const tip = tips[index % tips.length] ?? body;
    return group(
      pen.shape(
        `M0 -6Q${-reach * 0.5} -22 ${-reach} -2Q${-reach * 0.55} 18 0 10Z`,
        pen.sheet.linear([body, tip], 180),
        3,
      ),
      `transform="translate(84 98) rotate(${-turn + 40})"`,
    );
  });
  const coverts = [0, 1, 2, 3].map((index) =>
    group(
      path('M0 -4Q-26 -16 -52 0Q-28 12 0 8Z', lighten(body, 0.3), 'opacity=".75"'),
      `transform="translate(86 96) rotate(${78 - index * 30})"`,
    ),
  );
  const tail = [-34, -17, 0, 17, 34].map((turn) =>
    group(
      pen.shape('M-6 0Q-18 44 0 82Q18 44 6 0Z', pen.sheet.linear([body, tips[0] ?? body]), 3) +
        circle(0, 56, 6, pen.ball(tips[1] ?? crest)),
      `transform="translate(100 128) rotate(${turn})"`,
    ),
  );
  return (
    tail.join('') +
    mirror([...feathers].reverse().join('') + coverts.join('')) +
    pen.shape('M100 56C126 60 130 116 100 150C70 116 74 60 100 56Z', pen.ball(body)) +
    [84, 100, 116]
      .map((y) => line(`M86 ${y}Q93 ${y + 9} 100 ${y}Q107 ${y + 9} 114 ${y}`, lighten(body, 0.5), 2.5))
      .join('') +
    [-30, 0, 30]
      .map((turn) =>
        group(
          pen.shape('M-4 0Q-10 -22 0 -34Q10 -22 4 0Z', crest, 2.5),
          `transform="translate(100 36) rotate(${turn})"`,
        ),
      )
      .join('') +
    pen.shape('M100 26C122 26 126 56 112 66H88C74 56 78 26 100 26Z', pen.ball(lighten(body, 0.15))) +
    pen.shape('M91 50L109 50L100 76Z', pen.metal('gold'), 2.5) +
    mirror(ellipse(89, 45, 4.6, 4, '#fff') + circle(90, 45, 2.4, '#160508') + line('M80 38L94 42', pen.ink, 3))
  );
}

export const phoenix = (pen: Pen): string =>
  spreadBird(pen, '#f2301f', ['#ffd21f', '#ff8a14', '#ffe98a'], pen.metal('gold'));

export const eagle = (pen: Pen): string => spreadBird(pen, '#7a4a24', ['#2d1a10', '#f4ead6'], '#f4ead6');

export function rooster(pen: Pen, body = '#d9371c', hackle = '#ffb52a', tail = '#12665c'): string {
  const plumes = [
    'M64 96Q20 88 12 28Q-22 80 18 134Q40 140 64 124Z',
    'M66 92Q34 64 40 12Q2 44 22 104Q44 124 66 116Z',
    'M64 104Q6 96 -14 70Q-20 128 40 146Z',
  ];
  return (
    plumes
      .map((d, index) =>
        pen.shape(d, pen.sheet.linear([lighten(tail, 0.45), tail, darken(index === 1 ? body : tail, 0.5)], 60), 3.5),
      )
      .join('') +
    line('M60 108Q22 98 14 56M62 100Q34 74 34 40', lighten(tail, 0.6), 2.5, 'opacity=".8"') +
    pen.cord(
      'M96 158L92 190L80 196M92 190L106 198M118 156L122 188L110 196M122 188L136 196M92 180L82 178',
      '#ffc23a',
      5,
    ) +
    pen.shape('M150 66Q156 118 132 148Q100 176 66 146Q46 118 62 92Q88 108 104 84Q112 50 132 40Z', pen.ball(body)) +
    pen.shape(
      'M130 34Q108 52 98 88Q110 84 108 100Q122 92 122 110Q134 98 138 114Q144 98 156 102Q158 66 150 50Z',
      pen.shade(hackle, 0.6),
    ) +
    line('M122 58Q112 74 110 88M134 60Q126 82 126 96M144 64Q140 84 142 98', darken(hackle, 0.3), 2) +
    pen.shape(
      'M64 104Q86 118 112 112Q116 132 96 142Q104 146 112 140Q98 160 76 148Q60 132 64 104Z',
      pen.shade(darken(tail, 0.1), 0.5),
      3.5,
    ) +
    line('M76 122Q90 130 104 122M80 134Q92 140 102 132', lighten(tail, 0.5), 2.5) +
    pen.shape(
      'M122 26Q118 6 130 12Q130 -8 142 4Q148 -12 156 6Q168 0 164 18Q172 18 164 30Q144 22 130 34Z',
      pen.shade('#ff2438', 0.5),
      3.5,
    ) +
    circle(146, 38, 20, pen.ball(lighten(hackle, 0.1)), `stroke="${pen.ink}" stroke-width="3.5"`) +
    pen.shape('M162 32Q184 34 188 50Q174 44 160 48Z', pen.metal('gold'), 3) +
    pen.shape('M148 52Q164 50 162 68Q156 82 148 70Z', pen.shade('#ff2438', 0.5), 3) +
    ellipse(142, 44, 9, 7, '#ff4a50') +
    circle(149, 34, 6.5, '#fff', `stroke="${pen.ink}" stroke-width="2.5"`) +
    circle(151, 34, 3, '#150508') +
    line('M138 26L156 30', pen.ink, 4)
  );
}

/** `horn` makes a unicorn. */
export function horse(pen: Pen, coat = '#f5efe6', mane = '#ff9f2e', horn = false): string {
  return (
    pen.shape(
      'M92 24Q40 20 18 62Q34 56 44 62Q14 82 8 122Q24 104 38 106Q18 132 22 168Q36 146 50 146Q44 170 54 196L112 196L120 80Z',
      pen.shade(mane, 0.6),
    ) +
    (horn
      ? pen.shape('M118 38L158 -22L136 46Z', pen.metal('gold'), 3) +
        line('M126 26L138 32M136 10L146 16', '#8a4b06', 2.5)
      : '') +
    pen.shape(
      'M104 18Q112 -2 122 -4Q128 14 124 30Q146 42 154 70L178 112Q186 130 172 140Q156 150 142 134Q126 124 116 126Q122 160 132 196H58Q48 130 72 76Q80 40 104 18Z',
      pen.ball(coat),
    ) +
    path(
      'M112 26Q84 36 78 80Q70 120 74 194H62Q50 130 74 76Q84 46 108 22Z',
      lighten(mane, 0.3),
      `stroke="${pen.ink}" stroke-width="3"`,
    ) +
    path('M112 14Q126 30 116 52Q108 40 104 24Z', mane, `stroke="${pen.ink}" stroke-width="2.5"`) +
    ellipse(128, 66, 7, 8, '#241018') +
    circle(126, 63, 2.5, '#fff') +
    line('M116 54Q128 48 138 58', pen.ink, 4) +
    ellipse(168, 122, 4, 5, '#4a2430') +
    line('M148 134Q158 130 166 134', pen.ink, 3) +
    line('M106 76Q130 100 146 128M118 42Q112 90 110 122', pen.metal('gold'), 4)
  );
}
