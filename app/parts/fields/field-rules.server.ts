import type { ApiFailure } from '~/api/failure.ts';
import type { Site } from '~/request/site.server.ts';
import { type FieldFault, type FieldRule, faultMessage } from './field-rules.ts';

const NO_RULE: FieldRule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 200,
  type: 'text',
};

export const listRules = ({ cached }: Site): Promise<Record<string, FieldRule>> =>
  cached('register rules', ({ api }) => api.call('getRegisterRules'));

export async function readRule(site: Site, field: string): Promise<FieldRule> {
  return (await listRules(site))[field] ?? NO_RULE;
}

export function readFieldErrors({ t }: Site, { value }: ApiFailure): Record<string, string> {
  const faults = (value as { fields?: FieldFault[] } | null)?.fields ?? [];
  return Object.fromEntries(faults.map((fault) => [fault.field, faultMessage(t, fault)]));
}
