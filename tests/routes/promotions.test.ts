import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../app/config/paths.ts';
import {
  type Promotion,
  type PromotionDetail,
  type PromotionPageView,
  type PromotionsView,
  readPromotion,
} from '../../app/features/promotions/promotions.server.ts';
import type { RewardsView } from '../../app/features/rewards/rewards.server.ts';
import { withSite } from '../../app/request/with-site.server.ts';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { action as promotionForm, loader as promotionPage } from '../../app/routes/_shell.promoDetail/route.tsx';
import { action as codeForm, loader as promotionsPage } from '../../app/routes/_shell.promotions/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { giveReward } from '../../mock-server/control/rewards.ts';
import { advance } from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readNextToast, type Visitor } from './visitor.ts';

const site = prepareSite();

type Kind = Promotion['kind'];
type State = Promotion['status']['state'];

/** Seeded, one of each kind. */
const PAGES: Record<Kind, number> = {
  DEPOSIT: 1003,
  CASHBACK: 1002,
  CHECKIN: 1009,
  APPLICATION: 1006,
  RAFFLE: 1015,
  FREE_ROUNDS: 1016,
  INFORMATION: 1005,
};
const KINDS = Object.keys(PAGES) as Kind[];
/** 2026-01-05 12:00 in the brand's zone. */
const UNTIL = Date.UTC(2026, 0, 5, 4);
const STATUS = { reason: null, done: '40.00', required: '120.00', amount: '20.00', until: UNTIL, rewardId: 7 };
const REASONS: Partial<Record<State, Promotion['status']['reason']>> = { NOT_FOR_YOU: 'RANK', REFUSED: 'PICTURES' };

interface Told {
  text: string | null;
  until?: string;
  /** In thousandths. */
  share?: number;
  button?: PromotionPageView['button'];
}

const TIME = 'Jan 5, 2026, 12:00 PM';
const link = (label: string, path: string) => ({ do: 'link', label, path }) as PromotionPageView['button'];
const same = (told: Told) => Object.fromEntries(KINDS.map((kind) => [kind, told])) as Record<Kind, Told>;
const wagering = {
  text: '₱40.00 of ₱120.00 wagered',
  share: 333,
  until: `Wager it by ${TIME}`,
  button: link('wager', '/member/withdraw'),
};

const claimable = { until: `Claim by ${TIME}`, button: { do: 'claim', rewardId: '7' } } as const;

/** Texts and button for each kind in each state. */
const TABLE: Record<State, Record<Kind, Told>> = {
  SIGNED_OUT: same({ text: null }),
  NOT_YET: same({ text: `Starts ${TIME}` }),
  NOT_FOR_YOU: same({ text: 'For a higher VIP rank' }),
  OPEN: {
    DEPOSIT: { text: 'Open to you', button: link('deposit', '/member/depositv2?bonus=1003') },
    CASHBACK: { text: 'Open to you', button: link('play', '/') },
    CHECKIN: { text: 'Open to you', button: { do: 'checkIn' } },
    APPLICATION: { text: 'Open to you' },
    RAFFLE: { text: 'Open to you' },
    FREE_ROUNDS: { text: 'Open to you', button: link('deposit', '/member/depositv2') },
    INFORMATION: { text: null, button: link('page', '/rng') },
  },
  APPLIED: same({ text: 'In review' }),
  REFUSED: same({ text: 'A picture was missing: apply again' }),
  IN_PROGRESS: {
    ...same(wagering),
    RAFFLE: { ...wagering, button: null },
    CASHBACK: {
      text: 'Net loss this week: ₱40.00. So far you get ₱20.00 on Monday.',
      share: 333,
      until: `Claim from ${TIME}`,
      button: link('play', '/'),
    },
  },
  CLAIMABLE: {
    ...same({ text: '₱20.00 to claim', ...claimable }),
    RAFFLE: { text: '20 tickets to claim', ...claimable },
    FREE_ROUNDS: { text: '20 free rounds to claim', ...claimable },
  },
  CLAIMED: {
    ...same({ text: 'You have used this offer', until: `Again from ${TIME}` }),
    CHECKIN: { text: 'Checked in today', until: `Again from ${TIME}` },
  },
  SOLD_OUT: same({ text: 'All claimed' }),
  EXPIRED: same({ text: 'Ended' }),
};
const STATES = Object.keys(TABLE) as State[];

