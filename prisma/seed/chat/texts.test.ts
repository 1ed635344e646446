import { expect, it } from 'vitest';
import { cleanText } from '../../../mock-server/domains/chat/text.ts';
import { languages } from '../../../mock-server/worlds/columns.ts';
import { roomTexts } from './texts.ts';

const SAID = languages.flatMap((room) =>
  [...roomTexts[room].talk, roomTexts[room].reported].map((text) => [room, text] as const),
);

it.each(SAID)('%s: %s › members may write it', (room, text) => {
  expect(cleanText(text, room, 'Baize')).toBe(text.normalize('NFKC'));
});
