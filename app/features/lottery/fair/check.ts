import { fairNumbers, hashText } from '~/features/games/fair/fair-numbers.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

export type Drawing = Value<'getGameSetting'>['drawing'];
type Draw = Value<'listDraws'>['list'][number];

export interface FairDraw extends Pick<Draw, 'numero' | 'winNo' | 'board' | 'daySeedHash'> {
  daySeed: string;
  gameCode: string;
  drawing: Drawing;
}

export interface DrawCheck {
  doesSeedFit: boolean;
  doesResultFit: boolean;
  computed: string[];
}

/** Recomputes the hash of the day seed and the result (the contract's Drawing). */
export async function checkDraw(draw: FairDraw): Promise<DrawCheck> {
  const { daySeed, daySeedHash, gameCode, numero, drawing, winNo, board } = draw;
  const next = await fairNumbers(daySeed, `${gameCode}:${numero}:0`);
  const computed = drawing.numbers ? await drawBalls(drawing, drawing.numbers, next) : await drawBoard(drawing, next);
  const published = drawing.numbers
    ? winNo
    : drawing.board.flatMap(({ prize }) => board.find((each) => each.prize === prize)?.numbers ?? []);
  return {
    doesSeedFit: (await hashText(daySeed)) === daySeedHash,
    doesResultFit: computed.join() === published.join(),
    computed,
  };
}

type Next = (bound: number) => Promise<number>;

/** Distinct balls are the first steps of a shuffle. */
async function drawBalls({ balls, isDistinct }: Drawing, [first = 0, last = 0]: number[], next: Next) {
  const all = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const drawn: string[] = [];
  for (let place = 0; place < balls; place += 1) {
    const at = isDistinct ? place + (await next(all.length - place)) : await next(all.length);
    const ball = all[at] ?? '';
    if (isDistinct) [all[place], all[at]] = [ball, all[place] ?? ''];
    drawn.push(ball);
  }
  return drawn;
}

async function drawBoard({ board }: Drawing, next: Next): Promise<string[]> {
  const drawn: string[] = [];
  for (const { numbers, digits } of board)
    for (let number = 0; number < numbers; number += 1) {
      let text = '';
      while (text.length < digits) text += await next(10);
      drawn.push(text);
    }
  return drawn;
}
