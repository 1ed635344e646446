import { expect, it } from 'vitest';
import type { ChatRow } from './chat.types.ts';
import { addEvent, applyEvents } from './chat-rows.ts';

const row = (id: string): ChatRow => ({ id, author: 'MEMBER', name: 'ga***50', rank: null, text: id, clock: '10:00' });
const said = (id: string) => ({ kind: 'row', id, messageId: id, row: row(id) }) as const;
const hidden = (id: string, messageId: string) => ({ kind: 'row', id, messageId, row: null }) as const;
const shown = (id: string, messageId: string) => ({ kind: 'row', id, messageId, row: row(messageId) }) as const;
const page = { rows: [row('1'), row('2')], lastEventId: '2' };
const idsAfter = (...events: Parameters<typeof addEvent>[1][]) =>
  applyEvents(page, events.reduce<ReturnType<typeof addEvent>>(addEvent, [])).map(({ id }) => id);

it.each([
  ['a new message', [said('3')], ['1', '2', '3']],
  ['the same message twice, from another tab', [said('3'), said('3')], ['1', '2', '3']],
  ['messages out of order', [said('4'), said('3')], ['1', '2', '3', '4']],
  ['what the page has', [said('1'), said('2')], ['1', '2']],
  ['a message that is hidden', [hidden('3', '1')], ['2']],
  ['one that is shown again', [hidden('3', '1'), shown('4', '1')], ['1', '2']],
  ['a change from before the page', [hidden('1', '2')], ['1', '2']],
])('%s', (_, events, ids) => {
  expect(idsAfter(...events)).toEqual(ids);
});

it('many messages › the last hundred stay', () => {
  const events = Array.from({ length: 150 }, (_, index) => said(String(300 + index)));
  expect(idsAfter(...events)).toHaveLength(100);
  expect(idsAfter(...events).at(-1)).toBe('449');
});
