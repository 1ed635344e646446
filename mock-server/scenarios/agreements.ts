import { proposeContract } from '../control/contracts.ts';
import { requireMember } from '../control/members.ts';
import { MODULES } from '../domains/agent/contracts/periods.ts';
import { impossible, type Stage } from './scenario.ts';

/** The upline's operation and the line's. */
const OPERATIONS = {
  DIVIDEND: ['contractDividend', 'processDividend'],
  DAILY: ['contractDailySalary', 'processDailySalary'],
  HOUR: ['contractHourSalary', 'processHourSalary'],
  REALTIME: ['contractRealTimeSalary', 'processRealTimeSalary'],
} as const;

export type Kind = keyof typeof OPERATIONS;
export const KINDS = Object.keys(OPERATIONS) as Kind[];

interface Who {
  brand: string;
  account: string;
}

/** Returns null if the brand is in the upline's place. Throws 404. */
export function findUpline(world: Stage['world'], { brand, account }: Who): Who | null {
  const { uplineId } = requireMember(world, brand, account).member;
  const upline = uplineId === null ? null : world.read.one('Member', { id: uplineId });
  return upline && { brand, account: upline.username };
}

/** Throws 422 for a kind that the brand has switched off. */
async function listOwn({ world, act }: Stage, who: Who, kind: Kind) {
  const module = MODULES[kind];
  if (!requireMember(world, who.brand, who.account).brand.modules.has(module))
    throw impossible(`${who.brand} has switched off ${module}.`);
  return (await act(who, OPERATIONS[kind][0], { body: { intent: 'get' } })).mine;
}

/** Returns the accepted contract without an end. Throws 422. */
export const findHeld = async (stage: Stage, who: Who, kind: Kind) =>
  (await listOwn(stage, who, kind)).find(({ state, validTo }) => state === 'ACCEPTED' && validTo === null);

/**
 * The upline proposes its own terms, and the agent accepts them; the brand proposes instead of an upline without a
 * contract of the kind. Returns the contract. Throws the refusals of a proposal.
 */
export async function agree(stage: Stage, who: Who, kind: Kind) {
  const { world, act } = stage;
  const [propose, answer] = OPERATIONS[kind];
  const upline = findUpline(world, who);
  const own = upline && (await findHeld(stage, upline, kind));
  if (own) await act(upline, propose, { body: { intent: 'propose', accounts: [who.account], terms: own.terms } });
  else await proposeContract(world, who.brand, { account: who.account, kind });
  const proposal = (await listOwn(stage, who, kind)).find(({ state }) => state === 'PROPOSED');
  const { mine } = await act(who, answer, { body: { contractId: proposal?.id ?? 0, intent: 'accept' } });
  const contract = mine.find(({ id }) => id === proposal?.id);
  if (!contract) throw new Error(`${who.account} has no ${kind} contract after accepting it`);
  return contract;
}
