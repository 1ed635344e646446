import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { FIRST_OVER, useModal } from '~/ui/overlay.tsx';

/** Local storage has closed ids, session storage those of this visit. */
const DISMISSED = 'dismissedPopUps';
const SHOWN = 'popUpsShown';

const DELAY_MS = seconds(1);

/** Once per visit, unless the visitor is typing. */
export function usePopUps(ids: string[]): void {
  const { modal, pathTo } = useModal();
  const navigate = useNavigate();
  const path = pathTo('popUp');
  const wanted = modal === null ? ids.join(' ') : '';
  useEffect(() => {
    if (!wanted || isKnown(wanted.split(' '))) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (document.activeElement?.matches('input, select, textarea') || document.querySelector('dialog[open]')) return;
      write(sessionStorage, SHOWN, '1');
      navigate(path, { preventScrollReset: true, state: FIRST_OVER });
    };
    const wait = () => {
      timer = setTimeout(open, DELAY_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
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
