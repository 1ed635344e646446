import { payoutProviders } from '../../../mock-server/catalogue/payout-providers.ts';
import { luhnSum, tronAddress, withChecksum } from '../../../mock-server/domains/member/payout/numbers.ts';
import { toActiveKey } from '../../../mock-server/domains/member/payout/repository.ts';
import type { PayoutProvider } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { characterId, payees } from './member.ts';
import { mobileNumbers, payeeNames } from './people.ts';

const DIGITS = '0123456789';
const ADDRESS_BYTES = 20;
/** Long enough for a withdrawal to any account. */
const ADDED_DAYS_AGO = 40;

/** One of each kind, for the characters with withdrawals. */
export async function seedPayoutAccounts(db: PrismaClient): Promise<void> {
  await insert(db.payoutAccount, brands.flatMap(buildPayoutAccounts));
}

function buildPayoutAccounts(brand: BrandSeed) {
  const random = new Random(`seed payout accounts ${brand.code}`);
  const providers = payoutProviders[brand.code];
  return payees.flatMap((username, person) =>
    (['BANK', 'EWALLET', 'CRYPTO'] as const).flatMap((kind, index) => {
      const ofKind = providers.filter((provider) => provider.kind === kind);
      const provider = ofKind[person % ofKind.length];
      if (!provider) return [];
      const account = { provider: provider.code, number: drawNumber(provider, brand, random) };
      return {
        id: brand.position * 1000 + person * 10 + index + 1,
        brandCode: brand.code,
        memberId: characterId(brand, username),
        kind,
        ...account,
        activeKey: toActiveKey(account),
        holder: payeeNames[brand.code][username],
        createdAt: daysBefore(ADDED_DAYS_AGO + person),
        usableFrom: daysBefore(ADDED_DAYS_AGO + person - 1),
      };
    }),
  );
}

function drawNumber({ numberFormat, maxLength }: PayoutProvider, { currency }: BrandSeed, random: Random): string {
  const bytes = () => Uint8Array.from({ length: ADDRESS_BYTES }, () => random.int(0, 255));
  switch (numberFormat) {
    case 'TRC20':
      return tronAddress(bytes());
    case 'ERC20':
      return withChecksum(`0x${Buffer.from(bytes()).toString('hex')}`);
    case 'CARD': {
      const digits = `4${random.text(maxLength - 2, DIGITS)}`;
      return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
    }
    case 'IBAN':
      throw new Error('No seeded account is an IBAN');
    case 'PHONE': {
      const { prefixes, digits } = mobileNumbers[currency];
      return `${random.pick(prefixes)}${random.text(digits, DIGITS)}`;
    }
    default:
      return `00${random.text(maxLength - 2, DIGITS)}`;
  }
}
