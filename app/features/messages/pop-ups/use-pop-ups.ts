import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { FIRST_OVER, useModal } from '~/ui/overlay.tsx';

/** Local storage has closed ids, session storage those of this visit. */
const DISMISSED = 'dismissedPopUps';
const SHOWN = 'popUpsShown';

/** After the last movement. */
const DELAY_MS = seconds(1);
const SCROLLED_SCREENS = 0.5;

/** Once per visit, when the visitor has scrolled and is not typing: the first screen shows what the page is for. */
export function usePopUps(ids: string[]): void {
  const { modal, pathTo } = useModal();
  const navigate = useNavigate();
  const path = pathTo('popUp');
  const wanted = modal === null ? ids.join(' ') : '';
  useEffect(() => {
    if (!wanted || isKnown(wanted.split(' '))) return;
    // A reload and "Back" begin where the visitor was.
    const top = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (document.activeElement?.matches('input, select, textarea') || document.querySelector('dialog[open]')) return;
      write(sessionStorage, SHOWN, '1');
      navigate(path, { preventScrollReset: true, state: FIRST_OVER });
    };
    const wait = () => {
      clearTimeout(timer);
      const isFar = Math.abs(window.scrollY - top) >= window.innerHeight * SCROLLED_SCREENS;
      if (isFar) timer = setTimeout(open, DELAY_MS);
    };
    addEventListener('scroll', wait, { passive: true });
    return () => {
      removeEventListener('scroll', wait);
      clearTimeout(timer);
    };
  }, [wanted, path, navigate]);
}

/** Drops ids that are no longer announced. */
export const rememberDismissed = (ids: string[]): void => write(localStorage, DISMISSED, ids.join(' '));

function isKnown(ids: string[]): boolean {
  try {
    const dismissed = new Set((localStorage.getItem(DISMISSED) ?? '').split(' '));
    return sessionStorage.getItem(SHOWN) !== null || ids.every((id) => dismissed.has(id));
  } catch {
    // Without storage they would open on each page.
    return true;
  }
}

function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Storage is full: they open again.
  }
}
