import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { ShareButton } from '~/ui/share-button.tsx';
import type { AccountCard } from './action.server.ts';

/** Shows a new account's name, password and link once. */
export function AccountCardView({ card, onAnother }: { card: AccountCard; onAnother: () => void }) {
  const { t } = useTranslation('register');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const facts = [
    { label: t('account.username'), text: card.username },
    { label: t('card.password'), text: card.password },
    { label: t('card.link'), text: card.link },
  ];
  return (
    <section
      aria-labelledby="new-account-card"
      className="max-w-2xl space-y-4 rounded-card border border-accent bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 ref={title} id="new-account-card" tabIndex={-1} className="text-lg wrap-anywhere">
        {t('card.title', { name: card.username })}
      </h2>
      <p className="text-sm text-muted">{t('card.text')}</p>
      <dl className="space-y-2.5 rounded-control bg-sunken p-3.5">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere select-all">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2.5">
        <ShareButton text={card.message}>{t('links.share')}</ShareButton>
        <CopyButton
          text={card.message}
          label={t('card.title', { name: card.username })}
          texts={{ copy: t('card.copy'), copied: t('links.copied') }}
        />
      </div>
      <ButtonLink to={paths.agent('register')} look="outline" onClick={onAnother}>
        {t('card.another')}
      </ButtonLink>
    </section>
  );
}
