import type { Brand } from './paths.ts';

type Channels = [number, number, number];

function channels(hex: string): Channels {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(values: Channels): string {
  return `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Hue in degrees, saturation and lightness in percent. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const [s, l] = [Math.min(100, saturation) / 100, Math.min(100, Math.max(0, lightness)) / 100];
  const part = (offset: number): number => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([part(0), part(8), part(4)]);
}

/** `amount` is the part of the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)];
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** Warm white, because pure grey looks dull. */
export function lighten(color: string, amount: number): string {
  return mix(color, '#fff8e8', amount);
}

/** Warm black. */
export function darken(color: string, amount: number): string {
  return mix(color, '#12040f', amount);
}

/** Degrees from 0 to 180. */
export function hueDistance(a: number, b: number): number {
  const apart = Math.abs((((a - b) % 360) + 360) % 360);
  return Math.min(apart, 360 - apart);
}

/** WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (color: string): number => {
    const [r, g, blue] = channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as Channels;
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const brandHues: Record<Brand, readonly [hue: number, accent: number]> = {
  baize: [158, 43],
  lotus: [354, 45],
  harbor: [216, 9],
};
