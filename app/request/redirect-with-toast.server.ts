import { redirect } from '@remix-run/node';
import { type NewToast, setCookies, writeToast } from '~/session/cookies.server.ts';

/** Redirects with a one-time message; `cookies` are further Set-Cookie headers. */
export async function redirectWithToast(to: string, toast: NewToast, cookies: string[] = []): Promise<Response> {
  return redirect(to, { headers: setCookies([...cookies, await writeToast(toast)]) });
}
