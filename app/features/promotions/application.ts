/** Limits of an application (specification: promoDetail). */
export const MOST_PICTURES = 3;
export const MOST_CHARACTERS = 140;
