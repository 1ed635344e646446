import type { ContractOperation } from './contract.ts';

/** Longer than `awaitRequest` waits. */
const TIME_OUT_MS = 90_000;

export type Arguments = Record<string, unknown>;

export interface ControlAnswer {
  isOk: boolean;
  /** JSON, or text for an answer that is none. */
  text: string;
}

/** Sends one operation to the mock. `args` has its parameters by their names, and `body`. */
export async function callControl(
  origin: string,
  { method, path, parameters, body }: ContractOperation,
  args: Arguments,
  signal: AbortSignal,
): Promise<ControlAnswer> {
  const valuesIn = (place: string): [string, string][] =>
    parameters.flatMap(({ name, in: of }) => (of === place && name in args ? [[name, String(args[name])]] : []));
  const inPath = new Map(valuesIn('path'));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? ''));
  const hasBody = body !== null && args.body !== undefined;
  const answer = await fetch(`${origin}${filled}?${new URLSearchParams(valuesIn('query'))}`, {
    method,
    headers: { ...Object.fromEntries(valuesIn('header')), ...(hasBody && { 'Content-Type': 'application/json' }) },
    body: hasBody ? JSON.stringify(args.body) : null,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_OUT_MS)]),
  });
  return { isOk: answer.ok, text: await answer.text() };
}
