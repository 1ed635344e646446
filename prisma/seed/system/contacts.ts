import type { Texts } from '../../../mock-server/worlds/columns.ts';
import type { BrandSeed } from './brands.ts';
import { vipRewards } from './texts/vip-rewards.ts';

/** `csType`. */
const LIVE_CHAT = 1;
const VIP_SERVICE = 2;
const TELEGRAM = 4;
const FACEBOOK = 5;

/** mock-server/domains/system/customer-service.ts. */
const serviceLinks = { baize: 'plain', lotus: 'plain', harbor: 'encrypted' } as const;

/** Without an id nothing is counted and nobody is asked. */
const gtagIds: Record<BrandSeed['code'], string | null> = {
  baize: 'G-BAIZE00001',
  lotus: 'G-LOTUS00001',
  harbor: null,
};

export const VIP_MINIMUM_RANK = 5;

export const supportEmail = ({ code }: BrandSeed): string => `support@${code}.example`;

const rewards: Record<BrandSeed['code'], readonly (keyof typeof vipRewards)[]> = {
  baize: ['host', 'withdrawals', 'birthday', 'rebate', 'weekly', 'events'],
  lotus: ['host', 'withdrawals', 'birthday', 'rebate', 'tables'],
  harbor: ['host', 'withdrawals', 'weekly'],
};

/** Milliseconds to the two alternative addresses. */
const speeds: Record<BrandSeed['code'], readonly [number, number]> = {
  baize: [38, 61],
  lotus: [27, 84],
  harbor: [45, 52],
};

/** All under the reserved .example. */
export function buildContacts(brand: BrandSeed) {
  const { code } = brand;
  const web = (resourceType: string, host: string, path: string) => {
    const url = `https://${host}.${code}.example${path}`;
    return { resourceType, url, qrCodeUrl: url };
  };
  return {
    resources: [
      web('ANDROID', 'download', `/${code}.apk`),
      web('IOS', 'download', '/ios'),
      web('PWA', 'm', '/'),
      { resourceType: 'EMAIL', url: supportEmail(brand), qrCodeUrl: null },
      web('TELEGRAM', 'telegram', '/'),
      web('FACEBOOK', 'facebook', '/'),
    ],
    // External: visitors need these addresses most while the site is closed. Paths are the mock's own chat.
    customerService: [
      { csType: LIVE_CHAT, csPosition: 1, path: `/support/${code}/live` },
      { csType: VIP_SERVICE, csPosition: 2, path: `/support/${code}/vip` },
      { csType: TELEGRAM, csPosition: 3, path: `https://telegram.${code}.example/` },
      { csType: FACEBOOK, csPosition: 4, path: `https://facebook.${code}.example/` },
      { csType: TELEGRAM, csPosition: 5, path: `https://telegram.${code}.example/second` },
    ],
    serviceLink: serviceLinks[code],
    domainRoute: speeds[code].map((speed, index) => ({ domainName: `${code}-${index + 1}.example`, speed })),
    gtagId: gtagIds[code],
  };
}

export function buildVipService({ code }: BrandSeed): { minimumRankLevel: number; rewards: Texts[] } {
  return { minimumRankLevel: VIP_MINIMUM_RANK, rewards: rewards[code].map((reward) => vipRewards[reward]) };
}
