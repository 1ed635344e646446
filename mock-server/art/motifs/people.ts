import { darken, lighten } from '../colors.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, mirror, path, place, rect, star } from '../svg.ts';
import { emerald, gem, star4 } from './treasure.ts';

/** How a person looks; `back` is drawn behind the head, `front` over it. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly outfit: string;
  readonly woman?: boolean;
  readonly iris?: string;
  readonly beard?: string;
  readonly back?: string;
  readonly front?: string;
  readonly chest?: string;
  /** False when a helmet or hood hides the hair. */
  readonly locks?: boolean;
  readonly style?: number;
}

const FACE_WOMAN = 'M100 36C132 36 144 60 142 88C140 116 120 138 100 140C80 138 60 116 58 88C56 60 68 36 100 36Z';
const FACE_MAN = 'M100 34C134 34 146 58 144 88L138 118Q120 142 100 144Q80 142 62 118L56 88C54 58 66 34 100 34Z';

function hairBack(pen: Pen, look: Look): string {
  if (look.locks === false || !look.woman) return '';
  const styles = [
    'M100 14C152 12 166 56 162 96C160 130 172 150 164 178Q100 200 36 178C28 150 40 130 38 96C34 56 48 12 100 14Z',
    'M100 10C128 -10 140 8 132 22C160 36 164 80 152 112H48C36 80 40 36 68 22C60 8 72 -10 100 10Z',
    'M100 16C146 14 160 50 158 90C158 120 164 130 150 138H50C36 130 42 120 42 90C40 50 54 14 100 16Z',
  ];
  return pen.shape(styles[(look.style ?? 0) % 3] ?? '', pen.ball(look.hair, 0.6));
}

function hairFront(pen: Pen, look: Look): string {
  if (look.locks === false) return '';
  const shine = lighten(look.hair, 0.35);
  if (!look.woman) return pen.shape('M54 84C44 40 66 14 108 18C150 18 156 50 146 86Q140 72 138 58Q112 64 92 48Q76 60 62 60Q58 72 54 84Z', pen.shade(look.hair), 3.5) + line('M78 34Q100 22 126 34', shine, 4, 'opacity=".7"');
  const fronts = ['M56 98C46 50 66 20 104 22C140 22 154 54 144 98Q142 70 124 50Q104 68 70 62Q60 76 56 98Z', 'M56 88C52 46 72 26 100 26C128 26 148 46 144 88Q136 60 100 48Q64 60 56 88Z', 'M54 92C48 44 74 22 100 24C128 22 152 44 146 92Q140 62 136 60Q100 72 64 60Q58 66 54 92Z'];
  return pen.shape(fronts[(look.style ?? 0) % 3] ?? '', pen.shade(look.hair), 3) + line('M70 44Q90 28 118 36', shine, 4, 'opacity=".65"');
}

function features(pen: Pen, look: Look): string {
  const low = darken(look.skin, 0.32);
  const lips = look.woman ? '#d2224a' : darken(look.skin, 0.45);
  const eye = path('M64 90Q76 78 91 91Q78 99 64 90Z', '#fff') + circle(78, 89.5, 5.6, look.iris ?? '#4a2a14') + circle(78, 89.5, 2.7, '#100509') + circle(76, 87.4, 1.7, '#fff') + line('M62 90Q75 76 92 90', pen.ink, look.woman ? 4 : 3) + (look.woman ? line('M63 88L56 83M66 84L60 78', pen.ink, 2.2) : '');
  const brow = look.woman ? line('M61 76Q74 67 90 74', darken(look.hair, 0.4), 3.2) : line('M60 76Q76 68 92 79', darken(look.hair, 0.4), 6);
  return (
    mirror(ellipse(68, 108, 12, 8, look.woman ? '#ff6f7d' : low, 'opacity=".32"') + eye + brow) +
    path('M100 88Q106 104 110 109Q100 116 92 110Q100 108 100 88Z', low, 'opacity=".55"') + line('M93 111Q100 115 107 111', darken(look.skin, 0.45), 2) +
    (look.woman ? path('M84 122Q92 116 100 119Q108 116 116 122Q100 126 84 122Z', lips) + path('M84 122Q100 128 116 122Q108 134 100 134Q92 134 84 122Z', lighten(lips, 0.18)) + ellipse(102, 128, 6, 1.8, '#fff', 'opacity=".6"') : path('M84 124Q100 128 116 124Q110 132 100 132Q90 132 84 124Z', lips) + line('M82 123Q100 128 118 123', pen.ink, 2.4))
  );
}

