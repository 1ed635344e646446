import { paths } from '~/config/paths.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { prizeText, spinView } from './raffle.server.ts';
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
  const names = await readNames(site, promotionId);
  return {
    ...spinView(site, spin),
    weights: prizes.map((prize) => ({
      id: prize.prizeId,
      name: prize.prizeId === prizeId ? prizeText(site, spin.prize) : (names.get(keyOf(prize)) ?? null),
      weight: site.format.count(prize.weight),
      left: prize.stock === null ? site.t('raffle', 'server.unlimited') : site.format.count(prize.stock),
      isGone: prize.stock === 0,
      isWon: prize.prizeId === prizeId,
    })),
    proof: { ...proof, prizes, prizeId } satisfies SpinProof,
    back: paths.promotion(promotionId),
  };
}

/** The office may have changed a prize since: one of another weight is another prize. */
const keyOf = ({ prizeId, weight }: { prizeId: number; weight: number }): string => `${prizeId} ${weight}`;

/** Names of the raffle's prizes of today. */
async function readNames(site: Site, promotionId: number): Promise<Map<string, string>> {
  if (site.member?.isOnBreak) return new Map();
  const call = site.api.call('getRaffle', { query: { promotionId } });
  const raffle = await optional(site, 'getRaffle', call, null);
  return new Map(raffle?.rules.prizes.map((prize) => [keyOf(prize), prizeText(site, prize)]));
}

export type SpinView = Awaited<ReturnType<typeof readSpin>>;
