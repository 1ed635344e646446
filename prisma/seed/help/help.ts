import type { Language, Texts } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { buildTexts, fill, json, toHtml, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { supportEmail, VIP_MINIMUM_RANK } from '../system/contacts.ts';
import { brandCopy } from '../system/texts/brands.ts';
import { categoryLabels } from '../system/texts/labels.ts';
import { articles as cn } from './articles/cn.ts';
import { type Articles, type ArticleTag, articles as en } from './articles/en.ts';
import { articles as id } from './articles/id.ts';
import { limits } from './articles/limits.ts';
import { articles as th } from './articles/th.ts';
import { articles as ty } from './articles/ty.ts';
import { articles as vi } from './articles/vi.ts';
import { highlights, modules, topics } from './topics.ts';

const articles: Record<Language, Articles> = { CN: cn, EN: en, ID: id, TH: th, TY: ty, VI: vi };

export async function seedHelp(db: PrismaClient): Promise<void> {
  await insert(db.helpTopic, brands.flatMap(buildTopics));
  await insert(db.helpArticle, brands.flatMap(buildArticles));
  await insert(db.announcement, brands.flatMap(buildHighlights));
}

const textsOf = (tag: ArticleTag, field: 'title' | 'content' | 'keywords'): Texts =>
  buildTexts((language) => articles[language][tag][field]);

/** All languages of all brands would make the file of a world a third larger. */
const offered = ({ languages }: BrandSeed, texts: Texts): string =>
  json(Object.fromEntries(['EN' as const, ...languages].map((language) => [language, texts[language]])));

function buildTopics(brand: BrandSeed) {
  return topics.map(({ tag, title }, index) => ({
    brandCode: brand.code,
    tag,
    title: offered(brand, title),
    position: index + 1,
  }));
}

function buildArticles(brand: BrandSeed) {
  const values = articleValues(brand);
  return topics
    .flatMap(({ tag: topic, articles: tags }) => tags.map((tag) => ({ topic, tag })))
    .filter(({ tag }) => tag !== 'wallets' || !brand.isSingleWallet)
    .map(({ topic, tag }, index) => ({
      brandCode: brand.code,
      tag,
      topic,
      title: offered(brand, fill(textsOf(tag, 'title'), values)),
      content: offered(brand, fill(toHtml(textsOf(tag, 'content')), values)),
      keywords: offered(brand, textsOf(tag, 'keywords')),
      module: modules[tag] ?? null,
      position: index + 1,
    }));
}

/** The announcements of the type H (specification, section 9). */
function buildHighlights(brand: BrandSeed) {
  return highlights.map((tag, index) => ({
    id: brand.position * 1000 + index + 1,
    brandCode: brand.code,
    type: 'H',
    title: offered(brand, fill(textsOf(tag, 'title'), articleValues(brand))),
    content: json({}),
    link: `/help?article=${tag}`,
    position: index + 1,
  }));
}

function articleValues(brand: BrandSeed): Values {
  return {
    name: brand.name,
    tagline: brandCopy[brand.code].tagline,
    email: supportEmail(brand),
    age: String(brand.minimumAge),
    rank: String(VIP_MINIMUM_RANK),
    games: listGames(brand),
    limits: brand.modulesOff.includes('RESPONSIBLE3') ? limits.byService : limits.byMember,
  };
}

/** List separators other than a comma. */
const listMarks: Partial<Record<Language, string>> = { CN: '、', TH: ' ' };

/** Formats "Slots, live casino, sports". */
function listGames(brand: BrandSeed): Texts {
  return buildTexts((lang) => {
    const [first, ...others] = brand.categories.map((gameType) => categoryLabels[gameType][lang]);
    return [first, ...others.map(lowerFirst)].join(listMarks[lang] ?? ', ');
  });
}

/** Returns "live casino" for "Live casino"; keeps "E-lottery". */
function lowerFirst(name: string): string {
  return name.charAt(1) === '-' ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
