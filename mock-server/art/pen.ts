import { darken, hsl, lighten, mix } from './colors.ts';
import { line, path, type Sheet } from './svg.ts';

export interface Palette {
  readonly hue: number;
  readonly accentHue: number;
  readonly ink: string;
  readonly deep: string;
  readonly base: string;
  readonly bright: string;
  readonly glow: string;
  readonly accent: string;
}

/** `vivid` is from 0 (muted) to 1. */
export function makePalette(hue: number, accentHue: number, vivid = 0.8): Palette {
  const strength = 45 + vivid * 45;
  return {
    hue,
    accentHue,
    ink: hsl(hue, 55, 7),
    deep: hsl(hue, strength, 14),
    base: hsl(hue, strength, 30),
    bright: hsl(hue + 8, strength + 5, 50),
    glow: hsl(hue + 18, 95, 72),
    accent: hsl(accentHue, 92, 55),
  };
}

const METALS = {
  gold: ['#fff6c2', '#ffd54a', '#e39a12', '#8a4b06'],
  silver: ['#ffffff', '#d5dfeb', '#8fa1b8', '#3f4d63'],
  rose: ['#fff0e6', '#ffbfa0', '#d9735a', '#7a2b25'],
  brass: ['#fff3c4', '#e9c56c', '#b9862c', '#5f4210'],
  jade: ['#effff4', '#a6e3c0', '#3f9a72', '#14503a'],
  steel: ['#f4f9ff', '#b3c6dd', '#64809f', '#22344c'],
} as const;

export type Metal = keyof typeof METALS;

/** One light, from the upper left. */
export class Pen {
  constructor(
    readonly sheet: Sheet,
    readonly palette: Palette,
  ) {}

  get ink(): string {
    return this.palette.ink;
  }

  shade(color: string, depth = 0.5, angle = 75): string {
    return this.sheet.linear([lighten(color, depth * 0.7), color, darken(color, depth)], angle);
  }

  ball(color: string, depth = 0.55): string {
    return this.sheet.radial(
      [lighten(color, 0.65), `${lighten(color, 0.15)}|1|35`, `${color}|1|62`, darken(color, depth)],
      0.38,
      0.3,
      0.75,
    );
  }

  /** A bright band, a dark band, and reflected light at the lower edge. */
  metal(kind: Metal = 'gold', angle = 80): string {
    const [light, main, low, dark] = METALS[kind];
    return this.sheet.linear([light, `${main}|1|30`, `${low}|1|55`, `${dark}|1|74`, `${main}|1|92`, light], angle);
  }

  halo(color: string, opacity = 0.9): string {
    return this.sheet.radial([`${color}|${opacity}`, `${color}|${Math.round(opacity * 45) / 100}|45`, `${color}|0`]);
  }

  gloss(opacity = 0.75): string {
    return this.sheet.linear([`#fff|${opacity}`, '#fff|0.05']);
  }

  /** Outlines like cover motifs. */
  shape(d: string, fill: string, width = 4): string {
    return path(d, fill, `stroke="${this.ink}" stroke-width="${width}" stroke-linejoin="round"`);
  }

  cord(d: string, color: string, width: number): string {
    return line(d, this.ink, width + 6) + line(d, color, width);
  }

  tint(amount: number): string {
    return mix(this.palette.bright, this.palette.accent, amount);
  }
}
