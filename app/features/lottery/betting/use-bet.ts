import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import { cameByRedirect } from '~/ui/overlay.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { chooseBegin } from './begin.ts';
import { type BetEvent, type BetState, EMPTY_SLIP, reduceBet, type Slip, sentSlip } from './bet-state.ts';
import type { BettingView } from './betting.types.ts';
import { type ChaseSlip, chaseCost, chaseWin, planChase } from './chase.ts';
import { buildLines, type Choice, findExcess, totalCost } from './lines.ts';
import { type BetAnswer, betSchema } from './schema.ts';
import { parseSlip, writeSlip } from './stored-slip.ts';
import { slipWin } from './wins.ts';

export interface BetOptions {
  view: BettingView;
  numero: string;
  answer: BetAnswer | undefined;
  /** The draw may have closed. */
  onRefused: () => void;
}

export function useBet({ view, numero, answer, onRefused }: BetOptions) {
  const { t } = useTranslation('betting');
  const isInteractive = useIsInteractive();
  const { pathname, search } = useLocation();
  const [begin] = useState(() => chooseBegin(view, answer));
  const { state, dispatch } = useBetState(view, () => ({
    choice: begin.choice,
    slip: { ...EMPTY_SLIP, series: begin.series, chase: begin.chase },
    phase: answer?.result.status === 'error' ? { name: 'refused', answer } : { name: 'choosing' },
    againNo: view.again?.orderNo,
  }));
  const { choice, slip, phase } = state;
  const { chase } = slip;
  const sent = sentSlip(state);

  const { again } = view;
  useEffect(() => {
    if (again) dispatch({ type: 'betAgain', orderNo: again.orderNo, choice: chooseBegin(view, undefined).choice });
  }, [again, view, dispatch]);

  const series = slip.series ?? view.series?.most ?? 0;
  const current = buildLines(view, choice, series);
  const lines = sent?.lines ?? [...slip.lines, ...current];
  const best = slipWin(lines, view.series ? series : (slip.series ?? undefined), {
    most: BigInt(view.mostWin),
    smallest: smallestBooked(view.currency.code),
  });
  const chaseSlip: ChaseSlip = {
    cost: totalCost(lines),
    win: best.win,
    mostWin: BigInt(view.mostWin),
    mostCost: BigInt(view.mostPerOrder),
    mostMultiple: Math.floor(view.mostMultiple / Math.max(1, ...lines.map(({ multiple }) => multiple))),
  };
  const planned = planChase(chase, chaseSlip);
  const multiples = sent?.multiples ?? planned.multiples;
  // A play without series sends the series of another play of the slip.
  const sentSeries = sent ? sent.series : view.series ? series : slip.series;
  const most = chaseWin(multiples, chaseSlip, chase.isStopping);
  const excess = sent ? null : findExcess(view, lines, planned);

  const form = useActionForm({
    id: 'bet',
    action: view.action,
    schema: betSchema(t('errors.multiple')),
    answer,
    keepsPlace: true,
    onValid(event) {
      if (!isInteractive) return;
      if (sent) dispatch({ type: 'sent', sent });
      else if (isAsking)
        dispatch({ type: 'sent', sent: { idempotencyKey, numero, lines, series: sentSeries, multiples } });
      else {
        event.preventDefault();
        if (lines.length > 0 && view.username !== null) dispatch({ type: 'asked', numero });
      }
    },
  });
  const idempotencyKey = sent?.idempotencyKey ?? slip.idempotencyKey ?? answer?.idempotencyKey ?? view.idempotencyKey;
  const isAsking = phase.name === 'asking' && phase.numero === numero;
  const shown = phase.name === 'refused' || phase.name === 'unsure' ? phase.answer : null;
  const fault = shown?.result.error?.['']?.[0] ?? (phase.name === 'unsure' ? t('errors.unsure') : undefined);

  useEffect(() => {
    if (shown && shown !== answer) document.getElementById('bet-fault')?.focus();
  }, [shown, answer]);
  useOutcome(form.isPending, form.answer, (next) => {
    if (next) {
      dispatch({ type: 'answered', answer: next });
      onRefused();
    } else if (pathname + search === view.action) {
      dispatch({ type: 'placed' });
      document.getElementById('bet-bar')?.focus({ preventScroll: true });
    }
  });
  // A redirect placed nothing.
  useEffect(
    () => () => {
      if (cameByRedirect()) dispatch({ type: 'redirected' });
    },
    [dispatch],
  );

  return {
    form,
    isInteractive,
    idempotencyKey,
    choice,
    typed: begin.typed,
    slip,
    sent,
    isUnsure: phase.name === 'unsure',
    ticket: phase.name === 'placed' ? phase.ticket : null,
    series,
    sentSeries,
    current,
    lines,
    chaseSlip,
    multiples,
    cut: planned.cut,
    amount: chaseCost(multiples, chaseSlip.cost),
    best: { ...best, win: most.win, isCapped: best.isCapped || most.isCapped },
    isAsking,
    excess,
    /** Closed during the confirmation. */
    closed: phase.name === 'asking' && !isAsking ? phase.numero : null,
    fault: fault && {
      text: fault,
      isUnsure: phase.name === 'unsure' || shown?.fate === 'unsure',
      requestId: shown?.requestId,
    },
    choose: (part: Partial<Choice>) => dispatch({ type: 'chosen', part }),
    changeSlip: (part: Partial<Slip>) => dispatch({ type: 'slipChanged', part }),
    addToSlip: () => dispatch({ type: 'added', lines }),
    stopAsking: () => dispatch({ type: 'askingStopped' }),
    giveUp: () => dispatch({ type: 'givenUp' }),
  };
}

export type Bet = ReturnType<typeof useBet>;

/**
 * Session storage keeps the slip per member and lottery until it is placed or emptied. The reducer runs synchronously,
 * also on a page that a redirect replaces.
 */
function useBetState({ username, gameId }: BettingView, begin: () => BetState) {
  const keyOf = (name: string) => `lottery-slip:${name}:${gameId}`;
  const key = keyOf(username ?? '');
  const visitorKey = keyOf('');
  const [first] = useState(begin);
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const dispatch = useCallback(
    (event: BetEvent) => {
      const before = latest.current;
      const next = reduceBet(before, event);
      latest.current = next;
      setState(next);
      if (next.slip !== before.slip || sentSlip(next) !== sentSlip(before))
        sessionStorage.setItem(key, writeSlip(next));
    },
    [key],
  );
  useEffect(() => {
    const read = (name: string) => parseSlip(sessionStorage.getItem(name), first.slip);
    const own = read(key);
    // An empty slip takes the lines that were chosen before the log-in.
    const isEmpty = own.slip.lines.length === 0 && !own.sent;
    dispatch({ type: 'restored', ...(isEmpty ? read(visitorKey) : own) });
    if (isEmpty && key !== visitorKey) sessionStorage.removeItem(visitorKey);
  }, [key, visitorKey, first, dispatch]);
  return { state, dispatch };
}

/**
 * Calls `done` with the response, or without one after a redirect. The router mutates its fetchers, so React may render
 * the end of a submission before the new location.
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
