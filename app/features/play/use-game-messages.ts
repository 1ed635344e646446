import { type RefObject, useCallback, useEffect, useRef } from 'react';

const GAME_MESSAGES = ['ready', 'balance', 'exit', 'round'] as const;

/** Messages from a game to the page around it. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Returns the game's message in a frame's data; null for all other data. */
export function readGameMessage(data: unknown): GameMessage | null {
  const { source, type } = (data ?? {}) as { source?: unknown; type?: unknown };
  return (source === 'baize-game' && GAME_MESSAGES.find((known) => known === type)) || null;
}

/** The window of a game's frame, and the origin of its page. */
interface Game {
  window: MessageEventSource | null | undefined;
  origin: string;
}

/** Returns the message that an event brings from the game; null for one of another window or origin. */
export const gameMessageIn = (
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  game: Game,
): GameMessage | null => (origin === game.origin && source === game.window ? readGameMessage(data) : null);

/** Messages from the page to the game. */
type SiteMessage = 'pause';

/** Sends a message to the game; no other origin that the frame may show receives it. */
export const sendToGame = (window: Pick<Window, 'postMessage'> | null | undefined, origin: string, type: SiteMessage) =>
  window?.postMessage({ source: 'baize-site', type }, origin);

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
    const listen = (event: MessageEvent<unknown>) => {
      const message = gameMessageIn(event, { window: frame.current?.contentWindow, origin });
      if (message) heard.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback((type) => sendToGame(frame.current?.contentWindow, origin, type), [frame, origin]);
}