/** A person from the chest up, face on. */
export function person(pen: Pen, look: Look): string {
  const face = look.woman ? FACE_WOMAN : FACE_MAN;
  const neck = look.woman ? 'M84 124H116V152Q126 160 140 162Q100 196 60 162Q74 160 84 152Z' : 'M78 122H122V154Q140 162 148 164Q100 196 52 164Q60 162 78 154Z';
  const shoulders = look.woman ? 'M66 158Q34 162 24 204H176Q166 162 134 158Q128 184 100 188Q72 184 66 158Z' : 'M60 156Q16 162 6 204H194Q184 162 140 156L100 186Z';
  return (
    (look.back ?? '') + hairBack(pen, look) + pen.shape(neck, pen.shade(darken(look.skin, 0.12), 0.3), 3.5) + pen.shape(shoulders, pen.shade(look.outfit), 4) + (look.chest ?? '') +
    (look.locks === false ? '' : mirror(ellipse(57, 94, 7, 12, look.skin, `stroke="${pen.ink}" stroke-width="3"`))) +
    pen.shape(face, pen.sheet.radial([lighten(look.skin, 0.35), `${look.skin}|1|55`, darken(look.skin, 0.3)], 0.4, 0.38, 0.72), 3.5) + features(pen, look) +
    (look.beard ? pen.shape(look.beard, pen.shade(look.hair), 3.5) + (look.woman ? '' : line('M84 120Q100 112 116 120', lighten(look.hair, 0.3), 3)) : '') + hairFront(pen, look) + (look.front ?? '')
  );
}

const LONG_BEARD = 'M58 92Q64 116 84 112Q100 104 116 112Q136 116 142 92Q152 148 126 168Q116 196 100 206Q84 196 74 168Q48 148 58 92ZM86 124Q100 136 114 124Q100 118 86 124Z';

export const pharaoh = (pen: Pen): string => {
  const nemes = [0, 1, 2, 3, 4, 5].map((index) => line(`M${38 - index * 3} ${76 + index * 20}Q${54 - index} ${84 + index * 18} ${64 - index * 2} ${84 + index * 18}`, '#1f4fb8', 7)).join('');
  return person(pen, {
    skin: '#c98650', hair: '#1a1020', outfit: '#1c8a9c', locks: false, iris: '#0e6f8a',
    back: pen.shape('M100 0C152 0 166 44 172 92L188 196H12L28 92C34 44 48 0 100 0Z', pen.metal('gold', 60), 5) + mirror(nemes),
    chest: [0, 1, 2].map((index) => line(`M${54 - index * 8} ${164 + index * 8}Q100 ${204 + index * 8} ${146 + index * 8} ${164 + index * 8}`, ['#ffd54a', '#1f5fd0', '#e8273f'][index] ?? '', 8)).join(''),
    front: pen.shape('M52 70C52 18 76 6 100 6C124 6 148 18 148 70Q100 46 52 70Z', pen.metal('gold', 60), 4) + line('M58 50Q100 24 142 50M68 28Q100 10 132 28', '#1f4fb8', 6) + pen.cord('M100 44Q88 26 102 16Q112 12 110 2', '#ffd54a', 7) + circle(110, 2, 5, pen.ball('#e8273f')) + pen.shape('M92 136H108L110 190Q100 198 90 190Z', pen.metal('gold'), 3) + mirror(line('M60 92L48 96M62 92Q66 104 56 112', pen.ink, 3.4)),
  });
};

export const cleopatra = (pen: Pen): string => person(pen, {
  skin: '#d99a63', hair: '#15101f', outfit: '#f3ead6', woman: true, style: 2, iris: '#1a9a6c',
  back: pen.shape('M100 8C160 8 170 60 168 120V176H32V120C30 60 40 8 100 8Z', '#15101f') + [44, 56, 144, 156].map((x) => line(`M${x} 100V172`, '#ffd54a', 3, 'stroke-dasharray="9 6"')).join(''),
  chest: [0, 1, 2].map((index) => line(`M${58 - index * 8} ${162 + index * 9}Q100 ${204 + index * 9} ${142 + index * 8} ${162 + index * 9}`, ['#ffd54a', '#18a0a8', '#e8273f'][index] ?? '', 8)).join(''),
  front: line('M50 62Q100 36 150 62', pen.metal('gold', 0), 9) + pen.cord('M100 48Q90 34 100 22', '#ffd54a', 6) + circle(100, 46, 7, pen.ball('#e8273f')) + mirror(line('M62 90L46 96', pen.ink, 3)),
});

