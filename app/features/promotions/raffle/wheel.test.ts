import { describe, expect, it } from 'vitest';
import { breakLabel } from './wheel.tsx';

describe('breakLabel', () => {
  it.each([
    ['Not this time', ['Not this time'], 13],
    ['20 lượt quay miễn phí', ['20 lượt quay', 'miễn phí'], 13],
    ['Chúc may mắn lần sau', ['Chúc may mắn', 'lần sau'], 13],
    ['20 libreng ikot', ['20 libreng ikot'], 12],
    ['20 次免费旋转', ['20 次免费旋转'], 13],
    ['再接再厉下次一定会中', ['再接再厉下次一定会中'], 9],
    ['หมุนฟรี 20 รอบ', ['หมุนฟรี 20 รอบ'], 13],
  ])('%s', (label, lines, size) => {
    expect(breakLabel(label)).toEqual({ lines, size: expect.closeTo(size, 0) });
  });
});
