import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { events } from '../../mock-server/events.ts';
import { root } from './process.mjs';

const document = JSON.parse(readFileSync(path.join(root, 'openapi/generated/gaming.json'), 'utf8'));
const catalogue = Object.keys(document['x-error-codes']);

const ELSEWHERE = /^(control|console|scenarios|demo-games|third-party|art)\/|\.test(-support)?\.ts$/;
/** Files, a library, a pragma, codes of the demo games and of the control API, and event kinds. */
const OTHERS = [
  'seed.db',
  'ipaddr.js',
  'rich.db',
  'team.db',
  'main.foreign_key_check',
  'play.ended',
  'free.rounds.over',
  'game.not.simulated',
  'member.not.held',
  'lottery.settle',
  'lottery.stopChases',
  ...Object.keys(events),
];

const LITERAL = /'([A-Za-z]+(?:[._][A-Za-z]+)+)'/g;
const IS_CODE = /^[a-z]+([._][a-z]+)+$|^TOO_MANY_REQUESTS$/;

const sources = readdirSync(path.join(root, 'mock-server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !ELSEWHERE.test(file))
  .map((file) => readFileSync(path.join(root, 'mock-server', file), 'utf8'));
const codes = [...new Set(sources.flatMap((text) => [...text.matchAll(LITERAL)].map(([, literal = '']) => literal)))]
  .filter((literal) => IS_CODE.test(literal) && !OTHERS.includes(literal))
  .sort();

it('x-error-codes has every code that the mock can send, and no other', () => {
  expect(codes).toEqual([...catalogue].sort());
});
