import { paths } from '~/config/paths.ts';
import { ServiceLink } from '~/features/system/service/service-link.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Marked } from '~/parts/marks/marked.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { ButtonLink, buttonClasses } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import type { ArticleView, HelpView, ResultsView, TopicsView } from './help.server.ts';
import { HelpSearch } from './help-search.tsx';
import { VoteForm } from './vote-form.tsx';

const ROW =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-2 transition-colors hover:bg-sunken';

export function HelpPage({ view }: { view: HelpView }) {
  const { t } = useTranslation('help');
  return (
    <div className="wrap space-y-6 py-6">
      {view.kind === 'article' ? (
        <BackLink to={view.home}>{t('title')}</BackLink>
      ) : (
        <div className="space-y-3">
          <h1 className="text-xl wrap-anywhere">
            {view.kind === 'results' && view.results.length > 0 ? t('results', { query: view.query }) : t('title')}
          </h1>
          <HelpSearch home={view.home} query={view.query} />
        </div>
      )}
      {view.kind === 'article' && <Article key={view.tag} view={view} />}
      {view.kind === 'results' && <Results view={view} />}
      {view.kind === 'topics' && <Topics view={view} />}
      <More view={view} />
    </div>
  );
}

function Article({ view }: { view: ArticleView }) {
  const { t } = useTranslation('help');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <article className="max-w-3xl min-w-0 space-y-5">
        <header>
          <p className="text-sm text-muted">{view.topic}</p>
          <h1 className="text-xl wrap-anywhere">{view.title}</h1>
        </header>
        <div
          className="prose text-base"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
          dangerouslySetInnerHTML={{ __html: view.html }}
        />
        <VoteForm tag={view.tag} home={view.home} voted={view.voted} />
      </article>
      {view.others.length > 0 && (
        <nav aria-labelledby="others" className="rounded-card border border-line bg-raised p-2">
          <h2 id="others" className="px-3 py-2 text-base">
            {t('others')}
          </h2>
          <ArticleLinks links={view.others} />
        </nav>
      )}
    </div>
  );
}

function ArticleLinks({ links }: { links: { tag: string; title: string; path: string }[] }) {
  return (
    <ul>
      {links.map(({ tag, title, path }) => (
        <li key={tag} id={tag} data-article="">
          <Link to={path} className={ROW}>
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <Icon name="right" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Results({ view: { home, query, results, hasFeedback } }: { view: ResultsView }) {
  const { t } = useTranslation('help');
  if (results.length === 0) {
    return (
      <EmptyState icon="search" title={t('noResult')}>
        {hasFeedback && <AskLink home={home} query={query} />}
      </EmptyState>
    );
  }
  return (
    <ol className="max-w-3xl divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {results.map(({ tag, parts, path, excerpt }) => (
        <li key={tag}>
          <Link to={path} className="block px-5 py-4 transition-colors hover:bg-sunken">
            <span className="font-semibold">
              <Marked parts={parts} />
            </span>
            <span className="mt-1 block text-sm text-muted">{excerpt}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The bare page has no dialogs. */
function AskLink({ home, query }: { home: string; query: string }) {
  const { t } = useTranslation('help');
  if (home === paths.helpCentre()) return <ButtonLink to={paths.feedback({ method: query })}>{t('ask')}</ButtonLink>;
  return (
    <ModalLink modal="feedback" method={query} className={buttonClasses('primary')}>
      {t('ask')}
    </ModalLink>
  );
}

function Topics({ view: { topics, highlights } }: { view: TopicsView }) {
  const { t } = useTranslation('help');
  if (topics.length === 0) return <EmptyState icon="info" title={t('empty')} />;
  return (
    <>
      {highlights.length > 0 && (
        <nav aria-labelledby="highlights" className="space-y-2.5">
          <h2 id="highlights" className="text-base">
            {t('highlights')}
          </h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {highlights.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className="choice-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {topics.map(({ tag, title, articles }) => (
          <section
            key={tag}
            aria-labelledby={`topic-${tag}`}
            className="rounded-card border border-line bg-raised p-2 shadow-card"
          >
            <h2 id={`topic-${tag}`} className="px-3 py-2 text-base">
              {title}
            </h2>
            <ArticleLinks links={articles} />
          </section>
        ))}
      </div>
    </>
  );
}

function More({ view: { hasService, hasFeedback } }: { view: HelpView }) {
  const { t } = useTranslation('help');
  if (!hasService && !hasFeedback) return null;
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-5">
      <p className="min-w-48 flex-1 text-base font-semibold">{t('more')}</p>
      {hasFeedback && (
        <Link to={paths.feedback()} className={buttonClasses('outline')}>
          {t('feedback.title')}
        </Link>
      )}
      {hasService && <ServiceLink />}
    </section>
  );
}
