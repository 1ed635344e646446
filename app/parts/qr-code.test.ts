import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQrCode } from './qr-code.server.ts';

it('draws exactly the dark modules of the code', () => {
  const { data, size } = encode('https://baize.test/register?referralCode=LUCKY77', { border: 2 });
  const svg = drawQrCode('https://baize.test/register?referralCode=LUCKY77', 2);
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step += 1) (drawn[Number(y)] ?? [])[Number(x) + step] = true;
  expect(drawn).toEqual(data);
});
