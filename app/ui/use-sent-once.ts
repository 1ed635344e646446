import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Prevents a second submission while the first one is pending. Returns whether this one may go. Disabling the button is not
 * enough: that happens a moment after the press, and a second press in this moment would submit the form again.
 */
export function useSentOnce(isPending: boolean): (event?: FormEvent) => boolean {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPending) isSent.current = false;
  }, [isPending]);
  return (event) => {
    const isFirst = !isSent.current;
    isSent.current = true;
    if (!isFirst) event?.preventDefault();
    return isFirst;
  };
}
