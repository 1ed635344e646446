import { useTranslation } from '~/i18n/use-translation.ts';
import type { ContactView } from './panel.server.ts';

const LINK =
  'touch inline-flex h-9 max-w-full items-center rounded-control border border-line px-3 text-sm font-medium hover:border-edge';

export function RecoverContacts({ contacts }: { contacts: ContactView[] }) {
  const { t } = useTranslation('password');
  const sites = contacts.filter(({ kind }) => kind === 'site');
  const others = contacts.filter(({ kind }) => kind !== 'site');
  const contactText = ({ kind, text }: ContactView) => {
    if (kind === 'site') return text;
    return kind === 'email' ? t('recover.email', { email: text }) : t(`recover.${kind}`);
  };
  const group = (title: string, links: ContactView[]) =>
    links.length > 0 && (
      <div>
        <p className="mb-2 text-xs font-semibold text-muted">{title}</p>
        <ul className="flex flex-wrap gap-2">
          {links.map((contact) => (
            <li key={`${contact.kind} ${contact.href}`} className="max-w-full">
              <a href={contact.href} rel="noopener noreferrer" target="_blank" className={LINK}>
                <span className="truncate">{contactText(contact)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="space-y-3">
      {group(t('recover.sites'), sites)}
      {group(t('recover.contacts'), others)}
    </div>
  );
}
