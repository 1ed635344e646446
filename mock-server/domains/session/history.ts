import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { findPlace } from './places.ts';
import type { SignInMethod } from './repository.ts';
import { finishFirst, listSignIns } from './repository.ts';
import { SESSION_LIFE_MS } from './resume.ts';
import { firstSteps } from './texts.ts';

const HISTORY_MS = 90 * 24 * 3_600_000;
const DEFAULT_PAGE_SIZE = 15;

/** The last 90 days, latest first. */
export function listHistory({
  world,
  member,
  language,
  query,
}: Context<'listLoginHistory'>): Value<'listLoginHistory'> {
  const { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const since = new Date(world.now() - HISTORY_MS);
  const { rows, total } = listSignIns(world, member.memberId, since, pageNo, pageSize);
  const list = rows.map(({ createdAt, ip, device, way, token }) => ({
    time: createdAt.getTime(),
    ip,
    device,
    place: findPlace(ip, language),
    way: way as SignInMethod,
    isCurrent: token === member.token,
  }));
  return { list, pageNo, totalPages: Math.ceil(total / pageSize), total };
}

/** Reading the token has already renewed it. */
export const touch = ({ world }: Context<'touchSession'>): Value<'touchSession'> => ({
  expiresAt: world.now() + SESSION_LIFE_MS,
});

/** Throws 409 the second time. */
export async function finishFirstLogin({ world, member }: Context<'finishFirstLogin'>): Promise<null> {
  const message = {
    title: JSON.stringify(firstSteps.title),
    content: JSON.stringify(firstSteps.content),
    time: new Date(world.now()),
  };
  if (!(await finishFirst(world, member.memberId, message))) {
    throw new ApiError(409, 'first.login.done', 'The first-login action was done before.');
  }
  return null;
}
