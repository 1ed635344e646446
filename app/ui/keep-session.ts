const EVERY_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

let lastAt = typeof performance === 'undefined' ? 0 : performance.now();

/** Call while a form is filled in. */
export function keepSession(): void {
  if (performance.now() - lastAt < EVERY_MS) return;
  lastAt = performance.now();
  // The form reports a failure on submission.
  fetch('/touch', { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {});
}
