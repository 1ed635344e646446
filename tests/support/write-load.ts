import { type Client, PAYMENT_PASSWORD } from './client.ts';
import { newcomer } from './newcomer.ts';
import { exchange } from './transport.ts';

const SLOT = 'AURUM_0001';
const GAMES = 100;
const PLATFORM = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG' } as const;
/** A member has one open order per channel, so one writer deposits. */
const WRITERS = { transfers: 4, rounds: 3, favourites: 1, sessions: 3, members: 3, deposits: 1, withdrawals: 2 };

type Answered = { value: { orderNo: string } | null };

interface Transfer {
  fromAccountTypeId: number;
  toAccountTypeId: number;
  amount: string;
}

interface Writer {
  client: Client;
  token: string;
  launchToken: string;
  /** Boss's token. */
  cashier: string;
  payoutId: number;
  games: { nodeId: number; vendor: string; gameType: 'RNG' }[];
}

/** By reference. */
class Orders {
  readonly acknowledged = new Map<string, string>();
  /** Without a response: executed once or not at all. */
  readonly doubtful = new Set<string>();

  /** @throws when the connection ends; the reference then stays in `doubtful`. */
  async send(reference: string, ask: () => Promise<string | undefined>): Promise<boolean> {
    this.doubtful.add(reference);
    const orderNo = await ask();
    this.doubtful.delete(reference);
    if (!orderNo) return false;
    const before = this.acknowledged.get(reference);
    if (before !== undefined && before !== orderNo) throw new Error(`${reference} was ${before} and is ${orderNo}`);
    this.acknowledged.set(reference, orderNo);
    return true;
  }
}

/** Records acknowledged writes over all runs of a mock. */
export class WriteLoad {
  readonly transfers = new Orders();
  readonly rounds = new Orders();
  /** By game; excludes games whose last change has no response. */
  readonly favourites = new Map<number, boolean>();
  readonly deposits = new Orders();
  readonly withdrawals = new Orders();
  /** Payment acknowledged. */
  readonly paid = new Set<string>();
  /** Cancellation acknowledged. */
  readonly cancelled = new Set<string>();
  readonly sessions = new Set<string>();
  readonly members = new Set<string>();
  #number = 0;
  readonly #transfers = new Map<string, Transfer>();

  get count(): number {
    const { transfers, rounds, deposits, withdrawals, sessions, members, paid, cancelled, favourites } = this;
    const orders = [transfers, rounds, deposits, withdrawals].reduce((sum, each) => sum + each.acknowledged.size, 0);
    return [sessions, members, paid, cancelled, favourites].reduce((sum, { size }) => sum + size, orders);
  }

