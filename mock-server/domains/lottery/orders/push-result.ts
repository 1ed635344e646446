import { formatCurrency } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { pushTo } from '../../messages/push/send.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { fillText, readTexts } from '../../messages/write.ts';
import { requireBrandState } from '../../system/brand-state.ts';
import type { Lottery } from '../catalogue/lotteries.ts';
import { listSettled, STATE } from './repository.ts';

const RECORD_PATH = '/member/personalHistoryCopy/lottery';

/** Tells browsers what all settled orders of a member on a draw have won. */
export const pushResult = (
  world: World,
  store: Store,
  { brandCode, memberId, lottery, numero }: { brandCode: string; memberId: number; lottery: Lottery; numero: string },
  at: number,
) =>
  pushTo(
    store,
    memberId,
    'draws',
    () => {
      const { gameId, game } = lottery;
      const orders = listSettled(store, { gameId, numero, memberId });
      const win = orders.reduce((sum, order) => sum + order.win, 0n);
      const isVoid = orders.every(({ state }) => state === STATE.void);
      const { title, text } = MESSAGES[win > 0n ? 'drawWon' : isVoid ? 'drawVoid' : 'drawLost'];
      const amount = formatCurrency(requireBrandState(world, brandCode), win);
      const values = { lottery: readTexts(JSON.stringify(game.names)), numero, amount };
      return {
        title: fillText(title, values),
        text: fillText(text, values),
        path: RECORD_PATH,
        tag: `draw ${gameId} ${numero}`,
      };
    },
    at,
  );
