import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { findEngine } from '../../demo-games/engine/engines.ts';
import { findKind } from '../../demo-games/engine/kinds.ts';
import type { Draw, Json } from '../../demo-games/engine/types.ts';
import { withoutSecrets } from '../../demo-games/engine/visible.ts';
import { seedHash } from '../../engine/fair.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { cutAt, parseCursor } from '../../shared/cursor.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Language } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';
import { type BrandGame, readCatalogue } from './catalogue/repository.ts';
import { findFreeRound } from './free-rounds/repository.ts';
import { findBetByOrder, isSeedInUse, listBetsAfter, pageBets } from './play/repository.ts';
import { gameView } from './views.ts';

type Bet = Value<'listBets'>['list'][number];
type BetRow = ReturnType<typeof listBetsAfter>[number];

export function listBets(context: Context<'listBets'>): Value<'listBets'> {
  const { world, query } = context;
  const { pageNo = 1, pageSize = 15 } = query;
  const page = pageBets(world, toFilter(context), (pageNo - 1) * pageSize, pageSize);
  return {
    list: withGames(context, page.rows, (row, game) => betView(context, row, game)),
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

export async function listBetExport(context: Context<'listBetExport'>): Promise<Value<'listBetExport'>> {
  const { world, query } = context;
  const { pageSize = 1000 } = query;
  const rows = listBetsAfter(world, toFilter(context), parseCursor(query.cursor), pageSize + 1);
  const { list, next } = cutAt(rows, pageSize, ({ orderNo }) => orderNo);
  const exported = withGames(context, list, (row, game) => {
    const { gameName, vendorName, gameType } = gameView(game, query.language ?? context.language);
    return { ...listSums(world, row), gameName, vendorName, gameType };
  });
  return { list: exported, next };
}

/** Throws 404. */
export async function readRoundProof(context: Context<'getRoundProof'>): Promise<Value<'getRoundProof'>> {
  const { member, query } = context;
  const found = findProvenBet(context, member.memberId, query);
  if (!found) throw new ApiError(404, 'bet.not.found', 'You have no bet with this order number.');
  return found;
}

/** Returns null for a bet of another member. */
export function findProvenBet(
  context: HandlerContext,
  memberId: number,
  { orderNo, language }: Context<'getRoundProof'>['query'],
): Value<'getRoundProof'> | null {
  const { world } = context;
  const row = findBetByOrder(world, memberId, orderNo);
  const [found] = withGames(context, row ? [row] : [], (bet, game) => ({
    bet: betView({ world, query: { language }, language: context.language }, bet, game),
    proof: proofView(world, memberId, bet, game),
  }));
  return found ?? null;
}

const toFilter = ({ member, query }: Pick<Context<'listBets'>, 'member' | 'query'>) => ({
  memberId: member.memberId,
  from: query.from,
  to: query.to,
  gameType: query.gameType,
  vendorCode: query.vassalage,
  state: query.state,
});

function withGames<Row extends BetRow, View>(
  { world, brand }: HandlerContext,
  rows: readonly Row[],
  view: (row: Row, game: BrandGame) => View,
): View[] {
  const { byId } = readCatalogue(world, brand.code);
  return rows.flatMap((row) => {
    const game = byId.get(row.gameNodeId);
    return game ? [view(row, game)] : [];
  });
}

const betView = (
  {
    world,
    query,
    language,
  }: Pick<Context<'getRoundProof'>, 'world' | 'language'> & {
    query: { language?: Language | undefined };
  },
  row: BetRow,
  game: BrandGame,
) => ({
  ...listSums(world, row),
  game: gameView(game, query.language ?? language),
});

const listSums = (world: World, row: BetRow) => ({
  orderNo: row.orderNo,
  time: row.time.getTime(),
  settledAt: row.settledAt?.getTime() ?? null,
  bet: formatMoney(row.bet),
  validBet: formatMoney(row.validBet),
  win: formatMoney(row.win),
  profit: formatMoney(row.settledAt ? row.win - row.bet : 0n),
  freeWin: freeWinView(world, row),
  state: row.state as Bet['state'],
});

function freeWinView(world: World, { orderNo, bet }: BetRow): string | null {
  const free = bet === 0n ? findFreeRound(world, orderNo) : undefined;
  return free ? formatMoney(free.win) : null;
}

interface StoredProof {
  serverSeed: string;
  clientSeed: string;
  draws: Draw[];
}

/** Hides the seed while further rounds use it. */
function proofView(
  world: World,
  memberId: number,
  { gameNodeId, nonce, detail, proof }: NonNullable<ReturnType<typeof findBetByOrder>>,
  game: BrandGame,
): Value<'getRoundProof'>['proof'] {
  const engine = findEngine(findKind(game));
  if (!proof || !engine) return null;
  const { serverSeed, clientSeed, draws } = JSON.parse(proof) as StoredProof;
  const isHidden = isSeedInUse(world, memberId, gameNodeId, serverSeed);
  return {
    serverSeedHash: seedHash(serverSeed),
    serverSeed: isHidden ? null : serverSeed,
    clientSeed,
    nonce,
    draws: isHidden ? [] : draws,
    outcome: JSON.stringify(withoutSecrets(engine, JSON.parse(detail) as Json, world.now())),
  };
}
