import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findTexts } from '~/i18n/resources.server.ts';

/** Immutable per build. */
export function loader({ params: { tag = '', domain = '' } }: LoaderFunctionArgs) {
  const texts = findTexts(tag, domain);
  if (!texts) throw data('There are no such texts.', { status: 404 });
  return Response.json(texts, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
}
