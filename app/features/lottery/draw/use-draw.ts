import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef } from 'react';
import { useIsSending } from '~/ui/use-is-sending.ts';
import type { NearView } from '../lottery.server.ts';
import { useStatuses } from '../use-statuses.ts';
import type { DrawView } from './draw.server.ts';

export interface Draw extends NearView {
  numero: string;
  /** Epoch milliseconds. */
  until: number;
  isFresh: boolean;
  ask: () => void;
}

/** Revalidates when a draw locks and when its result is out. */
export function useDraw({ gameId, draw, waiting, last, now }: DrawView): Draw {
  const shown = {
    gameId,
    ...draw,
    near: { waiting, last },
    waitingAt: waiting?.drawAt ?? null,
    numbers: last.numbers,
    lastNumero: last.numero,
    wonOn: '',
    nextOn: '',
  };
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const [status = shown] = useStatuses([shown], { gameId, shownAt: now, asked });
  const near = status.near ?? shown.near;
  const { current: first } = useRef(last.numero);
  const state = `${status.numero} ${near.last.numero}`;
  const { revalidate, state: reading } = useRevalidator();
  const { state: going } = useNavigation();
  const isSending = useIsSending();
  const read = useRef(state);
  useEffect(() => {
    // A revalidation would abort other loads, submissions and navigations.
    if (read.current === state || reading !== 'idle' || going !== 'idle' || isSending) return;
    read.current = state;
    revalidate();
  }, [state, reading, going, isSending, revalidate]);
  return { ...near, numero: status.numero, until: status.until, isFresh: near.last.numero !== first, ask };
}
