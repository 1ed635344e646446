import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { pageBehind } from '~/ui/overlay-address.ts';

/** Whether only a panel opens, changes or closes over the page. */
const isSamePage = ({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean =>
  formAction === undefined && currentUrl.href !== nextUrl.href && pageBehind(currentUrl) === pageBehind(nextUrl);

/**
 * When a page and its frame are read again: not when only a panel opens over them, which is fetched alone; and not for a form that was refused: it
 * has changed nothing, and what stands on the page must stay. (A route without such a function is read again even then.)
 */
export function revalidatePage(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 200, defaultShouldRevalidate } = args;
  return !isSamePage(args) && actionStatus < 400 && defaultShouldRevalidate;
}

/** When a page that opens something as it is read, such as a game, is read again: for another address alone. */
export const revalidateAddress = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  pageBehind(currentUrl) !== pageBehind(nextUrl);
