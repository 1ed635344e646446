import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Holds a form back while it is on its way. A disabled button does not: it is disabled a moment after the press, and a second press in
 * that moment would send the form again while the answer to the first one leads elsewhere.
 */
export function useSentOnce(isPending: boolean): (event: FormEvent) => void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  return (event) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
