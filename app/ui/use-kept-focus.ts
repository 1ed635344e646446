import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref of what gets the focus when a focused button is gone because its form was sent; `count` counts buttons. */
export function useKeptFocus<Kept extends HTMLElement>(count: number): RefObject<Kept> {
  const kept = useRef<Kept>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) kept.current?.focus();
    before.current = count;
  }, [count]);
  return kept;
}
