import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../support/client.ts';
import { lotteryNamed, slipOn } from '../support/lottery.ts';
import { mockForFile } from '../support/mock.ts';
import { multipart, PNG } from '../support/multipart.ts';
import { type OperationId, operationTitle } from '../support/operations.ts';
import { newBonus, newReceipt, newTransfer, newWithdrawal, PAYMENT_PASSWORD, withdrawal } from '../support/orders.ts';
import { apply, DAILY, giveReward, PARLAY } from '../support/rewards.ts';
import { openGame } from '../support/vendor.ts';
import type { TestWorld } from '../support/world.ts';
import { type IdInput, idInputs, leastInput, RULES } from './ids.ts';

const mock = mockForFile();
const VENDOR_WALLET = 101;
const MAIN = 2;
/** A seeded spin of hers. */
const SPIN = 'X20251231100000000000';
const REFERENCE = 'hers-alone-1';

type Values = Record<string, string | number | readonly (string | number)[]>;

interface Hers {
  id: number;
  /** By id name, each with related fields. */
  ids: Record<string, Values>;
  /** By operation. */
  orders: Partial<Record<OperationId, string>>;
  /** Only she may read them. */
  secrets: string[];
}

/** Creates one of everything with an id. */
async function doThings(world: TestWorld): Promise<Hers> {
  const lucky = await world.client.signedIn();
  const { id } = await lucky.value('getMemberInfo');
  const pending = await newWithdrawal(lucky, { reference: REFERENCE });
  const inReceipt = await newReceipt(world, lucky);
  const move = { fromAccountTypeId: MAIN, toAccountTypeId: VENDOR_WALLET, amount: '7.77', reference: REFERENCE };
  const { orderNo } = await lucky.value('walletTransfer', { body: move });
  await lucky.value('setPlayerAvatar', { body: { avatarId: 11 } });
  const favourite = { nodeId: 9, ...(await findGame(world, 9)) };
  await lucky.value('addFavourite', { body: favourite });
  const game = await openGame(world, lucky, 'AURUM_0001');
  const round = await game.bet({ level: 1 }, REFERENCE);
  const { list: messages } = await lucky.value('listMessages');
  const rolloverId = await newBonus(world, lucky);
  const lottery = await lotteryNamed(world, 'Mark Six Classic');
  const slip = { body: slipOn(lottery, { play: 'SPECIAL', content: '7' }, REFERENCE) };
  const { orderNumber } = await lucky.value('placeLotteryBet', slip);
  const { content: bets } = await lucky.value('searchLotteryOrders', { body: { orderNumber } });
  const bet = bets[0]?.orderNo ?? '';
  const deposit = await newTransfer(lucky, { reference: REFERENCE });
  await lucky.call('uploadPaymentProof', multipart({ orderNo: deposit, file: PNG }));
  const rewardId = await giveReward(world);
  await apply(lucky, { picture1: PNG });
  const { list: cards } = await lucky.value('listBankCards');
  const { list: accounts } = await lucky.value('listVirtualAccounts');
  const [row] = await world.read<{ email: string; mobileNum: string; payeeName: string }>(
    'SELECT email, mobileNum, payeeName FROM Member WHERE id = ?',
    id,
  );
  return {
    id,
    ids: {
      id: { id: messages[0]?.id ?? 0 },
      ids: { ids: [messages[0]?.id ?? 0] },
      cardId: { cardId: cards[0]?.id ?? 0 },
      accountId: { accountId: accounts[0]?.id ?? 0 },
      payoutId: { payoutId: cards[0]?.id ?? 0, paymentPassword: PAYMENT_PASSWORD },
      rolloverId: { rolloverId },
      bonusId: { bonusId: DAILY },
      promotionId: { promotionId: PARLAY },
      rewardIds: { rewardIds: [rewardId] },
      rewardId: { rewardId: 1001 },
      messageId: { messageId: '1767195000000101' },
      missionIds: { missionIds: [1001] },
      tournamentId: { tournamentId: 1001 },
      accountTypeId: { accountTypeId: VENDOR_WALLET },
      fromAccountTypeId: { fromAccountTypeId: VENDOR_WALLET },
      toAccountTypeId: { toAccountTypeId: VENDOR_WALLET },
      reference: { reference: REFERENCE },
      avatarId: { avatarId: 11 },
      nodeId: favourite,
      roomId: { roomId: 'CARDHALL_0001-1', gameCode: 'CARDHALL_0001' },
      recommenderId: { recommenderId: 'lucky' },
      gameId: { gameId: lottery.gameId },
    },
    orders: {
      reportPaid: deposit,
      uploadPaymentProof: deposit,
      getPaymentProof: deposit,
      getDepositOrder: deposit,
      cancelDepositOrder: deposit,
      getWithdrawOrder: pending,
      cancelWithdraw: pending,
      confirmReceipt: inReceipt,
      getRoundProof: round.body.orderNo,
      getRaffleProof: SPIN,
      getLotteryOrder: bet,
      cancelLotteryOrders: bet,
      searchLotteryOrders: orderNumber,
    },
    secrets: [
      orderNo,
      SPIN,
      bet,
      orderNumber,
      round.body.orderNo,
      PNG.toString('base64'),
      game.token,
      String(lucky.asker.token),
      ...Object.values(row ?? {}),
    ],
  };
}

