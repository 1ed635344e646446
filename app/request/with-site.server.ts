import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiFailure } from '~/api/failure.ts';
import { closedByBreak, closedTo, isOpenDuringBreak, isOpenTo, paths, safeRedirect } from '~/config/paths.ts';
import { clearSession, writeSession } from '~/session/cookie.server.ts';
import { overPage } from '~/ui/overlay-address.ts';
import { notFound, pageFailure, requestFailure } from './page-failure.server.ts';
import { redirectWithToast } from './redirect-with-toast.server.ts';
import { openSite, type Site } from './site.server.ts';

interface Access {
  /** Needs no session even when the brand's home does (specification, section 2). */
  isOpen?: boolean | ((site: Site) => boolean);
  /** Works while the brand is closed. */
  isForClosed?: boolean;
  /** The layout reports a closed brand itself. */
  isFrame?: boolean;
  /** Target after a failure, as no page can show it. */
  redirectOnFailure?: () => Promise<Response>;
}

type Handler<Result> = (site: Site, args: LoaderFunctionArgs) => Promise<Result>;

/** Handles closed brands, homes that require a session, ended tokens and API failures for every route. */
export function withSite<Result>(handler: Handler<Result>, access: Access = {}) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    const context = args.context;
    try {
      const site = await openSite(args.request, context);
      if (context.requestFault) throw requestFailure(context.requestFault, context);
      if (site.status.status !== 0 && !access.isForClosed)
        throw data({ kind: 'closed' }, { status: site.status.status === 1 ? 503 : 403 });
      const isOpen = typeof access.isOpen === 'function' ? access.isOpen(site) : access.isOpen;
      const { pathname } = site.url;
      if (!access.isFrame && !site.routes.isOn(pathname)) throw notFound(context);
      const needsSession = site.brand.loginRequiredHome || site.routes.needsSession(pathname);
      if (needsSession && !site.member && !isOpen) throw redirect(loginFor(site.url));
      if (site.member && !access.isFrame && !isOpenTo(site.member, pathname))
        throw redirect(closedTo(site.member, pathname));
      const result = await handler(site, args);
      return result instanceof Response ? (staysOver(result, args.request, site.url) as Result) : result;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === 'signedOut') throw await signedOutRedirect(args.request, error);
      if (error.kind === 'onBreak') await redirectToBreak(await openSite(args.request, context));
      const failure = pageFailure(error, context);
      throw (await access.redirectOnFailure?.()) ?? failure;
    }
  };
}

/**
 * Redirects to member centre pages stay over the page of the form. Replaces the form's history entry, so that closing
 * the centre knows its distance; so does a redirect to the form's own page.
 */
function staysOver(response: Response, request: Request, url: URL): Response {
  const to = response.headers.get('Location');
  const behind = url.searchParams.get('over');
  const over = to && behind ? overPage(to, safeRedirect(behind)) : to;
  if (over === null) return response;
  response.headers.set('Location', over);
  const isSamePage = request.method === 'POST' && request.headers.get('Referer') === new URL(over, url).href;
  if (over !== to || isSamePage) response.headers.set('X-Remix-Replace', 'true');
  return response;
}

export const redirectHome = (): Promise<Response> =>
  redirectWithToast(paths.home(), { tone: 'error', key: 'member.network' });

/** Returns to `url`; for a form over a page, to the form's own page. */
export function loginFor(url: URL): string {
  const { modal, ...search } = Object.fromEntries(url.searchParams);
  if (modal === 'register') return paths.register(search);
  if (modal === 'recover') return paths.recover(search);
  return paths.login({ redirectTo: url.pathname === '/' ? '' : `${url.pathname}${url.search}` });
}

/**
 * Stores the break in the session, also one started on another device. A page of the
 * member's that stays open is loaded again instead.
 */
async function redirectToBreak({ member, request, url, isSecure }: Site): Promise<void> {
  const { pathname, search } = url;
  if (!member || (member.isOnBreak && pathname === paths.limits())) return;
  const isOpen = request.method === 'GET' && pathname.startsWith(paths.centre()) && isOpenDuringBreak(pathname);
  const to = isOpen && !member.isOnBreak ? `${pathname}${search}` : closedByBreak(pathname);
  throw redirect(to, { headers: { 'Set-Cookie': await writeSession({ ...member, isOnBreak: true }, isSecure) } });
}

/** Redirects to the same page as a visitor: the token ended elsewhere or by time. */
async function signedOutRedirect(request: Request, { isReplaced }: ApiFailure): Promise<Response> {
  const url = new URL(request.url);
  const to = request.method === 'GET' ? `${url.pathname}${url.search}` : paths.login();
  const key = isReplaced ? 'session.signedInElsewhere' : 'session.sessionEnded';
  return redirectWithToast(to, { tone: 'info', key }, [await clearSession()]);
}
