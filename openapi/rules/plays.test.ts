import { expect, it } from 'vitest';
import { serverTranslate } from '../../app/i18n/resources.server.ts';
import { familiesIn } from '../../mock-server/engine/lottery/families/families.ts';
import { findKnownPlay, PLAY_GROUPS } from './plays.ts';

const codes = Object.values(PLAY_GROUPS).flatMap((plays) => Object.keys(plays));

it('every play of every family is known, once, and no other', () => {
  const played = new Set(familiesIn(0).flatMap(({ plays }) => plays.map(({ code }) => code)));
  expect(codes.toSorted()).toEqual([...played].toSorted());
});

it('every name is a text, with its number', () => {
  const t = serverTranslate('EN');
  for (const code of codes) {
    const { name, n = '' } = findKnownPlay(code) ?? { name: '' };
    const text = t('plays', name as 'names.DIRECT', { n });
    expect(text, code).not.toContain('plays.');
    expect(text, code).not.toContain('{{');
    if (n) expect(text, code).toContain(String(n));
  }
});
