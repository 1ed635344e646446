import { describe, expect, it, vi } from 'vitest';
import { FRAME_SANDBOX } from './play.constants.ts';
import { gameMessageIn, readGameMessage, sendToGame } from './use-game-messages.ts';

describe('readGameMessage', () => {
  it('knows the messages of games', () => {
    expect(readGameMessage({ source: 'baize-game', type: 'exit' })).toBe('exit');
  });

  it.each([
    [undefined],
    [null],
    ['exit'],
    [{ type: 'exit' }],
    [{ source: 'elsewhere', type: 'exit' }],
    [{ source: 'baize-game', type: 'pay' }],
    [{ source: 'baize-game' }],
  ])('takes %j for none', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });
});

describe('gameMessageIn', () => {
  const [frame, other] = [{}, {}] as MessageEventSource[];
  const origin = 'https://games.example';
  const data = { source: 'baize-game', type: 'round' };
  const game = { window: frame, origin };

  it('when the frame of the game sends a message › takes it', () => {
    expect(gameMessageIn({ origin, source: frame ?? null, data }, game)).toBe('round');
  });

  it.each([
    ['another origin in the frame', { origin: 'https://evil.example', source: frame }],
    ['an origin that begins alike', { origin: `${origin}.evil.example`, source: frame }],
    ['a page without an origin', { origin: 'null', source: frame }],
    ['another window of the origin', { origin, source: other }],
    ['no window', { origin, source: null }],
  ])('when %s sends it › takes none', (_, sender) => {
    expect(gameMessageIn({ ...sender, source: sender.source ?? null, data }, game)).toBeNull();
  });
});

it('when the site sends a message › the origin of the game alone receives it', () => {
  const postMessage = vi.fn();
  sendToGame({ postMessage }, 'https://games.example', 'pause');
  expect(postMessage.mock.calls).toEqual([[{ source: 'baize-site', type: 'pause' }, 'https://games.example']]);
});

it('when a game is framed › it cannot open windows, leave its frame, or download', () => {
  const allowed = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-pointer-lock', 'allow-orientation-lock'];
  expect(FRAME_SANDBOX.split(' ')).toEqual(allowed);
});
