import type { Recording } from '../worlds/request-log.ts';
import type { Exchange } from './exchange.ts';
import { ContractMasks, maskAll } from './mask.ts';

/** Longer bodies are cut; in characters. */
const MOST_BODY = 16_000;

let masks: Promise<ContractMasks> | undefined;

async function loadMasks(): Promise<ContractMasks> {
  const { default: document } = await import('../../openapi/generated/gaming-document.js');
  return new ContractMasks(document);
}

/** The text that is kept of a body; null without one. */
function cut(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = JSON.stringify(body);
  return text.length > MOST_BODY ? `${text.slice(0, MOST_BODY)}…` : text;
}

/** Response step: keeps bodies, with their secrets masked, while the world is recorded. */
export async function recordExchange(exchange: Exchange): Promise<void> {
  const { world, operation, answer, params, tally, violations } = exchange;
  if (!world?.isRecording) return;
  masks ??= loadMasks();
  const mask = (await masks).of(operation?.id ?? null);
  // What is against the contract may have a secret anywhere.
  const isKnown = violations.length === 0 && answer?.status !== 415;
  const recording: Recording = {
    query: (isKnown ? mask.query(params.query) : maskAll(params.query)) as Record<string, unknown>,
    language: exchange.language,
    body: cut(isKnown ? mask.body(exchange.body) : maskAll(exchange.body)),
    answer: answer?.isOutsideContract ? null : cut(mask.answer(answer?.status ?? 500)(answer?.body)),
    rows: tally?.rows ?? new Map(),
    ledgerEntries: tally?.ledgerEntries ?? [],
  };
  exchange.recording = recording;
}
