/** Columns of texts; the others are numbers, amounts and times. */
const TEXTS = ['account', 'act', 'code'];

/** The direction of a list that names a column alone: texts from A to Z, else the highest first (common.yaml, Direction). */
export const usualDirection = (column: string): 'ASC' | 'DESC' => (TEXTS.includes(column) ? 'ASC' : 'DESC');
