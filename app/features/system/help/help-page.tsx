import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { ServiceLink } from '../service/service-link.tsx';
import type { HelpView } from '../system.types.ts';

export function HelpPage({ view: { sections, hasService } }: { view: HelpView }) {
  const { t } = useTranslation('system');
  return (
    <div className="wrap py-6">
      <h1 className="mb-6 text-xl">{t('help.title')}</h1>
      {sections.length === 0 ? (
        <EmptyState icon="info" title={t('help.empty')}>
          {hasService && <ServiceLink />}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
          <nav
            aria-label={t('help.contents')}
            className="rounded-card border border-line bg-raised p-2 lg:sticky lg:top-32"
          >
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-2 font-medium transition-colors hover:bg-sunken"
                  >
                    {section.title}
                    <Icon name="right" className="size-4 text-muted" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="max-w-3xl min-w-0 space-y-10">
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-title`}
                className="scroll-mt-32"
              >
                <h2 id={`${section.id}-title`} className="mb-3 text-lg">
                  {section.title}
                </h2>
                <div
                  className="prose text-base"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
                  dangerouslySetInnerHTML={{ __html: section.html }}
                />
              </section>
            ))}
            {hasService && (
              <section className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5">
                <p className="min-w-48 flex-1 text-base font-semibold">{t('help.more')}</p>
                <ServiceLink />
              </section>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
