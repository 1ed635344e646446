import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { isTitleWanted, useBrowserLayoutEffect } from './focus.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

interface DialogProps {
  title: string;
  /** On narrow windows the title leads there, unless the content has a back link. */
  back?: LinkProps | undefined;
  closeLabel: string;
  closeTo: string;
  /** Closing goes back over these entries. 0 when unknown. */
  entriesOver: number;
  /** False for a dialog that cannot be dismissed. */
  isClosable?: boolean;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

const LOOKS = {
  window: 'overlay-window',
  card: 'overlay-window overlay-card',
  narrow: 'overlay-window overlay-narrow',
  wide: 'overlay-window overlay-wide',
  question: 'overlay-question',
  drawer: 'overlay-drawer',
};

const TYPED_FIELD = 'input:not([type=hidden], [type=checkbox], [type=radio])';

/**
 * The element with `data-first-focus`, else the first empty field. Render it with content that loads after the dialog.
 * Does nothing in a dialog whose page focuses its title, nor on a page when something has focus or an on-screen keyboard
 * would open.
 */
export function FirstFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = ref.current?.closest<HTMLElement>('dialog, main');
    // E2E tests wait for this.
    if (place) place.dataset.interactive = '';
    const isFree = isTitleWanted(place) || document.activeElement === document.body;
    const isWanted = place?.matches('main') ? isFree && matchMedia('(pointer: fine)').matches : !isTitleWanted(place);
    if (!isWanted) return;
    const fields = [...(place?.querySelectorAll<HTMLInputElement>(TYPED_FIELD) ?? [])];
    const marked = place?.querySelector<HTMLElement>('[data-first-focus]');
    (marked ?? fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return <span ref={ref} hidden />;
}

/**
 * The server renders it open, so it works without JavaScript. After hydration it is modal: traps focus and returns it
 * to the opener on close.
 */
export function Dialog(props: DialogProps) {
  const { title, back, closeLabel, closeTo, entriesOver, isClosable = true, look = 'window', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.close();
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const close = () => {
    if (!isClosable) return;
    if (entriesOver > 0) navigate(-entriesOver);
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: onCancel handles Escape; onClick is for the backdrop
    <dialog
      ref={ref}
      open
      data-panel
      aria-labelledby={titleId}
      className={`overlay ${LOOKS[look]}`}
      onCancel={closeByEvent}
      onClick={closeByEvent}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-4 ps-5 pe-2">
        <h2 id={titleId} className="truncate text-lg">
          {back && (
            <Link {...back} className="overlay-back">
              <Icon name="left" className="size-4.5" />
              {title}
            </Link>
          )}
          <span>{title}</span>
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
