import type { LicenceCode } from '../../../mock-server/art/paths.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { json } from '../shared/text.ts';
import type { BrandSeed } from './brands.ts';
import { licenceNames, licenceScopes } from './texts/licences.ts';

const DAY_MS = 86_400_000;

interface LicenceSeed {
  /** Default: that of the badge. */
  id?: string;
  code: LicenceCode;
  scope: keyof typeof licenceScopes;
  number: string;
  /** Days after the end of the seed. */
  validFor: number;
}

const european = { code: 'european', scope: 'casino', number: 'EXAMPLE-EU-1018', validFor: 1461 } as const;
const maltese = { code: 'maltese', scope: 'all', number: 'EXAMPLE-MT-1042', validFor: 1200 } as const;
const bvi = { code: 'bvi', scope: 'lotteries', number: 'EXAMPLE-VG-0377', validFor: 820 } as const;
const philippines = { code: 'philippines', scope: 'sports', number: 'EXAMPLE-PH-2205', validFor: 1095 } as const;
const former = {
  id: 'european-former',
  code: 'european',
  scope: 'casino',
  number: 'EXAMPLE-EU-0311',
  validFor: -40,
} as const;

/** Regulators, numbers and registers are invented; addresses are under the reserved .example. */
const licences: Record<BrandSeed['code'], readonly LicenceSeed[]> = {
  baize: [european, maltese, bvi, philippines, former],
  lotus: [european, maltese, bvi, former],
  harbor: [maltese, philippines, former],
};

export function buildLicences({ code: brandCode, name }: BrandSeed) {
  return licences[brandCode].map(({ code, id = `${code}-gaming`, scope, number, validFor }, index) => ({
    brandCode,
    id,
    code,
    name: json(licenceNames[code]),
    number,
    holder: `${name} Example Games Ltd.`,
    scope: json(licenceScopes[scope]),
    validUntil: new Date(SEED_TIME + validFor * DAY_MS),
    registerUrl: `https://register.${code}-gaming.example/licences/${number}`,
    position: index + 1,
  }));
}
