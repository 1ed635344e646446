import { CENTRES, type Centre } from '../../app/config/pages.ts';
import { paths } from '../../app/config/paths.ts';
import type { BadDayVisitor } from './bad-day-visitor.ts';

type Fields = Record<string, string>;
type Asked = { address: string; cookies?: Record<string, string> };

export interface Sample {
  /** Default: member. */
  as?: 'visitor' | 'member' | 'agent';
  /** Default: the route's own path. */
  address?: string | ((visitor: BadDayVisitor) => Promise<Asked>);
  form?: Fields | ((visitor: BadDayVisitor) => Promise<Fields>);
  /** Meets every kind of failure, as the first sample of a route does. */
  isFirst?: boolean;
  /** Without faults, unless it is a success. */
  status?: number;
}

const GAME = '/game?gameCode=AURUM_0001';
const ACCOUNT = '/member/securityCenter';
const DEPOSIT = '/member/depositv2';
const WITHDRAW = '/member/withdraw';
const PROMOTION = '/promoDetail?id=1009';
const LICENCE = '/licence/maltese-gaming';
const TOURNAMENT = '/tournament/1002';
const RAFFLE = '/promoDetail?id=1015';
const REDEEM = '/pointMall/redeem?reward=';
const LOTTERY_ORDER: Sample = {
  address: async (visitor) => ({ address: paths.lotteryOrder(await visitor.newLotteryOrder()) }),
};
/** A point of the curve. */
const PUSH = {
  endpoint: 'https://push.example/send/bad-day',
  p256dh: 'BOXIdy31677HAt_uAa9ylXmsxQjDO92cZrGaw3BulA0MN2Fgq7x6TbUZ-gkY27LdKVudNzuiexkfrGbnqDhZROw',
  auth: 'K7gNU3sdo-OL0wNhqoVWhg',
};
const MOBILE = { mobileNum: '09171234321', countryDialingCode: '63' };
const LOTTERY = '/lottery?gameCode=LOTT_0012&vendor=LOTT';
const NEW_RATES = Object.fromEntries(
  ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'].map((gameType) => [
    `rate_${gameType}`,
    gameType === 'LOTT' ? '1900' : '20',
  ]),
);
const NEW_LINK = { type: '2', days: '30', domain: 'baize.localhost', ...NEW_RATES };
const NEW_ACCOUNT = {
  username: 'marisol',
  password: 'play5678',
  type: '0',
  paymentPassword: '246810',
  ...NEW_RATES,
};
const dialog = (modal: string, as: Sample['as'] = 'member'): Sample => ({ as, address: `/down?modal=${modal}` });

type Samples = Readonly<Record<string, readonly Sample[]>>;

/** Samples by page of a centre. The first one of a page meets every kind of failure. */
const samplesOf = (centre: Centre, samples: Samples): Sample[] =>
  Object.entries(samples).flatMap(([key, ofPage]) =>
    ofPage.map((sample, index) => ({ address: `/${centre}/${key}`, isFirst: index === 0, ...sample })),
  );

/** As `samplesOf`, with every other page at its plain address. */
const samplesByPage = (centre: Centre, samples: Samples): Sample[] =>
  samplesOf(centre, { ...Object.fromEntries(Object.keys(CENTRES[centre]).map((key) => [key, [{}]])), ...samples });

