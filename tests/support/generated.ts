import { generate } from '../../scripts/lib/prepare.mjs';

/** Generates the code of a changed schema or contract. */
export const setup = generate;
