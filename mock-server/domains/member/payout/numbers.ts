import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { toNationalNumber } from '../../../../openapi/rules/mobile.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { NumberFormat, PayoutProvider } from '../../../worlds/columns.ts';

type Rule = Pick<PayoutProvider, 'numberFormat' | 'minLength' | 'maxLength'>;
type Country = Pick<BrandState, 'countryDialingCode'>;

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());
/** TRON's main net. */
const TRON_PREFIX = 0x41;
const TRON_BYTES = 21;

/** The length is checked before. */
const CHECKS: Record<NumberFormat, (number: string, country: Country) => boolean> = {
  DIGITS: isDigits,
  PHONE: (number, { countryDialingCode }) => toNationalNumber(countryDialingCode, number) === number,
  CARD: (number) => isDigits(number) && isLuhn(number),
  IBAN: (number) => /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(number) && ibanRemainder(number) === 1,
  TRC20: isTronAddress,
  // EIP-55 allows addresses in one case, without a checksum.
  ERC20: (number) => /^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(number) || number === withChecksum(number),
};

/** Removes spaces and dashes, applies an address's checksum, writes a phone's number as its country does. */
export function normalizeNumber({ numberFormat }: Rule, text: string, country: Country): string {
  const bare = text.replace(/\s/g, '');
  if (numberFormat === 'PHONE') return toNationalNumber(country.countryDialingCode, bare) ?? bare.replace(/-/g, '');
  if (numberFormat === 'TRC20') return bare;
  if (numberFormat === 'ERC20') return CHECKS.ERC20(bare, country) ? withChecksum(bare) : bare;
  return bare.replace(/-/g, '').toUpperCase();
}

/** Requires a normalized number; null if valid. */
export function numberFault(
  { numberFormat, minLength, maxLength }: Rule,
  number: string,
  country: Country,
): 'length' | 'invalid' | null {
  if (number.length < minLength || number.length > maxLength) return 'length';
  return CHECKS[numberFormat](number, country) ? null : 'invalid';
}

function isDigits(number: string): boolean {
  return /^\d+$/.test(number);
}

function isLuhn(number: string): boolean {
  return luhnSum(number) % 10 === 0;
}

/** From the right, every second digit is doubled. */
export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** ISO 7064 mod 97-10; 1 if valid. */
export function ibanRemainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return Number(BigInt(digits) % 97n);
}

/** Takes the 20 bytes of an account. */
export const tronAddress = (account: Uint8Array): string =>
  base58check.encode(Uint8Array.from([TRON_PREFIX, ...account]));

function isTronAddress(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === TRON_BYTES && bytes[0] === TRON_PREFIX;
  } catch {
    return false;
  }
}

/** EIP-55: the case of the letters. */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
