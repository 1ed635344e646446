import type { RequestHandler } from 'express';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';

const READY_TIMEOUT_MS = seconds(2);

/**
 * Answers 200 when the gaming API responds, else 503, so that a load balancer sends visitors elsewhere. Calls the API at most
 * once a second.
 */
export function checkReadiness(env: Env): RequestHandler {
  let last: { askedAt: number; fault: Promise<string | null> } | undefined;
  return async (_req, res) => {
    const now = Date.now();
    if (!last || now - last.askedAt >= seconds(1)) last = { askedAt: now, fault: findFault(env) };
    const fault = await last.fault;
    res
      .status(fault ? 503 : 200)
      .type('text')
      .send(`${fault ?? 'ready'}\n`);
  };
}

async function findFault({ GAMING_API_URL, MERCHANT_CODE, BRAND_HOSTS }: Env): Promise<string | null> {
  const url = `${GAMING_API_URL.replace(/\/$/, '')}${operations.getSystemStatus.path}`;
  const headers = { Merchant: MERCHANT_CODE ?? [...(BRAND_HOSTS?.values() ?? [])][0] ?? '' };
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
    return response.ok ? null : `the gaming API answers ${response.status}`;
  } catch {
    return 'the gaming API cannot be reached';
  }
}
