import type { RequestHandler } from 'express';
import { z } from 'zod';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import { seconds } from '../config/durations.ts';
import type { Env } from '../config/env.server.ts';
import type { ServerState } from './shutdown.ts';

const READY_TIMEOUT_MS = seconds(2);
const Status = z.object({ success: z.literal(true), value: z.object({ status: z.number() }) });

/**
 * `/readyz` responds with 503 while stopping, else 200; it ignores the API, because visitors still get the outage page.
 * `/readyz?api` is for roll-out gates and alarms: 200 only when the API is well, which it calls at most once a second.
 */
export function checkReadiness(env: Env, state: ServerState): RequestHandler {
  let last: { askedAt: number; fault: Promise<string | null> } | undefined;
  const findApiFault = () => {
    const now = Date.now();
    if (!last || now - last.askedAt >= seconds(1)) last = { askedAt: now, fault: askApi(env) };
    return last.fault;
  };
  return async (req, res) => {
    const fault = state.isStopping ? 'stopping' : 'api' in req.query ? await findApiFault() : null;
    res
      .status(fault ? 503 : 200)
      .type('text')
      .send(`${fault ?? 'ready'}\n`);
  };
}

/** Returns null when the API is well. */
async function askApi({ GAMING_API_URL, MERCHANT_CODE, BRAND_HOSTS }: Env): Promise<string | null> {
  const url = `${GAMING_API_URL.replace(/\/$/, '')}${operations.getSystemStatus.path}`;
  const headers = { Merchant: MERCHANT_CODE ?? [...(BRAND_HOSTS?.values() ?? [])][0] ?? '' };
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
    if (!response.ok) return `the gaming API answers ${response.status}`;
    const body = await response.json().catch(() => null);
    return Status.safeParse(body).success ? null : 'the gaming API answers something else than its status';
  } catch {
    return 'the gaming API cannot be reached';
  }
}
