import { redirect } from '@remix-run/node';
import { setCookies, type Toast, writeToast } from '~/session/cookies.server.ts';

/** Redirects to a page that shows a message once; `cookies` are further Set-Cookie headers. */
export async function redirectWithToast(
  to: string,
  toast: Omit<Toast, 'id'>,
  cookies: string[] = [],
): Promise<Response> {
  return redirect(to, { headers: setCookies([...cookies, await writeToast(toast)]) });
}
