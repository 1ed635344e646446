import { seconds } from '~/config/durations.ts';
import { isHttpsSite } from '~/config/env.server.ts';

interface Options {
  maxAgeMs: number;
  isHttpOnly?: boolean;
}

/** Secure, except in the offline stack. */
export function writePlainCookie(name: string, value: string, { maxAgeMs, isHttpOnly = false }: Options): string {
  const attributes = ['Path=/', `Max-Age=${Math.ceil(maxAgeMs / seconds(1))}`];
  if (isHttpOnly) attributes.push('HttpOnly');
  attributes.push('SameSite=Lax');
  if (isHttpsSite()) attributes.push('Secure');
  return [`${name}=${value}`, ...attributes].join('; ');
}
