import { expect, it } from 'vitest';
import { Clock } from './clock.tsx';

it("tells the gateway's time before its first tick", () => {
  const now = Date.UTC(2026, 10, 29);
  expect(new Clock(now).now()).toBeCloseTo(now, -3);
});
