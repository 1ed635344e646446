import { paths } from '~/config/paths.ts';
import { ACTING_AS } from '~/ui/acting-as.tsx';
import { reloadIfClosed } from '~/ui/closed-site.ts';
import { REQUEST_TIMEOUT_MS } from './verification.constants.ts';
import type { CodeAnswer } from './verification.types.ts';

/** Throws without a response. */
export async function askForCode(
  form: FormData,
  names: readonly string[],
  more: Record<string, string>,
): Promise<CodeAnswer> {
  const body = new URLSearchParams(more);
  for (const name of [...names, ACTING_AS]) {
    const value = form.get(name);
    if (typeof value === 'string') body.set(name, value);
  }
  const response = await fetch(paths.codes(), {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  reloadIfClosed(response.status);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