/** A route with path parameters needs an entry; several samples cover calls that one does not. */
export const loaderSamples: Record<string, Sample[]> = {
  root: [
    { address: '/down', as: 'visitor' },
    { address: '/down?affiliateCode=BOSS88', as: 'visitor' },
  ],
  'routes/_shell': [
    { address: '/down' },
    { address: '/down', as: 'visitor' },
    ...['login', 'login&method=sms', 'register', 'recover', 'search', 'menu', 'help', 'feedback', 'chat'].map((modal) =>
      dialog(modal, 'visitor'),
    ),
    ...['afterLogin', 'password', 'transfer&method=3', 'lobby&method=MERIDIAN_LOBBY', 'menu'].map((modal) =>
      dialog(modal),
    ),
  ],
  'routes/_shell._index': [{}, { as: 'visitor' }],
  'routes/_shell.$': [{ address: '/no/such/page', status: 404 }],
  'routes/_shell.$category': [{ address: '/rng' }, { address: '/rng?list=all&q=koi' }],
  'routes/_shell.agentHome': [{ as: 'agent' }],
  'routes/_shell.agent.$': [
    { as: 'agent', address: '/agent/announcement' },
    { as: 'agent', address: '/agent/overview' },
    { as: 'agent', address: '/agent/register' },
    { as: 'agent', address: '/agent/register?tab=links' },
    { as: 'agent', address: '/agent/register?tab=links&poster=BOSS88' },
    { as: 'agent', address: '/agent/register?tab=joined' },
    { as: 'agent', address: '/agent/downlines' },
    { as: 'agent', address: '/agent/downlines?line=lucky' },
    { as: 'agent', address: '/agent/audit' },
    ...['rates', 'transfer', 'message', 'promote'].map(
      (act): Sample => ({ as: 'agent', address: `/agent/downlines?act=${act}&account=danica2` }),
    ),
    { as: 'agent', address: '/agent/bets' },
    { as: 'agent', address: '/agent/bets?account=lucky&list=bets' },
    { as: 'agent', address: '/agent/profit' },
    { as: 'agent', address: '/agent/income' },
    { as: 'agent', address: '/agent/income?print=1' },
    { as: 'agent', address: '/agent/account' },
    ...['dividend', 'daily?tab=lines', 'hourly?tab=propose', 'realtime?tab=pay'].map(
      (page): Sample => ({ as: 'agent', address: `/agent/${page}` }),
    ),
  ],
  'routes/_shell.licence.$id': [{ address: LICENCE }, { as: 'visitor', address: LICENCE }],
  'routes/sitemap.$file': [{ as: 'visitor', address: '/sitemap/en.xml' }],
  'routes/_shell.pointMall': [{}, { as: 'visitor' }],
  'routes/_shell.promoDetail': [{ address: PROMOTION }, { as: 'visitor', address: PROMOTION }, { address: RAFFLE }],
  'routes/_shell.tournaments': [{}, { as: 'visitor' }],
  'routes/_shell.tournament.$id': [{ address: TOURNAMENT }, { as: 'visitor', address: TOURNAMENT }],
  'routes/tournament-table': [{ address: '/tournament-table?id=1001' }],
  'routes/promoPicture.$id.$position': [
    {
      address: async (visitor) => {
        await visitor.newApplication();
        return { address: '/promoPicture/1006/1' };
      },
    },
  ],
  'routes/member.proof.$orderNo': [
    { address: async (visitor) => ({ address: `/member/proof/${await visitor.newDeposit()}` }) },
  ],
  'routes/member.download.$record': [
    { address: '/member/download/personalHistoryCopy' },
    { address: '/member/download/transactionHistory' },
    { address: '/member/download/deposits' },
    { address: '/member/download/withdrawals' },
    { address: '/member/download/personalProfit' },
    { address: '/member/download/lottery' },
  ],
  'routes/_shell.lottery': [{}, { as: 'visitor' }, { address: LOTTERY }],
  'routes/_shell.lottery_.fair': [
    { as: 'visitor' },
    ...[{}, { numero: '20260101' }].map(
      (draw): Sample => ({ as: 'visitor', address: paths.lotteryFair({ gameCode: 'LOTT_0012', ...draw }) }),
    ),
  ],
  'routes/_shell.vnlottery': [{}, { address: '/vnlottery?gameCode=TCG_LOTTO_VN_0007' }],
  'routes/_shell.lottery_.trends': [
    ...['results', 'chart', 'numbers', 'road'].map((kind) => ({
      address: `${LOTTERY.replace('?', '/trends?')}&kind=${kind}`,
    })),
    { as: 'visitor', address: '/lottery/trends?gameCode=TCG_LOTTO_VN_0007&vendor=TCG_LOTTO_VN' },
  ],
  'routes/lottery-statuses': [{}, { address: '/lottery-statuses?gameId=1', status: 404 }],
  'routes/_shell.join': [{}, { as: 'visitor' }],
  'routes/_shell.help': [
    { as: 'visitor' },
    { as: 'visitor', address: '/help?article=deposit-late' },
    { as: 'visitor', address: '/help?q=bonus' },
  ],
  'routes/_shell.search': [{ address: '/search?q=koi' }],
  'routes/_play': [{ address: GAME }],
  'routes/_play.game': [{ address: GAME }, { address: `${GAME}&trial=1`, as: 'visitor' }],
  'routes/auth.$provider': [{ as: 'visitor', address: '/auth/google' }],
  'routes/auth.$provider_.callback': [{ as: 'visitor', address: (visitor) => visitor.comeBackFromGoogle() }],
  'routes/_shell.chat': [{}, { as: 'visitor' }],
  // No such room: a stream does not end, and tests/routes/chat.test.ts reads one.
  'routes/chat-stream': [{ as: 'visitor', address: '/chat-stream?room=XX', status: 404 }],
  'routes/balance': [{ address: '/balance?account=3' }],
  // The world has no uploaded icons.
  'routes/favicon[.]ico': [{ status: 404 }],
  'routes/_shell.forget': [{ as: 'visitor' }, { as: 'visitor', address: '/forget?method=email' }],
  'routes/_shell.login': [{ as: 'visitor' }, { as: 'visitor', address: '/login?method=sms' }],
  'routes/_shell.register': [{ as: 'visitor' }],
  // Members without a known rank go to the live chat.
  'routes/service': [{ as: 'visitor', status: 302 }],
  'routes/slider': [{ as: 'visitor', address: '/slider?scene=login' }],
  'routes/slider[.]svg': [{ as: 'visitor', address: '/slider.svg?scene=login' }],
  'routes/panel': [
    { address: `/panel?at=${encodeURIComponent('/down?modal=menu')}` },
    { as: 'visitor', address: `/panel?at=${encodeURIComponent('/down?modal=register')}` },
  ],
  'routes/texts.$tag.$domain': [{ as: 'visitor', address: '/texts/en/wallet' }],
  'routes/vendors_.$gameType': [{ address: '/vendors/RNG' }],
  'routes/suggestions': [{ address: '/suggestions?q=koi' }],
  'routes/_shell.member.$': samplesByPage('member', {
    securityCenter: [
      {},
      ...[
        'profile',
        'avatar',
        'email',
        'mobile',
        'push',
        'sessions',
        'history',
        'paymentPassword',
        'cards',
        'questions',
      ].map((part) => ({
        address: `${ACCOUNT}?part=${part}`,
      })),
    ],
    transferFund: [{ address: `/member/transferFund?account=3&returnTo=${GAME}` }],
    depositv2: [
      {},
      { address: `${DEPOSIT}?channel=bank-transfer` },
      { address: async (visitor) => ({ address: `${DEPOSIT}?order=${await visitor.newDeposit()}` }) },
    ],
    withdraw: [
      {},
      { address: `${WITHDRAW}?method=ewallet` },
      { address: async (visitor) => ({ address: `${WITHDRAW}?giveUp=${await visitor.newBonus()}` }) },
      { address: async (visitor) => ({ address: `${WITHDRAW}?order=${await visitor.newWithdrawal('receipt')}` }) },
    ],
    'personalHistoryCopy/lottery/order': [LOTTERY_ORDER],
    'personalHistoryCopy/': [{ address: async (visitor) => ({ address: paths.bet(await visitor.findOrder()) }) }],
    'raffleSpin/': [{ address: paths.raffleSpin('X20251231100000000000') }],
  }),
  'routes/_shell.pointMall_.$': samplesByPage('pointMall', {
    redeem: [{ address: `${REDEEM}1010` }],
  }),
};

