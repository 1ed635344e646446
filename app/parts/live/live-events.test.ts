import { beforeEach, expect, it, vi } from 'vitest';
import { followLive } from './live-events.ts';

class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  isClosed = false;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor(readonly address: string) {
    Source.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Source.all = [];
  page.visibilityState = 'visible';
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('EventSource', Source);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('a tab is hidden for a minute › its stream ends; shown again › another one begins after the last event', () => {
  let last = '';
  const end = followLive<{ kind: string; id: string }>({
    name: 'test',
    address: (after) => `/stream?after=${after}`,
    lastId: () => last,
    onEvent: ({ id }) => {
      last = id;
    },
    onConnection: () => {},
  });
  const [first] = Source.all;
  first?.onmessage?.({ data: '{"kind":"row","id":"7"}' });
  show('hidden');
  vi.advanceTimersByTime(59_000);
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect([first?.address, first?.isClosed, Source.all.length]).toEqual(['/stream?after=', false, 1]);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(first?.isClosed).toBe(true);
  show('visible');
  const second = Source.all[1];
  expect([second?.address, second?.isClosed]).toEqual(['/stream?after=7', false]);
  end();
  expect(second?.isClosed).toBe(true);
});
