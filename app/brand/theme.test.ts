import { describe, expect, it } from 'vitest';
import { brands } from '../../prisma/seed/system/brands.ts';
import { themes } from '../../prisma/seed/system/themes.ts';
import { completeTheme, headerColors, themeCss } from './theme.ts';

const PAIRS = [
  ...['text', 'muted', 'link', 'positive', 'negative', 'warning', 'profit', 'loss'].flatMap((text) =>
    ['surface', 'raised', 'sunken'].map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-header', 'header'],
  ['header-muted', 'header'],
  ['highlight', 'header'],
  ['on-brand', 'brand'],
  ['brand-muted', 'brand'],
  ['highlight', 'brand'],
  ['on-highlight', 'highlight'],
  ['chat', 'header'],
  ['on-hot', 'hot'],
  ['on-ball', 'ball'],
  ['on-slip', 'slip'],
  ['slip-muted', 'slip'],
] as const;

/** WCAG requires 3:1. */
const OUTLINES = [
  ['edge', 'surface'],
  ['edge', 'raised'],
  ['focus', 'surface'],
  ['focus', 'raised'],
] as const;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const chatColours = Object.fromEntries(brands.map(({ code, chatHeaderColour }) => [code, chatHeaderColour]));

const everyTheme = [
  ...Object.entries(themes).flatMap(([brand, theme]) =>
    (['light', 'dark'] as const).map((mode) => ({
      name: `${brand} ${mode}`,
      tokens: completeTheme(mode, { ...theme[mode], chat: chatColours[brand] ?? '' }),
    })),
  ),
  { name: 'built-in light', tokens: completeTheme('light') },
  { name: 'built-in dark', tokens: completeTheme('dark') },
];

describe.each(everyTheme)('contrast of $name', ({ tokens }) => {
  it.each(PAIRS)('%s on %s is readable', (text, ground) => {
    expect(contrast(tokens[text as keyof typeof tokens], tokens[ground as keyof typeof tokens])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(OUTLINES)('%s on %s can be seen', (outline, ground) => {
    expect(contrast(tokens[outline], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

const LOTUS = { ...themes.lotus, light: { ...themes.lotus.light }, dark: { ...themes.lotus.dark } };

describe('themeCss', () => {
  it('sets the tokens of both themes', () => {
    const css = themeCss(LOTUS, false);
    expect(css).toContain(`--surface:${themes.lotus.light.surface}`);
    expect(css).toContain(`:root[data-theme=dark]{color-scheme:dark;--surface:${themes.lotus.dark.surface}`);
    expect(css).toContain('--radius:6px');
    expect(css).not.toContain('@media');
  });

  it('follows the system while nothing is stored', () => {
    const css = themeCss(LOTUS, true);
    const bySystem = css.slice(css.indexOf('@media (prefers-color-scheme:dark){:root[data-theme=system]{'));
    expect(bySystem).toContain(`color-scheme:dark;--surface:${themes.lotus.dark.surface}`);
    expect(headerColors('system', LOTUS)).toEqual([
      { content: themes.lotus.light.header, media: '(prefers-color-scheme: light)' },
      { content: themes.lotus.dark.header, media: '(prefers-color-scheme: dark)' },
    ]);
  });

  it('falls back to its own for what a brand leaves out', () => {
    expect(themeCss({}, false)).toContain(`--accent:${completeTheme('light').accent}`);
  });

  it.each(['red;}body{display:none', '</style><script>', 'url(https://elsewhere.example)', 'expression(1)'])(
    'does not pass %s on',
    (value) => {
      const css = themeCss(
        {
          radius: value,
          tear: value,
          'font-display': value,
          light: { surface: value, shadow: `${value};`, [value]: '#fff' },
        },
        true,
      );
      expect(css).not.toContain(value);
    },
  );
});