export const pirate = (pen: Pen): string => person(pen, {
  skin: '#e0a070', hair: '#4a2412', outfit: '#a81b2b', beard: LONG_BEARD,
  chest: mirror(path('M60 158L96 190L80 206H44Z', '#2a1a3f', `stroke="${pen.ink}" stroke-width="3"`) + circle(66, 186, 4, '#ffd54a')),
  front: pen.shape('M10 66Q40 -20 100 -16Q160 -20 190 66Q150 40 100 44Q50 40 10 66Z', pen.shade('#241a34'), 5) + line('M16 60Q52 32 100 36Q148 32 184 60', pen.metal('gold', 0), 6) + circle(100, 8, 15, '#f6ecd8', `stroke="${pen.ink}" stroke-width="2"`) + mirror(circle(94, 7, 4, '#1a0c14')) + rect(93, 18, 14, 8, '#f6ecd8', 3) + path('M106 78L146 74L142 104Q124 110 108 100Z', '#120a12') + line('M106 80L56 58', '#120a12', 4),
});

export const viking = (pen: Pen): string => person(pen, {
  skin: '#f0b78c', hair: '#e0762a', outfit: '#6b4a2c', beard: LONG_BEARD, iris: '#2a86d8',
  chest: mirror(pen.shape('M6 204Q10 150 62 152Q76 170 60 204Z', pen.shade('#a8835c'), 4)),
  front: mirror(pen.shape('M52 34Q16 30 4 -18Q-18 48 46 68Z', pen.sheet.linear(['#fff8e2', '#e0c79a', '#7a552c'], 0))) + pen.shape('M48 68C48 12 72 -6 100 -6C128 -6 152 12 152 68Q100 48 48 68Z', pen.metal('silver', 70), 5) + pen.shape('M92 -8H108V84L100 96L92 84Z', pen.metal('gold'), 3) + line('M50 66Q100 46 150 66', pen.metal('gold', 0), 9) + mirror(circle(68, 54, 4, '#8a4b06')),
});

export const zeus = (pen: Pen): string => person(pen, {
  skin: '#f2be94', hair: '#f1f4fb', outfit: '#f6f2ff', beard: LONG_BEARD, iris: '#25c4ff',
  back: pen.shape(star(100, 84, [84, 70], 18), pen.shade('#dfe6f5'), 5),
  chest: pen.shape('M60 158L140 204H60Z', pen.metal('gold'), 3),
  front: [-52, -32, -12, 12, 32, 52].map((turn) => `<g transform="translate(100 92) rotate(${turn})">${pen.shape('M0 -50C-14 -66 -8 -84 0 -92C8 -84 14 -66 0 -50Z', pen.metal('gold'), 2.5)}</g>`).join('') + line('M52 62Q100 34 148 62', pen.metal('gold', 0), 7),
});

export const samurai = (pen: Pen): string => person(pen, {
  skin: '#e8b488', hair: '#17131f', outfit: '#a3182c', iris: '#3a1a10',
  back: mirror(pen.shape('M60 60Q20 70 10 128Q40 130 62 110Z', pen.shade('#7d1226'))),
  chest: [168, 182, 196].map((y) => line(`M${34 - (y - 168) * 0.6} ${y}H${166 + (y - 168) * 0.6}`, '#ffcf57', 3, 'stroke-dasharray="8 5"')).join(''),
  front: pen.shape('M46 74C44 14 72 -4 100 -4C128 -4 156 14 154 74Q128 56 100 58Q72 56 46 74Z', pen.shade('#2c2238'), 5) + mirror(pen.shape('M94 40Q52 22 50 -34Q74 4 98 14Z', pen.metal('gold'), 4)) + circle(100, 32, 15, pen.ball('#e8273f'), `stroke="${pen.metal('gold')}" stroke-width="4"`) + line('M48 70Q100 48 152 70', pen.metal('gold', 0), 6) + path('M58 108Q100 118 142 108L136 128Q100 154 64 128Z', '#8a1226', `stroke="${pen.ink}" stroke-width="3.5"`) + path('M76 120Q100 130 124 120L118 130Q100 138 82 130Z', '#fff'),
});

export const cowboy = (pen: Pen): string => person(pen, {
  skin: '#e2a473', hair: '#5a3216', outfit: '#8a4a20', beard: 'M62 108Q100 96 138 108Q136 140 100 150Q64 140 62 108ZM84 120Q100 132 116 120Q100 116 84 120Z',
  chest: pen.shape('M54 152Q100 190 146 152Q150 176 100 206Q50 176 54 152Z', pen.shade('#d8202f'), 4) + [[80, 174], [100, 184], [120, 174], [100, 196]].map(([x = 0, y = 0]) => circle(x, y, 3, '#fff')).join(''),
  front: pen.shape('M-12 44Q14 76 100 66Q186 76 212 44Q190 60 152 52C150 4 138 -18 118 -12Q100 -4 82 -12C62 -18 50 4 48 52Q10 60 -12 44Z', pen.shade('#9a5a28'), 5) + path('M49 40Q100 58 151 40L152 54Q100 70 48 54Z', '#3a1a0c') + path(star(100, 48, [12, 5], 10), pen.metal('gold')),
});

