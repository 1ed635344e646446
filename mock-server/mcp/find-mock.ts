import { isAllowedHost } from '../http/host.ts';

/** Returns its origin. Throws for a mock that is not of this machine, or does not answer. */
export async function findMock(given: string): Promise<string> {
  const { origin, hostname } = URL.canParse(given) ? new URL(given) : { origin: 'null', hostname: '' };
  if (!origin.startsWith('http') || !isAllowedHost(hostname, new Set()))
    throw new Error(`--origin ${given}: it is no address of this machine, as http://localhost:4000.`);
  const answer = await fetch(`${origin}/__mock/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (!answer?.ok) throw new Error(`--origin ${given}: no mock answers there. Start one, or leave it out.`);
  return origin;
}
