import { useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';

const PAUSE_MS = 300;

/** Returns the `onInput` of a GET form, which sends it after a pause in the typing, into the same history entry. */
export function useSubmitSoon(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  return ({ currentTarget: form }) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () => form.isConnected && submit(form, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
  };
}
