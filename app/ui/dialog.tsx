import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface DialogProps {
  title: string;
  closeLabel: string;
  /** The page behind, without the dialog. */
  closeTo: string;
  /** Opened from that page a moment ago: closing is going back. */
  isBackToClose: boolean;
  /** False where there is no way around it. */
  isClosable?: boolean;
  look?: 'window' | 'narrow' | 'question' | 'drawer';
  children: ReactNode;
}

const LOOKS = {
  window: 'overlay-window',
  narrow: 'overlay-window overlay-narrow',
  question: 'overlay-question',
  drawer: 'overlay-drawer',
};

const TYPED_FIELD = 'input:not([type=hidden], [type=checkbox], [type=radio])';

/**
 * Gives the focus to what the dialog is about: its `data-first-focus`, else the first empty field. It stands beside content
 * that comes later than the dialog. On a page it does so unless the visitor is somewhere already, or would get a keyboard over the page.
 */
export function FirstFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = ref.current?.closest<HTMLElement>('dialog, main');
    // For e2e tests: what a dialog holds is hydrated after the page.
    if (place) place.dataset.interactive = '';
    const isWanted = document.activeElement === document.body && matchMedia('(pointer: fine)').matches;
    if (place?.matches('main') && !isWanted) return;
    const fields = [...(place?.querySelectorAll<HTMLInputElement>(TYPED_FIELD) ?? [])];
    const marked = place?.querySelector<HTMLElement>('[data-first-focus]');
    (marked ?? fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return <span ref={ref} hidden />;
}

/**
 * A dialog that an address opens. The server sends it open, so it works without scripts; then it is made modal, which traps
 * the focus, makes the page behind inert, and gives the focus back to the opener when it goes.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, closeTo, isBackToClose, isClosable = true, look = 'window', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.close();
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const close = () => {
    if (!isClosable) return;
    if (isBackToClose) navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  };
  const closeByEvent = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    close();
  };
  const closeByLink = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the cancel event; the click is one on the backdrop
    <dialog
      ref={ref}
      open
      aria-labelledby="dialog-title"
      className={`overlay ${LOOKS[look]}`}
      onCancel={closeByEvent}
      onClick={closeByEvent}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-4 ps-5 pe-2">
        <h2 id="dialog-title" className="truncate text-lg">
          {title}
        </h2>
        {isClosable && (
          <Link
            to={closeTo}
            replace
            preventScrollReset
            onClick={closeByLink}
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/8"
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
      {children}
    </dialog>
  );
}
