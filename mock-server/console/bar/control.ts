import type { Body, Value } from '../../../openapi/generated/control-operations.ts';

export type Clock = Value<'getClock'>;
export type Fault = Value<'getFaults'>[number];
export type LoggedRequest = Value<'listRequests'>[number];
export type Scenario = Value<'listScenarios'>[number];

/** Returns the mock's sentence, or that of the site, which could not reach it. */
function readRefusal(text: string): string {
  try {
    return JSON.parse(text).message;
  } catch {
    return text.trim();
  }
}

/** Throws an error with a sentence for the reader. */
async function call<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const content = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/__mock${path}`, { method, ...content });
  const text = await answer.text();
  if (!answer.ok) throw new Error(readRefusal(text));
  return JSON.parse(text);
}

/** The operations that the contract marks with `x-bar`, through the site. */
export function controlApi(world: string) {
  const place = `/worlds/${encodeURIComponent(world)}`;
  return {
    getHealth: () => call<Value<'getHealth'>>('/health'),
    getClock: () => call<Clock>(`${place}/clock`),
    setClock: (body: Body<'setClock'>) => call<Clock>(`${place}/clock`, 'PUT', body),
    advanceClock: (body: Body<'advanceClock'>) => call<Clock>(`${place}/clock/advance`, 'POST', body),
    getFaults: () => call<Fault[]>(`${place}/faults`),
    endFaults: () => call<Fault[]>(`${place}/faults`, 'PUT', []),
    listRequests: (requestId: string) => call<LoggedRequest[]>(`${place}/requests?requestId=${requestId}`),
    listScenarios: () => call<Scenario[]>('/scenarios'),
    applyScenario: (name: string) => call<Value<'applyScenario'>>(`${place}/scenarios`, 'POST', { name }),
  };
}

export type ControlApi = ReturnType<typeof controlApi>;