const detailOf = async (member: Visitor, id: number, status: Partial<Promotion['status']>) => {
  const loader = withSite((own) => {
    const call = async (name: 'getPromotion', input: { query: { promotionId: number } }) => {
      const detail: PromotionDetail = await own.api.call(name, input);
      return { ...detail, link: '/rng', promotion: { ...detail.promotion, status: { ...STATUS, ...status } } };
    };
    return readPromotion({ ...own, api: { ...own.api, call: call as never } });
  });
  return (await member.ask(loader, `/promoDetail?id=${id}`)).data as PromotionPageView;
};

describe.each(KINDS)('a promotion of the kind %s', (kind) => {
  let member: Visitor;
  beforeAll(async () => {
    member = await newMember(site);
  });

  it.each(STATES)('%s', async (state) => {
    const view = await detailOf(member, PAGES[kind], { state, reason: REASONS[state] ?? null });
    const { text, until = null, share = null, button = null } = TABLE[state][kind];
    const isGood = state === 'OPEN' || state === 'CLAIMABLE';
    expect(view.status).toEqual(text === null ? null : { text, isGood, share, until });
    expect(view.button).toEqual(button);
    expect(view.join !== null).toBe(state === 'SIGNED_OUT');
    expect(view.application !== null).toBe(kind === 'APPLICATION' && (state === 'OPEN' || state === 'REFUSED'));
  });
});

describe('/promotions', () => {
  const viewAt = async (visitor: Visitor, search = '') =>
    ((await visitor.ask(promotionsPage, `/promotions${search}`)).data as { view: PromotionsView }).view;

  it('has a tab for each category with an offer, and all for an unknown one', async () => {
    const visitor = await newVisitor(site);
    const all = await viewAt(visitor);
    expect(all.tabs.map(({ key }) => key)).toEqual(['ALL', 'NEW', 'DAILY', 'SPORTS', 'SLOTS', 'LIVE', 'VIP']);
    expect(all.promotions.every(({ status, button }) => button === null && !status?.isGood)).toBe(true);
    const sports = await viewAt(visitor, '?category=SPORTS');
    expect([sports.promotions.length, sports.tabs.find(({ isSelected }) => isSelected)?.key]).toEqual([2, 'SPORTS']);
    expect((await viewAt(visitor, '?category=NOTHING')).promotions).toHaveLength(all.promotions.length);
  });

  it("begins with what is the member's, with its button, and ends with what is closed to the member", async () => {
    const { promotions } = await viewAt(await newMember(site));
    const [first, second] = promotions;
    expect([first?.button?.do, second?.button]).toEqual(['claim', link('spin', '/promoDetail?id=1015')]);
    expect(promotions.slice(-2).map(({ status, button }) => [status?.text, button])).toEqual([
      ['For new members', null],
      ['All claimed', null],
    ]);
  });
});

