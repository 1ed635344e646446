import { describe, expect, it } from 'vitest';
import figuresDocument from '../../docs/rules/agent-figures.md?raw';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';

type Tree = { readonly [key: string]: Tree | string | readonly string[] };

const modules = import.meta.glob<{ page: Tree; server?: Tree }>('./texts/**/*.ts', { eager: true });

const readTrees = (code: LanguageCode): Map<string, Tree> => {
  const ending = `/${code.toLowerCase()}.ts`;
  return new Map(
    Object.entries(modules)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, { page, server }]) => [file.split('/').at(-2) ?? '', server ? { ...page, server } : page]),
  );
};

const english = readTrees('EN');
const translations = LANGUAGE_CODES.filter((code) => code !== 'EN');

/** A list is one text, because its length depends on the language. */
function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    if (Array.isArray(value)) return [[prefix + key, value.join('\n')]];
    return flatten(value as Tree, `${prefix}${key}.`);
  });
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([whole]) => whole).sort();

/** Filipino's form "one" is also that of 2, 3, 5 and more: its texts have the number. */
const isOneAlone = (code: LanguageCode): boolean => new Intl.PluralRules(LANGUAGES[code].tag).select(2) !== 'one';

const PLURAL_KEY = /_(zero|one|two|few|many|other)$/;

/** Plurals have the language's forms. */
function neededKeys(keys: string[], code: LanguageCode): string[] {
  const forms = new Intl.PluralRules(LANGUAGES[code].tag).resolvedOptions().pluralCategories;
  const plain = keys.filter((key) => !PLURAL_KEY.test(key));
  const stems = new Set(keys.filter((key) => PLURAL_KEY.test(key)).map((key) => key.replace(PLURAL_KEY, '')));
  return [...plain, ...[...stems].flatMap((stem) => forms.map((form) => `${stem}_${form}`))].sort();
}

const BRANDS = {
  'join.form.channels.LINE': 'brand',
  'join.form.channels.TELEGRAM': 'brand',
  'join.form.channels.WHATSAPP': 'brand',
  'chat.rank': 'name of the programme',
  'agent.agentHome.ways.FACEBOOK': 'brand',
  'agent.agentHome.ways.GOOGLE': 'brand',
  'password.recover.facebook': 'brand',
  'password.recover.telegram': 'brand',
  'password.recover.telegramSecond': 'brand, with a number',
  'member.register.fields.facebook': 'brand',
  'member.register.fields.line': 'brand',
  'member.register.fields.whatsapp': 'brand',
};

/** English uses the Vietnamese names. */
const VIETNAMESE = {
  'plays.groups.DE': 'the Vietnamese name',
  'plays.groups.LO': 'the Vietnamese name',
  'plays.groups.SET': 'the Vietnamese name',
  'plays.names.SETN': 'the Vietnamese name',
};

