import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context } from '../../http/handlers.ts';
import type { World } from '../../worlds/world.ts';
import { insertProof, insertPuzzle, type Proof, spendProof, takePuzzle } from './repository.ts';

type Scene = Value<'getWhitelabel'>['thirdParty']['slider']['scenes'][number];

export const PUZZLE_LIFE_MS = 3 * 60_000;
const PROOF_LIFE_MS = 5 * 60_000;
const TOLERANCE_PX = 6;
const ID_LENGTH = 24;
const PROOF_LENGTH = 32;

/** Its puzzles are valid for every other scene. */
export const EVERY_SCENE = 'every';

export const makeSlider = ({ world, brand, query }: Context<'getSlider'>) => drawPuzzle(world, brand, query.scene);

/** The piece begins at the left edge. */
export async function drawPuzzle(world: World, brand: BrandState, scene: string): Promise<Value<'getSlider'>> {
  const { SLIDER_SIZE, sliderPictures } = await import('../../art/slider.ts');
  const { width, height, piece } = SLIDER_SIZE;
  const puzzle = {
    id: world.random.text(ID_LENGTH),
    brandCode: brand.code,
    scene,
    x: world.random.int(piece + 24, width - piece - 8),
    y: world.random.int(8, height - piece - 8),
    createdAt: new Date(world.now()),
  };
  await insertPuzzle(world, puzzle);
  const pictures = sliderPictures(world.random, puzzle);
  return {
    sliderId: puzzle.id,
    background: pictures.background.toString('base64'),
    piece: pictures.piece.toString('base64'),
    width,
    height,
    pieceSize: piece,
    pieceY: puzzle.y,
  };
}

/** Throws 422. */
export async function solveSlider({ world, brand, body }: Context<'checkSlider'>): Promise<Value<'checkSlider'>> {
  const proof = await tryPuzzle(world, brand, body);
  if (proof) return proof;
  throw new ApiError(422, 'slider.invalid', 'The piece is not in place, or the puzzle has expired: request a new one.');
}

/** Returns null for a wrong try. Each puzzle has one try. */
export async function tryPuzzle(
  world: World,
  brand: BrandState,
  { sliderId, x }: { sliderId: string; x: number },
): Promise<Proof | null> {
  const now = world.now();
  const puzzle = await takePuzzle(world, brand.code, sliderId, new Date(now));
  const isFresh = puzzle !== null && now - puzzle.createdAt.getTime() <= PUZZLE_LIFE_MS;
  return isFresh && Math.abs(puzzle.x - x) <= TOLERANCE_PX ? insertSolved(world, brand.code, puzzle.scene) : null;
}

export async function insertSolved(world: World, brandCode: string, scene: string): Promise<Proof> {
  const now = world.now();
  const proof: Proof = {
    lotNumber: world.random.text(PROOF_LENGTH),
    captchaOutput: world.random.text(PROOF_LENGTH * 2),
    passToken: world.random.text(PROOF_LENGTH * 2),
    genTime: String(Math.floor(now / 1000)),
  };
  await insertProof(world, { ...proof, brandCode, scene, createdAt: new Date(now) });
  return proof;
}

/** Returns the error code; null without an error. */
export async function spendHumanProof(
  world: World,
  brand: BrandState,
  scene: Scene,
  given: Partial<Proof>,
): Promise<'slider.required' | 'slider.invalid' | null> {
  if (!brand.sliderScenes.has(scene)) return null;
  const { lotNumber, captchaOutput, passToken, genTime } = given;
  if (!lotNumber || !captchaOutput || !passToken || !genTime) return 'slider.required';
  const now = world.now();
  const isGood = await spendProof(
    world,
    { lotNumber, captchaOutput, passToken, genTime, brandCode: brand.code },
    [scene, EVERY_SCENE],
    new Date(now),
    new Date(now - PROOF_LIFE_MS),
  );
  return isGood ? null : 'slider.invalid';
}

export const SLIDER_MESSAGES = {
  'slider.required': 'Solve a slider puzzle first and send its four fields.',
  'slider.invalid': 'The slider puzzle was solved for another action, has been used or has expired: solve a new one.',
} as const;
