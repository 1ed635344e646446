import type { Json } from '../../openapi/checks/document.ts';

const MOST_IDS = 20;
const ID_NAME = /^(id|[a-z]\w*(Id|No|Nos))$/;
const PLAIN_ID = /^[\w-]{1,64}$/;

/** Null for a refusal: it made nothing. */
export function describeMade(status: number, ids: string[]): string | null {
  if (status >= 500) return `perhaps something: the answer is ${status}`;
  if (status >= 300) return null;
  return ids.length > 0 ? ids.slice(0, MOST_IDS).join(', ') : `answered ${status}`;
}

/** Ids that the redaction leaves as they are, with their names. */
export function listIds(value: Json, redacted: Json | undefined, name = ''): string[] {
  if (value && typeof value === 'object') {
    const parts = redacted as Record<string, Json> | undefined;
    return Object.entries(value).flatMap(([key, each]) =>
      listIds(each, parts?.[key], Array.isArray(value) ? name : key),
    );
  }
  const isId = value !== null && value === redacted && ID_NAME.test(name) && PLAIN_ID.test(String(value));
  return isId ? [`${name} ${value}`] : [];
}
