import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in full screen, and how to toggle it; null without browser support. */
export function useFullScreen(ref: RefObject<HTMLElement>) {
  const [isPossible, setPossible] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // If the browser refuses, the page stays as it is.
  const toggle = () => (isFull ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(() => {});
  return isPossible ? { isFull, toggle } : null;
}
