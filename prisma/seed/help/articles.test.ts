import { describe, expect, it } from 'vitest';
import { articles as cn } from './articles/cn.ts';
import { type Article, articles as en } from './articles/en.ts';
import { articles as id } from './articles/id.ts';
import { articles as th } from './articles/th.ts';
import { articles as ty } from './articles/ty.ts';
import { articles as vi } from './articles/vi.ts';
import { topics } from './topics.ts';

const list = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted();

const shapeOf = ({ content }: Article) => ({
  values: list(content, /\{\w+\}/g),
  links: list(content, /href="[^"]*"/g),
  tags: list(content, /<(?!\/?(?:p|ol|ul|li|h3|b|a)[ >])[^>]*>/g),
});

describe('help articles', () => {
  it('each stands in one topic', () => {
    const listed = topics.flatMap(({ articles }) => articles);
    expect(listed.toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each([
    ['cn', cn, /怎么|什么|吗|谁|多少|在哪/, '？'],
    ['en', en, /^(Are|Can|From which|How|What|When|Where|Who)\b/, '?'],
    ['id', id, /^(Apa|Berapa|Boleh|Di mana|Kapan|Siapa)\b|apakah/i, '?'],
    ['ty', ty, /^(Ano|Kailan|Magkano|Nasaan|Paano|Saan|Sino)| ba /, '?'],
    ['vi', vi, /^(Ai|Khi nào|Làm sao)\b|là gì|ở đâu|thế nào|bao nhiêu|không,/, '?'],
  ])('%s › a title that asks has a question mark', (_, articles, asking, mark) => {
    const titles = Object.values<Article>(articles).map(({ title }) => title);
    expect(titles.filter((title) => asking.test(title) && !title.includes(mark))).toEqual([]);
    expect(titles.some((title) => title.includes(mark))).toBe(true);
  });

  it('no link shows an address in place of a name', () => {
    const all = [cn, en, id, th, ty, vi].flatMap((articles) => Object.values<Article>(articles));
    expect(all.flatMap(({ content }) => list(content, />\/[^<]*<\/a>/g))).toEqual([]);
  });

  it.each(Object.entries({ cn, en, id, th, ty, vi }))(
    '%s › has the values and links of the English text, and the tags that a page keeps',
    (language, articles) => {
      for (const [tag, article] of Object.entries(articles)) {
        const { values, links } = shapeOf(en[tag as keyof typeof en]);
        expect({ tag, ...shapeOf(article) }).toEqual({ tag, values, links, tags: [] });
        if (language !== 'en') expect(article.content).not.toBe(en[tag as keyof typeof en].content);
        expect(article.title.length).toBeLessThanOrEqual(120);
        expect(article.keywords.length).toBeLessThanOrEqual(500);
      }
    },
  );
});
