import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { rateText } from '../../../../openapi/rules/rates.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { dateOfDay, dayNumber } from '../../../shared/zone.ts';
import type { GameType } from '../../../worlds/columns.ts';
import { categoryTitles } from '../../games/titles.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { buildTexts, dayTexts, tell } from '../../messages/write.ts';
import { listBounds, setRates } from '../../team/rates/rates.ts';
import { type Rates, readRates } from '../../team/rates/repository.ts';
import { requireDirectLine } from '../../team/team.ts';
import { recordAct } from '../audit.ts';
import { readOwn } from '../repository.ts';
import { memberView } from '../view.ts';

/** Throws 404. */
export const readDownlineRates = (context: Context<'getDownlineRates'>): Value<'getDownlineRates'> =>
  ratesView(context, context.query.accounts.split(','));

/** All or none, from the next midnight on; each line is told. Throws 404, 422. */
export async function setDownlineRebate(context: Context<'setDownlineRebate'>): Promise<Value<'setDownlineRebate'>> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const lines = listDirectLines(context, body.accounts);
  const rates: Rates = Object.fromEntries(body.rates.map(({ gameType, rate }) => [gameType, rate]));
  const day = dayNumber(world.now()) + 1;
  await world.transact(async (store) => {
    for (const line of lines) {
      const before = readRates(store, brand, line.id, day);
      await setRates(store, brand, { uplineId: memberId, memberId: line.id }, rates, day).catch((error: unknown) => {
        throw error instanceof ApiError ? nameLine(error, line.username) : error;
      });
      const changed = (Object.keys(rates) as GameType[]).filter((gameType) => rates[gameType] !== before[gameType]);
      if (changed.length === 0) continue;
      const pick = (all: Rates) => Object.fromEntries(changed.map((gameType) => [gameType, all[gameType] ?? 0]));
      await recordAct(store, context, { lineId: line.id, act: 'RATES', before: pick(before), after: pick(rates) });
      const told = changed.map((gameType) => ({
        gameType,
        before: before[gameType] ?? 0,
        after: rates[gameType] ?? 0,
      }));
      await tell(store, MESSAGES.ratesChanged, {
        memberId: line.id,
        values: { name: readOwn(store, memberId).nickname, day: dayTexts(day), rates: ratesTexts(context, told) },
        subject: null,
        at: world.now(),
      });
    }
  });
  return ratesView(context, body.accounts);
}

interface Changed {
  gameType: GameType;
  before: number;
  after: number;
}

/** "Slots 0.80% → 0.90%, Lottery 1954 → 1956". */
const ratesTexts = ({ world, brand }: Pick<HandlerContext, 'world' | 'brand'>, changed: readonly Changed[]) =>
  buildTexts((language) => {
    const titleOf = categoryTitles(world, brand.code, language);
    return changed
      .map(
        ({ gameType, before, after }) =>
          `${titleOf(gameType)} ${rateText({ gameType, rate: before })} → ${rateText({ gameType, rate: after })}`,
      )
      .join(', ');
  });

const nameLine = ({ status, errorCode, message }: ApiError, account: string) =>
  new ApiError(status, errorCode, `${account}: ${message}`, { account });

/** Throws 404. */
export const listDirectLines = (
  { world, brand, member }: Pick<HandlerContext, 'world' | 'brand' | 'member'>,
  accounts: readonly string[],
) => accounts.map((account) => requireDirectLine(world, { ...member, brandCode: brand.code }, account));

function ratesView(
  context: Pick<HandlerContext, 'world' | 'brand' | 'member'>,
  accounts: readonly string[],
): Value<'getDownlineRates'> {
  const { world, brand, member } = context;
  const today = dayNumber(world.now());
  const lines = listDirectLines(context, accounts);
  const bounds = lines.map(({ id }) =>
    listBounds(world, brand, { uplineId: member.memberId, memberId: id }, today + 1),
  );
  const [first = []] = bounds;
  return {
    validFrom: dateOfDay(today + 1),
    bounds: first.map(({ gameType, step, most }, index) => ({
      gameType,
      step,
      most,
      least: Math.max(...bounds.map((ofLine) => ofLine[index]?.least ?? 0)),
    })),
    lines: lines.map((line) => {
      const [rates, next] = [today, today + 1].map((day) => readRates(world, brand, line.id, day));
      return {
        member: memberView(line),
        rates: first.map(({ gameType }) => ({
          gameType,
          rate: rates?.[gameType] ?? 0,
          next: next?.[gameType] ?? 0,
        })),
      };
    }),
  };
}
