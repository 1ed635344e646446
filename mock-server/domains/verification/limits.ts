/** Codes that are sent within an hour at the most. */
export const CODES_AN_HOUR = {
  /** To one number, for one scene. */
  number: 5,
  /** At the request of one network: whole offices share an address. */
  network: 20,
  /** Of one brand: what it may cost when somebody has many addresses and many numbers. */
  brand: 300,
};

/** Wrong tries after which a code is worth nothing. */
export const WRONG_TRIES = 5;

/** New passwords by phone that are tried before a pause, right or wrong. */
export const PHONE_RESET_TRIES = { number: 10, network: 30 };
