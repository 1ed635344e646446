import { themeInput } from '~/brand/brand.server.ts';
import { completeTheme } from '~/brand/theme.ts';
import { paths } from '~/config/paths.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import type { Site } from '~/request/site.server.ts';

/** An SVG fits every size. */
const PICTURES: Record<string, { type: string; sizes: string }> = {
  svg: { type: 'image/svg+xml', sizes: 'any' },
  png: { type: 'image/png', sizes: '512x512' },
  webp: { type: 'image/webp', sizes: '512x512' },
};

export function readManifest(site: Site) {
  const { brand, language, theme, image } = site;
  // A manifest has one theme.
  const mode = theme === 'system' ? 'light' : theme;
  const { header, surface } = completeTheme(mode, themeInput(brand)[mode]);
  const ending = brand.icon.split('.').pop() ?? '';
  return {
    id: paths.home(),
    name: brand.siteTitle,
    short_name: brand.merchantName,
    description: brand.description,
    lang: LANGUAGES[language].tag,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    theme_color: header,
    background_color: surface,
    categories: ['games', 'entertainment'],
    shortcuts: listShortcuts(site),
    screenshots: brand.screenshots.map(({ image: path, width, height }) => ({
      src: image(path),
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width > height ? 'wide' : 'narrow',
      label: brand.siteTitle,
    })),
    icons: [
      { src: image(brand.icon), purpose: 'any', ...(PICTURES[ending] ?? PICTURES.svg) },
      { src: image(brand.appIcon), purpose: 'any', ...PICTURES.png },
    ],
  };
}

/** Menu of the app's icon. A page of the member's asks for the log-in first. */
function listShortcuts({ routes, t }: Site) {
  return [
    { name: t('layout', 'member.deposit'), url: paths.deposit() },
    { name: t('layout', 'server.links.promotions'), url: paths.promotions() },
    { name: t('lottery', 'title'), url: paths.lotteries() },
    { name: t('layout', 'bottomBar.messages'), url: paths.inbox() },
  ].filter(({ url }) => routes.isOn(url));
}
