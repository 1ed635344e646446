import { describe, expect, it } from 'vitest';
import type { MemberSession } from '~/session/cookie.server.ts';
import { chooseForVisit } from './visit.server.ts';

const CDNS = ['https://a.example', 'https://b.example', 'https://c.example'];
const request = (browser: string) => new Request('https://site.example', { headers: { 'User-Agent': browser } });
const visitor = (number: number) => ({ member: null, address: `203.0.113.${number}`, request: request('A') });
const member = (token: string) => ({ ...visitor(1), member: { token } as MemberSession });

describe('chooseForVisit', () => {
  it('stays the same for a session and for a visitor', () => {
    for (const visit of [member('abc'), visitor(7)]) {
      expect(chooseForVisit(visit, CDNS)).toBe(chooseForVisit({ ...visit }, CDNS));
    }
    expect(chooseForVisit(member('abc'), CDNS)).toBe(chooseForVisit({ ...member('abc'), address: '::1' }, CDNS));
  });

  it('spreads visits over all choices', () => {
    const chosen = Array.from({ length: 60 }, (_, number) => chooseForVisit(visitor(number), CDNS));
    for (const cdn of CDNS) expect(chosen.filter((each) => each === cdn).length).toBeGreaterThan(8);
  });

  it('is nothing where there is no choice', () => {
    expect(chooseForVisit(visitor(1), [])).toBeUndefined();
  });
});
