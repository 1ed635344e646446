import { redirect } from '@remix-run/node';
import { type NewToast, setCookies, writeToast } from '~/session/cookies.server.ts';

/** `cookies` are further Set-Cookie headers. */
export async function redirectWithToast(to: string, toast: NewToast, cookies: string[] = []): Promise<Response> {
  return redirect(to, { headers: setCookies([...cookies, await writeToast(toast)]) });
}
