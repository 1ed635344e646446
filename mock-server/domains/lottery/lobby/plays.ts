import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Play, Rule } from '../../../engine/lottery/types.ts';
import type { Context } from '../../../http/handlers.ts';
import { putFirst } from '../../../shared/put-first.ts';
import { findLottery, type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import { findPrizeMode, groupOfPlay, listPrizeModes } from '../catalogue/modes.ts';
import { findSetting, settingView } from '../catalogue/settings.ts';

type PlayMenu = Value<'getPlayMenu'>;
type PlayView = PlayMenu['groups'][number]['plays'][number];

/** Throws 404. */
export function readPlayMenu({ world, brand, path }: Context<'getPlayMenu'>): PlayMenu {
  const lottery = findLottery(world, brand, path.gameId);
  const { code, numbers, plays } = lotteryFamily(lottery, world.now());
  const groups = new Map<string, PlayMenu['groups'][number]>();
  for (const play of plays) {
    const group = groupFields(lottery, play);
    const known = groups.get(`${group.code} ${group.prizeMode}`);
    if (known) known.plays.push(playView(play));
    else groups.set(`${group.code} ${group.prizeMode}`, { ...group, plays: [playView(play)] });
  }
  return {
    gameId: lottery.gameId,
    gameGroupCode: code as PlayMenu['gameGroupCode'],
    numbers: numbers && [...numbers],
    groups: putFirst(
      [...groups.values()],
      listPrizeModes(lottery, brand, world.now()),
      ({ prizeMode }) => prizeMode ?? '',
    ),
  };
}

/** Throws 404. */
export function readSetting(context: Context<'getGameSetting'>): Value<'getGameSetting'> {
  const { world, brand, path, identity } = context;
  const lottery = findLottery(world, brand, path.gameId);
  const setting = findSetting(world, brand, lottery, identity?.memberId ?? null);
  return settingView(lottery, setting, lotteryFamily(lottery, world.now()));
}

function groupFields(
  lottery: Lottery,
  play: Play,
): { code: string; prizeMode: PlayMenu['groups'][number]['prizeMode'] } {
  return { code: groupOfPlay(play.code), prizeMode: findPrizeMode(lottery, play) };
}

export const playView = ({ code, rule, prizes, isOverTwo }: Play): PlayView => ({
  code,
  rule: ruleView(rule),
  prizes: prizes.map(({ name, fair, odds }) => ({ name, fair: [...fair], ...(odds !== undefined && { odds }) })),
  ...(isOverTwo && { isOverTwo }),
});

/** A market choice's fair odds come from its prizes. */
function ruleView(rule: Rule): PlayView['rule'] {
  const plain = structuredClone(rule) as PlayView['rule'];
  if (plain.kind === 'market')
    plain.choices = plain.choices.map(({ symbol, values, returns, stakes }) => ({
      symbol,
      values,
      ...(returns && { returns }),
      ...(stakes && { stakes }),
    }));
  return plain;
}
