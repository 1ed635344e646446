import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Lets a form go once while it is on its way, and tells whether it goes. A disabled button does not: it is disabled a moment after the
 * press, and a second press in that moment would send the form again while the answer to the first one leads elsewhere.
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
