import { useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

const PAUSE_MS = 300;

interface SentSoon {
  ref: RefObject<HTMLFormElement>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * For a GET form: it is sent after a pause in the typing, into the same history entry. Another address, as after the
 * page's other form, shows its own values.
 */
export function useSubmitSoon(): SentSoon {
  const submit = useSubmit();
  const { search } = useLocation();
  const ref = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (!ref.current?.contains(document.activeElement)) ref.current?.reset();
  }, [search]);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () => form.isConnected && submit(form, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
  };
  return { ref, onInput };
}
