import type { NumberFormat, PayoutProvider } from '../worlds/columns.ts';

const bank = (
  code: string,
  name: string,
  minLength: number,
  maxLength = minLength,
  numberFormat: NumberFormat = 'DIGITS',
): PayoutProvider => ({ code, kind: 'BANK', name, numberFormat, minLength, maxLength });

const eWallet = (code: string, name: string, digits: number): PayoutProvider => ({
  code,
  kind: 'EWALLET',
  name,
  numberFormat: 'PHONE',
  minLength: digits,
  maxLength: digits,
});

const chain = (code: 'TRC20' | 'ERC20', name: string, length: number): PayoutProvider => ({
  code,
  kind: 'CRYPTO',
  name,
  numberFormat: code,
  minLength: length,
  maxLength: length,
});

const tron = chain('TRC20', 'USDT · TRON (TRC20)', 34);
const ethereum = chain('ERC20', 'USDT · Ethereum (ERC20)', 42);

/** Banks, e-wallets and chains by brand. */
export const payoutProviders = {
  baize: [
    bank('LUZON', 'Bank of Luzon', 12),
    bank('MABINI', 'Mabini Union Bank', 10),
    bank('PERLAS', 'Perlas Savings Bank', 10, 13),
    bank('ISLACARD', 'Isla Debit Card', 16, 16, 'CARD'),
    bank('VISAYAN', 'Visayan Commercial Bank', 11, 12),
    bank('MAYON', 'Mayon Rural Bank', 10),
    bank('GIBSTRAIT', 'Straits Bank Gibraltar (IBAN)', 23, 23, 'IBAN'),
    eWallet('PESOPAL', 'PesoPal', 11),
    eWallet('BAYANI', 'Bayani Wallet', 11),
    eWallet('KWARTA', 'Kwarta', 11),
    tron,
    ethereum,
  ],
  lotus: [
    bank('SONGHONG', 'Ngân hàng Sông Hồng', 9, 14),
    bank('CUULONG', 'Ngân hàng Cửu Long', 13),
    bank('ANPHU', 'Ngân hàng An Phú', 10, 12),
    bank('BACHDANG', 'Ngân hàng Bạch Đằng', 12, 15),
    bank('SENCARD', 'Thẻ ghi nợ Sen Vàng', 16, 19, 'CARD'),
    bank('HUONGGIANG', 'Ngân hàng Hương Giang', 8, 14),
    eWallet('VISEN', 'Ví Sen', 10),
    eWallet('NHANHPAY', 'NhanhPay', 10),
    tron,
  ],
  harbor: [
    bank('SIAMORCHID', 'Siam Orchid Bank', 10),
    bank('CHAOPHRAYA', 'Chao Phraya Bank', 10),
    bank('ANDAMAN', 'Andaman Savings Bank', 12),
    bank('LANNA', 'Lanna Thrift Bank', 10, 12),
    bank('PEARLCARD', 'Pearl Debit Card', 16, 16, 'CARD'),
    bank('HANSASEE', 'Hansa Seebank (IBAN)', 22, 22, 'IBAN'),
    eWallet('BAHTGO', 'BahtGo', 10),
    eWallet('CHANGPAY', 'Chang Pay', 10),
  ],
} satisfies Record<string, readonly PayoutProvider[]>;
