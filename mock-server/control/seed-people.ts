/**
 * The people of the seed, and what each is for: docs/who-is-who.md has the same words, which the seed's test compares. Their
 * passwords are public.
 */
export const PEOPLE = {
  lucky:
    "anything ordinary: bets of all results, a reward to claim, 3 unread messages, a referral link, redeemed goods, three tickets of the raffle and two spins that can be verified, ten free rounds of Captain Marrow's Hoard",
  victor: 'high ranks, huge amounts, a month of lottery slips, goods that are sent and cancelled',
  boss: 'the agent centre: a team, links, contracts, owed pay, sub-accounts',
  novice: 'no deposit yet (the money is a gift), empty records otherwise, a first sign-in, setting a payment password',
  stale: 'a password that has expired',
  fresh: 'a password that must be changed: it is {secret}, with the braces',
  away: 'a self-exclusion, 10 months left (not at harbor)',
  twin: 'a held account: payee name and birthday of away (not at harbor)',
};

export const SEED_PASSWORD = 'play1234';

/** Lucky's, victor's and boss's. */
export const SEED_PAYMENT_PASSWORD = '246810';

/** The member must change it (specification, section 9). */
export const DEFAULT_PASSWORD = '{secret}';
