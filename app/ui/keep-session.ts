const EVERY_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

let lastAt = typeof performance === 'undefined' ? 0 : performance.now();

/** Call it while somebody fills in a form: the session does not end meanwhile, and what was typed is not lost. */
export function keepSession(): void {
  if (performance.now() - lastAt < EVERY_MS) return;
  lastAt = performance.now();
  // Without a connection, or with a session that has ended, the form tells so when it is sent.
  fetch('/touch', { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {});
}
