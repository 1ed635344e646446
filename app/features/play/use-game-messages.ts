import { type RefObject, useCallback, useEffect, useRef } from 'react';

const GAME_MESSAGES = ['ready', 'balance', 'exit', 'round'] as const;

export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Returns null for other data. */
export function readGameMessage(data: unknown): GameMessage | null {
  const { source, type } = (data ?? {}) as { source?: unknown; type?: unknown };
  return (source === 'baize-game' && GAME_MESSAGES.find((known) => known === type)) || null;
}

interface Game {
  window: MessageEventSource | null | undefined;
  origin: string;
}

/** Returns null for other windows or origins. */
export const gameMessageIn = (
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  game: Game,
): GameMessage | null => (origin === game.origin && source === game.window ? readGameMessage(data) : null);

type SiteMessage = 'pause';

export const sendToGame = (window: Pick<Window, 'postMessage'> | null | undefined, origin: string, type: SiteMessage) =>
  window?.postMessage({ source: 'baize-site', type }, origin);

/**
 * Accepts the frame's window and origin only, and takes no amounts from messages: the balance comes from the server.
 * Returns the send function.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement>,
  origin: string,
  onMessage: (type: GameMessage) => void,
): (type: SiteMessage) => void {
  const heard = useRef(onMessage);
  heard.current = onMessage;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = gameMessageIn(event, { window: frame.current?.contentWindow, origin });
      if (message) heard.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback((type) => sendToGame(frame.current?.contentWindow, origin, type), [frame, origin]);
}
