import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { FIRST_OVER, ModalLink, useModalLink } from '~/ui/overlay.tsx';

const KEY = '/';

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
      navigate(to, { state: FIRST_OVER, preventScrollReset: true });
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate, to]);

  return (
    <ModalLink
      modal="search"
      aria-label={t('label')}
      aria-keyshortcuts={KEY}
      title={t('label')}
      className="touch grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/10"
    >
      <Icon name="search" />
    </ModalLink>
  );
}
