import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Figures } from '../team/repository.ts';
import { NO_FIGURES } from '../team/team.ts';
import { cutLines, pageLines, readDetails, readSizes } from './lines.ts';
import type { LineRow } from './repository.ts';
import { figuresView, memberView } from './view.ts';

type Line = Value<'listDownlines'>['list'][number];

/** Throws 404 for a member who is not of the team. */
export async function listDownlines(context: Context<'listDownlines'>): Promise<Value<'listDownlines'>> {
  const { path, own, sums, rows, teams, page } = await pageLines(context);
  return {
    path: path.map(memberView),
    own: own && figuresView(own),
    sums: figuresView(sums),
    list: lineViews(context, rows, teams),
    ...page,
  };
}

/** Throws as `listDownlines`. */
export async function listDownlineExport(context: Context<'listDownlineExport'>): Promise<Value<'listDownlineExport'>> {
  const { rows, teams, next } = await cutLines(context);
  return { list: lineViews(context, rows, teams), next };
}

function lineViews(
  { world, member }: HandlerContext,
  rows: readonly LineRow[],
  teams: ReadonlyMap<number, Figures>,
): Line[] {
  const sizes = readSizes(world, rows);
  const details = readDetails(world, rows);
  return rows.map((row) => ({
    member: memberView(row),
    isDirect: row.uplineId === member.memberId,
    lines: sizes.get(row.id)?.lines ?? 0,
    members: sizes.get(row.id)?.members ?? 0,
    balance: formatMoney(details.get(row.id)?.balance ?? 0n),
    registeredAt: row.registeredAt.getTime(),
    seenAt: details.get(row.id)?.seenAt ?? null,
    figures: figuresView(teams.get(row.id) ?? NO_FIGURES),
  }));
}
