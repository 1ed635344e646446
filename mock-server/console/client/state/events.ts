import { useSyncExternalStore } from 'react';
import { currentWorld } from './address.ts';
import { mock, queries } from './call.ts';
import { type MockEvent, type StreamMessage, Timeline } from './timeline.ts';

export type Connection = 'connecting' | 'live' | 'lost';

/** Acts of a busy site would read the screen anew all the time. */
const REFRESH_MS = 1_000;

interface State {
  version: number;
  connection: Connection;
}

export const timeline = new Timeline();
let state: State = { version: 0, connection: 'connecting' };
const listeners = new Set<() => void>();
let waiting: MockEvent[] = [];
let isFramed = false;
let refreshAt = 0;
const loaded = new Set<string>();

function publish(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Rows are merged once a frame; a hidden window has none, so they wait for it. */
function mergeWaiting(): void {
  isFramed = false;
  const events = waiting;
  waiting = [];
  timeline.add(events);
  publish({ version: state.version + 1 });
}

function refreshSoon(): void {
  const now = performance.now();
  if (refreshAt > now) return;
  refreshAt = now + REFRESH_MS;
  setTimeout(() => void queries.invalidateQueries(), REFRESH_MS);
}

/** They make puzzles, which the inbox shows. */
const CHANGING_READS: ReadonlySet<string | null> = new Set(['getCaptcha', 'getSlider']);
const changesWorld = (event: MockEvent) =>
  event.kind !== 'request' || event.request.method !== 'GET' || CHANGING_READS.has(event.request.operationId);
const changesScreen = (event: MockEvent) =>
  event.kind === 'gap' || event.kind === 'world' || (event.world === currentWorld() && changesWorld(event));
const MOST_WAITING = 20_000;

/** As it came in the stream; null when the stream is lost. */
type Message = string | null;

function receive(message: Message): void {
  const connection = message === null ? 'lost' : 'live';
  // Another process may answer after a loss.
  if (state.connection === 'lost' && connection === 'live') void queries.invalidateQueries();
  if (state.connection !== connection) publish({ connection });
  if (message === null) return;
  const event = JSON.parse(message) as StreamMessage;
  if (event.kind === 'open' || event.kind === 'ended') return;
  waiting.push(event);
  if (waiting.length > MOST_WAITING) waiting = waiting.slice(-MOST_WAITING / 2);
  if (changesScreen(event)) refreshSoon();
  if (isFramed) return;
  isFramed = true;
  requestAnimationFrame(mergeWaiting);
}

/** The browser connects again with the last event's id, so nothing that is held is missed. */
function openStream(tell: (message: Message) => void): void {
  const source = new EventSource('/__mock/events');
  source.onmessage = ({ data }) => tell(data);
  source.onerror = () => tell(null);
}

const NAME = 'mock-console-events';
const NEWCOMER = 'newcomer';
const OPEN = JSON.stringify({ kind: 'open' });

/**
 * Follows all worlds by one stream of all windows: a browser has six connections to a host. The window with the lock
 * has the stream, and tells the others; when it closes, another one has it.
 */
export function followEvents(): void {
  // Only pages of this machine or of HTTPS have locks.
  if (!navigator.locks) {
    openStream(receive);
    return;
  }
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data !== NEWCOMER) receive(data);
    else if (hasStream && state.connection === 'live') channel.postMessage(OPEN);
  };
  let hasStream = false;
  channel.postMessage(NEWCOMER);
  void navigator.locks.request(NAME, () => {
    hasStream = true;
    openStream((message) => {
      receive(message);
      channel.postMessage(message);
    });
    return new Promise(() => {});
  });
}

/** Once a world: the log of before the stream. */
export async function loadEarlier(world: string): Promise<void> {
  if (loaded.has(world)) return;
  loaded.add(world);
  const requests = await mock.call('listRequests', { path: { world } }).catch(() => {
    // A world that does not exist yet.
    loaded.delete(world);
    return [];
  });
  timeline.addEarlier(world, requests);
  publish({ version: state.version + 1 });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes when rows were added. */
export const useTimelineVersion = (): number => useSyncExternalStore(subscribe, () => state.version);
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => state.connection);
