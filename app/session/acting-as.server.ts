import { createHmac } from 'node:crypto';
import { env } from '~/config/env.server.ts';
import { fullName, type MemberSession } from './cookie.server.ts';

const LENGTH = 22;

/** Names the member or sub-account of a form's page (docs/decisions/2026-11-28-forms-name-their-member.md); no secret. */
export const actingAs = (scope: string, member: MemberSession): string =>
  createHmac('sha256', `${env().SESSION_SECRET} acting as`)
    .update(`${scope} ${fullName(member)}`)
    .digest('base64url')
    .slice(0, LENGTH);
