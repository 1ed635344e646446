import type { Chase } from './chase.ts';
import type { Choice, ShownLine } from './lines.ts';
import type { BetAnswer } from './schema.ts';

/** Series and chase apply to all lines. */
export interface Slip {
  lines: ShownLine[];
  /** Null: the member's highest. */
  series: number | null;
  chase: Chase;
  /** Key of an attempt with unknown outcome. The next attempt reuses it, so at most one bet is placed. */
  idempotencyKey: string | null;
}

/** While the outcome is unknown it can only be retried unchanged, so that it is placed once. */
export interface SentSlip {
  idempotencyKey: string;
  numero: string;
  lines: ShownLine[];
  series: number | null;
  /** One per draw. */
  multiples: number[];
}

export type Ticket = Pick<SentSlip, 'numero' | 'lines' | 'multiples'>;

export type Phase =
  | { name: 'choosing' }
  | { name: 'asking'; numero: string }
  /** `isRetry`: an earlier attempt may have placed the slip. */
  | { name: 'sending'; sent: SentSlip; isRetry: boolean }
  /** Until the next choice. */
  | { name: 'placed'; ticket: Ticket }
  | { name: 'refused'; answer: BetAnswer }
  /** `answer` is null after a reload. */
  | { name: 'unsure'; sent: SentSlip; answer: BetAnswer | null };

export interface BetState {
  choice: Choice;
  slip: Slip;
  phase: Phase;
  /** Filled the form last. */
  againNo: string | undefined;
}

export type BetEvent =
  | { type: 'restored'; slip: Slip; sent: SentSlip | null }
  | { type: 'betAgain'; orderNo: string; choice: Choice }
  | { type: 'chosen'; part: Partial<Choice> }
  | { type: 'slipChanged'; part: Partial<Slip> }
  | { type: 'added'; lines: ShownLine[] }
  | { type: 'asked'; numero: string }
  | { type: 'askingStopped' }
  | { type: 'sent'; sent: SentSlip }
  | { type: 'answered'; answer: BetAnswer }
  | { type: 'placed' }
  /** The outcome is unknown. */
  | { type: 'givenUp' }
  /** A redirect replaced the page before the response. */
  | { type: 'redirected' };

const RATE = '50';
export const NO_CHASE: Chase = { count: 1, plan: 'same', rate: RATE, multiples: [], isStopping: true };
export const EMPTY_SLIP: Slip = { lines: [], series: null, chase: NO_CHASE, idempotencyKey: null };

const CHOOSING: Phase = { name: 'choosing' };

export const sentSlip = ({ phase }: BetState): SentSlip | null => ('sent' in phase ? phase.sent : null);

const withoutRows = (choice: Choice): Choice => ({ ...choice, rows: choice.rows.map(() => []) });

/** Ignores events that the phase does not allow: a sent slip cannot change. */
export function reduceBet(state: BetState, event: BetEvent): BetState {
  const { choice, slip, phase } = state;
  switch (event.type) {
    case 'restored':
      return {
        ...state,
        slip: event.slip,
        phase: event.sent ? { name: 'unsure', sent: event.sent, answer: null } : phase,
      };
    case 'answered':
      return phase.name === 'sending' ? { ...state, phase: answered(phase, event.answer) } : state;
    case 'placed':
      if (phase.name !== 'sending') return state;
      return {
        ...state,
        choice: withoutRows(choice),
        slip: { ...EMPTY_SLIP, series: slip.series },
        phase: { name: 'placed', ticket: phase.sent },
      };
    case 'givenUp':
      return phase.name === 'unsure' ? reopened(state, phase.sent) : state;
    case 'redirected':
      return phase.name === 'sending' && !phase.isRetry ? reopened(state, phase.sent) : state;
    case 'sent':
      if (phase.name === 'sending') return state;
      return { ...state, phase: { name: 'sending', sent: event.sent, isRetry: phase.name === 'unsure' } };
    case 'betAgain':
      if (event.orderNo === state.againNo) return state;
      return { ...state, againNo: event.orderNo, choice: event.choice };
  }
  if ('sent' in phase) return state;
  switch (event.type) {
    case 'chosen':
      return { ...state, choice: { ...choice, ...event.part }, phase: CHOOSING };
    case 'slipChanged':
      return { ...state, slip: { ...slip, ...event.part }, phase: CHOOSING };
    case 'added':
      return { ...state, choice: withoutRows(choice), slip: { ...slip, lines: event.lines }, phase: CHOOSING };
    case 'asked':
      return { ...state, phase: { name: 'asking', numero: event.numero } };
    case 'askingStopped':
      return { ...state, phase: CHOOSING };
  }
}

/** An attempt without `fate` was not carried out: an earlier outcome stays unknown. */
function answered({ sent, isRetry }: Extract<Phase, { name: 'sending' }>, answer: BetAnswer): Phase {
  const isUnsure = answer.fate === 'unsure' || (isRetry && answer.fate !== 'refused');
  return isUnsure ? { name: 'unsure', sent, answer } : { name: 'refused', answer };
}

/** The lines keep the idempotency key. */
const reopened = (state: BetState, { lines, idempotencyKey }: SentSlip): BetState => ({
  ...state,
  choice: withoutRows(state.choice),
  slip: { ...state.slip, lines, idempotencyKey },
  phase: CHOOSING,
});
