import { describe, expect, it } from 'vitest';
import { isFor, type Segment } from './segments.ts';

describe('isFor', () => {
  it.each<[Segment, Segment[], boolean]>([
    ['visitor', [], true],
    ['resting', [], true],
    ['visitor', ['visitor', 'new'], true],
    ['new', ['visitor', 'new'], true],
    ['member', ['visitor', 'new'], false],
    ['resting', ['visitor', 'new', 'member', 'vip'], false],
  ])('%s, announced to %j › %s', (segment, segments, isShown) => {
    expect(isFor(segment)({ segments })).toBe(isShown);
  });
});
