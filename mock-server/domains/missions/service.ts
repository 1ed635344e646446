import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import { DAY_MS } from '../../shared/zone.ts';
import type { GameType, Language, RewardKind } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { payReward, rewardState } from '../money/grants/grants.ts';
import { rewardView } from '../money/grants/view.ts';
import { completeMissions, grantDone, listStandings, type Standing } from './missions.ts';
import { spanAt } from './span.ts';

type View = Value<'getMissionSummary'>['next'] & object;
type Claim = Value<'claimMission'>['list'][number];

const GROUPS = ['DAY', 'WEEK', 'ONCE'] as const;

const readStandings = ({ world, brand, member }: HandlerContext, store: Store = world): Standing[] =>
  listStandings({ world, store, brand, memberId: member.memberId, now: world.now() });

function stateOf({ reward, lock }: Standing, now: number): View['state'] {
  if (!reward) return lock ? 'LOCKED' : 'OPEN';
  const state = rewardState(reward, now);
  return state === 'PENDING' ? 'OPEN' : state;
}

/** A day or week that is over shows only what was done and not claimed. */
const isShown = (standing: Standing, now: number): boolean =>
  !standing.isBefore || ['CLAIMABLE', 'EXPIRED'].includes(stateOf(standing, now));

export async function listMissions(context: Context<'listMissions'>): Promise<Value<'listMissions'>> {
  const { world, brand, member, language } = context;
  await completeMissions(world, world, { brandCode: brand.code, memberId: member.memberId });
  const now = world.now();
  const standings = readStandings(context).filter((standing) => isShown(standing, now));
  return {
    groups: GROUPS.map((group) => {
      const own = standings.filter(({ mission }) => mission.group === group);
      const { to, until } = spanAt(group, now);
      return {
        group,
        endsAt: until === null ? null : to,
        list: [...own.filter(({ isBefore }) => isBefore), ...own.filter(({ isBefore }) => !isBefore)].map((standing) =>
          toView(standing, standings, language, now),
        ),
      };
    }),
  };
}

function toView(standing: Standing, all: readonly Standing[], language: Language, now: number): View {
  const { mission, span, isBefore, required, done, lock } = standing;
  const after = lock === 'AFTER' ? all.find((other) => other.mission.id === mission.afterId) : undefined;
  return {
    missionId: mission.id,
    group: mission.group as View['group'],
    target: mission.target as View['target'],
    gameType: mission.gameType as GameType | null,
    title: textIn(mission.title, language),
    required: formatMoney(required),
    done: formatMoney(done),
    kind: mission.rewardKind as RewardKind,
    amount: formatMoney(toAmount(mission.rewardAmount)),
    turnover: mission.turnover,
    activity: mission.activity,
    state: stateOf(standing, now),
    reason: lock,
    after: after ? textIn(after.mission.title, language) : null,
    minimumRank: mission.minimumRank,
    isBefore,
    endsAt: span.until === null ? null : span.to,
    claimableUntil: span.until,
  };
}

export async function readSummary(context: Context<'getMissionSummary'>): Promise<Value<'getMissionSummary'>> {
  const { world, brand, member, language } = context;
  await completeMissions(world, world, { brandCode: brand.code, memberId: member.memberId });
  const now = world.now();
  const standings = readStandings(context).filter((standing) => isShown(standing, now));
  const inState = (state: View['state']) => standings.filter((standing) => stateOf(standing, now) === state);
  const open = inState('OPEN');
  const reachable = open.filter((standing) => isReachable(standing, now));
  const next = reachable.toSorted((one, other) => share(other) - share(one))[0];
  return {
    claimable: inState('CLAIMABLE').length,
    open: open.length,
    locked: inState('LOCKED').length,
    claimed: inState('CLAIMED').length,
    next: next ? toView(next, standings, language, now) : null,
  };
}

/** Days of sign-ins that are missing must be left of the week. */
const isReachable = ({ mission, span, required, done }: Standing, now: number): boolean =>
  mission.target !== 'SIGN_IN' || required - done <= toAmount(Math.ceil((span.to - now) / DAY_MS));

const share = ({ done, required }: Standing): number => Number(done) / Number(required);

/** Each mission is answered for itself: a refused one does not stop the others. */
export async function claimMissions(context: Context<'claimMission'>): Promise<Value<'claimMission'>> {
  const { world, brand, member, body } = context;
  return world.transact(async (store) => {
    await grantDone({ world, store, brand, memberId: member.memberId, now: world.now() });
    const list: Claim[] = [];
    for (const missionId of body.missionIds) list.push(await claim(context, store, missionId));
    return { list };
  });
}

/** Also claims what is left of the day or week before. */
async function claim(context: Context<'claimMission'>, store: Store, missionId: number): Promise<Claim> {
  const { world } = context;
  const now = world.now();
  const standings = readStandings(context, store).filter(({ mission }) => mission.id === missionId);
  const claimable = standings.flatMap(({ reward }) =>
    reward && rewardState(reward, now) === 'CLAIMABLE' ? [reward] : [],
  );
  const rewards: Claim['rewards'] = [];
  for (const reward of claimable) {
    const paid = await payReward(world, store, reward, now);
    rewards.push(rewardView(store, paid, context.language, now));
  }
  if (rewards.length > 0) return { missionId, isClaimed: true, reason: null, rewards };
  const present = standings.find(({ isBefore }) => !isBefore);
  const state = present && stateOf(present, now);
  return { missionId, isClaimed: false, reason: state && state !== 'CLAIMABLE' ? state : 'UNKNOWN', rewards: [] };
}
