import { type RefObject, useCallback, useEffect, useRef } from 'react';

const GAME_MESSAGES = ['ready', 'balance', 'exit', 'round'] as const;

/** What a game says to the page around it. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** The game's message in what a frame has sent; null for everything else. */
export function readGameMessage(data: unknown): GameMessage | null {
  const { source, type } = (data ?? {}) as { source?: unknown; type?: unknown };
  return (source === 'baize-game' && GAME_MESSAGES.find((known) => known === type)) || null;
}

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
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = readGameMessage(data);
      if (message) heard.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback(
    (type) => frame.current?.contentWindow?.postMessage({ source: 'baize-site', type }, origin),
    [frame, origin],
  );
}
