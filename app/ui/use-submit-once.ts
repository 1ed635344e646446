import type { FetcherWithComponents, SubmitOptions } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Returns false while a submission is pending. A disabled button is too late against a double press. Renders the
 * pending state synchronously: the router's updates are transitions, which a busy browser may skip, and then the end of
 * a submission would go unnoticed.
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
    else submit(findSubmitter(form) ?? form.currentTarget, options);
    return true;
  };
}

/** A pressed button is a field too. */
const findSubmitter = ({ nativeEvent }: FormEvent) =>
  (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
