import { payoutProviders } from '../../../mock-server/catalogue/payout-providers.ts';
import type { ChannelSettings, DepositMode, Texts } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { json, shortTexts } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

interface Channel {
  code: string;
  mode: DepositMode;
  names: Texts;
  settings: Omit<ChannelSettings, 'minimum' | 'maximum' | 'step' | 'quickAmounts'>;
  /** Units of the brand. */
  limits: readonly [minimum: number, maximum: number, step: number];
}

const same = (name: string): Texts => ({ CN: name, EN: name, ID: name, TH: name, TY: name, VI: name });

const NAMES = {
  bank: {
    CN: '网上银行',
    EN: 'Online banking',
    ID: 'Online banking',
    TH: 'ธนาคารออนไลน์',
    TY: 'Online banking',
    VI: 'Ngân hàng trực tuyến',
  },
  transfer: {
    CN: '银行转账',
    EN: 'Bank transfer',
    ID: 'Transfer bank',
    TH: 'โอนผ่านธนาคาร',
    TY: 'Bank transfer',
    VI: 'Chuyển khoản',
  },
  c2c: {
    CN: '会员互转（C2C）',
    EN: 'Member to member (C2C)',
    ID: 'Antaranggota (C2C)',
    TH: 'โอนระหว่างสมาชิก (C2C)',
    TY: 'Miyembro sa miyembro (C2C)',
    VI: 'Giữa các thành viên (C2C)',
  },
} satisfies Record<string, Texts>;

const TRON = ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'];
const ETHER = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'];

const crypto = (chain: 'TRC20' | 'ERC20', rate: string): Channel => ({
  code: `usdt-${chain.toLowerCase()}`,
  mode: 'CRYPTO',
  names: same(`USDT ${chain}`),
  limits: [500, 200_000, 1],
  settings: {
    feePercent: 0,
    minutes: chain === 'TRC20' ? 5 : 12,
    banks: [],
    crypto: {
      chain,
      currency: 'USDT',
      rate,
      confirmations: chain === 'TRC20' ? 19 : 12,
      blockSeconds: chain === 'TRC20' ? 3 : 12,
      addresses: chain === 'TRC20' ? TRON : ETHER,
    },
  },
});

interface Place {
  /** payout-providers.ts. */
  online: readonly string[];
  transfer: readonly string[];
  /** Null without C2C. */
  c2c: string | null;
  wallets: readonly { code: string; id: string }[];
  qr: string;
  company: string;
  counterparts: readonly string[];
  rate: string | null;
}

const PLACES: Record<BrandSeed['code'], Place> = {
  baize: {
    online: ['LUZON', 'MABINI', 'PERLAS', 'VISAYAN'],
    transfer: ['LUZON', 'MAYON'],
    c2c: 'MABINI',
    wallets: [
      { code: 'PESOPAL', id: '0917 900 0412' },
      { code: 'BAYANI', id: '0918 900 0533' },
    ],
    qr: 'PisoQR',
    company: 'Baize Payments Inc.',
    counterparts: ['MARICEL REYES', 'JUN DELA CRUZ', 'ROWENA ABAD'],
    rate: '58.20',
  },
  lotus: {
    online: ['SONGHONG', 'CUULONG', 'ANPHU', 'BACHDANG'],
    transfer: ['SONGHONG', 'HUONGGIANG'],
    c2c: 'ANPHU',
    wallets: [{ code: 'VISEN', id: '0901 900 126' }],
    qr: 'Sen QR',
    company: 'CONG TY LOTUS PAY',
    counterparts: ['NGUYEN THI LAN', 'PHAM VAN HUNG', 'LE MINH CHAU'],
    rate: '25400',
  },
  harbor: {
    online: ['SIAMORCHID', 'CHAOPHRAYA', 'ANDAMAN'],
    transfer: ['CHAOPHRAYA', 'LANNA'],
    c2c: null,
    wallets: [{ code: 'BAHTGO', id: '081 900 7345' }],
    qr: 'BahtQR',
    company: 'Harbor Pay Co., Ltd.',
    counterparts: [],
    rate: null,
  },
};

/** Throws for an unknown code. */
function findProvider({ code: brand }: BrandSeed, code: string): { code: string; name: string } {
  const provider = payoutProviders[brand].find((each) => each.code === code);
  if (!provider) throw new Error(`The brand ${brand} has no provider ${code}`);
  return { code, name: provider.name };
}

/** Reproducible. */
const accountNumber = (seed: number) => String(1_004_512_300_000 + seed * 7919);

function buildChannels(brand: BrandSeed): Channel[] {
  const place = PLACES[brand.code];
  const findBank = (code: string) => findProvider(brand, code);
  const payees = place.transfer.map((code, index) => ({
    payee: place.company,
    bank: findBank(code).name,
    account: accountNumber(brand.position * 10 + index),
  }));
  const counterparts = place.counterparts.map((payee, index) => ({
    payee,
    bank: place.c2c ? findBank(place.c2c).name : '',
    account: accountNumber(brand.position * 100 + index),
  }));
  const { rate } = place;
  return [
    {
      code: 'online-bank',
      mode: 'REDIRECT',
      names: NAMES.bank,
      limits: [100, 50_000, 1],
      settings: { feePercent: 0, minutes: 2, banks: place.online.map(findBank) },
    },
    {
      code: 'qr',
      mode: 'QR',
      names: same(place.qr),
      limits: [50, 20_000, 1],
      settings: { feePercent: 0, minutes: 1, banks: [] },
    },
    ...place.wallets.map(
      ({ code, id }): Channel => ({
        code: code.toLowerCase(),
        mode: 'VIRTUAL',
        names: same(findBank(code).name),
        limits: [50, 20_000, 1],
        settings: { feePercent: 0.5, minutes: 2, banks: [], walletId: id, provider: code },
      }),
    ),
    {
      code: 'bank-transfer',
      mode: 'TRANSFER',
      names: NAMES.transfer,
      limits: [500, 200_000, 1],
      settings: { feePercent: 0, minutes: 10, banks: place.transfer.map(findBank), payees, hours: '06:00-23:30' },
    },
    ...(rate ? [crypto('TRC20', rate), crypto('ERC20', rate)] : []),
    ...(counterparts.length > 0
      ? [
          {
            code: 'c2c',
            mode: 'C2C',
            names: NAMES.c2c,
            limits: [200, 10_000, 50],
            settings: { feePercent: 0, minutes: 15, banks: [], payees: counterparts },
          } satisfies Channel,
        ]
      : []),
  ];
}

const QUICK = [1, 2, 5, 10, 50, 100];

export async function seedChannels(db: PrismaClient): Promise<void> {
  await insert(
    db.depositChannel,
    brands.flatMap((brand) =>
      buildChannels(brand).map(({ code, mode, names, settings, limits }, index) => {
        const [minimum, maximum, step] = limits.map((limit) => limit * brand.unit) as [number, number, number];
        const quickAmounts = QUICK.map((times) => times * Math.max(minimum, 100 * brand.unit)).filter(
          (amount) => amount <= maximum,
        );
        const all: ChannelSettings = { ...settings, minimum, maximum, step, quickAmounts };
        return {
          brandCode: brand.code,
          code,
          mode,
          names: json(shortTexts(names)),
          settings: json(all),
          position: index + 1,
        };
      }),
    ),
  );
}
