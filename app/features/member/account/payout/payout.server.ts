import { paths } from '~/config/paths.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { KINDS, type KindKey } from '~/parts/payment/payout-kinds.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../../openapi/generated/gaming-operations.ts';
import type { AccountPart, PartView } from '../part/part.server.ts';
import { accountsAction, chosenKind } from './action.server.ts';

type Row = Value<'listBankCards'>['list'][number];

const cardsPath = (kind: KindKey, remove?: number) => paths.account({ part: 'cards', kind, remove });

async function listAll({ api }: Site) {
  const [cards, virtual] = await Promise.all([api.call('listBankCards'), api.call('listVirtualAccounts')]);
  const { limit, holdHours, payeeName } = cards;
  return {
    limit,
    holdHours,
    payeeName,
    list: [...cards.list, ...virtual.list],
    providers: [...cards.providers, ...virtual.providers],
  };
}

const toCard = ({ image, format, t }: Site, row: Row, kind: KindKey) => ({
  id: String(row.id),
  provider: row.providerName,
  mark: image(row.mark),
  number: row.maskedNumber.replaceAll('*', '•'),
  holder: row.holder,
  isUsable: row.isUsable,
  usable: row.isUsable
    ? t('account', 'means.accounts.usable')
    : t('account', 'means.accounts.usableFrom', { time: format.dateTime(row.usableFrom) }),
  removePath: cardsPath(kind, row.id),
});

async function readAccounts(site: Site) {
  const [all, nameRule, { isSet }] = await Promise.all([
    listAll(site),
    readRule(site, 'payeeName'),
    site.api.call('hasPaymentPassword'),
  ]);
  const ofKind = <Item extends { kind: string }>(items: Item[], key: KindKey) =>
    items.filter(({ kind }) => kind === KINDS[key]);
  const keys = (Object.keys(KINDS) as KindKey[]).filter(
    (key) => ofKind([...all.providers, ...all.list], key).length > 0,
  );
  const kind = keys.find((key) => key === chosenKind(site)) ?? 'bank';
  const accounts = ofKind(all.list, kind).map((row) => toCard(site, row, kind));
  return {
    kind,
    kinds: keys.map((key) => ({ key, path: cardsPath(key), count: ofKind(all.list, key).length })),
    accounts,
    toRemove: accounts.find(({ id }) => id === site.url.searchParams.get('remove')) ?? null,
    limit: all.limit,
    holdHours: all.holdHours,
    payeeName: all.payeeName,
    nameRule,
    providers: ofKind(all.providers, kind).map(({ code, name, mark, ...rule }) => ({
      code,
      name,
      mark: site.image(mark),
      format: rule.numberFormat,
      minLength: rule.minLength,
      maxLength: rule.maxLength,
    })),
    hasPaymentPassword: isSet,
    paymentPath: paths.account({ part: 'paymentPassword' }),
    action: cardsPath(kind),
  };
}

export const accountsPart = {
  async state(site) {
    const { length: count } = (await listAll(site)).list;
    return { text: count > 0 ? site.t('account', 'means.accounts.count', { count }) : null, isSafe: null };
  },
  read: readAccounts,
  action: accountsAction,
} satisfies AccountPart<unknown>;

export type AccountsView = PartView<typeof accountsPart>;
export type PayoutCardView = AccountsView['accounts'][number];
