import { paths } from '~/config/paths.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { spinView } from './raffle.server.ts';
import type { SpinProof } from './verify-spin.ts';

const ORDER_NO = /^[A-Z0-9]{6,32}$/;

/** Throws 404 for another member's spin. */
export async function readSpin(site: Site, orderNo: string) {
  if (!ORDER_NO.test(orderNo)) throw notFound(site);
  const { promotionId, spin, prizes, proof } = await orNotFound(
    site,
    site.api.call('getRaffleProof', { query: { orderNo } }),
  );
  const { prizeId } = spin.prize;
  return {
    ...spinView(site, spin),
    weights: prizes.map((prize) => ({
      id: prize.prizeId,
      weight: site.format.count(prize.weight),
      left: prize.stock === null ? site.t('raffle', 'server.unlimited') : site.format.count(prize.stock),
      isGone: prize.stock === 0,
      isWon: prize.prizeId === prizeId,
    })),
    proof: { ...proof, prizes, prizeId } satisfies SpinProof,
    back: paths.promotion(promotionId),
  };
}
export type SpinView = Awaited<ReturnType<typeof readSpin>>;
