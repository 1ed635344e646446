import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { pageBehind } from '~/ui/overlay-address.ts';

const isSamePage = ({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean =>
  formAction === undefined && currentUrl.href !== nextUrl.href && pageBehind(currentUrl) === pageBehind(nextUrl);

/**
 * Returns whether to reload a page and its layout: not for a panel, which is fetched alone, and not for a refused form,
 * which changed nothing. Routes without this function reload after a refusal.
 */
export function revalidatePage(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 200, defaultShouldRevalidate } = args;
  return !isSamePage(args) && actionStatus < 400 && defaultShouldRevalidate;
}

/** Reloads a page whose load has effects, such as a game launch, only for another URL. */
export const revalidateAddress = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  pageBehind(currentUrl) !== pageBehind(nextUrl);
