export const CODES_AN_HOUR = {
  /** To one number, for one scene. */
  number: 5,
  /** A whole office may share a network's address. */
  network: 20,
  /** Bounds the cost of an attack with many addresses and numbers. */
  brand: 300,
};

/** So many invalidate a code. */
export const WRONG_TRIES = 5;

/** Right or wrong, before a pause. */
export const PHONE_RESET_TRIES = { number: 10, network: 30 };
