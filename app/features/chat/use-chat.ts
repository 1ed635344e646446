import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { followLive } from '~/parts/live/live-events.ts';
import type { ChatView } from './chat.server.ts';
import type { ChatEvent } from './chat.types.ts';
import { addEvent, applyEvents } from './chat-rows.ts';

/** The room's messages as they come. `reload` reads the page again after a gap. */
export function useChat(view: ChatView, reload: () => void) {
  const { room, lastEventId } = view;
  const [events, add] = useReducer(addEvent, []);
  const [isLive, setIsLive] = useState(true);
  const rows = useMemo(() => applyEvents(view, events), [view, events]);
  const last = useRef(lastEventId);
  const latestReload = useRef(reload);
  useEffect(() => {
    last.current = [events.at(-1)?.id ?? '', lastEventId].sort().at(-1) ?? lastEventId;
    latestReload.current = reload;
  });
  useEffect(
    () =>
      followLive<ChatEvent>({
        name: `chat ${room}`,
        address: (after) => paths.chatStream({ room, after }),
        lastId: () => last.current,
        onConnection: setIsLive,
        onEvent: (event) => {
          if (event.kind === 'row') add(event);
          else if (event.kind === 'reload') latestReload.current();
          else setIsLive(event.kind === 'online');
        },
      }),
    [room],
  );
  return { rows, isLive };
}
