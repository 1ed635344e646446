import { centreIn } from '~/ui/overlay-address.ts';

/** Path of the page that opens over another page, in its centre; null without one. */
export function centrePageIn(params: URLSearchParams): string | null {
  const name = centreIn(params);
  if (name === undefined) return null;
  const page = params.get(name);
  return page ? `/${name}/${page}` : `/${name}`;
}
