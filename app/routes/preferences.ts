import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { LANGUAGE_PARAMETER } from '~/config/page-address.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import { LANGUAGE_CODES } from '~/i18n/languages.ts';
import { requestFailure } from '~/request/page-failure.server.ts';
import { readForm } from '~/request/read-form.ts';
import { readSession } from '~/session/cookie.server.ts';
import { writeConsent, writePreference } from '~/session/cookies.server.ts';
import { writePutOff } from '~/session/put-off.server.ts';

const Preferences = z.object({
  language: z.enum(LANGUAGE_CODES).optional().catch(undefined),
  theme: z.enum(['light', 'dark']).optional().catch(undefined),
  balance: z.enum(['hidden', 'shown']).optional().catch(undefined),
  consent: z.enum(['granted', 'denied']).optional().catch(undefined),
  afterLogin: z.literal('tomorrow').optional().catch(undefined),
  returnTo: z.string().optional(),
});

export const loader = () => redirect(paths.home());

/** Works without the API. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (context.requestFault) throw requestFailure(context.requestFault, context);
  const { language, theme, balance, consent, afterLogin, returnTo } = Preferences.parse(
    Object.fromEntries(await readForm(request)),
  );
  const headers = new Headers();
  if (language) headers.append('Set-Cookie', writePreference('lang', language));
  if (theme) headers.append('Set-Cookie', writePreference('theme', theme));
  if (balance) headers.append('Set-Cookie', writePreference('balance', balance));
  for (const line of consent ? writeConsent(consent, request.headers.get('Cookie')) : [])
    headers.append('Set-Cookie', line);
  const member = afterLogin ? await readSession(request.headers.get('Cookie')) : null;
  if (member) headers.append('Set-Cookie', writePutOff(member.username));
  // Language and consent need a new document.
  const to = language ? withoutLanguage(safeRedirect(returnTo)) : safeRedirect(returnTo);
  return (language || consent ? redirectDocument : redirect)(to, { headers });
}

/** The language of the address would win over the chosen one. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return `${url.pathname}${url.search}${url.hash}`;
}
