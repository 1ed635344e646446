import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { ApiFailure } from '~/api/failure.ts';
import { checkAction } from '~/features/play/session/action.server.ts';
import { formatMoney, parseUnits } from '~/i18n/money.ts';
import { chooseAction, type FieldErrors, formAction, type Submitted } from '~/request/form-action.server.ts';
import { requireMember } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { isVietnam, type Lottery } from '../lottery.server.ts';
import { listStations, requireLottery } from './betting.server.ts';
import { chaseCost, readMultiples } from './chase.ts';
import { symbolName } from './names.ts';
import { mostNumbers, readNumbers, rowCount, toEntry, writeRows } from './rules.ts';
import {
  type BetAnswer,
  betSchema,
  CONFIRMED,
  cancelSchema,
  PICKS,
  type Picks,
  parseLines,
  readPicks,
  type SlipLine,
} from './schema.ts';
import { countStakes } from './stakes.ts';

/** Invalid parts quoted in a message. */
const NAMED_PARTS = 5;
const NAMED_LENGTH = 12;
/** For longer slips the setting is read first, to refuse too many lines here. */
const USUAL_LINES = 20;
const UNIT = /^\d{1,9}(\.\d{1,4})?$/;

const tell =
  (key: 'unit' | 'balance' | 'maintenance' | 'limit' | 'reality' | 'gone') =>
  ({ t }: Site) => ({ '': t('betting', `errors.${key}`) });

const RefusedLine = z.object({ line: z.number() });

/** Counts from 1. Null for a slip of one line and for refusals of no line. */
function lineNumber({ value }: ApiFailure, { form }: Submitted): number | null {
  const { line } = RefusedLine.safeParse(value).data ?? {};
  return line !== undefined && parseLines(form.get('lines')?.toString()).length > 1 ? line + 1 : null;
}

type Told = { '': string };

/** Puts the number of the refused line before the message. */
const atLine =
  (message: (site: Site, failure: ApiFailure, submitted: Submitted) => Told | Promise<Told>) =>
  async (site: Site, failure: ApiFailure, submitted: Submitted): Promise<Told> => {
    const told = await message(site, failure, submitted);
    const n = lineNumber(failure, submitted);
    return n === null ? told : { '': site.t('betting', 'errors.atLine', { n, message: told[''] }) };
  };

function tellLine({ t }: Site, failure: ApiFailure, submitted: Submitted): Told {
  const n = lineNumber(failure, submitted);
  return { '': n === null ? t('betting', 'errors.line') : t('betting', 'errors.lineAt', { n }) };
}

/** The slip stays for the next draw. */
async function tellClosed(site: Site) {
  const { lottery } = await requireLottery(site);
  return { '': site.t('betting', 'errors.closed', { numero: lottery.numero }) };
}

const SoldOut = z.object({
  line: z.number().catch(0),
  row: z.optional(z.number()),
  number: z.string().max(20),
  left: z.string().max(30).catch('0'),
});

/** Names the number, with its ball in a line of several rows, and the stake still accepted. */
function tellSoldOut({ t, format }: Site, { value }: ApiFailure, { form }: Submitted) {
  const { line = 0, row, number: symbol = '?', left = '0' } = SoldOut.safeParse(value).data ?? {};
  const play = parseLines(form.get('lines')?.toString())[line]?.play ?? form.get('play')?.toString() ?? '';
  const name = symbol === '?' ? symbol : symbolName(t, play, symbol);
  const number = row === undefined ? name : `${t('betting', 'pad.ball', { n: row + 1 })}: ${name}`;
  return {
    '':
      Number(left) > 0
        ? t('betting', 'errors.soldOutLeft', { number, amount: format.money(left) })
        : t('betting', 'errors.soldOut', { number }),
  };
}

const readSetting = ({ api }: Site, { gameId }: Lottery) => api.call('getGameSetting', { path: { gameId } });

/** Names the limits of a slip and of a draw; a line is refused for its number of stakes. */
async function tellMost(site: Site, { value }: ApiFailure) {
  if (RefusedLine.safeParse(value).success) return { '': site.t('betting', 'slip.full') };
  const { lottery } = await requireLottery(site);
  const { mostPerOrder, mostPerDraw } = await readSetting(site, lottery);
  const { money } = site.format;
  return { '': site.t('betting', 'errors.large', { order: money(mostPerOrder), draw: money(mostPerDraw) }) };
}

