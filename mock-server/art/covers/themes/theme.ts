import type { Face } from '../../fonts.ts';
import type { MotifName } from '../../motifs/library.ts';
import type { SceneName } from '../../scenes/scenes.ts';
import type { FinishName } from '../finishes.ts';

export interface Theme {
  readonly hues: readonly number[];
  readonly accents: readonly number[];
  readonly scenes: readonly SceneName[];
  readonly faces: readonly Face[];
  readonly finishes: readonly FinishName[];
  readonly extras: readonly MotifName[];
}