export const vampire = (pen: Pen): string => person(pen, {
  skin: '#d9dcef', hair: '#15101c', outfit: '#1f1426', iris: '#ff2038',
  back: mirror(pen.shape('M100 190Q40 170 16 60Q50 90 70 130Z', pen.shade('#b0122e'), 5)),
  chest: path('M84 158L100 190L116 158Q100 166 84 158Z', '#fff') + place(gem(pen, '#f0163f'), 100, 168, 0.13),
  front: path('M88 126L92 137L96 127ZM104 127L108 137L112 126Z', '#fff', `stroke="${pen.ink}" stroke-width="1"`) + pen.shape('M54 88C44 36 70 12 100 14C130 12 156 36 146 88Q140 60 120 44L100 70L80 44Q60 60 54 88Z', pen.shade('#231a30'), 3),
});

export const mermaid = (pen: Pen): string => person(pen, {
  skin: '#f6c7a2', hair: '#ff5a4a', outfit: '#12b3a8', woman: true, style: 0, iris: '#10a58c',
  back: mirror(line('M44 80Q14 110 34 150Q50 180 24 202', pen.ink, 34) + line('M44 80Q14 110 34 150Q50 180 24 202', '#ff5a4a', 26) + line('M40 84Q18 112 38 150Q50 176 30 198', '#ffa37f', 4)),
  chest: mirror(pen.shape('M64 176Q74 158 98 180Q92 206 70 204Z', pen.shade('#a04bd8'), 3)),
  front: mirror(pen.shape('M100 30L88 2L76 30L58 8L60 44Q80 34 100 34Z', pen.metal('gold'), 3)) + circle(100, 28, 9, pen.sheet.radial(['#fff', '#f3e8ff', '#b9a0d8'])) + path(star(140, 52, [15, 7], 10), '#ffcf4a', `stroke="${pen.ink}" stroke-width="2.5"`),
});

export const empress = (pen: Pen): string => person(pen, {
  skin: '#fbd3b0', hair: '#1a1018', outfit: '#c8142f', woman: true, style: 1,
  chest: line('M66 160L100 196L134 160', pen.metal('gold', 0), 8) + pen.shape('M100 192L114 204H86Z', '#ffd54a', 2),
  front: pen.shape('M58 40Q40 6 66 -8Q76 -30 100 -34Q124 -30 134 -8Q160 6 142 40Q100 16 58 40Z', pen.metal('gold'), 4) + place(emerald(pen, '#e8203f'), 100, -2, 0.17) + mirror(line('M58 34L46 72M66 34L40 50', '#ffd54a', 3) + circle(46, 76, 5, pen.ball('#ff3f58')) + pen.shape('M60 8C44 0 40 18 50 26C60 30 68 20 60 8Z', pen.ball('#ff6a8a'), 2.5)) + path('M100 60L105 68L100 76L95 68Z', '#e8203f'),
});

export const wealthGod = (pen: Pen): string => person(pen, {
  skin: '#ffcfa4', hair: '#15101a', outfit: '#d3142b', locks: false,
  back: mirror(pen.shape('M56 34Q16 14 -14 34Q-6 62 54 60Z', pen.shade('#2a1a24'), 4) + circle(-4, 42, 6, pen.metal('gold'))),
  beard: 'M66 116Q84 108 100 114Q116 108 134 116Q128 130 116 126Q120 176 100 208Q80 176 84 126Q72 130 66 116Z',
  chest: line('M60 160L100 198L140 160', pen.metal('gold', 0), 9),
  front: pen.shape('M50 66C46 16 70 -20 100 -20C130 -20 154 16 150 66Q100 44 50 66Z', pen.shade('#c8142b'), 5) + line('M52 62Q100 40 148 62', pen.metal('gold', 0), 11) + place(gem(pen, '#ffd54a'), 100, 16, 0.24) + circle(100, 48, 8, pen.ball('#2fcf7f')) + mirror(ellipse(66, 108, 11, 8, '#ff5a4a', 'opacity=".5"')),
});