/** Texts equal to English, with the reason. */
const SAME_AS_ENGLISH: Partial<Record<LanguageCode, Record<string, string>>> = {
  CN: {
    ...BRANDS,
    'promotions.server.categories.VIP': 'name of the programme',
    'rewards.server.sources.RANK': 'name of the programme',
    'lottery.tags.4D': 'name of the game',
  },
  ID: {
    'join.form.channels.WECHAT': 'brand',
    ...BRANDS,
    'promotions.server.categories.VIP': 'name of the programme',
    'rewards.server.sources.RANK': 'name of the programme',
    'promotions.page.buttons.deposit': 'what Indonesian players say',
    'rewards.server.refused': 'punctuation',
    'rewards.server.sources.CASHBACK': 'what Indonesian players say',
    'contracts.lines.line': 'what Indonesian agents say',
    'lines.audit.line': 'what Indonesian agents say',
    'lines.server.audit.line': 'what Indonesian agents say',
    'lines.server.member.devices.TABLET': 'an Indonesian word, too',
    'reports.columns.line': 'what Indonesian agents say',
    'reports.columns.upline': 'what Indonesian agents say',
    'lottery.tags.4D': 'name of the game',
    'betting.slip.title': 'what Indonesian players say',
    'orders.record.slip': 'what Indonesian players say',
    'orders.record.state': 'the Indonesian word is the same',
    'wallet.server.records.filters.orderState': 'the Indonesian word is the same',
    'wallet.withdraw.records.state': 'the Indonesian word is the same',
    'lottery.tags.MARK6': 'name of the game',
    'plays.names.N': 'the Indonesian abbreviation is the same',
    'plays.names.TOTAL': 'the Indonesian word is the same',
    'trends.balls.total': 'the Indonesian word is the same',
    'member.register.fields.wechat': 'brand',
    'games.jackpot': 'what players say',
    'games.jackpotPanel.title': 'what players say',
    'games.rtp': 'what players say',
    'layout.sideMenu.title': 'the Indonesian word is the same',
    'layout.member.deposit': 'the word of the field',
    'missions.server.actions.deposit': 'the word of the field',
    'points.redeemed.state': 'the Indonesian word is the same',
    'vip.server.liveChat': 'what Indonesian players say',
    'member.centre.pages.depositv2': 'the word of the field',
    'wallet.server.records.types.t6101': 'the word of the field',
    'games.server.gameClasses.BG': 'name of the game',
    'games.server.gameClasses.VP': 'name of the game',
    'system.download.android.name': 'brand',
    'wallet.deposit.title': 'the word of the field',
    'wallet.deposit.preview.bonus': 'the word of the field',
    'betting.slip.count': 'what Indonesian players say',
    'orders.bonus.odds': 'what Indonesian players say',
    'orders.record.rebate': 'what Indonesian players say',
    'account.means.accounts.provider.bank': 'the Indonesian word is the same',
    'account.means.accounts.provider.ewallet': 'what Indonesian players say',
    'play.trial.badge': 'the Indonesian word is the same',
    'wallet.deposit.bank': 'the Indonesian word is the same',
    'wallet.deposit.bonus': 'the word of the field',
    'wallet.records.bet.vendor': 'what Indonesian players say',
    'wallet.records.profit.running': 'the Indonesian word is the same',
    'wallet.server.deposit.facts.bank': 'the Indonesian word is the same',
    'wallet.server.deposit.facts.bonus': 'the word of the field',
    'wallet.server.records.states.void': 'what Indonesian players say',
    'wallet.transfer.submit': 'the Indonesian word is the same',
    'wallet.upline.submit': 'the Indonesian word is the same',
  },
  TH: {
    'join.form.channels.WECHAT': 'brand',
    ...BRANDS,
    'rewards.server.refused': 'punctuation',
    'promotions.server.categories.VIP': 'name of the programme',
    'rewards.server.sources.RANK': 'name of the programme',
    'lottery.tags.4D': 'name of the game',
    'games.rtp': 'what players say',
    'member.register.fields.wechat': 'brand',
    'system.download.android.name': 'brand',
  },
  TY: {
    'join.form.channels.WECHAT': 'brand',
    'chat.agent': 'what Filipino players say',
    'layout.chat': 'what Filipino players say',
    'agent.downlines.account': 'what every Filipino form says',
    'agent.server.filters.search': 'what every Filipino form says',
    'lines.server.audit.account': 'what every Filipino form says',
    'register.account.username': 'what every Filipino form says',
    'register.joined.account': 'what every Filipino form says',
    'reports.columns.account': 'what every Filipino form says',
    'session.subAccount.label': 'what Filipino players say',
    'agent.downlines.members': 'what Filipino players say',
    'agent.server.types.agent': 'what Filipino players say',
    'agent.server.types.general': 'what Filipino players say',
    'agent.server.types.master': 'what Filipino players say',
    'register.joined.code': 'what every Filipino says',
    'register.links.domain': 'what every Filipino form says',
    'register.links.linkOf': 'what every Filipino says',
    'register.server.counts.conversion': 'what Filipinos call it',
    'register.type.agent': 'what Filipino players say',
    'agent.server.lines_one': 'what Filipino agents say',
    'contracts.lines.line': 'what Filipino agents say',
    'contracts.server.terms.names.fee': 'what Filipino players say',
    'lines.audit.line': 'what Filipino agents say',
    'lines.server.audit.line': 'what Filipino agents say',
    'lines.server.audit.names.orderNo': 'what Filipino players say',
    'lines.server.member.devices.COMPUTER': 'what Filipinos say',
    'lines.server.member.devices.TABLET': 'what Filipinos say',
    'lines.server.member.team': 'what Filipino agents say',
    'reports.columns.line': 'what Filipino agents say',
    'reports.columns.upline': 'what Filipino players say',
    'reports.statement.agent': 'what Filipino players say',
    'rewards.server.refused': 'punctuation',
    'promotions.server.categories.VIP': 'name of the programme',
    'rewards.server.sources.RANK': 'name of the programme',
    'promotions.page.apply.title': 'what Filipino players say',
    'promotions.server.categories.LIVE': 'what Filipino players say',
    'promotions.server.categories.SLOTS': 'what Filipino players say',
    'promotions.server.categories.SPORTS': 'what Filipino players say',
    'promotions.page.code.title': 'what Filipino players say',
    'rewards.page.freeRounds': 'what Filipino players say',
    'rewards.server.freeRounds_other': 'what Filipino players say',
    'wallet.server.records.freeRound': 'what Filipino players say',
    'rewards.server.lists.expired': 'what Filipino players say',
    'rewards.server.points_other': 'what Filipino players say',
    'rewards.server.sources.CASHBACK': 'what Filipino players say',
    'rewards.server.sources.REFERRAL': 'what Filipino players say',
    'points.title': 'what Filipino players say',
    'rewards.server.sources.POINTS': 'the name of the mall',
    'points.filters.credit': 'what Filipino players say',
    'points.form.phone': 'what every Filipino form says',
    'points.redeemed.orderNo': 'what Filipino players say',
    'points.redeemed.state': 'what Filipino players say',
    'points.server.kinds.REWARD': 'what Filipino players say',
    'points.tabs.label': 'what Filipino players say',
    ...BRANDS,
    ...VIETNAMESE,
    'agent.agentHome.device': 'what Filipinos call it',
    'agent.agentHome.rank': 'what Filipino players say',
    'agent.agentHome.ways.PHONE_AUTH': 'what Filipino players say',
    'agent.agentHome.ways.USERNAME': 'what every Filipino form says',
    'betting.pad.unit': 'what Filipino players say',
    'betting.slip.count': 'what Filipino players say',
    'betting.slip.draw': 'what Filipino players say',
    'betting.slip.ticketDraw': 'what Filipino players say',
    'betting.slip.title': 'what Filipinos say',
    'fair.facts.numero': 'what Filipino players say',
    'games.hot': 'what Filipino players say',
    'games.jackpot': 'what players say',
    'games.jackpotPanel.title': 'what players say',
    'games.maintenance': 'what Filipino players say',
    'games.rtp': 'what players say',
    'games.server.gameClasses.AC': 'name of the games',
    'games.server.gameClasses.BG': 'name of the game',
    'games.server.gameClasses.JP': 'what Filipino players say',
    'games.server.gameClasses.SC': 'what Filipino players say',
    'games.server.gameClasses.TG': 'what Filipino players say',
    'games.server.gameClasses.VP': 'name of the game',
    'layout.bottomBar.home': 'what Filipino players say',
    'layout.consent.title': 'what Filipinos say',
    'layout.member.deposit': 'what Filipinos say',
    'layout.member.trial': 'what sites in the Philippines call such an account',
    'layout.member.withdraw': 'what Filipino players say',
    'layout.preferences.dark': 'what Filipino players say',
    'layout.preferences.light': 'what Filipino players say',
    'layout.server.links.home': 'what Filipino players say',
    'layout.sideMenu.title': 'the Filipino word is the same',
    'orders.bonus.odds': 'what Filipino players say',
    'lottery.lists.hot': 'what Filipino players say',
    'lottery.maintenance': 'what Filipino players say',
    'lottery.numero': 'what Filipino players say',
    'orders.order.draws.void': 'what Filipino players say',
    'orders.order.fee': 'what Filipino players say',
    'orders.order.orderNo': 'what Filipino players say',
    'orders.record.draw': 'what Filipino players say',
    'orders.record.rebate': 'what sites in the Philippines call it',
    'orders.record.slip': 'what Filipinos say',
    'orders.record.state': 'what Filipino players say',
    'lottery.tags.11X5': 'name of the game',
    'lottery.tags.4D': 'name of the game',
    'lottery.tags.K3': 'name of the game',
    'lottery.tags.MARK6': 'name of the game',
    'lottery.tags.PC28': 'name of the game',
    'lottery.tags.PK10': 'name of the game',
    'account.contact.by.password': 'what Filipino players say',
    'account.contact.password': 'what Filipino players say',
    'account.mobile.title': 'what every Filipino form says',
    'account.password.title': 'what Filipino players say',
    'account.profile.nickname': 'what Filipino players say',
    'account.limits.exclusion.title': 'what Filipino players say',
    'account.limits.service': 'what Filipino players say',
    'account.limits.timeOut.title': 'what Filipino players say',
    'account.means.accounts.kind.crypto': 'what Filipino players say',
    'account.means.accounts.provider.crypto': 'what Filipinos say',
    'account.means.accounts.provider.ewallet': 'what Filipino players say',
    'account.means.payment.title': 'what the help calls it in Filipino',
    'password.recover.byPhone': 'what every Filipino form says',
    'member.register.byMobile': 'what every Filipino form says',
    'member.register.byUsername': 'what every Filipino form says',
    'member.register.confirm': 'what Filipino players say',
    'member.register.fields.idNumber': 'what every Filipino form says',
    'member.register.fields.password': 'what every Filipino form says',
    'member.register.fields.paymentPassword': 'what the help calls it in Filipino',
    'member.register.fields.qqNum': 'brand, and what Filipinos call a number',
    'member.register.fields.username': 'what every Filipino form says',
    'member.register.fields.wechat': 'brand',
    'messages.afterLogin.summary.rank': 'what Filipino players say',
    'play.bar.demo': 'what Filipino players say',
    'play.bar.fullScreen': 'what Filipino players say',
    'play.rooms.buyIn': 'what Filipino players say',
    'play.rooms.level': 'what Filipino players say',
    'play.trial.badge': 'what Filipino players say',
    'play.trial.label': 'what Filipino players say',
    'plays.groups.PAIR': 'what Filipino players say',
    'plays.groups.TRIPLE': 'what Filipino players say',
    'plays.modes.ZY': 'what Filipino players say',
    'plays.names.BOX': 'name of the game',
    'plays.names.DIRECT': 'what Filipino players say',
    'plays.names.IBOX': 'name of the game',
    'plays.names.PAIR': 'what Filipino players say',
    'plays.names.PATTERN': 'what Filipino players say',
    'plays.names.ZODIAC': 'what Filipinos say',
    'plays.prizes.consolation': 'what Filipino players say',
    'plays.symbols.dragon': 'what Filipinos say',
    'plays.symbols.leopard': 'what Filipino players say',
    'plays.symbols.mixed': 'what Filipino players say',
    'plays.symbols.pair': 'what Filipino players say',
    'plays.symbols.tiger': 'what Filipino players say',
    'plays.zodiac.z4': 'what Filipinos say',
    'session.login.byUsername': 'what every Filipino form says',
    'session.password': 'what every Filipino form says',
    'session.username': 'what every Filipino form says',
    'system.download.android.name': 'brand',
    'system.download.pwa.name': 'what it is called in the Philippines',
    'system.download.qr': 'what it is called in the Philippines',
    'trends.chart.draw': 'what Filipino players say',
    'trends.chart.title': 'what Filipino players say',
    'trends.kinds.chart': 'what Filipino players say',
    'trends.kinds.road': 'what Filipino players say',
    'trends.numbers.cold': 'what Filipino players say',
    'trends.numbers.hot': 'what Filipino players say',
    'trends.sources.seeded': 'what Filipino players say',
    'trends.sources.void': 'what Filipino players say',
    'verification.code.confirm': 'what Filipino players say',
    'verification.mobile.country': 'what Filipino players say',
    'verification.mobile.label': 'what every Filipino form says',
    'vip.columns.birthday': 'what Filipino players say',
    'vip.columns.service': 'what Filipino players say',
    'vip.columns.upgrade': 'what Filipino players say',
    'vip.server.liveChat': 'what Filipino players say',
    'wallet.deposit.bonus': 'what Filipino players say',
    'wallet.deposit.preview.bonus': 'what Filipinos say',
    'wallet.deposit.preview.fee': 'what Filipinos say',
    'wallet.deposit.qr': 'what Filipino players say',
    'wallet.records.account.wallet': 'the word of the field',
    'wallet.records.bet.vendor': 'what Filipino players say',
    'wallet.records.orderNo': 'what Filipino players say',
    'wallet.records.proof.seed': 'what Filipino players say',
    'wallet.records.proof.title': 'what Filipino players say',
    'wallet.server.deposit.facts.account': 'what Filipino players say',
    'wallet.server.deposit.facts.bonus': 'what Filipino players say',
    'wallet.server.deposit.facts.chain': 'what Filipino players say',
    'wallet.server.deposit.facts.fee': 'what Filipino players say',
    'wallet.server.deposit.fee': 'what Filipino players say',
    'wallet.server.deposit.rate': 'what Filipino players say',
    'wallet.server.records.filters.orderState': 'what Filipino players say',
    'wallet.server.records.filters.wallet': 'the word of the field',
    'wallet.server.records.states.void': 'what Filipino players say',
    'wallet.server.records.types.t6101': 'what Filipino players say',
    'wallet.server.records.types.t6201': 'the word of the field',
    'wallet.server.wallets.MAIN': 'what Filipino players say',
    'wallet.server.withdraw.facts.account': 'what Filipino players say',
    'wallet.server.withdraw.facts.fee': 'what Filipino players say',
    'wallet.server.withdraw.fee.least': 'what Filipino players say',
    'wallet.server.withdraw.fee.percent': 'what Filipino players say',
    'wallet.withdraw.fee': 'what Filipino players say',
    'wallet.withdraw.records.account': 'what Filipino players say',
    'wallet.withdraw.records.fee': 'what Filipino players say',
    'wallet.withdraw.records.state': 'what Filipino players say',
    'wallet.withdraw.steps': 'what Filipino players say',
  },
  VI: {
    'join.form.channels.WECHAT': 'brand',
    ...BRANDS,
    'rewards.server.refused': 'punctuation',
    'promotions.server.categories.VIP': 'name of the programme',
    'rewards.server.sources.RANK': 'name of the programme',
    'lottery.tags.4D': 'name of the game',
    ...VIETNAMESE,
    'member.register.fields.wechat': 'brand',
    'games.hot': 'what players say',
    'games.jackpot': 'what players say',
    'games.jackpotPanel.title': 'what players say',
    'games.rtp': 'what players say',
    'layout.sideMenu.title': 'the Vietnamese word is the same',
    'games.server.gameClasses.AC': 'name of the games',
    'games.server.gameClasses.BG': 'name of the game',
    'games.server.gameClasses.VP': 'name of the game',
    'system.download.android.name': 'brand',
  },
};

