import { describe, expect, it } from 'vitest';
import { drawAsset } from './gallery.ts';
import { motifNames } from './motifs/library.ts';
import { letterPath, symbolPath } from './paths.ts';
import { findFault } from './well-formed.test-support.ts';

describe('symbols', () => {
  it('every motif stands alone in a square, well formed', () => {
    for (const motif of motifNames) {
      const svg = drawAsset(symbolPath(200, 40, motif)) ?? '';
      expect(findFault(svg), motif).toBeNull();
      const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
      expect(width, motif).toBe(height);
    }
  });

  it('there are four letters, and no other picture below these paths', () => {
    for (const letter of ['A', 'K', 'Q', 'J'] as const)
      expect(findFault(drawAsset(letterPath(120, letter)) ?? '')).toBeNull();
    for (const path of ['/letters/120/Z.svg', '/symbols/200-40/nothing.svg', '/symbols/x-40/fish.svg']) {
      expect(drawAsset(path), path).toBeNull();
    }
  });
});
