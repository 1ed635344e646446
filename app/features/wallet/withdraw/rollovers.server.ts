import { paths } from '~/config/paths.ts';
import { thousandths } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { isOwnMoney } from '../wallet.server.ts';

type Rollover = Value<'listRollovers'>['list'][number];

const CLOSED = 5;

/** `giveUp` is the bonus to confirm. */
export function rolloverViews(site: Site, { list, left }: Value<'listRollovers'>, giveUp: string | undefined) {
  const open = list.filter(({ state }) => state === 'open');
  const asked = open.find(({ rolloverId, cause }) => !isOwnMoney(cause) && String(rolloverId) === giveUp);
  return {
    left: open.length > 0 ? site.format.missingMoney(left) : null,
    open: open.map((row) => openView(site, row)),
    closed: list
      .filter(({ state }) => state !== 'open')
      .slice(0, CLOSED)
      .map((row) => closedView(site, row)),
    asked: asked ? askView(site, asked) : null,
  };
}
export type RolloversView = ReturnType<typeof rolloverViews>;
export type OpenRollover = RolloversView['open'][number];

/** Formats "Deposit of ₱500.00", "Transfer of ₱500.00 from your upline", or the bonus's title. */
export const rolloverName = ({ t, format }: Site, { cause, title, credited }: Rollover): string =>
  isOwnMoney(cause)
    ? t('wallet', `server.withdraw.rollover.${cause === 'DEPOSIT' ? 'deposit' : 'transfer'}`, {
        amount: format.money(credited),
      })
    : (title ?? t('wallet', 'server.withdraw.rollover.bonus', { amount: format.money(credited) }));

function openView(site: Site, row: Rollover) {
  const { t, format } = site;
  return {
    id: String(row.rolloverId),
    name: rolloverName(site, row),
    share: thousandths(row.done, row.required),
    progress: t('wallet', 'server.withdraw.rollover.progress', {
      done: format.roundedMoney(row.done),
      required: format.roundedMoney(row.required),
    }),
    left: t('wallet', 'server.withdraw.rollover.left', { amount: format.missingMoney(row.left) }),
    since: t('wallet', 'server.withdraw.rollover.since', { time: format.dateTime(row.createdAt) }),
    giveUpPath: row.takes !== null ? `${paths.withdraw({ giveUp: String(row.rolloverId) })}#give-up` : null,
  };
}

/** Formats what giving up a bonus takes: "₱50.00", or "₱0.00 now, and up to ₱50.00 from your open bets (1)". */
export function takesText({ t, format }: Site, { takes, due, dueBets }: Rollover): string {
  const now = format.money(takes ?? '0');
  return dueBets > 0
    ? t('wallet', 'server.withdraw.rollover.takesLater', { now, due: format.money(due), bets: dueBets })
    : now;
}

const dueText = ({ t, format }: Site, { due, dueBets }: Rollover): string | null =>
  dueBets > 0 ? t('wallet', 'server.withdraw.rollover.due', { due: format.money(due), bets: dueBets }) : null;

const closedView = (site: Site, row: Rollover) => ({
  id: String(row.rolloverId),
  due: dueText(site, row),
  name: rolloverName(site, row),
  state: site.t('wallet', `server.withdraw.rollover.states.${row.state}`),
  time: row.closedAt === null ? '' : site.format.date(row.closedAt),
});

function askView(site: Site, row: Rollover) {
  const { t, format } = site;
  return {
    id: String(row.rolloverId),
    title: t('wallet', 'server.withdraw.rollover.giveUpAsk', { name: rolloverName(site, row) }),
    text: t('wallet', 'server.withdraw.rollover.giveUpText', {
      takes: takesText(site, row),
      bonus: format.money(row.credited),
      left: format.missingMoney(row.left),
    }),
    action: paths.withdraw({ giveUp: String(row.rolloverId), form: 'giveUp' }),
    backPath: paths.withdraw(),
  };
}
