import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { FIRST_OVER, useModal } from '~/ui/overlay.tsx';

/** In local storage: the ids that were closed. In session storage: that this visit has seen them. */
const DISMISSED = 'dismissedPopUps';
const SHOWN = 'popUpsShown';

/** After the page has loaded, so that it is seen first. */
const DELAY_MS = seconds(1);

/** Opens what visitors are told, once a visit, unless they are typing. `ids` is empty where nothing may open. */
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

/** Keeps that these were closed; ids that are no longer announced are let go. */
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
    // The storage is full: they open again.
  }
}
