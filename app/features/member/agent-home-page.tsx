import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { AgentHomeView, SignInRow } from './agent-home.server.ts';

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-raised p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 truncate text-lg font-semibold tabular-nums">{value}</dd>
      {note && <dd className="truncate text-xs text-muted">{note}</dd>}
    </div>
  );
}

function SignIn({ row }: { row: SignInRow }) {
  const { t } = useTranslation('agent');
  return (
    <tr className="grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line px-4 py-3 sm:table-row sm:p-0 sm:*:px-4 sm:*:py-3">
      <td className="col-span-2 font-medium sm:font-normal">
        <time dateTime={row.isoTime}>{row.time}</time>
        {row.isCurrent && (
          <span className="ms-2 inline-block align-middle">
            <Badge look="highlight">{t('agentHome.now')}</Badge>
          </span>
        )}
      </td>
      <td className="text-muted">{row.device}</td>
      <td className="text-end text-muted sm:text-start">{row.place ?? t('agentHome.unknownPlace')}</td>
      <td className="text-muted">{t(`agentHome.ways.${row.way}`)}</td>
    </tr>
  );
}

export function AgentHomePage({ view }: { view: AgentHomeView }) {
  const { t } = useTranslation('agent');
  const headings = [t('agentHome.time'), t('agentHome.device'), t('agentHome.place'), t('agentHome.way')];
  return (
    <div className="wrap space-y-8 py-6 md:py-10">
      <header className="felt on-dark flex items-center gap-4 rounded-card bg-brand p-5 text-on-brand sm:p-8">
        <Avatar src={view.avatar} className="size-16 bg-on-brand/10 sm:size-20" />
        <div className="min-w-0">
          <h1 className="truncate text-xl sm:text-2xl">{t('agentHome.hello', { name: view.name })}</h1>
          <p className="mt-1 text-brand-muted">{t('agentHome.since', { date: view.since })}</p>
        </div>
      </header>
      <dl className="grid gap-4 sm:grid-cols-3">
        {view.balance && <Fact label={t('agentHome.balance')} value={view.balance} />}
        <Fact label={t('agentHome.rank')} value={view.rankName} />
        {view.payeeName && <Fact label={t('agentHome.payee')} value={view.payeeName} />}
      </dl>
      {view.waiting.length > 0 && (
        <section
          aria-labelledby="waiting"
          className="rounded-card border border-accent bg-raised p-4 shadow-card sm:p-6"
        >
          <h2 id="waiting" className="text-lg">
            {t('agentHome.waiting')}
          </h2>
          <ul className="mt-1 divide-y divide-line">
            {view.waiting.map(({ text, path }) => (
              <li key={text} className="relative flex min-h-12 items-center gap-3 py-2">
                <Link to={path} className="min-w-0 flex-1 font-medium after:absolute after:inset-0 hover:underline">
                  {text}
                </Link>
                <Icon name="right" className="size-4 text-muted" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="today" className="space-y-4">
        <h2 id="today" className="text-lg">
          {t('agentHome.today')}
        </h2>
        {view.today && (
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {view.today.map(({ label, amount, note }) => (
              <Fact key={label} label={label} value={amount} note={note} />
            ))}
          </dl>
        )}
        <nav aria-label={t('agentHome.pages')}>
          <ul className="flex flex-wrap gap-3">
            {view.pages.map(({ label, path }) => (
              <li key={path}>
                <ButtonLink to={path} look="outline">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <section aria-labelledby="sign-ins">
        <h2 id="sign-ins" className="text-lg">
          {t('agentHome.signIns')}
        </h2>
        <p className="mt-1 mb-4 text-muted">{t('agentHome.signInsHint')}</p>
        <div className="overflow-hidden rounded-card border border-line bg-raised">
          <table className="block w-full text-sm sm:table">
            <thead className="sr-only sm:not-sr-only sm:table-header-group">
              <tr className="text-start text-muted">
                {headings.map((heading) => (
                  <th key={heading} scope="col" className="px-4 py-3 text-start font-medium">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block sm:table-row-group">
              {view.signIns.map((row) => (
                <SignIn key={`${row.isoTime} ${row.device}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
