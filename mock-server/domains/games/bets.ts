import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { readCatalogue } from './catalogue/repository.ts';
import { pageBets } from './play/repository.ts';
import { settleDue } from './play/settle.ts';
import { gameView } from './views.ts';

type Bet = Value<'listBets'>['list'][number];

/** One page of the member's betting record, with the sums of all that match. */
export async function listBets(context: Context<'listBets'>): Promise<Value<'listBets'>> {
  const { world, brand, member, query, language } = context;
  const { from, to, gameType, vassalage, state, pageNo = 1, pageSize = 15 } = query;
  const filter = { memberId: member.memberId, from, to, gameType, vendorCode: vassalage, state };
  await settleDue(world, member.memberId);
  const page = pageBets(world, filter, (pageNo - 1) * pageSize, pageSize);
  const { byId } = readCatalogue(world, brand.code);
  const list = page.rows.flatMap((row) => {
    const game = byId.get(row.gameNodeId);
    if (!game) return [];
    return [
      {
        orderNo: row.orderNo,
        time: row.time.getTime(),
        settledAt: row.settledAt?.getTime() ?? null,
        game: gameView(game, query.language ?? language),
        bet: formatMoney(row.bet),
        validBet: formatMoney(row.validBet),
        win: formatMoney(row.win),
        profit: formatMoney(row.settledAt ? row.win - row.bet : 0n),
        state: row.state as Bet['state'],
      },
    ];
  });
  return {
    list,
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
    sums: {
      bet: formatMoney(page.bet),
      validBet: formatMoney(page.validBet),
      win: formatMoney(page.win),
      profit: formatMoney(page.profit),
    },
  };
}
