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
      <dd className="mt-1 text-lg font-semibold wrap-anywhere tabular-nums">{value}</dd>
      {note && <dd className="text-xs wrap-break-word text-muted">{note}</dd>}
    </div>
  );
}

const HeaderFact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex min-w-0 gap-x-1.5">
    <dt className="text-brand-muted">{label}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
  </div>
);

function Earnings({ earnings }: { earnings: AgentHomeView['earnings'] }) {
  const { t } = useTranslation('agent');
  return (
    <section aria-labelledby="earnings" className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="earnings" className="flex-1 text-lg">
          {t('agentHome.earnings')}
        </h2>
        {earnings && (
          <Link to={earnings.path} className="touch text-sm font-medium text-link hover:underline">
            {t('centre.pages.income')}
          </Link>
        )}
      </div>
      {earnings ? (
        <>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {earnings.tiles.map(({ label, amount }) => (
              <Fact key={label} label={label} value={amount} />
            ))}
          </dl>
          <p className="text-sm text-muted">{earnings.about}</p>
          {earnings.settlements.length > 0 && <Settlements settlements={earnings.settlements} />}
        </>
      ) : (
        <p className="rounded-card border border-line bg-raised p-4 text-muted">{t('agentHome.noEarnings')}</p>
      )}
    </section>
  );
}

function Settlements({ settlements }: Pick<NonNullable<AgentHomeView['earnings']>, 'settlements'>) {
  const { t } = useTranslation('agent');
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <h3 className="text-base">{t('agentHome.settlements')}</h3>
      <ul className="mt-1 text-sm max-md:divide-y max-md:divide-line md:flex md:flex-wrap md:gap-x-10">
        {settlements.map(({ key, kind, path, period, time, isoTime }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2 md:flex-col">
            <span className="min-w-0 flex-1">
              {path ? (
                <Link to={path} className="touch font-medium hover:underline">
                  {kind}
                </Link>
              ) : (
                <span className="font-medium">{kind}</span>
              )}
              {period && <span className="block text-xs text-muted">{period}</span>}
            </span>
            <time dateTime={isoTime} className="tabular-nums">
              {time}
            </time>
          </li>
        ))}
      </ul>
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
        <div className="min-w-0 space-y-1">
          <h1 className="text-xl wrap-anywhere">{t('agentHome.hello', { name: view.name })}</h1>
          <p className="text-sm text-brand-muted">{t('agentHome.since', { date: view.since })}</p>
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {view.balance && <HeaderFact label={t('agentHome.balance')} value={view.balance} />}
            <HeaderFact label={t('agentHome.rank')} value={view.rankName} />
            {view.payeeName && <HeaderFact label={t('agentHome.payee')} value={view.payeeName} />}
          </dl>
        </div>
      </header>
      <Earnings earnings={view.earnings} />
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
