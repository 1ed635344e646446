import { address } from './address.ts';

type Message = { type: 'ready' | 'balance' | 'exit' | 'round' } & Record<string, unknown>;

export function postToSite(message: Message): void {
  if (parent !== window && address.exit) parent.postMessage({ source: 'baize-game', ...message }, address.exit.origin);
}

export function leave(): void {
  if (!address.exit) return;
  if (parent === window) location.assign(address.exit.href);
  else postToSite({ type: 'exit' });
}

/** Listens to messages of the embedding site only. */
export function listenToSite(on: { exitRequest(): void; pause(): void }): void {
  addEventListener('message', ({ origin, source, data }) => {
    if (!address.exit || origin !== address.exit.origin || source !== parent || data?.source !== 'baize-site') return;
    if (data.type === 'exit-request') on.exitRequest();
    if (data.type === 'pause') on.pause();
  });
}
