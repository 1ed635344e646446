import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import { cameByRedirect } from '~/ui/overlay.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { beginOf } from './begin.ts';
import type { BettingView } from './betting.types.ts';
import { chaseFactor, chaseMost, chaseWinFactor } from './chase-fields.tsx';
import { type Choice, costOf, emptyRows, excessOf, linesOf } from './lines.ts';
import { type BetAnswer, betSchema } from './schema.ts';
import { useSlip } from './use-slip.ts';
import { slipWin } from './wins.ts';

export interface BetOptions {
  view: BettingView;
  /** The draw that takes bets now. */
  numero: string;
  answer: BetAnswer | undefined;
  /** The slip was refused: its draw may have closed. */
  onRefused: () => void;
}

/** What is chosen, the slip, the question before it is sent, and what became of it. */
export function useBet({ view, numero, answer, onRefused }: BetOptions) {
  const { t } = useTranslation('betting');
  const isInteractive = useIsInteractive();
  const { pathname, search } = useLocation();
  const [begin] = useState(() => beginOf(view, answer));
  const [choice, setChoice] = useState(begin.choice);
  const [againNo, setAgainNo] = useState(view.again?.orderNo);
  if (view.again && view.again.orderNo !== againNo) {
    setAgainNo(view.again.orderNo);
    setChoice(beginOf(view, undefined).choice);
  }
  /** The draw that the member is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  /** The answer that is no longer shown. */
  const [seen, setSeen] = useState<BetAnswer>();
  const isByKeyboard = useRef(false);
  const kept = useSlip(view.username, view.gameId, begin);
  const { slip } = kept;
  const { sent, chase } = slip;

  const series = slip.series ?? view.series?.most ?? 0;
  const current = linesOf(view, choice, series);
  const lines = sent?.lines ?? [...slip.lines, ...current];
  const amount = costOf(lines) * chaseFactor(chase);
  const best = slipWin(lines, view.series ? series : (slip.series ?? undefined), BigInt(view.mostWin));
  // Of a series that another play has, a play without one sends what was chosen there.
  const sentSeries = sent ? sent.series : view.series ? series : slip.series;
  const isAsking = !sent && asked === numero;
  const excess = sent ? null : excessOf(view, lines, chaseMost(chase));

  const form = useActionForm({
    id: 'bet',
    action: view.action,
    schema: betSchema(t('errors.multiple')),
    answer,
    onValid(event) {
      if (!isInteractive) return;
      isByKeyboard.current = event.currentTarget.querySelector(':focus-visible') !== null;
      if (sent) return;
      setSeen(form.answer);
      if (isAsking) return kept.send({ idempotencyKey, numero, lines, series: sentSeries });
      event.preventDefault();
      setAsked(lines.length > 0 ? numero : null);
    },
  });
  // A slip that may be placed keeps the key of its first try, also when it is changed; any other has the key of the page, new after each bet.
  const idempotencyKey = sent?.idempotencyKey ?? slip.idempotencyKey ?? answer?.idempotencyKey ?? view.idempotencyKey;
  const shown = form.answer === seen ? undefined : form.answer;
  const fault = shown?.result.error?.['']?.[0] ?? (sent?.isUnsure ? t('errors.unsure') : undefined);

  useOutcome(form.isPending, form.answer, (next) => {
    if (next) {
      setAsked(null);
      kept.answered(next);
      document.getElementById('bet-fault')?.focus();
    } else if (pathname + search === view.action) {
      kept.empty();
      setChoice({ ...choice, rows: emptyRows(view) });
      setAsked(null);
      setSeen(form.answer);
      document.getElementById('orders-title')?.focus({ preventScroll: !isByKeyboard.current });
    }
  });
  // One who was signed out, or has to take a break, is led elsewhere instead of an answer: nothing was placed.
  useLedAway(() => {
    if (sent && !sent.isUnsure) kept.giveUp();
  });
  useEffect(() => {
    if (form.answer?.result.status === 'error') onRefused();
  }, [form.answer, onRefused]);

  /** What is asked or was refused is not what is chosen any more. */
  const changed = () => {
    setAsked(null);
    setSeen(form.answer);
  };
  return {
    form,
    isInteractive,
    idempotencyKey,
    choice,
    typed: begin.typed,
    slip,
    series,
    sentSeries,
    /** Of what is chosen but not yet in the slip. */
    current,
    lines,
    amount,
    best: { ...best, win: best.win * chaseWinFactor(chase) },
    isAsking,
    excess,
    /** The draw that closed while its question was shown. */
    closed: !sent && !isAsking ? asked : null,
    fault: fault && {
      text: fault,
      isUnsure: sent ? sent.isUnsure : shown?.fate === 'unsure',
      requestId: shown?.requestId,
    },
    choose(part: Partial<Choice>) {
      setChoice({ ...choice, ...part });
      changed();
    },
    changeSlip(part: Parameters<typeof kept.change>[0]) {
      kept.change(part);
      changed();
    },
    addToSlip() {
      kept.change({ lines });
      setChoice({ ...choice, rows: emptyRows(view) });
      changed();
    },
    stopAsking: () => setAsked(null),
    giveUp() {
      kept.giveUp();
      setChoice({ ...choice, rows: emptyRows(view) });
      changed();
    },
  };
}

export type Bet = ReturnType<typeof useBet>;

/** Calls `leave` when a redirect replaces the page. React may skip the render in which the redirect is pending. */
function useLedAway(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(
    () => () => {
      if (cameByRedirect()) latest.current();
    },
    [],
  );
}

/**
 * Calls `done` when a submission has ended: with its answer, or without one when the place that it led to is there. The router changes its
 * fetchers in place: React may render that the submission has ended before it renders that place.
 */
function useOutcome(
  isPending: boolean,
  answer: BetAnswer | undefined,
  done: (answer: BetAnswer | undefined) => void,
): void {
  const { key } = useLocation();
  const before = useRef<{ answer: BetAnswer | undefined; key: string } | null>(null);
  useEffect(() => {
    if (isPending) before.current ??= { answer, key };
    else if (before.current) {
      const isNew = before.current.answer !== answer;
      if (!isNew && before.current.key === key) return;
      before.current = null;
      done(isNew ? answer : undefined);
    }
  });
}
