import type { FetcherWithComponents, SubmitOptions } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

interface Target extends Pick<SubmitOptions, 'preventScrollReset'> {
  action: string;
}

/**
 * Submits a fetcher's form, or data, unless a submission of it is pending. Returns whether it was submitted. Disabling the button is not
 * enough: that happens a moment after the press, and a second press in this moment would submit the form again.
 *
 * The pending state is rendered at once: the router's own updates are transitions, of which React skips those that a busy browser is late
 * with, and then nothing would tell that the submission has ended.
 */
export function useSubmitOnce(
  { state, submit }: Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>,
  target: Target,
): (form: FormEvent<HTMLFormElement> | FormData) => boolean {
  const isPending = state !== 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  return (form) => {
    const isFirst = !isSent.current;
    isSent.current = true;
    if (!(form instanceof FormData)) form.preventDefault();
    if (isFirst) submit(sourceOf(form), { method: 'post', ...target, flushSync: true });
    return isFirst;
  };
}

/** What the router reads the fields from: the pressed button has its own. */
function sourceOf(form: FormEvent<HTMLFormElement> | FormData) {
  if (form instanceof FormData) return form;
  const { submitter } = form.nativeEvent as SubmitEvent;
  return (submitter as HTMLButtonElement | null) ?? form.currentTarget;
}
