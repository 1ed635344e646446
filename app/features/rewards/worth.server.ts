import { parseUnits, unitsText } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Kind = Value<'listRewards'>['list'][number]['kind'];

interface Worth {
  kind: Kind;
  amount: string;
}

/** "₱50.00", "30 points", or with what must be wagered: "₱50.00 (wager it 3×)". */
export function worthText({ t, format }: Site, { kind, amount, turnover = 0 }: Worth & { turnover?: number }): string {
  const count = Number(amount);
  if (kind === 'POINTS') return t('rewards', 'server.points', { count, number: format.count(count) });
  if (kind === 'FREE_ROUNDS') return t('rewards', 'server.freeRounds', { count, number: format.count(count) });
  if (kind === 'TICKETS') return t('rewards', 'server.tickets', { count, number: format.count(count) });
  const money = format.money(amount);
  return turnover > 0 ? t('rewards', 'server.credit', { amount: money, times: String(turnover) }) : money;
}

/** Condition of what free rounds win. */
export const freeWinsText = ({ t }: Site, turnover: number): string =>
  turnover === 0
    ? t('rewards', 'server.freeWins')
    : t('rewards', 'server.freeWinsWagered', { times: String(turnover) });

/** The most that a toast says. */
const MOST_CHARACTERS = 300;

/** The page is read again: what is refused was often claimed in another window. */
export const refusedToast = (reasons: readonly string[]) =>
  ({
    tone: 'error',
    key: 'rewards.refused',
    values: { reasons: reasons.join(' ').slice(0, MOST_CHARACTERS) },
  }) as const;

/** Toast of what was claimed just now. */
export function claimedToast(site: Site, rewards: readonly (Worth & { title: string })[]) {
  const [first] = rewards;
  if (first && rewards.length === 1) {
    const values = { worth: worthText(site, first), title: first.title };
    return { tone: 'success', key: 'rewards.claimed', values } as const;
  }
  const sum = (wanted: Kind) =>
    rewards.reduce((total, { kind, amount }) => (kind === wanted ? total + parseUnits(amount) : total), 0n);
  const worths = (['CREDIT', 'POINTS', 'TICKETS', 'FREE_ROUNDS'] as const)
    .filter((kind) => sum(kind) > 0n)
    .map((kind) => worthText(site, { kind, amount: unitsText(sum(kind)) }));
  const values = { count: String(rewards.length), worth: worths.join(' + ') };
  return { tone: 'success', key: 'rewards.claimedSeveral', values } as const;
}
