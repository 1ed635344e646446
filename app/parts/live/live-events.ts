/** A tab that nobody looks at gives its stream up. */
const HIDDEN_MS = 60_000;
/** Events that other tabs may have missed. */
const KEPT = 100;
const RETRY_MS = 3000;

interface LiveEvent {
  kind: string;
  /** Sortable. */
  id?: string;
}

interface Options<Event extends LiveEvent> {
  /** Names the lock and the channel: all tabs with it share one stream. */
  name: string;
  address: (after: string) => string;
  /** The last event that the page has. */
  lastId: () => string;
  onEvent: (event: Event) => void;
  /** The stream of this browser is connected, or is not. */
  onConnection: (isLive: boolean) => void;
}

/** Between tabs: an event; whether the stream is connected; which events a tab lacks. */
type Told<Event> = { event: Event } | { isLive: boolean } | { after: string };

/**
 * Follows a stream that the tabs of a browser share: the tab that has the lock reads it and tells the others. Returns the
 * function that ends it.
 */
export function followLive<Event extends LiveEvent>(options: Options<Event>): () => void {
  const { name, address, lastId, onEvent, onConnection } = options;
  const channel = new BroadcastChannel(name);
  const kept: Event[] = [];
  /** Ends the lock, or the wait for it; null while the tab is hidden. */
  let holding: AbortController | null = null;
  let isLeading = false;
  let isLive = false;
  const tell = (told: Told<Event>) => channel.postMessage(told);

  const setLive = (value: boolean) => {
    isLive = value;
    onConnection(value);
    if (isLeading) tell({ isLive });
  };
  const take = (event: Event) => {
    kept.push(event);
    if (kept.length > KEPT) kept.shift();
    onEvent(event);
    tell({ event });
  };
  channel.onmessage = ({ data: told }: MessageEvent<Told<Event>>) => {
    if ('event' in told) onEvent(told.event);
    else if ('isLive' in told) setLive(told.isLive);
    else if (isLeading) {
      tell({ isLive });
      for (const event of kept) if (event.id !== undefined && event.id > told.after) tell({ event });
    }
  };

  const start = () => {
    if (holding) return;
    holding = new AbortController();
    const { signal } = holding;
    const lead = () => readStream(signal);
    // Browsers without locks read a stream in each tab.
    if (navigator.locks) navigator.locks.request(name, { signal }, lead).catch(() => undefined);
    else void lead();
    tell({ after: lastId() });
  };
  const stop = () => {
    holding?.abort();
    holding = null;
  };

  /** Until the signal aborts. */
  const readStream = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      let source: EventSource | undefined;
      let retry: number | undefined;
      isLeading = true;
      const connect = () => {
        source = new EventSource(address(lastId()));
        source.onopen = () => setLive(true);
        source.onmessage = ({ data }) => take(JSON.parse(data));
        source.onerror = () => {
          setLive(false);
          // Browsers give up after a response that is no stream.
          if (source?.readyState === EventSource.CLOSED) retry = window.setTimeout(connect, RETRY_MS);
        };
      };
      connect();
      signal.addEventListener('abort', () => {
        window.clearTimeout(retry);
        source?.close();
        isLeading = false;
        resolve();
      });
    });

  let timer: number | undefined;
  const watch = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === 'visible') start();
    else timer = window.setTimeout(stop, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', watch);
  start();
  return () => {
    document.removeEventListener('visibilitychange', watch);
    window.clearTimeout(timer);
    stop();
    channel.close();
  };
}
