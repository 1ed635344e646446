import { expect, it } from 'vitest';
import { chooseNickname } from './nickname.ts';

const world = { random: { text: () => '4821' } } as unknown as Parameters<typeof chooseNickname>[0];

it.each([
  ['JuanIto', 'JuanIto'],
  ['lucky777', 'lucky777'],
  ['m9995550123', 'Player 4821'],
  ['+63 917 123 4567', 'Player 4821'],
  ['juan@mail.example', 'Player 4821'],
])('%s › the nickname %s', (name, nickname) => {
  expect(chooseNickname(world, name)).toBe(nickname);
});
