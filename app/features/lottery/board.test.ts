import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardNumbers } from './board.tsx';

it('marks the numbers of a board that an order matched', () => {
  const board = [
    { prize: 'First', numbers: ['4321'], hits: [0] },
    { prize: 'Special', numbers: ['1243', '0000', '3412'], hits: [0, 2] },
    { prize: 'Third', numbers: ['0000', '1111'] },
  ];
  const html = renderToStaticMarkup(createElement(BoardNumbers, { board }));
  expect([...html.matchAll(/<mark>(\d+)<\/mark>/g)].map(([, number]) => number)).toEqual(['4321', '1243', '3412']);
  expect(html).toContain('<td>0000 1111</td>');
});