export const astronaut = (pen: Pen): string => person(pen, {
  skin: '#e9b288', hair: '#3a2418', outfit: '#eef2f8', back: circle(100, 84, 80, '#dfe6f0', `stroke="${pen.ink}" stroke-width="5"`),
  chest: rect(74, 178, 52, 26, '#3a4a66', 5) + circle(88, 190, 5, '#ff4f5a') + circle(106, 190, 5, '#4fe08a'),
  front: circle(100, 84, 72, pen.sheet.linear(['#bfe9ff|0.45', '#3f8ad8|0.1', '#0a1f4a|0.35'], 45), `stroke="${pen.metal('silver')}" stroke-width="11"`) + path('M44 70Q54 28 98 20Q66 44 58 86Z', '#fff', 'opacity=".6"'),
});

export const wizard = (pen: Pen): string => person(pen, {
  skin: '#f2c49c', hair: '#e8ecf8', outfit: '#4a2aa8', beard: LONG_BEARD, iris: '#7a3aff',
  front: pen.shape('M20 62Q60 34 78 -6Q92 -44 148 -46Q122 -26 124 2Q136 40 180 62Q100 36 20 62Z', pen.shade('#5a32c8'), 5) + line('M50 50Q100 30 150 50', pen.metal('gold', 0), 8) + star4(96, 10, 20, '#ffe27a') + star4(116, -22, 11, '#ffe27a'),
});

export const knight = (pen: Pen): string => person(pen, {
  skin: '#e9b288', hair: '#5a3a1c', outfit: '#8a99b0', locks: false, iris: '#2a86d8',
  back: pen.shape('M96 -4Q40 -40 6 10Q30 4 34 26Q8 40 6 84Q40 60 70 50Z', pen.shade('#e0203a'), 4),
  chest: path('M60 158L100 204L140 158L100 186Z', pen.metal('gold')),
  front: pen.shape('M46 128C34 40 60 4 100 4C140 4 166 40 154 128L128 146L132 92Q100 80 68 92L72 146Z', pen.metal('silver', 60), 5) + line('M58 76Q100 56 142 76', pen.metal('gold', 0), 7) + pen.shape('M94 -2H106V76H94Z', pen.metal('gold'), 3) + mirror(line('M64 108V128M60 104L58 124', '#3f4d63', 3)),
});

export const mummy = (pen: Pen): string => person(pen, {
  skin: '#d8c8a0', hair: '#8a7a5a', outfit: '#c9b88f', locks: false, iris: '#3dff7a',
  front: [['M58 58Q100 40 142 56', 16], ['M56 74Q90 60 144 66', 8], ['M58 112Q100 124 142 106', 14], ['M64 128Q104 142 136 122', 14], ['M70 40Q100 24 130 40', 16]].map(([d, width]) => line(String(d), pen.ink, Number(width) + 5) + line(String(d), '#efe2bf', Number(width))).join('') + line('M56 170Q100 196 150 168M40 186Q100 214 168 184', '#efe2bf', 12) + mirror(circle(78, 90, 12, pen.halo('#5dff8a'))),
});

const SKINS = ['#fbd3b0', '#f0bd92', '#d99a63', '#b87442', '#8a5230'];
const HAIRS = ['#17101a', '#3a1d10', '#6b3416', '#b5702a', '#e8c06a', '#7a1a22'];
const OUTFITS = ['#c8142f', '#14141f', '#0f6b5a', '#5a1f8a', '#1f3f9a', '#d89a1a', '#f4efe6', '#d8327a'];

/** A dealer or player of a live table; the number chooses the face. */
export function dealer(pen: Pen, seed: number, woman = seed % 4 !== 3): string {
  const outfit = OUTFITS[(seed * 5) % OUTFITS.length] ?? '#c8142f';
  const bow = path('M100 160L82 150V172ZM100 160L118 150V172Z', '#14101a', `stroke="${pen.ink}" stroke-width="2"`);
  const vest = mirror(path('M62 157L100 187V206H20Q20 166 62 157Z', '#1c1724')) + path('M80 160L100 204L120 160L100 176Z', '#fff') + bow;
  const jewels = mirror(circle(57, 112, 4.5, pen.metal('gold')) + path('M57 116L53 128H61Z', pen.metal('gold'))) + (seed % 2 ? line('M72 158Q100 184 128 158', pen.metal('gold', 0), 3.5) + circle(100, 172, 5, pen.ball('#ff3f5a')) : '');
  return person(pen, { skin: SKINS[(seed * 3) % SKINS.length] ?? '#f0bd92', hair: HAIRS[(seed * 7 + 1) % HAIRS.length] ?? '#17101a', outfit, woman, style: seed % 3, iris: ['#4a2a14', '#2a6fb8', '#2a7a4a'][seed % 3] ?? '#4a2a14', chest: woman ? '' : vest, front: woman ? jewels : '' });
}
