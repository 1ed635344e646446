import type { FetcherWithComponents, SubmitOptions } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Submits a fetcher's form, or data to the action of `target`, unless a submission is pending. Returns whether it was submitted. Disabling
 * the button is not enough: that happens a moment after the press, and a second press in this moment would submit the form again.
 *
 * The pending state is rendered at once: the router's own updates are transitions, of which React skips those that a busy browser is late
 * with, and then nothing would tell that the submission has ended.
 */
export function useSubmitOnce(
  { state, submit }: Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>,
  { action, preventScrollReset }: Pick<SubmitOptions, 'action' | 'preventScrollReset'> = {},
): (form: FormEvent<HTMLFormElement> | FormData) => boolean {
  const isPending = state !== 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  const options = { method: 'post', preventScrollReset, flushSync: true } as const;
  return (form) => {
    const isData = form instanceof FormData;
    if (!isData) form.preventDefault();
    if (isSent.current) return false;
    isSent.current = true;
    if (isData) submit(form, { ...options, action });
    else submit(submitterOf(form) ?? form.currentTarget, options);
    return true;
  };
}

/** The pressed button, which is a field too. */
const submitterOf = ({ nativeEvent }: FormEvent) => (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
