import { type RefObject, useEffect, useState } from 'react';

/** Returns null without browser support. */
export function useFullScreen(ref: RefObject<HTMLElement>) {
  const [isPossible, setPossible] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // The browser may refuse.
  const toggle = () => (isFull ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => {});
  return isPossible ? { isFull, toggle } : null;
}
