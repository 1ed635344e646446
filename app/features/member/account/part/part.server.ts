import type { ActionFunctionArgs } from '@remix-run/node';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../../openapi/generated/gaming-operations.ts';
import type { PartState } from './part.types.ts';

export type MemberInfo = Value<'getMemberInfo'>;

export interface AccountPart<View> {
  /** Null when the brand or account lacks the part. */
  state: (site: Site, info: MemberInfo) => PartState | null | Promise<PartState | null>;
  read: (site: Site, info: MemberInfo) => View | Promise<View>;
  /** For `?part=`; chooses among several forms. */
  action?: (args: ActionFunctionArgs) => Promise<unknown>;
}

export type PartView<Part> = Part extends { read: (...args: never[]) => infer View } ? Awaited<View> : never;
