import { describe, expect, it } from 'vitest';
import { readGameMessage } from './use-game-messages.ts';

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
