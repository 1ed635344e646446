import { type ActionFunctionArgs, data } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';
import { maskName } from '../masked-name.ts';
import type { AccountPart } from './part/part.server.ts';
import type { PartState, SafetyLevel } from './part/part.types.ts';
import { isPartKey, PARTS, type PartKey, type PartViews } from './parts.server.ts';

export interface AccountRow extends PartState {
  key: PartKey;
  path: string;
}

type OpenPart = { [Key in PartKey]: { key: Key; view: PartViews[Key] } }[PartKey];

export type AccountView = Awaited<ReturnType<typeof readAccount>>;

/** Specification: securityCenter. */
export async function readAccount(site: Site) {
  const info = await site.api.call('getMemberInfo');
  const rows = (await Promise.all(Object.entries(PARTS).map(readRow))).flat();
  const safety = rows.flatMap(({ isSafe }) => isSafe ?? []);
  const opened = rows.find(({ key, path }) => key === keyIn(site.url) && path === partPath(key));
  async function readRow([key, { state }]: [string, AccountPart<unknown>]): Promise<AccountRow[]> {
    const told = await state(site, info);
    return told ? [{ path: partPath(key as PartKey), ...told, key: key as PartKey }] : [];
  }
  return {
    account: maskName(info.account),
    nickname: maskName(info.nickname),
    avatar: site.image(info.avatar),
    rank: info.clubLabel.labelName,
    since: site.format.date(info.registered),
    rows,
    safety: { done: safety.filter(Boolean).length, of: safety.length, level: safetyLevel(safety) },
    limitsPath: site.modules.has('RESPONSIBLE3') ? paths.limits() : null,
    open: opened ? await readPart(opened.key) : null,
  };
  async function readPart(key: PartKey): Promise<OpenPart> {
    return { key, view: await (PARTS[key] as AccountPart<unknown>).read(site, info) } as OpenPart;
  }
}

const partPath = (part: PartKey) => paths.account({ part });

function keyIn({ searchParams }: URL): PartKey | null {
  const part = searchParams.get('part');
  return isPartKey(part) ? part : null;
}

/** Low below half. */
function safetyLevel(safety: boolean[]): SafetyLevel {
  const done = safety.filter(Boolean).length;
  if (done === safety.length) return 'high';
  return done * 2 < safety.length ? 'low' : 'fair';
}

export async function accountAction(args: ActionFunctionArgs) {
  const key = keyIn(new URL(args.request.url));
  const part: AccountPart<unknown> | null = key && PARTS[key];
  if (!part?.action) throw data('The address names no part with a form.', { status: 400 });
  return part.action(args);
}
