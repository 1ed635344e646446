import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ControlClient, requestOf } from '../../../../mock-package/control-client.ts';
import type { Input, OperationId, Value } from '../../../../openapi/generated/control-operations.ts';

export const mock = new ControlClient(location.origin);

/** Values stay until an event of the world, an act, or the return to the window. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: 'always' } },
});

export interface Call<Id extends OperationId = OperationId> {
  id: Id;
  input?: Input<Id>;
}

/** Reads while a component shows it; `isOff` waits. */
export function useRead<Id extends OperationId>(id: Id, input?: Input<Id>, { isOff = false } = {}) {
  return useQuery<Value<Id>>({
    queryKey: [id, input],
    queryFn: () => mock.call(id, ...([input] as never)),
    enabled: !isOff,
    // While a filter changes; never the rows of another world, brand or table.
    placeholderData: (previous, query) => (isSamePath(query?.queryKey[1], input) ? previous : undefined),
  });
}

const pathOf = (input: unknown): string => JSON.stringify((input as { path?: object } | undefined)?.path ?? null);
const isSamePath = (one: unknown, other: unknown): boolean => pathOf(one) === pathOf(other);

export interface Done {
  number: number;
  call: Call;
  ms: number;
  /** Null for a success. */
  error: string | null;
}

const MOST_DONE = 50;
let done: readonly Done[] = [];
const listeners = new Set<() => void>();

/** The latest acts of this window, newest first. */
export const useDone = (): readonly Done[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => done,
  );

function note(call: Call, startedAt: number, error: string | null): void {
  const number = (done[0]?.number ?? 0) + 1;
  done = [{ number, call, ms: performance.now() - startedAt, error }, ...done].slice(0, MOST_DONE);
  for (const listener of listeners) listener();
}

/** A snapshot of 200 MB would stay in the list of acts. */
const withoutBytes = (input: unknown): unknown =>
  (input as { body?: unknown } | undefined)?.body instanceof Uint8Array
    ? { ...(input as object), body: new Uint8Array() }
    : input;

/** Calls an operation that changes something, and reads anew what is shown. */
export async function act<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Value<Id>> {
  const startedAt = performance.now();
  const call = { id, input: withoutBytes(input) } as unknown as Call;
  try {
    const value = await mock.call(id, ...([input] as never));
    note(call, startedAt, null);
    return value;
  } catch (error) {
    note(call, startedAt, (error as Error).message);
    throw error;
  } finally {
    // After `onDone`, which leaves a world that was deleted.
    setTimeout(() => void queries.invalidateQueries());
  }
}

/**
 * `run` calls `act`; the error is shown by the control that was used. `onDone` is that of the press: a render meanwhile may
 * have another.
 */
export const useAct = <Result>(run: () => Promise<Result>, onDone?: (result: Result) => void) =>
  useMutation({
    mutationFn: async () => {
      const result = await run();
      onDone?.(result);
      return result;
    },
  });

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A line of a shell that does the same. */
export function curlOf<Id extends OperationId>(id: Id, input?: Input<Id>): string {
  const { method, path, body } = requestOf(id, input);
  const address = quote(`${location.origin}${path}`);
  if (body instanceof Uint8Array)
    return `curl -X ${method} ${address} -H 'Content-Type: application/octet-stream' --data-binary @world.snapshot`;
  const json = body === undefined ? '' : ` -H 'Content-Type: application/json' -d ${quote(JSON.stringify(body))}`;
  return `curl ${method === 'GET' ? '' : `-X ${method} `}${address}${json}`;
}