describe.each(translations)('the texts in %s', (code) => {
  const trees = readTrees(code);

  it('have the domains of English', () => {
    expect([...trees.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])('have the keys of English in %s', (domain) => {
    const keys = flatten(trees.get(domain) ?? {}).map(([key]) => key);
    const englishKeys = flatten(english.get(domain) ?? {}).map(([key]) => key);
    expect(keys.sort()).toEqual(neededKeys(englishKeys, code));
  });

  it.each([...english.keys()])('fill in what English fills in, in %s', (domain) => {
    const source = new Map(flatten(english.get(domain) ?? {}));
    const texts = flatten(trees.get(domain) ?? {});
    const findSource = (key: string) =>
      (isOneAlone(code) && source.get(key)) || (source.get(key.replace(PLURAL_KEY, '_other')) ?? source.get(key) ?? '');
    expect(texts.map(([key, text]) => [key, placeholders(text)])).toEqual(
      texts.map(([key]) => [key, placeholders(findSource(key))]),
    );
  });

  it('are never empty, nor padded', () => {
    const all = [...trees].flatMap(([domain, tree]) => flatten(tree, `${domain}.`));
    const lines = all.flatMap(([key, text]) => text.split('\n').map((line) => [key, line] as const));
    expect(lines.filter(([, line]) => line === '' || line !== line.trim())).toEqual([]);
  });

  it('are English only where the language is', () => {
    const same = [...trees].flatMap(([domain, tree]) => {
      const source = new Map(flatten(english.get(domain) ?? {}));
      return flatten(tree)
        .filter(([key, text]) => source.get(key) === text)
        .map(([key]) => `${domain}.${key}`);
    });
    expect(same.sort()).toEqual(Object.keys(SAME_AS_ENGLISH[code] ?? {}).sort());
  });
});

it('Chinese texts use full-width punctuation', () => {
  const texts = [...readTrees('CN')].flatMap(([domain, tree]) => flatten(tree, `${domain}.`));
  expect(texts.filter(([, text]) => /[一-鿿}][,.:;!?]|\s[，。：；！？、]/.test(text))).toEqual([]);
});

describe('docs/rules/agent-figures.md', () => {
  const [, names = ''] = figuresDocument.split('## Names');
  const rows = names.matchAll(/^\| (\w+)\.(\w+) \| (.*) \|$/gm);
  it.each([...rows].map(([, part = '', name = '', cells = '']) => [`${part}.${name}`, cells.split(' | ')] as const))(
    '%s has the names of the pages',
    (key, cells) => {
      const codes = ['EN', 'CN', 'ID', 'TH', 'TY', 'VI'] as const;
      const shown = codes.map((code) => {
        const trees = readTrees(code);
        const [agent, reports] = ['agent', 'reports'].map((domain) => new Map(flatten(trees.get(domain) ?? {})));
        return agent?.get(`server.${key}`) ?? reports?.get(key);
      });
      expect(cells).toEqual(shown);
    },
  );
});
