import type { CashRules, PayoutKind, PointRules, Texts, WithdrawMethod } from '../../../mock-server/worlds/columns.ts';
import type { BrandSeed } from './brands.ts';
import { listGameShares } from './turnover-shares.ts';

/** The same at every brand. */
const UNITS = {
  bank: [200, 50_000],
  ewallet: [100, 20_000],
  crypto: [500, 200_000],
  day: 100_000,
  most: 80_000,
} as const;

const names = {
  bank: {
    CN: '银行卡',
    EN: 'Bank account',
    ID: 'Rekening bank',
    TH: 'บัญชีธนาคาร',
    TY: 'Bank account',
    VI: 'Tài khoản ngân hàng',
  },
  ewallet: {
    CN: '电子钱包',
    EN: 'E-wallet',
    ID: 'E-wallet',
    TH: 'อีวอลเล็ต',
    TY: 'E-wallet',
    VI: 'Ví điện tử',
  },
  crypto: {
    CN: '加密货币',
    EN: 'Crypto',
    ID: 'Kripto',
    TH: 'คริปโต',
    TY: 'Crypto',
    VI: 'Tiền mã hóa',
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

/** In percent of the valid bet. */
export const TURNOVER_SHARES = {
  RNG: 100,
  FISH: 100,
  LOTT: 100,
  ELOTT: 100,
  SPORTS: 100,
  ESPORTS: 100,
  LIVE: 50,
  COCKFIGHT: 50,
  PVP: 10,
} as const;

const own: Record<
  BrandSeed['code'],
  Pick<CashRules, 'dayCount' | 'receiptMinutes' | 'depositTurnover'> & { ways: readonly (keyof typeof names)[] }
> = {
  baize: { dayCount: 5, receiptMinutes: 30, depositTurnover: 1, ways: ['bank', 'ewallet', 'crypto', 'c2c'] },
  lotus: { dayCount: 3, receiptMinutes: 20, depositTurnover: 1, ways: ['bank', 'ewallet', 'crypto', 'c2c'] },
  harbor: { dayCount: 8, receiptMinutes: 60, depositTurnover: 1, ways: ['bank', 'ewallet'] },
};

export function buildCashRules({ code, unit }: BrandSeed): CashRules {
  const { ways, ...rest } = own[code];
  return {
    allowDeposit: true,
    allowWithdraw: true,
    depositMinutes: 15,
    turnoverShares: {
      categories: TURNOVER_SHARES,
      vendors: {},
      games: listGameShares(),
    },
    smallest: unit,
    methods: ways.map((way) => buildMethod(way, unit)),
    dayAmount: UNITS.day * unit,
    backOffice: {
      mode: 'auto',
      matchSeconds: 3,
      depositSeconds: 20,
      reviewSeconds: 60,
      approveSeconds: 60,
      paySeconds: 60,
      sendSeconds: 3_600,
      deliverSeconds: 2 * 86_400,
      rejectAbove: UNITS.most * unit,
    },
    ...rest,
  };
}

/** The same at every brand. */
export const buildPointRules = ({ unit }: BrandSeed): PointRules => ({
  unit: 100 * unit,
  convertStep: 100,
  convertValue: 10 * unit,
  convertLeast: 200,
  convertDay: 5_000,
  convertTurnover: 1,
});

function buildMethod(way: keyof typeof names, unit: number): WithdrawMethod {
  const isC2C = way === 'c2c';
  const kind = isC2C ? 'bank' : way;
  const [minimum, maximum] = UNITS[kind];
  const fees = { bank: [0, 0], ewallet: [1, 5], crypto: [1, 20] }[kind] as [number, number];
  const [feePercent, leastFee] = isC2C ? [0, 0] : fees;
  return {
    code: way,
    kind: kind.toUpperCase() as PayoutKind,
    names: names[way],
    isC2C,
    minimum: minimum * unit,
    maximum: maximum * unit,
    feePercent,
    leastFee: leastFee * unit,
    minutes: way === 'bank' ? 30 : 15,
  };
}
