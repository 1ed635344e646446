import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and how to change that; null where the browser cannot. */
export function useFullScreen(ref: RefObject<HTMLElement>) {
  const [isPossible, setPossible] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // A browser that refuses leaves the page as it is.
  const toggle = () => (isFull ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => {});
  return isPossible ? { isFull, toggle } : null;
}
