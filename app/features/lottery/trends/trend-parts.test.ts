import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newTranslator } from '~/i18n/resources.server.ts';
import { TranslatorContext } from '~/i18n/use-translation.ts';
import { HotNumbers } from './hot-numbers.tsx';
import { RoadList } from './road-list.tsx';
import { TrendChart } from './trend-chart.tsx';

const render = (part: ReactElement) =>
  renderToStaticMarkup(createElement(TranslatorContext.Provider, { value: newTranslator('EN') }, part));
const textsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
const readRow = (html: string, name: string) =>
  textsIn(html.slice(html.indexOf(`<th scope="row">${name}</th>`)).split('</tr>')[0] ?? '', /<td>(\d+)<\/td>/g).map(
    Number,
  );

const rows = ['1', '1', '0'].map((drawn, index) => ({ numero: `20260318000${index}`, drawn: [drawn] }));
const chart = { kind: 'chart', ball: 'Ball 3', numbers: ['0', '1', '2'], rows, before: [4, 0, 1] } as const;
const before = [...chart.before];
const numbers = [...chart.numbers];

it('a chart circles what was drawn, joins it by a line, and sums up each column', () => {
  const html = render(createElement(TrendChart, { part: { ...chart, numbers, before, isJoined: true } }));
  expect(html).toContain('Trend chart: Ball 3');
  expect(textsIn(html, /<b>(\d+)<\/b>/g)).toEqual(['1', '1', '0']);
  expect(textsIn(html, /points="([^"]+)"/g)).toEqual(['1.5,0.5 1.5,1.5 0.5,2.5']);
  expect(textsIn(html, /<th scope="row">(…\d+)<\/th>/g)).toEqual(['…0000', '…0001', '…0002']);
  expect(readRow(html, 'Times drawn')).toEqual([1, 2, 0]);
  expect(readRow(html, 'Longest gap')).toEqual([6, 1, 4]);
  expect(readRow(html, 'Current gap')).toEqual([0, 1, 4]);
  const apart = render(createElement(TrendChart, { part: { ...chart, numbers, before, isJoined: false } }));
  expect(apart).not.toContain('polyline');
});

it('numbers are told with how often they came, and for how long they are missing', () => {
  const counted = [
    { number: '7', hits: 12, gap: 0, heat: 'hot' },
    { number: '8', hits: 1, gap: 31, heat: 'cold' },
  ] as const;
  const about = { kind: 'numbers', ball: 'Place 10', count: 100 } as const;
  const part = { ...about, numbers: [...counted], isGrid: false };
  const html = render(createElement(HotNumbers, { part }));
  expect(html).toContain('Place 10 in the last 100 draws');
  expect(textsIn(html, /<li[^>]*>(.*?)<\/li>/g)).toEqual([
    '<b>7</b><span>12×</span><small>gap 0</small><em>Hot</em>',
    '<b>8</b><span>1×</span><small>gap 31</small><em>Cold</em>',
  ]);
  expect(html).toContain('class="hot-list"');
  expect(render(createElement(HotNumbers, { part: { ...part, isGrid: true } }))).toContain('class="heat-grid"');
});

it('a road has a stone for each outcome in the form of its side, with letters and sums', () => {
  const sides: [string, string] = ['Big', 'Small'];
  const road = { name: 'Big-small road', sides, letters: ['B', 'S'] as [string, string], outcomes: '00-1101' };
  const html = render(createElement(RoadList, { part: { kind: 'road', count: 7, roads: [road] } }));
  expect(textsIn(html, /<use href="#road0-(\d)"/g)).toEqual(['0', '0', '1', '1', '0', '1']);
  expect(html).toContain('aria-label="Big-small road: Big 3 · Small 3 · Ties 1 · Now Small × 1"');
  expect(textsIn(html, /<text[^>]*>(\w)<\/text>/g)).toEqual(['B', 'S', '1']);
  // Four columns of 26 pixels, and two empty ones.
  expect(html).toContain(`width="${(4 + 2) * 26}"`);
});
