import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect } from 'react';

const LISTS = 'ul, ol, table, nav';
const ACTIONS = ':is(a[href], button, input, select, textarea, summary):not([disabled], [tabindex="-1"])';
const HEADINGS = 'h1, h2, h3';
/** Content that mounts places the focus first. */
const SETTLE_MS = 50;
const HEADER_PX = 64;

type Find = () => Element | null | undefined;

/** Set until the title is there. */
let wanted: { scope: Element | null; find: Find; before: Element | null } | null = null;
let last: HTMLElement | null = null;
/** The address of `last`, if that is a link of the page. */
let link: string | null | undefined;
/** Stays at the position of `last` when that is removed. */
let place: Range | undefined;
let isPlanned = false;

/** Returns false for a removed element, too. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const shownIn = (scope: ParentNode | null, kinds: string) =>
  [...(scope?.querySelectorAll<HTMLElement>(kinds) ?? [])].filter(isShown);
const topmost = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.querySelector('main');

/** Returns the `h1`, once it is shown. */
export const findTitle = (scope: ParentNode | null): HTMLElement | undefined => shownIn(scope, 'h1')[0];

/** Moves the focus within `scope` as soon as `find` returns an element, unless something else gets it first. */
export function focusTitle(scope: Element | null, find: Find): void {
  wanted = { scope, find, before: document.activeElement };
  plan();
}

export const isTitleWanted = (scope: Element | null | undefined): boolean =>
  wanted !== null && scope?.contains(wanted.scope) === true;

/** Restores a focus that went with its element. Called once in a document. */
export function watchFocus(): void {
  place = document.createRange();
  document.addEventListener('focusin', ({ target }) => {
    last = target as HTMLElement;
    link = last.closest('main') && last.getAttribute('href');
    place?.selectNode(last);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Browsers report a removal before it happens. A click on the page leaves the element on purpose.
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (last && last === target && canFocus(last)) last = null;
    });
  });
  new MutationObserver(plan).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

const canFocus = (element: HTMLElement): boolean => isShown(element) && !element.matches(':disabled');

function plan(): void {
  const { activeElement, body } = document;
  if (isPlanned || !(wanted || (last && activeElement === body))) return;
  isPlanned = true;
  setTimeout(settle, SETTLE_MS);
}

function settle(): void {
  isPlanned = false;
  const { activeElement, body } = document;
  const isLost = activeElement === body;
  if (wanted && (isLost || activeElement === wanted.before)) {
    const title = wanted.find();
    if (title) moveTo(title);
    return;
  }
  wanted = null;
  if (!isLost || !last || (isShown(last) && last.matches(':disabled'))) return;
  const next = canFocus(last) ? last : (findTwin(last) ?? findNext(last.tagName));
  if (!next) return;
  moveTo(next);
  if (next.matches(ACTIONS) && next.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
}

function moveTo(element: Element): void {
  wanted = null;
  // A heading takes the focus from scripts alone.
  if (!element.matches(ACTIONS)) element.setAttribute('tabindex', '-1');
  (element as HTMLElement).focus({ preventScroll: true });
}

/** Returns the same control of a form that was rendered again, as after a success. */
function findTwin(control: HTMLElement): HTMLElement | undefined {
  const { form, name, tagName } = control as HTMLButtonElement;
  const again = form?.id ? document.getElementById(form.id) : null;
  return shownIn(again, ACTIONS).find((each) => each.tagName === tagName && (each as HTMLButtonElement).name === name);
}

/** Returns the next thing to do in the list around the place, else the heading above it. */
function findNext(kind: string): HTMLElement | undefined {
  const scope = topmost();
  const { startContainer: node } = place as Range;
  const spot = node instanceof Element ? node : node.parentElement;
  const compare = (element: Element) => place?.comparePoint(element, 0) ?? 0;
  const headings = shownIn(scope, HEADINGS);
  // A dialog that nothing on the page has opened leaves the reader where the page is.
  if (!scope?.contains(spot))
    return headings.find((each) => each.getBoundingClientRect().top >= HEADER_PX) ?? headings[0];
  for (let list = spot?.closest(LISTS); list && scope.contains(list); list = list.parentElement?.closest(LISTS)) {
    const actions = shownIn(list, ACTIONS);
    const after = actions.filter((each) => compare(each) >= 0);
    const isAlike = ({ tagName }: Element) => tagName === kind;
    const next = after.find(isAlike) ?? actions.find(isAlike) ?? after[0];
    if (next) return next;
  }
  return headings.findLast((each) => compare(each) < 0) ?? headings[0];
}

let entry: { pathname: string; key: string } | undefined;
/** The address of the link that led away, by the key of the entry. */
const linksTaken = new Map<string, string>();

/** React warns of layout effects on the server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Focuses the title of another page, and on Back the link that had led away. */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useBrowserLayoutEffect(() => {
    if (entry && entry.pathname !== pathname) {
      if (link) linksTaken.set(entry.key, link);
      const taken = isReturn && linksTaken.get(key);
      const kind = taken && `a[href="${CSS.escape(taken)}"]`;
      const main = document.querySelector('main');
      const isBehind = document.querySelector('dialog:modal') !== null;
      if (!isBehind) focusTitle(main, () => (kind ? shownIn(main, kind)[0] : undefined) ?? findTitle(main));
    }
    entry = { pathname, key };
  }, [pathname, key, isReturn]);
}
