import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brandCss, chooseTheme } from '~/brand/brand.server.ts';
import { minutes, seconds } from '~/config/durations.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { ServerContext } from '~/request/context.ts';
import { findLanguage, findLastBrand, readScope } from '~/request/site.server.ts';
import { tooMany } from '~/request/too-many.server.ts';
import { readPreferences } from '~/session/cookies.server.ts';
import { staticPolicy, writeStaticPage } from './static-page.server.tsx';

interface WrittenPage {
  html: string;
  policy: string;
}

const pages = new LRUCache<string, WrittenPage>({ max: 100, ttl: seconds(60) });

/** Reads nothing. Rendered once for a brand, a language and a theme: who asks too often gets it many times. */
export function tooManyPage(request: Request, context: ServerContext): WrittenPage {
  const language = findLanguage(request, context) ?? context.language;
  const brand = findLastBrand(request);
  const theme = chooseTheme(brand, readPreferences(request.headers.get('Cookie')).theme);
  const key = JSON.stringify([readScope(request), language, theme]);
  const known = pages.get(key);
  if (known) return known;
  const t = serverTranslate(language);
  const css = brandCss(brand);
  const html = writeStaticPage({
    language,
    theme,
    css,
    brandName: brand?.merchantName ?? null,
    icon: 'clock',
    title: t('common', 'failure.tooMany.title'),
    text: tooMany({ t }, minutes(1)),
    retry: t('common', 'retry'),
  });
  const page = { html, policy: staticPolicy(`'sha256-${createHash('sha256').update(css).digest('base64')}'`) };
  if (brand) pages.set(key, page);
  return page;
}
