/** Most codes an hour. */
export const CODES_AN_HOUR = {
  /** To one number, for one scene. */
  number: 5,
  /** For one network: a whole office may share an address. */
  network: 20,
  /** For one brand: bounds the cost of an attack with many addresses and numbers. */
  brand: 300,
};

/** Wrong tries that invalidate a code. */
export const WRONG_TRIES = 5;

/** Tries of a password reset by phone before a pause, right or wrong. */
export const PHONE_RESET_TRIES = { number: 10, network: 30 };
