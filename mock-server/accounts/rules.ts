import type { FieldRule } from '../worlds/columns.ts';

export interface FieldFault {
  field: string;
  reason: 'required' | 'pattern' | 'length' | 'mismatch' | 'unknown';
  patternId: number;
  minLength: number;
  maxLength: number;
}

/** A single `*` matches anything (specification, section 3). */
export function compilePattern({ acceptedPattern }: Pick<FieldRule, 'acceptedPattern'>): RegExp {
  return new RegExp(acceptedPattern === '*' ? '.*' : acceptedPattern, 'u');
}

/** Returns null for a valid value. */
export function findFault(field: string, value: string | undefined, rule: FieldRule): FieldFault | null {
  const { patternId, minLength, maxLength } = rule;
  const fault = (reason: FieldFault['reason']): FieldFault => ({ field, reason, patternId, minLength, maxLength });
  if (!value) return rule.required ? fault('required') : null;
  const length = [...value].length;
  if (length < minLength || length > maxLength) return fault('length');
  return compilePattern(rule).test(value) ? null : fault('pattern');
}

export function faultFor(field: string, reason: FieldFault['reason'], rule: FieldRule | undefined): FieldFault {
  const { patternId = 0, minLength = 0, maxLength = 200 } = rule ?? {};
  return { field, reason, patternId, minLength, maxLength };
}

/** Formats "Check these fields: username (pattern), password (length)." */
export const explainFaults = (faults: readonly FieldFault[]): string =>
  `Check these fields: ${faults.map(({ field, reason }) => `${field} (${reason})`).join(', ')}.`.slice(0, 480);
