import type { Recording } from '../worlds/request-log.ts';
import type { Answer, Exchange } from './exchange.ts';
import { ContractMasks, maskAll } from './mask.ts';

/** Longer bodies are cut; in characters. */
const MOST_BODY = 16_000;

let masks: Promise<ContractMasks> | undefined;

async function loadMasks(): Promise<ContractMasks> {
  const { default: document } = await import('../../openapi/generated/gaming-document.js');
  return new ContractMasks(document);
}

const cut = (text: string): string => (text.length > MOST_BODY ? `${text.slice(0, MOST_BODY)}…` : text);

const keep = (body: unknown): string | null => (body === undefined || body === null ? null : cut(JSON.stringify(body)));

/** An answer without secrets is written once, for the response too. */
function keepAnswer(answer: Answer, mask: ((value: unknown) => unknown) | null): string | null {
  if (answer.isOutsideContract || answer.stream || answer.file) return null;
  if (mask) return keep(mask(answer.body));
  answer.text = JSON.stringify(answer.body ?? null);
  return cut(answer.text);
}

/** Response step: keeps bodies, with their secrets masked, while the world is recorded. */
export const recordExchange = (exchange: Exchange): Promise<void> | null =>
  exchange.world?.isRecording ? record(exchange) : null;

async function record(exchange: Exchange): Promise<void> {
  const { operation, answer, params, tally, violations } = exchange;
  masks ??= loadMasks();
  const mask = (await masks).of(operation?.id ?? null);
  // Bodies against the contract may have a secret anywhere.
  const isKnown = violations.length === 0 && answer?.status !== 415;
  const recording: Recording = {
    query: (isKnown ? mask.query(params.query) : maskAll(params.query)) as Record<string, unknown>,
    language: exchange.language,
    body: keep(isKnown ? mask.body(exchange.body) : maskAll(exchange.body)),
    answer: answer && keepAnswer(answer, mask.answer(answer.status)),
    rows: tally?.rows ?? new Map(),
    ledgerEntries: tally?.ledgerEntries ?? [],
  };
  exchange.recording = recording;
}
