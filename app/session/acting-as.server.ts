import { createHmac } from 'node:crypto';
import { env } from '~/config/env.server.ts';
import { fullName, type MemberSession } from './cookie.server.ts';

const LENGTH = 22;

const sign = (secret: string, scope: string, member: MemberSession): string =>
  createHmac('sha256', `${secret} acting as`)
    .update(`${scope} ${fullName(member)}`)
    .digest('base64url')
    .slice(0, LENGTH);

/** Names the member or sub-account of a form's page (docs/decisions/2026-11-28-forms-name-their-member.md); no secret. */
export const actingAs = (scope: string, member: MemberSession): string => sign(env().SESSION_SECRET[0], scope, member);

/** Also for a page from before the secret was replaced. */
export const isActingAs = (given: unknown, scope: string, member: MemberSession): boolean =>
  env().SESSION_SECRET.some((secret) => sign(secret, scope, member) === given);
