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
