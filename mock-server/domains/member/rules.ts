import type { FieldRule } from '../../http/exchange.ts';

/** What is wrong with a field, as the contract's FieldFault says it. */
export interface FieldFault {
  field: string;
  reason: 'required' | 'pattern' | 'length' | 'mismatch' | 'unknown';
  patternId: number;
  minLength: number;
  maxLength: number;
}

/** A rule's pattern; a lone `*` stands for anything (specification, section 3). */
export function patternOf({ acceptedPattern }: Pick<FieldRule, 'acceptedPattern'>): RegExp {
  return new RegExp(acceptedPattern === '*' ? '.*' : acceptedPattern, 'u');
}

/** What a value breaks of its field's rule; null when nothing. */
export function faultOf(field: string, value: string | undefined, rule: FieldRule): FieldFault | null {
  const { patternId, minLength, maxLength } = rule;
  const fault = (reason: FieldFault['reason']): FieldFault => ({ field, reason, patternId, minLength, maxLength });
  if (!value) return rule.required ? fault('required') : null;
  const length = [...value].length;
  if (length < minLength || length > maxLength) return fault('length');
  return patternOf(rule).test(value) ? null : fault('pattern');
}

/** A fault of a field other than those of its rule. */
export function faultFor(field: string, reason: FieldFault['reason'], rule: FieldRule | undefined): FieldFault {
  const { patternId = 0, minLength = 0, maxLength = 200 } = rule ?? {};
  return { field, reason, patternId, minLength, maxLength };
}

/** "username pattern, password length": for developers. */
export const explainFaults = (faults: readonly FieldFault[]): string =>
  `Check these fields: ${faults.map(({ field, reason }) => `${field} (${reason})`).join(', ')}.`.slice(0, 480);
