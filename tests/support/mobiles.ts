import type { TestWorld } from './world.ts';

export interface Mobile {
  /** As the member types it, with the leading zero. */
  mobileNum: string;
  countryDialingCode: string;
  /** With the plus and the dialling code: the address of messages. */
  e164: string;
}

/** Reads the mobile number of a seeded member from the database: no response contains the whole number. */
export async function mobileOf(world: TestWorld, username = 'lucky', brand = 'baize'): Promise<Mobile> {
  const [row] = await world.read<Pick<Mobile, 'mobileNum' | 'countryDialingCode'>>(
    `SELECT mobileNum, countryDialingCode FROM Member JOIN Brand ON brandCode = code
     WHERE brandCode = ? AND username = ?`,
    brand,
    username,
  );
  if (!row) throw new Error(`${brand} has no member ${username}`);
  return { ...row, e164: `+${row.countryDialingCode}${row.mobileNum.replace(/^0/, '')}` };
}
