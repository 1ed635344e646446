import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Parameters that open a dialog over a page and change nothing beneath it. */
const DIALOG_PARAMETERS = ['modal', 'notice', 'method'];

function withoutDialog({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of DIALOG_PARAMETERS) rest.delete(name);
  return `${pathname}?${rest}`;
}

/**
 * When the frame of a page is read again: always, but for a form that was refused: it has changed nothing, and what stands on the page
 * must stay. (A route without such a function is read again even then.)
 */
export function revalidateFrame({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus < 400 && defaultShouldRevalidate;
}

/** When a page within the frame is read again: as the frame, but not when only a dialog opens or closes over it. */
export function revalidatePage(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction } = args;
  const isSamePage = currentUrl.href !== nextUrl.href && withoutDialog(currentUrl) === withoutDialog(nextUrl);
  return !(isSamePage && formAction === undefined) && revalidateFrame(args);
}

/** When a page that opens something as it is read, such as a game, is read again: for another address alone. */
export const revalidateAddress = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || withoutDialog(currentUrl) !== withoutDialog(nextUrl);
