import { ask, type Call, isRead, keyOf, type RawAnswer } from '~/api/client.server.ts';
import type { ServerContext } from '~/server/context.ts';
import { connect } from './site.server.ts';

/** A call that was made for one visitor alone, and what came of it. */
export interface Asked {
  call: Call;
  status: number;
  text: string;
}

/** What the API is asked for this visitor alone while a page is made. */
export interface OwnAnswers {
  asked: Asked[];
  note: (call: Call, answer: RawAnswer) => void;
  /** What has been asked before the page was: each answer is taken once. */
  early: Map<string, Promise<RawAnswer>>;
}

/** Listens from now on to what the page of this request is made of. */
export function hearAnswers(context: ServerContext): OwnAnswers {
  const asked: Asked[] = [];
  const note: OwnAnswers['note'] = (call, { status, text }) => asked.push({ call, status, text });
  context.own = { asked, note, early: new Map() };
  return context.own;
}

/** Whether nothing was changed by what was asked, so that it may be asked again. */
export const canAskAgain = ({ asked }: OwnAnswers): boolean => asked.every(({ call }) => isRead(call));

/**
 * Asks again what another page was made of, in the name and from the address of this request's visitor, and tells whether every answer is the
 * same. The answers stay with the request: a page that has to be made after all asks nothing twice.
 */
export function areSameAnswers(asked: readonly Asked[], request: Request, context: ServerContext): Promise<boolean> {
  const { timeoutMs, ...connected } = connect(request, context);
  const connection = { ...connected, timeoutMs, signal: AbortSignal.timeout(timeoutMs) };
  const comparisons = asked.map(async ({ call, status, text }) => {
    const again = ask(connection, call);
    context.own?.early.set(keyOf(call), again);
    const now = await again;
    if (now.status !== status || now.text !== text) throw new Error(`${call.id} answers something else now.`);
  });
  return Promise.all(comparisons).then(
    () => true,
    () => false,
  );
}
