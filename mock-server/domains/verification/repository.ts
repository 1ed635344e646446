import { select, selectRows, update } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';

const PUZZLE = selectRows('SliderPuzzle', 'WHERE "id" = ?');
const LATEST_CODE = selectRows(
  'VerificationCode',
  'WHERE "brandCode" = ? AND "scene" = ? AND "mobileKey" = ? ORDER BY "id" DESC LIMIT 1',
);
const NTH_CODE = select(
  'VerificationCode',
  ['createdAt'],
  `WHERE "brandCode" = @brandCode AND "createdAt" > @since AND (@scene IS NULL OR "scene" = @scene)
    AND (@mobileKey IS NULL OR "mobileKey" = @mobileKey) AND (@network IS NULL OR "network" = @network)
    ORDER BY "id" DESC LIMIT 1 OFFSET @skip`,
);
const SPEND_PROOF = update(
  'HumanProof',
  `"usedAt" = @now WHERE "passToken" = @passToken AND "lotNumber" = @lotNumber AND "captchaOutput" = @captchaOutput
    AND "genTime" = @genTime AND "brandCode" = @brandCode AND "scene" IN (SELECT "value" FROM json_each(@scenes))
    AND "usedAt" IS NULL AND "createdAt" >= @since`,
);
const COUNT_WRONG_TRY = update('VerificationCode', '"wrongTries" = "wrongTries" + 1 WHERE "id" = ?');

export interface Proof {
  passToken: string;
  lotNumber: string;
  captchaOutput: string;
  genTime: string;
}

export const insertPuzzle = (
  world: World,
  puzzle: { id: string; brandCode: string; scene: string; x: number; y: number; createdAt: Date },
) => world.insert('SliderPuzzle', puzzle);

/** Returns null if there is none. Only one of two concurrent tries succeeds. */
export async function takePuzzle(world: World, brandCode: string, id: string, now: Date) {
  const taken = await world.patch('SliderPuzzle', { id, brandCode, triedAt: null }, { triedAt: now });
  return taken === 1 ? world.read.first(PUZZLE, id) : null;
}

export const insertProof = (world: World, proof: Proof & { brandCode: string; scene: string; createdAt: Date }) =>
  world.insert('HumanProof', proof);

/** Returns false if there is no proof of the scenes since a time. */
export async function spendProof(
  world: World,
  proof: Proof & { brandCode: string },
  scenes: string[],
  now: Date,
  since: Date,
): Promise<boolean> {
  const { changes } = await world.run(SPEND_PROOF, { ...proof, scenes: JSON.stringify(scenes), now, since });
  return changes === 1;
}

interface CodeFilter {
  brandCode: string;
  scene?: string;
  mobileKey?: string;
  network?: string;
}

interface CodeOf {
  brandCode: string;
  scene: string;
  mobileKey: string;
}

/** Returns the latest first; null if there are fewer. */
export function findNthCode({ read }: Store, of: CodeFilter, since: Date, nth: number) {
  const { brandCode, scene = null, mobileKey = null, network = null } = of;
  return read.first(NTH_CODE, { brandCode, scene, mobileKey, network, since: since.getTime(), skip: nth - 1 });
}

export const insertCode = (
  store: Store,
  code: CodeOf & { network: string; code: string; createdAt: Date; expiresAt: Date },
) => store.insert('VerificationCode', code);

export const findLatestCode = ({ read }: Store, { brandCode, scene, mobileKey }: CodeOf) =>
  read.first(LATEST_CODE, brandCode, scene, mobileKey);

export const countWrongTry = (world: World, id: number) => world.run(COUNT_WRONG_TRY, id);

/** Returns false if the code was consumed concurrently. */
export const spendCode = async (store: Store, id: number, now: Date): Promise<boolean> =>
  (await store.patch('VerificationCode', { id, usedAt: null }, { usedAt: now })) === 1;
