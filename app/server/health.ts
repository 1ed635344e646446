import type { RequestHandler } from 'express';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import type { Env } from '../config/env.server.ts';

const READY_TIMEOUT_MS = 2000;

/** 200 when the gaming API answers at all, else 503: a load balancer then sends visitors elsewhere. */
export function checkReadiness({ GAMING_API_URL, MERCHANT_CODE, BRAND_HOSTS }: Env): RequestHandler {
  const merchant = MERCHANT_CODE ?? [...(BRAND_HOSTS?.values() ?? [])][0] ?? '';
  return async (_req, res) => {
    try {
      const url = `${GAMING_API_URL.replace(/\/$/, '')}${operations.getSystemStatus.path}`;
      const answer = await fetch(url, {
        headers: { Merchant: merchant },
        signal: AbortSignal.timeout(READY_TIMEOUT_MS),
      });
      res
        .status(answer.ok ? 200 : 503)
        .type('text')
        .send(answer.ok ? 'ready\n' : `the gaming API answers ${answer.status}\n`);
    } catch {
      res.status(503).type('text').send('the gaming API cannot be reached\n');
    }
  };
}