async function findGame(world: TestWorld, nodeId: number) {
  const [game] = await world.read<{ vendor: string; gameType: 'RNG' }>(
    'SELECT vendorCode AS vendor, gameType FROM Game WHERE nodeId = ?',
    nodeId,
  );
  return game ?? { vendor: '', gameType: 'RNG' as const };
}

function inputValues({ ids, orders }: Hers, { operation, name }: IdInput): Values {
  const order = orders[operation.id];
  const values = order ? { [name]: name === 'orderNos' ? [order] : order } : ids[name];
  if (!values) throw new Error(`She has no ${name} for ${operation.id} yet: let her have one in doThings`);
  return values;
}

/** Every row by table, and uploaded pictures. */
async function readEverything(world: TestWorld, memberId: number): Promise<Record<string, unknown>> {
  const tables = await world.read<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const rows: Record<string, unknown> = { proofs: await world.read('SELECT * FROM PaymentProof') };
  for (const { name } of tables) {
    const columns = await world.read<{ name: string }>(`SELECT name FROM pragma_table_info('${name}')`);
    const owner = name === 'Member' ? 'id' : 'memberId';
    if (!columns.some((column) => column.name === owner)) continue;
    rows[name] = await world.read(`SELECT * FROM "${name}" WHERE "${owner}" = ?`, memberId);
  }
  return rows;
}

/** Replaces the example by one of her values. */
async function ask(client: Client, input: IdInput, changed: Values): Promise<Reply> {
  const { operation, place } = input;
  const { path, query, headers, body } = leastInput(operation);
  const moved = body && { ...(body as object), ...(await fittingBody(client, operation.id)) };
  const sent = place === 'body' ? { ...moved, ...changed } : moved;
  return client.call(operation.id, {
    headers: headers as Record<string, string>,
    path: place === 'path' ? { ...path, ...(changed as Record<string, string>) } : path,
    query: place === 'query' ? { ...query, ...changed } : query,
    body: sent,
    ...(operation.body?.type === 'multipart/form-data' &&
      multipart({ ...(sent as Record<string, string>), ...(operation.id === 'uploadPaymentProof' && { file: PNG }) })),
  });
}

/** For operations that fail with the examples. */
async function fittingBody(client: Client, id: OperationId): Promise<object> {
  if (id === 'walletTransfer') return { fromAccountTypeId: MAIN, toAccountTypeId: 3, amount: '1.00' };
  return id === 'withdraw' ? withdrawal(client, { reference: 'his-own-1' }) : {};
}

interface Stage {
  world: TestWorld;
  hers: Hers;
  victor: Client;
  /** Victor where she has done nothing. */
  alone: Client;
}

/** Victor sends the same to both worlds, so they stay equal for him. */
async function makeStage(isShared: boolean): Promise<Stage> {
  const [world, quiet] = [await mock.newWorld({ isShared }), await mock.newWorld({ isShared })];
  const hers = await doThings(world);
  return { world, hers, victor: await world.client.signedIn('victor'), alone: await quiet.client.signedIn('victor') };
}

const toOutcome = ({ status, body }: Reply) => ({ status, errorCode: (body as { errorCode?: string })?.errorCode });
const guarded = idInputs.filter(({ name }) => RULES[name] === 'own' || RULES[name] === 'shared');

describe('Ids that the contract takes', () => {
  it('each has a rule, and each rule is for one', () => {
    const names = [...new Set(idInputs.map(({ name }) => name))];
    expect(names.filter((name) => !RULES[name])).toEqual([]);
    expect(Object.keys(RULES).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("Another member's ids", () => {
  let shared: Stage;
  beforeAll(async () => {
    shared = await makeStage(true);
  });

  it.each(guarded.map((input) => [operationTitle(input.operation.id), input.name, input] as const))(
    '%s with her %s › as if she had done nothing, and nothing of hers is told or changed',
    async (_title, _name, input) => {
      // A reference is new to him once only.
      const { world, hers, victor, alone } = input.name === 'reference' ? await makeStage(false) : shared;
      const before = await readEverything(world, hers.id);
      const values = inputValues(hers, input);
      const answer = await ask(victor, input, values);
      expect(toOutcome(answer)).toEqual(toOutcome(await ask(alone, input, values)));
      expect([401, 429]).not.toContain(answer.status);
      if (hers.orders[input.operation.id] && input.operation.id !== 'searchLotteryOrders')
        expect(toOutcome(answer)).toMatchObject({ status: 404 });
      expect(hers.secrets.filter((secret) => answer.text.includes(secret))).toEqual([]);
      expect(await readEverything(world, hers.id)).toEqual(before);
    },
  );
});
