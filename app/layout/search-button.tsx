import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect } from 'react';
import { keepKeys } from '~/features/search/keys-ahead.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { ModalLink, useModalLink } from './modal.tsx';

const KEY = '/';

/** Unless the search opens in another tab. */
function keepKeysHere({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) keepKeys();
}

/** Opens the search; so does its key, wherever nobody is typing. */
export function SearchButton() {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { to } = useModalLink('search');

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]');
      if (isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      keepKeys();
      navigate(to, { state: { isOverPage: true }, preventScrollReset: true });
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate, to]);

  return (
    <ModalLink
      modal="search"
      onClick={keepKeysHere}
      aria-label={t('label')}
      aria-keyshortcuts={KEY}
      title={t('label')}
      className="touch grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/10"
    >
      <Icon name="search" />
    </ModalLink>
  );
}
