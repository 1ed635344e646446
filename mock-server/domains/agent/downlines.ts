import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { NO_FIGURES } from '../team/team.ts';
import { pageLines, readDetails, readSizes } from './lines.ts';
import { figuresView, memberView } from './view.ts';

/** Throws 404 for a member who is not of the team. */
export async function listDownlines(context: Context<'listDownlines'>): Promise<Value<'listDownlines'>> {
  const { world, member } = context;
  const { path, own, sums, rows, teams, page } = await pageLines(context);
  const sizes = readSizes(world, rows);
  const details = readDetails(world, rows);
  return {
    path: path.map(memberView),
    own: own && figuresView(own),
    sums: figuresView(sums),
    list: rows.map((row) => ({
      member: memberView(row),
      isDirect: row.uplineId === member.memberId,
      lines: sizes.get(row.id)?.lines ?? 0,
      members: sizes.get(row.id)?.members ?? 0,
      balance: formatMoney(details.get(row.id)?.balance ?? 0n),
      registeredAt: row.registeredAt.getTime(),
      seenAt: details.get(row.id)?.seenAt ?? null,
      figures: figuresView(teams.get(row.id) ?? NO_FIGURES),
    })),
    ...page,
  };
}
