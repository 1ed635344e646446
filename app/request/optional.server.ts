import { ApiFailure } from '~/api/failure.ts';
import { env } from '~/config/env.server.ts';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import type { Site } from './site.server.ts';

/** A second of the API's default time-out of four. */
const SHARE = 1 / 4;

/** Returns `otherwise` on failure or time-out. Rethrows an ended session and a break. */
export async function optional<Result, Otherwise = Result>(
  { noteFailure }: Pick<Site, 'noteFailure'>,
  operation: OperationId,
  result: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const failure = new ApiFailure('timeout', operation);
      noteFailure(failure);
      reject(failure);
    }, env().API_TIMEOUT_MS * SHARE);
  });
  try {
    return await Promise.race([result, late]);
  } catch (error) {
    if (error instanceof ApiFailure && error.kind !== 'signedOut' && error.kind !== 'onBreak') return otherwise;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