async function tellChase(site: Site, lottery: Lottery) {
  const { mostChase: count, mostMultiple: multiple } = await readSetting(site, lottery);
  return { '': site.t('betting', 'errors.chase', { count, multiple }) };
}

const isChase = (multiples: number[]): boolean => multiples.join() !== '1';

async function isWithin(site: Site, lottery: Lottery, multiples: number[]): Promise<boolean> {
  if (!isChase(multiples)) return true;
  const { mostChase, mostMultiple } = await readSetting(site, lottery);
  return multiples.length <= mostChase && Math.max(...multiples) <= mostMultiple;
}

const backHere = ({ url }: Site): string => url.pathname + url.search;

const betAction = formAction(
  'placeLotteryBet',
  'placeVnLotteryBet',
  'listChaseNumeros',
  'getPlayMenu',
  'getGameSetting',
)({
  guard: requireMember,
  schema: ({ t }) => betSchema(t('betting', 'errors.multiple')),
  repeats: PICKS,
  extra: (answer, { form }, failure): Omit<BetAnswer, keyof FormAnswer> => ({
    picks: form.get('lines') ? undefined : readPicks(form),
    ...toFate(answer, failure),
  }),
  async submit(site, values, { form, idempotencyKey }) {
    const { lottery, all } = await requireLottery(site);
    const { numero, unit, multiple, series, stop } = values;
    const sent = parseLines(values.lines);
    if (sent.length > USUAL_LINES && sent.length > (await readSetting(site, lottery)).mostLines)
      return { '': site.t('betting', 'slip.full') };
    const stations = isVietnam(lottery) ? listStations(all, lottery) : [];
    const stationIds = stations.length > 1 ? stations.map(({ gameId }) => gameId) : null;
    const picked = { ...readPicks(form), play: form.get('play'), unit, multiple: Number(multiple) };
    const multiples = isVietnam(lottery) ? [1] : readMultiples(values);
    if (!multiples || !(await isWithin(site, lottery, multiples))) return tellChase(site, lottery);
    const read = sent.length > 0 ? { lines: sent } : await readLine(site, lottery, stationIds, picked);
    if ('faults' in read) return read.faults;
    const { lines } = read;
    if ('amount' in read) {
      const total = chaseCost(multiples, read.amount);
      const amount = formatMoney(total, site.currency);
      const asked = { confirmed: String(total), amount, draws: multiples.length };
      // An incomplete line is refused as such.
      if (total > 0n && form.get(CONFIRMED) !== asked.confirmed) return data({ asked });
    }
    if (isVietnam(lottery)) {
      await site.api.call('placeVnLotteryBet', { body: { numero, lines, reference: idempotencyKey } });
    } else {
      const draws = isChase(multiples) ? await buildChase(site, lottery, numero, multiples) : null;
      await site.api.call('placeLotteryBet', {
        body: {
          gameId: lottery.gameId,
          numero,
          lines: lines.map(({ gameIds: _, ...line }) => line),
          ...(series && { series: Number(series) }),
          ...(draws && { chase: draws, isStopOnWin: stop === 'on' }),
          reference: idempotencyKey,
        },
      });
    }
    // With scripts the page shows the ticket.
    if (sent.length > 0) return redirect(backHere(site));
    return redirectWithToast(backHere(site), { tone: 'success', key: 'betting.lotteryBet' });
  },
  refusals: {
    'draw.closed': tellClosed,
    'draw.unknown': tellClosed,
    'play.unknown': tellLine,
    'line.invalid': tellLine,
    'stake.too.large': atLine(tellMost),
    'number.sold.out': atLine(tellSoldOut),
    'series.invalid': tell('unit'),
    'unit.invalid': atLine(tell('unit')),
    'vendor.maintenance': tell('maintenance'),
    'balance.insufficient': tell('balance'),
    'limit.loss': tell('limit'),
    'limit.time': tell('limit'),
    'reality.check': tell('reality'),
    'game.not.found': tell('gone'),
    // Only a retry of this form has its reference: an earlier attempt placed the bet.
    'reference.reused': (site) =>
      redirectWithToast(`${backHere(site)}#orders-title`, { tone: 'info', key: 'betting.lotteryBetBefore' }),
  },
  otherwise: ({ t }) => ({ '': t('betting', 'errors.unsure') }),
});

/** Only unexpected failures have a request id. */
function toFate({ requestId }: FormAnswer, failure: ApiFailure | undefined): Pick<BetAnswer, 'fate'> {
  if (failure?.errorCode === 'TOO_MANY_REQUESTS') return {};
  return { fate: requestId ? 'unsure' : 'refused' };
}