export const actionSamples: Record<string, Sample[]> = {
  'routes/_play.game': [
    { address: GAME, form: async (visitor) => visitor.realityCheck('CONTINUE') },
    { address: GAME, form: async (visitor) => visitor.realityCheck('LEAVE') },
  ],
  'routes/_play.fbsports': [{ address: '/fbsports', form: async (visitor) => visitor.realityCheck('CONTINUE') }],
  'routes/_shell.favourites': [
    { form: { add: '2/PAPERTIGER/RNG', returnTo: '/rng' } },
    { form: { remove: '2/PAPERTIGER/RNG', returnTo: '/rng' } },
  ],
  'routes/_shell.promotions': [{ form: { code: 'MABUHAY' } }],
  'routes/_shell.feed': [{ form: { isInFeed: 'off' } }],
  'routes/_shell.promoDetail': [
    { address: PROMOTION, form: {} },
    { address: `${RAFFLE}&form=spin`, form: async (visitor) => visitor.spin() },
    { address: `${RAFFLE}&form=seeds`, form: { clientSeed: 'mine' } },
  ],
  'routes/_shell.tournament.$id': [
    {
      address: TOURNAMENT,
      form: async (visitor) => ({ ...visitor.idempotencyKey(), buyIn: '20.00', confirm: 'on' }),
    },
    { address: `${TOURNAMENT}?form=leave`, form: {} },
  ],
  'routes/_shell.agent.$': [
    { as: 'agent', address: '/agent/announcement', form: { intent: 'readAll' } },
    { as: 'agent', address: '/agent/register?tab=links&form=manage', form: { code: 'BOSS88', intent: 'pause' } },
    { as: 'agent', address: '/agent/register?tab=links&form=manage', form: { code: 'BOSS88', intent: 'end' } },
    { as: 'agent', address: '/agent/register?tab=links&form=link', form: NEW_LINK },
    { as: 'agent', address: '/agent/register?form=account', form: NEW_ACCOUNT },
    { as: 'agent', address: '/agent/downlines?act=rates&account=danica2', form: { RNG: '90' } },
    {
      as: 'agent',
      address: '/agent/downlines?act=transfer&account=danica2',
      form: async (visitor) => visitor.toUpline(),
    },
    { as: 'agent', address: '/agent/downlines?act=message&account=danica2', form: { title: 'Hello', text: 'Hello' } },
    { as: 'agent', address: '/agent/downlines?act=promote&account=danica2', form: {} },
    { as: 'agent', address: '/agent/downlines?line=lucky', form: { text: 'Prefers e-wallets.' } },
    { as: 'agent', address: '/agent/dividend', form: { contractId: '5', answer: 'accept' } },
    { as: 'agent', address: '/agent/daily?tab=lines&form=change', form: { contractId: '10', change: 'end' } },
    {
      as: 'agent',
      address: '/agent/hourly?tab=propose&form=propose',
      form: { accounts: 'wawan', turnover1: '1000', rate1: '0.05' },
    },
    { as: 'agent', address: '/agent/dividend?tab=propose&form=template', form: { name: 'Ten percent' } },
    { as: 'agent', address: '/agent/daily?tab=pay&form=pay&pay=5', form: { paymentPassword: '246810' } },
  ],
  'routes/_shell.lottery': [
    { address: LOTTERY, form: async (visitor) => visitor.lotteryBet() },
    { address: LOTTERY, form: async (visitor) => ({ ...(await visitor.lotteryBet()), chase: '3', plan: 'same' }) },
    {
      address: LOTTERY,
      form: async (visitor) => ({ ...(await visitor.lotteryBet()), lines: '', play: 'SPECIAL', row0: '7' }),
    },
    { address: LOTTERY, form: async (visitor) => ({ orderNo: await visitor.newLotteryOrder() }) },
    { address: LOTTERY, form: async (visitor) => visitor.realityCheck('CONTINUE') },
  ],
  'routes/_shell.vnlottery': [{ address: LOTTERY.replace('/', '/vn'), form: async (visitor) => visitor.lotteryBet() }],
  'routes/_shell.member_.limits': [
    { address: '/member/limits?form=limits', form: { kind: 'LOSS', DAY: '100', WEEK: '', MONTH: '' } },
    { address: '/member/limits?form=raise', form: { kind: 'LOSS', period: 'DAY', answer: 'keep' } },
    { address: '/member/limits?form=reality', form: { minutes: '30' } },
    { address: '/member/limits?form=timeOut&days=1', form: { days: '1' } },
    { address: '/member/limits?form=exclude&months=6', form: async (visitor) => visitor.exclusion() },
  ],
  'routes/touch': [{ form: {} }, { as: 'visitor', form: {}, status: 204 }],
  'routes/codes': [
    { form: { scene: 'bind', channel: 'mail', email: 'badday@mail.example' } },
    { form: { scene: 'change', channel: 'sms' } },
    { as: 'visitor', form: { ...MOBILE, scene: 'login' } },
    { as: 'visitor', form: async (visitor) => ({ ...MOBILE, scene: 'register', ...(await visitor.proof('sms')) }) },
    { as: 'visitor', form: async (visitor) => ({ ...MOBILE, scene: 'forgot', ...(await visitor.proof('sms')) }) },
  ],
  'routes/_shell.forget': [
    { as: 'visitor', form: async (visitor) => visitor.forgotten('email') },
    { as: 'visitor', form: async (visitor) => visitor.forgotten('mobileNum') },
    {
      as: 'visitor',
      form: async (visitor) => ({
        ...MOBILE,
        recoverBy: 'mobileNum',
        intent: 'sendCode',
        ...(await visitor.proof('sms')),
      }),
    },
  ],
  'routes/_shell.join': [
    {
      form: { channel: 'LINE', contact: '@lucky', players: 'UNDER_50', text: 'I run a group of players.' },
    },
  ],
  'routes/_shell.feedback': [
    { as: 'visitor', form: { category: 'SITE', text: 'The list is too long.', contact: 'a@mail.example' } },
  ],
  'routes/help.vote': [{ as: 'visitor', form: { article: 'deposit-late', isHelpful: 'yes', home: '/help' } }],
  'routes/free-play': [{ as: 'visitor', form: { redirectTo: '/rng' } }],
  'routes/_shell.login': [
    {
      as: 'visitor',
      form: async (visitor) => ({ username: 'novice', password: 'play1234', ...(await visitor.proof('login')) }),
    },
    { as: 'visitor', form: async (visitor) => visitor.codeForLogin() },
    { as: 'visitor', form: { ...MOBILE, mobileNum: '09171234322', method: 'sms', intent: 'sendCode' } },
  ],
  'routes/logout': [{ form: {} }],
  'routes/_shell.chat': [
    { form: { text: 'Good luck', room: 'EN' } },
    {
      address: '/chat?form=report',
      // Once for each failure.
      form: async ({ world }) => {
        await world.delete('ChatReport', {});
        return { room: 'EN', message: '1767195000000101' };
      },
    },
  ],
  'routes/_shell.password': [
    { form: { oldPassword: 'play1234', newPassword: 'play12345', confirmNewPassword: 'play12345' } },
  ],
  'routes/preferences': [{ form: { theme: 'dark', returnTo: '/rng' } }],
  'routes/_shell.register': [{ as: 'visitor', form: async (visitor) => visitor.newcomer() }],
  'routes/slider': [{ as: 'visitor', form: async (visitor) => visitor.puzzle() }],
  'routes/_shell.member.$': samplesOf('member', {
    securityCenter: [
      { address: `${ACCOUNT}?part=profile`, form: { nickname: 'Lucky Me' } },
      { address: `${ACCOUNT}?part=avatar`, form: { avatarId: '7' } },
      { address: `${ACCOUNT}?part=push`, form: { ...PUSH, money: 'on' } },
      {
        address: `${ACCOUNT}?part=sessions`,
        // Another session must be open.
        form: async (visitor) => {
          await visitor.cookies('member', 'EN');
          return {};
        },
      },
      { address: `${ACCOUNT}?part=email`, form: async (visitor) => visitor.newEmail() },
      { address: `${ACCOUNT}?part=mobile`, form: async (visitor) => visitor.newMobile() },
      {
        address: `${ACCOUNT}?part=mobile`,
        form: async (visitor) => ({ ...(await visitor.withoutCodes()), ...MOBILE, intent: 'sendCode' }),
      },
      {
        address: `${ACCOUNT}?part=email&proof=mail`,
        form: async (visitor) => ({ ...(await visitor.withoutCodes()), intent: 'sendOwnerCode' }),
      },
      { address: `${ACCOUNT}?part=paymentPassword`, form: async (visitor) => visitor.newPaymentPassword() },
      {
        address: `${ACCOUNT}?part=paymentPassword&proof=mail`,
        form: async (visitor) => visitor.forgottenPaymentPassword(),
      },
      {
        address: `${ACCOUNT}?part=paymentPassword&proof=sms`,
        form: async (visitor) => ({ ...(await visitor.withoutCodes()), way: 'reset', intent: 'sendCode' }),
      },
      {
        address: `${ACCOUNT}?part=paymentPassword&proof=questions`,
        form: async (visitor) => visitor.answeredPaymentPassword(),
      },
      { address: `${ACCOUNT}?part=cards`, form: async (visitor) => visitor.newCard() },
      { address: `${ACCOUNT}?part=cards`, form: async (visitor) => visitor.oldCard() },
      { address: `${ACCOUNT}?part=questions`, form: async (visitor) => visitor.answers() },
    ],
    transferFund: [
      {
        address: '/member/transferFund?account=3',
        form: async (visitor) => ({ ...visitor.idempotencyKey(), direction: 'in', amount: '1' }),
      },
      { address: '/member/transferFund?form=collect', form: async (visitor) => visitor.idempotencyKey() },
      { address: '/member/transferFund?form=balance', form: { autoTransfer: 'off' } },
    ],
    depositv2: [
      ...[
        ['online-bank', 'LUZON'],
        ['qr', ''],
        ['bank-transfer', 'MAYON'],
        ['pesopal', ''],
      ].map(
        ([channel, bankCode = '']): Sample => ({
          address: `${DEPOSIT}?channel=${channel}`,
          form: async (visitor) => ({ ...visitor.idempotencyKey(), amount: '500', bankCode }),
        }),
      ),
      ...['paid', 'cancel'].map(
        (form): Sample => ({
          address: async (visitor) => ({ address: `${DEPOSIT}?form=${form}&order=${await visitor.newDeposit()}` }),
          form: {},
        }),
      ),
    ],
    withdraw: [
      { address: `${WITHDRAW}?method=bank`, form: async (visitor) => visitor.withdrawal() },
      {
        address: async (visitor) => ({
          address: `${WITHDRAW}?form=cancel&order=${await visitor.newWithdrawal('pending')}`,
        }),
        form: {},
      },
      ...['yes', 'no'].map(
        (hasArrived): Sample => ({
          address: async (visitor) => ({
            address: `${WITHDRAW}?form=receipt&order=${await visitor.newWithdrawal('receipt')}`,
          }),
          form: { hasArrived },
        }),
      ),
      { address: `${WITHDRAW}?form=debt`, form: async (visitor) => visitor.newDebt() },
      { address: `${WITHDRAW}?form=giveUp`, form: async (visitor) => ({ rolloverId: await visitor.newBonus() }) },
    ],
    transferUpline: [{ form: async (visitor) => visitor.toUpline() }],
    'personalHistoryCopy/lottery/order': [
      { ...LOTTERY_ORDER, form: async (visitor) => ({ orderNo: await visitor.newLotteryOrder() }) },
    ],
    rewardCenter: [{ form: async (visitor) => ({ ids: await visitor.newReward() }) }],
    missionLeaderboard: [{ form: { ids: '1015' } }],
    messageV2: [
      { form: { intent: 'readAll' } },
      { form: { intent: 'read', id: '1003' } },
      { form: { intent: 'delete', id: '1003' } },
      { form: { intent: 'restore', id: '1003' } },
    ],
  }),
  'routes/_shell.pointMall_.$': samplesOf('pointMall', {
    redeem: [
      {
        address: `${REDEEM}1001`,
        form: async (visitor) => ({ ...visitor.idempotencyKey(), kind: 'CREDIT', paymentPassword: '246810' }),
      },
    ],
    convert: [{ form: async (visitor) => ({ ...visitor.idempotencyKey(), points: '200', paymentPassword: '246810' }) }],
  }),
};