  /** `onAcknowledged` receives the number of this run's writes. */
  async writeUntilGone(client: Client, onAcknowledged: (count: number) => void): Promise<void> {
    const writer = await startWriting(client);
    let told = 0;
    const writeOn = async (write: (writer: Writer) => Promise<boolean>) => {
      for (;;) {
        const isTold = await write(writer).catch(isGone);
        if (isTold === 'gone') return;
        if (isTold) onAcknowledged(++told);
      }
    };
    const times = (count: number, write: (writer: Writer) => Promise<boolean>) =>
      Array.from({ length: count }, () => writeOn(write));
    await Promise.all([
      ...times(WRITERS.transfers, (each) => this.#transfer(each)),
      ...times(WRITERS.rounds, (each) => this.#play(each)),
      ...times(WRITERS.favourites, (each) => this.#changeFavourite(each)),
      ...times(WRITERS.sessions, (each) => this.#signIn(each)),
      ...times(WRITERS.members, (each) => this.#register(each)),
      ...times(WRITERS.deposits, (each) => this.#deposit(each)),
      ...times(WRITERS.withdrawals, (each) => this.#withdraw(each)),
    ]);
  }

  /** Doubtful references, and the last acknowledged one, which must return the same order. */
  async sendAgain(client: Client): Promise<void> {
    const writer = await startWriting(client);
    const { transfers, rounds, deposits, withdrawals } = this;
    const again = ({ doubtful, acknowledged }: Orders) => [...doubtful, ...[...acknowledged.keys()].slice(-1)];
    for (const reference of again(transfers)) await this.#transfer(writer, reference);
    for (const reference of again(rounds)) await this.#play(writer, reference);
    for (const reference of again(deposits)) await this.#deposit(writer, reference);
    for (const reference of again(withdrawals)) await this.#withdraw(writer, reference);
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  /** The amount contains the number. */
  #transfer({ client, token }: Writer, again?: string): Promise<boolean> {
    const number = again === undefined ? this.#next() : 0;
    const reference = again ?? `killed-${number}`;
    const [fromAccountTypeId, toAccountTypeId] = number % 2 === 0 ? [2, 3] : [3, 2];
    const amount = (1 + (number % 900) / 10_000).toFixed(4);
    const body = this.#transfers.get(reference) ?? { fromAccountTypeId, toAccountTypeId, amount };
    this.#transfers.set(reference, body);
    return this.transfers.send(reference, async () => {
      const answer = await client.call('walletTransfer', { token, body: { ...body, reference } });
      return (answer.body as { value: { orderNo: string } | null }).value?.orderNo;
    });
  }

  #play({ client, launchToken }: Writer, again?: string): Promise<boolean> {
    const reference = again ?? `killed-round-${this.#next()}`;
    return this.rounds.send(reference, async () => {
      const { text } = await exchange(client.origin, {
        method: 'POST',
        path: '/vendor/api/rounds',
        headers: { Authorization: launchToken, 'X-Mock-World': client.world, 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference, bet: { level: 100 } }),
      });
      return (JSON.parse(text) as { orderNo?: string }).orderNo;
    });
  }

  /** The provider reports the payment three times. */
  async #deposit({ client, cashier }: Writer, again?: string): Promise<boolean> {
    const reference = again ?? `killed-deposit-${this.#next()}`;
    const body = { channelCode: 'qr', amount: '50.00', reference };
    const isTold = await this.deposits.send(reference, async () => {
      const { value } = (await client.call('depositByQr', { token: cashier, body })).body as Answered;
      return value?.orderNo;
    });
    const orderNo = this.deposits.acknowledged.get(reference);
    if (!orderNo) return isTold;
    const path = { world: client.world ?? '', orderNo };
    await client.value('reportPayment', { path, body: { status: 'paid', paymentId: `PAY-${reference}`, times: 3 } });
    this.paid.add(orderNo);
    return isTold;
  }

  /** Cancels every second withdrawal. */
  async #withdraw({ client, cashier, payoutId }: Writer, again?: string): Promise<boolean> {
    const number = this.#next();
    const reference = again ?? `killed-withdrawal-${number}`;
    const body = { methodCode: 'ewallet', payoutId, amount: '100.00', paymentPassword: PAYMENT_PASSWORD, reference };
    const isTold = await this.withdrawals.send(reference, async () => {
      const { value } = (await client.call('withdraw', { token: cashier, body })).body as Answered;
      return value?.orderNo;
    });
    const orderNo = this.withdrawals.acknowledged.get(reference);
    if (!orderNo || number % 2 === 0) return isTold;
    await client.value('cancelWithdraw', { token: cashier, query: { orderNo } });
    this.cancelled.add(orderNo);
    return isTold;
  }

  async #changeFavourite({ client, token, games }: Writer): Promise<boolean> {
    const body = games[this.#next() % games.length];
    if (!body) throw new Error('There are no games to like.');
    const isLiked = this.favourites.get(body.nodeId) ?? false;
    this.favourites.delete(body.nodeId);
    const { status } = isLiked
      ? await client.call('removeFavourite', { token, query: { nodeId: body.nodeId } })
      : await client.call('addFavourite', { token, body });
    if (status === 200) this.favourites.set(body.nodeId, !isLiked);
    return status === 200;
  }

  async #signIn({ client }: Writer): Promise<boolean> {
    this.sessions.add(await client.signIn('victor'));
    return true;
  }

  async #register({ client }: Writer): Promise<boolean> {
    const number = this.#next();
    const username = `killed${number}`;
    const mobileNum = `0998${String(number).padStart(7, '0')}`;
    const { verificationCode: _none, ...person } = newcomer('baize', { username, mobileNum, email: undefined });
    const proof = await client.proof('register');
    const email = `${username}@mail.example`;
    const { status } = await client.call('registerMember', { body: { ...person, email, ...proof } });
    if (status === 200) this.members.add(username);
    return status === 200;
  }
}

async function startWriting(client: Client): Promise<Writer> {
  const token = await client.signIn();
  await emptyMain(client, token);
  const { launchUrl } = await client.value('launchGame', { token, query: { gameCode: SLOT } });
  const launchToken = new URL(launchUrl ?? '', client.origin).searchParams.get('token') ?? '';
  const cashier = await client.signIn('boss');
  const { list } = await client.value('listVirtualAccounts', { token: cashier });
  const { games } = await client.value('listGames', { query: { ...PLATFORM, pageSize: GAMES } });
  return {
    client,
    token,
    launchToken,
    cashier,
    payoutId: list.find(({ kind }) => kind === 'EWALLET')?.id ?? 0,
    games: games.map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage, gameType: 'RNG' as const })),
  };
}

/** Stakes then need automatic transfers. */
async function emptyMain(client: Client, token: string): Promise<void> {
  const { balance } = await client.value('getBalance', { token });
  const held = balance.find(({ accountTypeId }) => accountTypeId === 2)?.availBalance ?? '0';
  if (!/[1-9]/.test(held)) return;
  const body = { fromAccountTypeId: 2, toAccountTypeId: 1, amount: held, reference: `emptied-${token.slice(0, 20)}` };
  await client.value('walletTransfer', { token, body });
}

/** 'gone' for connection errors; rethrows others. */
function isGone(error: NodeJS.ErrnoException): 'gone' {
  const isOfConnection = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ECONNABORTED'].includes(error.code ?? '');
  if (!isOfConnection && error.message !== 'aborted') throw error;
  return 'gone';
}
