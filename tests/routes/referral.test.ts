import { describe, expect, it } from 'vitest';
import type { ReferralView } from '../../app/features/referral/referral.server.ts';
import { loader } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();
const REFERRAL = '/member/referral';

const referralAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${REFERRAL}${search}`)).data as { view: ReferralView }).view;

describe('inviting friends', () => {
  it('shows code, link of this host and QR code, what both get, and friends with masked names', async () => {
    const lucky = await referralAt(await newMember(site));
    expect(lucky).toMatchObject({ code: 'LUCKY77', friends: [], totals: { friends: '0' } });
    expect(lucky.link).toMatch(/^http:\/\/baize\.test\/register\?referralCode=LUCKY77$/);
    expect(lucky.qrSvg).toMatch(/^<svg/);
    expect(lucky.tiers[1]).toMatchObject({
      title: 'First deposit of ₱500.00 or more',
      you: '₱300.00 (wager it 3×)',
      friend: '₱300.00 (wager it 3×)',
    });
    const victor = await referralAt(await newMember(site, { username: 'victor' }));
    expect(victor.friends).toHaveLength(6);
    for (const { player } of victor.friends) expect(player).toMatch(/^..\*\*\*..$/);
    expect(victor.tiers[0]?.reached).toBe('Reached by 6 friends');
  });

  it('is closed to visitors, trial accounts, and where the brand has none', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, REFERRAL)).location).toContain('/login');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await visitor.ask(loader, REFERRAL)).location).toBe('/?modal=realAccount');
    const member = await newMember(site);
    await member.switchModule('REFERRAL3', false);
    expect((await member.ask(loader, REFERRAL)).status).toBe(404);
  });
});
