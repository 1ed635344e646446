import type { TestWorld } from './world.ts';

export interface Mobile {
  /** With the leading zero. */
  mobileNum: string;
  countryDialingCode: string;
  /** Plus and dialling code. */
  e164: string;
}

/** From the database: no response contains the number in full. */
export async function readMobile(world: TestWorld, username = 'lucky', brand = 'baize'): Promise<Mobile> {
  const [row] = await world.read<Pick<Mobile, 'mobileNum' | 'countryDialingCode'>>(
    `SELECT mobileNum, countryDialingCode FROM Member JOIN Brand ON brandCode = code
     WHERE brandCode = ? AND username = ?`,
    brand,
    username,
  );
  if (!row) throw new Error(`${brand} has no member ${username}`);
  return { ...row, e164: `+${row.countryDialingCode}${row.mobileNum.replace(/^0/, '')}` };
}
