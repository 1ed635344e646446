import type { ShownTheme, Theme } from './brand.types.ts';

const COLOR = /^(#[\da-f]{3,8}|(rgb|hsl|oklch)a?\([\d\s.,%/-]{3,40}\))$/i;
const SHADOW = /^[\w\s.,%/()#-]{1,200}$/;
const RADIUS = /^\d{1,2}(\.\d+)?(px|rem)$/;
const FONTS = /^[\w\s"',-]{1,200}$/;

type Tokens = Record<string, string>;

export interface BrandThemeInput {
  radius?: string;
  tear?: string;
  'font-display'?: string;
  light?: Tokens;
  dark?: Tokens;
}

const LIGHT = {
  surface: '#f5f5f3',
  raised: '#ffffff',
  sunken: '#e9e9e5',
  line: '#dbdbd5',
  edge: '#80807a',
  text: '#1b1d1c',
  muted: '#595d5a',
  link: '#1d4f8f',
  accent: '#1d4f8f',
  'on-accent': '#ffffff',
  header: '#1b2430',
  'on-header': '#f4f6f8',
  'header-muted': '#b6c0cb',
  'header-line': '#34414f',
  brand: '#24344a',
  'on-brand': '#f4f6f8',
  'brand-muted': '#bcc8d6',
  highlight: '#f0c75e',
  'on-highlight': '#231a02',
  positive: '#11663d',
  negative: '#b0261d',
  warning: '#835500',
  profit: '#11663d',
  loss: '#b0261d',
  hot: '#b83a1c',
  'on-hot': '#ffffff',
  focus: '#1d6fd0',
  ball: '#1d4f8f',
  'on-ball': '#ffffff',
  'shadow-ball': 'inset 0 -3px 5px rgb(0 0 0 / 0.16)',
  slip: '#ffffff',
  'on-slip': '#1b1d1c',
  'slip-muted': '#595d5a',
  'shadow-slip': 'inset 0 0 0 1px #dbdbd5',
  'shadow-title': 'none',
  shadow: '0 1px 2px rgb(0 0 0 / 0.06), 0 6px 18px rgb(0 0 0 / 0.06)',
  'shadow-high': '0 24px 64px rgb(0 0 0 / 0.26)',
  scrim: 'rgb(8 12 18 / 0.62)',
  /** The chat room's button on the header. */
  chat: '#f0c75e',
} as const;

type TokenName = keyof typeof LIGHT;

const DARK: Record<TokenName, string> = {
  ...LIGHT,
  surface: '#0f1316',
  raised: '#191f24',
  sunken: '#090c0e',
  line: '#2b343b',
  edge: '#74828d',
  text: '#eef1f3',
  muted: '#a7b2bb',
  link: '#9cc4f5',
  accent: '#9cc4f5',
  'on-accent': '#0b1a2c',
  header: '#141a20',
  brand: '#1d2937',
  positive: '#62d098',
  negative: '#ff9284',
  warning: '#f0c063',
  profit: '#62d098',
  loss: '#ff9284',
  focus: '#9cc4f5',
  ball: '#9cc4f5',
  'on-ball': '#0b1a2c',
  slip: '#191f24',
  'on-slip': '#eef1f3',
  'slip-muted': '#a7b2bb',
  'shadow-slip': 'inset 0 0 0 1px #2b343b',
  shadow: '0 8px 24px rgb(0 0 0 / 0.3)',
  'shadow-high': '0 32px 80px rgb(0 0 0 / 0.6)',
  scrim: 'rgb(2 4 6 / 0.74)',
};

const DEFAULTS: Record<Theme, Record<TokenName, string>> = { light: LIGHT, dark: DARK };
const RADIUS_DEFAULT = '12px';
const TEAR_DEFAULT = '0px';
const FONTS_DEFAULT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

const isToken = (name: string): name is TokenName => Object.hasOwn(LIGHT, name);

/** Valid tokens of the brand, else defaults. */
export function completeTheme(theme: Theme, tokens: Tokens = {}): Record<TokenName, string> {
  const complete = { ...DEFAULTS[theme] };
  for (const [name, value] of Object.entries(tokens)) {
    if (!isToken(name) || typeof value !== 'string') continue;
    const pattern = name.startsWith('shadow') ? SHADOW : COLOR;
    if (pattern.test(value)) complete[name] = value;
  }
  return complete;
}

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * For a `<style nonce>`. Accepts only known tokens with plain values: brands are untrusted and must not end the
 * declaration or element. Independent of the stored theme: the CSP refuses a style that changes in the document.
 */
export function themeCss(input: BrandThemeInput, followsSystem: boolean): string {
  const size = (value = '', otherwise: string) => (RADIUS.test(value) ? value : otherwise);
  const radius = size(input.radius, RADIUS_DEFAULT);
  const tear = size(input.tear, TEAR_DEFAULT);
  const fonts = FONTS.test(input['font-display'] ?? '') ? (input['font-display'] as string) : FONTS_DEFAULT;
  const light = completeTheme('light', input.light);
  const changed = Object.entries(completeTheme('dark', input.dark)).filter(
    ([name, value]) => value !== light[name as TokenName],
  );
  const dark = `color-scheme:dark;${declare(Object.fromEntries(changed))}`;
  const bySystem = `@media (prefers-color-scheme:dark){:root[data-theme=system]{${dark}}}`;
  const both = `:root{color-scheme:light;${declare({ radius, tear, 'font-display': fonts, ...light })}}:root[data-theme=dark]{${dark}}`;
  return followsSystem ? both + bySystem : both;
}

/** For the browser's toolbar. */
export function headerColors(shown: ShownTheme, input: BrandThemeInput): { content: string; media?: string }[] {
  const content = (theme: Theme) => completeTheme(theme, input[theme]).header;
  if (shown !== 'system') return [{ content: content(shown) }];
  return (['light', 'dark'] as const).map((theme) => ({
    content: content(theme),
    media: `(prefers-color-scheme: ${theme})`,
  }));
}