describe('/promoDetail', () => {
  it('keeps the text of a refused application', async () => {
    const member = await newMember(site);
    const form = new FormData();
    form.set('comment', 'Five legs, all of them right');
    form.set('pictures', new File(['no picture'], 'slip.png'));
    const { status, data } = await member.ask(promotionForm, '/promoDetail?id=1006&form=apply', { form });
    expect([status, data]).toEqual([
      422,
      { error: expect.stringMatching(/PNG/), typed: { comment: 'Five legs, all of them right' } },
    ]);
  });

  it.each([
    ['a visitor › to log in or sign up', false, '/login?redirectTo=%2FpromoDetail%3Fid%3D1003'],
    ['a trial account › to sign up, as logging in would lead back here', true, null],
  ])('leads %s', async (_, isTrial, logIn) => {
    const visitor = await newVisitor(site);
    if (isTrial) await visitor.ask(freePlay, '/free-play', { form: {} });
    const { view } = (await visitor.ask(promotionPage, '/promoDetail?id=1003')).data as { view: PromotionPageView };
    expect(view.join).toEqual({ logIn, signUp: '/register?redirectTo=%2FpromoDetail%3Fid%3D1003' });
  });

  it.each(['', '?id=0', '?id=abc', '?id=999999999'])('%s › 404', async (search) => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(promotionPage, `/promoDetail${search}`)).status).toBe(404);
  });

  it('shows visitors the ways in, which lead back to it; no sign-up where the brand takes none', async () => {
    const visitor = await newVisitor(site);
    const read = async () =>
      ((await visitor.ask(promotionPage, '/promoDetail?id=1001')).data as { view: PromotionPageView }).view;
    const logIn = '/login?redirectTo=%2FpromoDetail%3Fid%3D1001';
    const { join, button } = await read();
    expect([join, button]).toEqual([{ logIn, signUp: '/register?redirectTo=%2FpromoDetail%3Fid%3D1001' }, null]);
    await visitor.switchModule('DIRECTREG3', false);
    expect((await read()).join).toEqual({ logIn, signUp: null });
  });

  it('checks in once a day: the toast says what it gave, and the second try why not', async () => {
    const member = await newMember(site);
    const path = `/promoDetail?id=${PAGES.CHECKIN}`;
    const done = await member.ask(promotionForm, path, { form: {} });
    expect([done.location, await readNextToast(done)]).toMatchObject([path, { key: 'promotions.checkedIn' }]);
    const again = await member.ask(promotionForm, path, { form: {} });
    expect([again.status, JSON.stringify(again.data)]).toEqual([422, expect.stringContaining('no longer open to you')]);
  });

  it('checks in from another page, which it returns to, also when today is done', async () => {
    const member = await newMember(site);
    const press = async (returnTo: string) => {
      const answer = await member.ask(promotionForm, paths.promotion(PAGES.CHECKIN, { returnTo }), { form: {} });
      return [answer.location, (await readNextToast(answer))?.key];
    };
    expect(await press('/')).toEqual(['/', 'promotions.checkedIn']);
    expect(await press('/member')).toEqual(['/member', 'promotions.checkInClosed']);
    expect(await press('//other.example')).toEqual(['/', 'promotions.checkInClosed']);
  });
});

describe('a promo code', () => {
  const send = (member: Visitor, code: string) => member.ask(codeForm, '/promotions', { form: { code } });

  it('leads to the promotion that it unlocks; again, a wrong one and too many say why', async () => {
    const member = await newMember(site);
    const unlocked = await send(member, ' mabuhay ');
    expect([unlocked.location, await readNextToast(unlocked)]).toMatchObject([
      '/promoDetail?id=1017',
      { tone: 'success', key: 'promotions.unlocked', values: { title: 'The secret deck' } },
    ]);
    expect(readErrors(await send(member, 'MABUHAY')).code).toEqual([expect.stringMatching(/^You have used this code/)]);
    expect(readErrors(await send(member, 'no')).code).toEqual(['3 to 24 letters, digits or dashes.']);
    for (let tries = 0; tries < 5; tries += 1)
      expect(readErrors(await send(member, 'WRONG')).code).toEqual([
        expect.stringMatching(/^This code unlocks nothing/),
      ]);
    expect(readErrors(await send(member, 'WRONG')).code).toEqual([expect.stringMatching(/^Too many wrong codes/)]);
  });
});

