import { type FormSchema, parseForm } from './schema-form.ts';

/** As action and browser report them. Omits undefined fields. */
export function findFaults(schema: FormSchema, fields: Record<string, string | undefined>): Record<string, string[]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const submission = parseForm(form, schema);
  const faults = submission.status === 'success' ? {} : (submission.reply().error ?? {});
  return Object.fromEntries(Object.entries(faults).map(([name, messages]) => [name, messages ?? []]));
}
