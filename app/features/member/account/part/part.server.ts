import type { ActionFunctionArgs } from '@remix-run/node';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../../openapi/generated/gaming-operations.ts';
import type { PartState } from './part.types.ts';

export type MemberInfo = Value<'getMemberInfo'>;

/** A part of the account: its line in the overview, its form, and what the form sends. */
export interface AccountPart<View> {
  /** Null where the brand or the account has no such part. */
  state: (site: Site, info: MemberInfo) => PartState | null | Promise<PartState | null>;
  /** What its form shows. */
  read: (site: Site, info: MemberInfo) => View | Promise<View>;
  /** Takes what is sent to `?part=`; a part with several forms chooses among them. */
  action?: (args: ActionFunctionArgs) => Promise<unknown>;
}

export type PartView<Part> = Part extends { read: (...args: never[]) => infer View } ? Awaited<View> : never;
