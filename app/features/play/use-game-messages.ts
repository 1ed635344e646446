import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What a game says to the page around it. */
type GameMessage = 'ready' | 'balance' | 'exit' | 'round';
/** What the page says to the game. */
type SiteMessage = 'pause';

/**
 * The talk between the page and the game in its frame. Only that frame's window is heard, and only from its own origin; what it says is
 * never taken as money: a balance is read again from the server. Gives how to speak to it.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement>,
  origin: string,
  onMessage: (type: GameMessage) => void,
): (type: SiteMessage) => void {
  const heard = useRef(onMessage);
  heard.current = onMessage;
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow || data?.source !== 'baize-game') return;
      heard.current(data.type);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback(
    (type) => frame.current?.contentWindow?.postMessage({ source: 'baize-site', type }, origin),
    [frame, origin],
  );
}