/** The confirmed draw comes first, also when it has closed meanwhile. */
async function buildChase({ api }: Site, { gameId }: Lottery, first: string, multiples: number[]) {
  const count = multiples.length;
  const draws = await api.call('listChaseNumeros', { path: { gameId }, query: { count } });
  const numeros = [...new Set([first, ...draws.map(({ numero }) => numero)])];
  return numeros.slice(0, count).map((numero, index) => ({ numero, multiple: multiples[index] ?? 1 }));
}

type Picked = Picks & { play: unknown; unit: string; multiple: number };

/** `amount` is in ten-thousandths. */
type ReadLine = { lines: SlipLine[]; amount: bigint } | { faults: FieldErrors<ReturnType<typeof betSchema>> };

/** The line of the URL's play chosen without scripts, for each station. */
async function readLine(
  { api, t }: Site,
  { gameId }: Lottery,
  stationIds: number[] | null,
  picked: Picked,
): Promise<ReadLine> {
  const refused = (key: 'empty' | 'line' | 'stations' | 'unit') => ({ faults: { '': t('betting', `errors.${key}`) } });
  const menu = await api.call('getPlayMenu', { path: { gameId } });
  const play = menu.groups.flatMap(({ plays }) => plays).find(({ code }) => code === picked.play);
  const entry = play && toEntry(play.rule, menu.numbers);
  if (!entry) return refused('empty');
  const typed = entry.kind === 'typed' ? readNumbers(picked.rows[0]?.[0] ?? '', entry.digits) : null;
  // A guess could stake money on other numbers.
  if (typed && typed.rest.length > 0)
    return { faults: { row0: t('betting', 'errors.numbers', { list: naming(typed.rest) }) } };
  if (entry.kind === 'typed' && typed && typed.numbers.length > mostNumbers(entry.digits))
    return { faults: { row0: t('betting', 'errors.many', { count: mostNumbers(entry.digits) }) } };
  const rows = typed ? [typed.numbers] : picked.rows.slice(0, rowCount(play.rule));
  if (rows.every(({ length }) => length === 0)) return refused('empty');
  if (entry.kind === 'pad' && rows.some((row) => row.some((symbol) => !entry.symbols.includes(symbol))))
    return refused('line');
  if (!UNIT.test(picked.unit)) return refused('unit');
  const line = { play: play.code, content: writeRows(rows), unit: picked.unit, multiple: picked.multiple };
  const places = stationIds ? stationIds.filter((id) => picked.stations.includes(id)) : [gameId];
  if (play.isOverTwo && places.length !== 2) return { faults: { '': t('betting', 'page.stationsTwo') } };
  if (places.length === 0) return refused('stations');
  const lines = (play.isOverTwo ? [places] : places.map((id) => [id])).map((gameIds) => ({ ...line, gameIds }));
  const stakes = BigInt(countStakes(play.rule, rows) * picked.multiple * lines.length);
  return { lines, amount: parseUnits(picked.unit) * stakes };
}

const naming = (parts: string[]): string =>
  parts
    .slice(0, NAMED_PARTS)
    .map((part) => (part.length > NAMED_LENGTH ? `${part.slice(0, NAMED_LENGTH)}…` : part))
    .concat(parts.length > NAMED_PARTS ? ['…'] : [])
    .join(', ');

/** An order, or all open orders of its slip; `orderPath` is the redirect. */
export const cancelOrder = (orderPath: (site: Site, orderNo: string) => string) =>
  formAction('cancelLotteryOrders')({
    guard: requireMember,
    schema: () => cancelSchema,
    async submit(site, { orderNo, wholeSlip }) {
      const body = { orderNos: [orderNo], wholeSlip: wholeSlip !== undefined };
      await site.api.call('cancelLotteryOrders', { body });
      return redirectWithToast(orderPath(site, orderNo), { tone: 'info', key: 'betting.lotteryCancelled' });
    },
    refusals: {
      'order.not.found': ({ t }) => ({ '': t('betting', 'errors.order') }),
      'order.state': ({ t }) => ({ '': t('betting', 'errors.order') }),
      'draw.closed': ({ t }) => ({ '': t('betting', 'errors.order') }),
    },
  });

export const bettingAction = chooseAction(
  { bet: betAction, cancel: cancelOrder(backHere), check: checkAction },
  (_site, form) => (form.has('orderNo') ? 'cancel' : form.has('answer') ? 'check' : 'bet'),
);
