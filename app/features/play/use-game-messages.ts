import { type RefObject, useCallback, useEffect, useRef } from 'react';

const GAME_MESSAGES = ['ready', 'balance', 'exit', 'round'] as const;

/** Messages from a game to the page around it. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Returns the game's message in a frame's data; null for all other data. */
export function readGameMessage(data: unknown): GameMessage | null {
  const { source, type } = (data ?? {}) as { source?: unknown; type?: unknown };
  return (source === 'baize-game' && GAME_MESSAGES.find((known) => known === type)) || null;
}

/** Messages from the page to the game. */
type SiteMessage = 'pause';

/**
 * Exchanges messages with the game in the frame. Accepts messages of that frame's window and origin only, and never takes
 * amounts from them: the balance is read from the server. Returns a function that sends a message to the game.
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
