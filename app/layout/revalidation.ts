import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { pageBehind } from '~/ui/overlay-address.ts';

const isSamePage = ({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean =>
  formAction === undefined && currentUrl.href !== nextUrl.href && pageBehind(currentUrl) === pageBehind(nextUrl);

/** Another member has signed in since the page was made: the page becomes that member's. */
const OTHER_MEMBER = 409;

/**
 * Returns false for a panel, which is fetched alone, and for a refused form, which changed nothing. Routes without this
 * function reload after a refusal.
 */
export function revalidatePage(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 200, defaultShouldRevalidate } = args;
  if (actionStatus === OTHER_MEMBER) return true;
  return !isSamePage(args) && actionStatus < 400 && defaultShouldRevalidate;
}

/** For loads with effects, such as a game launch. */
export const revalidateAddress = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  pageBehind(currentUrl) !== pageBehind(nextUrl);
