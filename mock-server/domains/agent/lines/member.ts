import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../../http/handlers.ts';
import { formatMoney } from '../../../shared/money.ts';
import { readOwnSums } from '../../team/repository.ts';
import { closeTeamDays, NO_FIGURES, requireTeamMember } from '../../team/team.ts';
import { readDetails, readLineSums, readPath, readSizes } from '../lines.ts';
import { readRange } from '../range.ts';
import { readOwn } from '../repository.ts';
import { figuresView, memberView } from '../view.ts';
import { findNote, listLiveContracts, listNotes, type Note, readLastDevice, writeNote } from './repository.ts';

type Detail = Value<'getDownline'>;

/** Throws 404 for a member who is not of the team. */
export async function readDownline(context: Context<'getDownline'>): Promise<Detail> {
  const { world, brand, member, query } = context;
  const { path, top } = readPath(context);
  const line = readOwn(world, top.id);
  const closed = await closeTeamDays(world, brand);
  const range = readRange(world, query);
  const size = readSizes(world, [line]).get(line.id);
  const detail = readDetails(world, [line]).get(line.id);
  const device = readLastDevice(world, line.id);
  return {
    path: path.map(memberView),
    isDirect: line.uplineId === member.memberId,
    lines: size?.lines ?? 0,
    members: size?.members ?? 0,
    balance: formatMoney(detail?.balance ?? 0n),
    registeredAt: line.registeredAt.getTime(),
    seenAt: detail?.seenAt ?? null,
    device: device === undefined ? null : deviceKind(device),
    own: figuresView(readOwnSums(world, line.id, range) ?? NO_FIGURES),
    team: figuresView(readLineSums(world, [line], range, closed).get(line.id) ?? NO_FIGURES),
    contracts: listLiveContracts(world, member.memberId, line.id, world.now()) as Detail['contracts'],
    note: noteView(findNote(world, member.memberId, line.id)),
  };
}

/** By the name of a session's device: "Safari on iPhone". */
export function deviceKind(device: string): Detail['device'] {
  if (/iPad/.test(device)) return 'TABLET';
  if (/iPhone|iPod|Android/.test(device)) return 'PHONE';
  return / on (Windows|macOS|Linux|Chrome OS)/.test(device) ? 'COMPUTER' : null;
}

/** The agent's own (agent.md: Pages). */
export const listOwnNotes = ({ world, member }: Context<'listNotes'>): Value<'listNotes'> => ({
  list: listNotes(world, member.memberId).map(({ text, changedAt, ...row }) => ({
    member: memberView(row),
    note: { text, changedAt },
  })),
});

/** An empty text removes it. Throws 404 for a member who is not of the team. */
export async function setNote(context: Context<'setNote'>): Promise<Value<'setNote'>> {
  const { world, brand, member, body } = context;
  const path = requireTeamMember(world, { ...member, brandCode: brand.code }, body.account);
  const memberId = path.at(-1)?.id ?? 0;
  return world.transact(async (store) => {
    await writeNote(store, {
      agentId: member.memberId,
      memberId,
      text: body.text.trim(),
      changedAt: new Date(world.now()),
    });
    return noteView(findNote(store, member.memberId, memberId));
  });
}

const noteView = (note: Note | null): Value<'setNote'> =>
  note ? { text: note.text, changedAt: note.changedAt.getTime() } : null;
