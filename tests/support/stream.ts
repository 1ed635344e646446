import { once } from 'node:events';
import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import { listEventTexts } from '../../openapi/checks/body.ts';
import type * as Control from '../../openapi/generated/control-operations.ts';
import type * as Gaming from '../../openapi/generated/gaming-operations.ts';
import type { CallOptions } from './client.ts';
import { requireOperation } from './operations.ts';
import type { TestWorld } from './world.ts';

type StreamId = Gaming.StreamId | Control.StreamId;
type StreamEvent<Id extends StreamId> = Id extends Gaming.StreamId
  ? Gaming.StreamEvent<Id>
  : Id extends Control.StreamId
    ? Control.StreamEvent<Id>
    : never;

/** Until the end of the test. `events` grows; `ended` resolves when the gateway ends the response. */
export async function openStream<Id extends StreamId>(
  world: TestWorld,
  id: Id,
  {
    path = {},
    query = {},
    headers = {},
    merchant = 'baize',
  }: Pick<CallOptions, 'path' | 'query' | 'headers' | 'merchant'> = {},
) {
  const filled = requireOperation(id).path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const sent = { Merchant: String(merchant), 'X-Mock-World': world.name, ...(headers as Record<string, string>) };
  const search = new URLSearchParams(query as Record<string, string>);
  const outgoing = request(`${world.running.origin}${filled}?${search}`, { headers: sent, agent: false }).end();
  onTestFinished(() => void outgoing.destroy());
  const [answer] = await once(outgoing, 'response');
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return {
    answer,
    get events(): StreamEvent<Id>[] {
      return listEventTexts(text).map((data) => JSON.parse(data));
    },
    ended: new Promise((resolve) => answer.on('error', () => {}).once('close', resolve)),
  };
}