describe('/member/rewardCenter', () => {
  const viewAt = async (member: Visitor, search = '') =>
    ((await member.ask(memberPage, `/member/rewardCenter${search}`)).data as { view: RewardsView }).view;
  const give = (member: Visitor, reward: object = {}) =>
    giveReward(member.world, 'baize', { account: 'lucky', kind: 'CREDIT', amount: '100.00', ...reward });

  it('lists what is to be claimed, in progress, claimed and expired', async () => {
    const member = await newMember(site);
    const before = (await viewAt(member)).rewards.length;
    const { rewardId } = await give(member, { turnover: 3 });
    const open = await viewAt(member);
    const row = open.rewards.find(({ id }) => id === String(rewardId));
    expect([open.rewards.length, row]).toMatchObject([
      before + 1,
      {
        worth: '₱100.00',
        source: 'Gift',
        isClaimable: true,
        rollover: null,
        facts: ['Wager ₱300.00 before you withdraw it'],
      },
    ]);
    const claimed = await member.ask(memberAction, '/member/rewardCenter', { form: { ids: String(rewardId) } });
    expect([claimed.location, await readNextToast(claimed)]).toMatchObject([
      '/member/rewardCenter',
      { tone: 'success', values: { worth: '₱100.00' } },
    ]);
    const [wagering] = (await viewAt(member, '?list=wagering')).rewards;
    expect(wagering).toMatchObject({
      id: String(rewardId),
      rollover: { share: 0, text: '₱0.00 of ₱300.00 wagered', path: '/member/withdraw' },
    });
    expect((await viewAt(member, '?list=claimed')).rewards[0]?.id).toBe(String(rewardId));
  });

  it('lists free rounds that are left, and says what those to be claimed are', async () => {
    const member = await newMember(site);
    const reward = { kind: 'FREE_ROUNDS', amount: '5', gameCode: 'AURUM_0001', level: 20, turnover: 4, playDays: 3 };
    const { rewardId } = await give(member, reward);
    const { freeRounds, rewards } = await viewAt(member);
    expect(freeRounds).toMatchObject([
      {
        game: "Captain Marrow's Hoard",
        path: '/game?gameCode=SALTMARSH_0001',
        left: '10 of 10 left',
        facts: [
          "Captain Marrow's Hoard, ₱1.00 a round",
          expect.stringMatching(/^Until /),
          'What they win comes as one credit: wager it 5× before you withdraw it',
        ],
      },
    ]);
    expect(rewards.find(({ id }) => id === String(rewardId))).toMatchObject({
      worth: '5 free rounds',
      facts: [
        'Fortune Koi 88, ₱1.00 a round',
        'Play them within 3 days of claiming',
        'What they win comes as one credit: wager it 4× before you withdraw it',
      ],
    });
  });

  it('says what free rounds won, once they are over', async () => {
    const member = await newMember(site);
    const reward = { kind: 'FREE_ROUNDS', amount: '5', gameCode: 'AURUM_0001', level: 20, turnover: 4, playDays: 3 };
    const { rewardId } = await give(member, reward);
    await member.ask(memberAction, '/member/rewardCenter', { form: { ids: String(rewardId) } });
    await member.world.patch('FreeRoundGrant', { rewardId }, { used: 5, won: 36_000n });
    await advance(member, 3 * 24 * 3_600_000);
    await member.logIn({ username: 'lucky' });
    await expect
      .poll(async () => (await viewAt(member, '?list=wagering')).rewards)
      .toMatchObject([
        {
          id: String(rewardId),
          facts: ['Fortune Koi 88, ₱1.00 a round', 'The rounds won ₱3.60', expect.stringMatching(/^Claimed /)],
          rollover: { text: '₱0.00 of ₱14.40 wagered' },
        },
      ]);
  });

  it('says why one was not claimed: claimed before, unknown', async () => {
    const member = await newMember(site);
    const { rewardId } = await give(member);
    const send = (ids: string) => member.ask(memberAction, '/member/rewardCenter', { form: { ids } });
    await send(String(rewardId));
    expect(await readNextToast(await send(`${rewardId},999999`))).toMatchObject({
      tone: 'error',
      values: { reasons: expect.stringMatching(/It has already been claimed\..*This reward no longer exists\./) },
    });
  });
});
