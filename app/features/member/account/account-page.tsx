import { useActionData } from '@remix-run/react';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { Icon } from '~/ui/icon.tsx';
import { LazyBoundary } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { AccountRow, AccountView } from './account.server.ts';
import type { PartAnswer } from './part/part.types.ts';
import { PART_LOOKS } from './parts.ts';

const CARD = 'rounded-card border border-line bg-raised shadow-card';

/** Phones show only the open part. */
export default function AccountPage({ view }: { view: AccountView }) {
  const answer = useActionData() as PartAnswer;
  const { t } = useTranslation('account');
  const { open } = view;
  return (
    <div className="space-y-4">
      <h1 className={`text-xl ${open ? 'max-lg:sr-only' : ''}`}>{t('title')}</h1>
      <div className={open ? 'items-start gap-5 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]' : ''}>
        <div className={`space-y-4 ${open ? 'max-lg:hidden' : ''}`}>
          <Summary view={view} />
          <ul className={`grid gap-2.5 ${open ? '' : 'md:grid-cols-2 xl:grid-cols-3'}`}>
            {view.rows.map((row) => (
              <PartRow key={row.key} row={row} isOpen={row.key === open?.key} />
            ))}
            {view.limitsPath && <LimitsRow path={view.limitsPath} />}
          </ul>
        </div>
        {open && <Part key={open.key} open={open} answer={answer} />}
      </div>
    </div>
  );
}

function Summary({ view }: { view: AccountView }) {
  const { t } = useTranslation('account');
  const { done, of, level } = view.safety;
  const color = { low: 'bg-negative', fair: 'bg-warning', high: 'bg-positive' }[level];
  return (
    <section aria-label={t('safety.label')} className={`${CARD} space-y-4 p-4 sm:p-5`}>
      <div className="flex items-center gap-4">
        <Picture
          lost="person"
          src={view.avatar}
          alt=""
          width={128}
          height={128}
          className="size-16 shrink-0 rounded-full bg-sunken"
        />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{view.nickname}</p>
          <p className="truncate text-sm text-muted">
            {view.account} · {view.rank}
          </p>
          <p className="text-xs text-muted">{t('since', { date: view.since })}</p>
        </div>
      </div>
      <div className="space-y-2">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold">{t(`safety.${level}`)}</span>
          <span className="text-muted">{t('safety.done', { done, of })}</span>
        </p>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
          <div className={`h-full rounded-full ${color}`} style={{ width: `${(done / of) * 100}%` }} />
        </div>
      </div>
    </section>
  );
}

function PartRow({ row, isOpen }: { row: AccountRow; isOpen: boolean }) {
  const texts = useTexts();
  const { icon, title, say } = PART_LOOKS[row.key];
  return (
    <li className="min-w-0">
      <Link
        to={row.path}
        aria-current={isOpen ? 'true' : undefined}
        className={`${CARD} flex h-full min-h-16 items-center gap-3.5 px-4 py-3 transition-colors hover:border-edge aria-[current]:border-accent`}
      >
        <Icon name={icon} className="size-5.5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title(texts)}</span>
          <span className="block text-sm wrap-anywhere text-muted">{say(texts, row)}</span>
        </span>
        {row.isSafe !== null && <SafetyMark isSafe={row.isSafe} />}
        <Icon name="right" className="size-4.5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function LimitsRow({ path }: { path: string }) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  return (
    <li className="min-w-0">
      <Link
        to={path}
        className={`${CARD} flex h-full min-h-16 items-center gap-3.5 px-4 py-3 transition-colors hover:border-edge`}
      >
        <Icon name="heart" className="size-5.5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{member('centre.limits')}</span>
          <span className="block text-sm text-muted">{t('limits.row')}</span>
        </span>
        <Icon name="right" className="size-4.5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function SafetyMark({ isSafe }: { isSafe: boolean }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Icon
        name={isSafe ? 'check' : 'alert'}
        className={`size-5 shrink-0 ${isSafe ? 'text-positive' : 'text-negative'}`}
      />
      <span className="sr-only">{t(isSafe ? 'safety.there' : 'safety.missing')}</span>
    </>
  );
}

interface PartProps {
  open: NonNullable<AccountView['open']>;
  answer?: PartAnswer;
}

function Part({ open, answer }: PartProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const section = useRef<HTMLElement>(null);
  const look = PART_LOOKS[open.key];
  // TypeScript cannot follow the key through the table.
  const Body = look.Body as ComponentType<{ view: unknown; answer?: PartAnswer }> | null;
  return (
    <section ref={section} aria-labelledby="account-part" className="min-w-0 space-y-4">
      <BackLink to={paths.account()} className="lg:hidden">
        {t('title')}
      </BackLink>
      <div className={`${CARD} max-w-2xl space-y-5 p-5 sm:p-8`}>
        <h2 id="account-part" className="text-lg">
          {look.title(useTexts())}
        </h2>
        {Body && (
          <LazyBoundary failed={<p className="text-sm text-muted">{common('errors.network')}</p>}>
            <Suspense
              fallback={
                <p role="status" className="min-h-80 text-sm text-muted">
                  {common('loading')}
                </p>
              }
            >
              <Body view={open.view} answer={answer} />
              <Interactive section={section} />
            </Suspense>
          </LazyBoundary>
        )}
      </div>
    </section>
  );
}

/** E2E tests wait for the mark. */
function Interactive({ section }: { section: RefObject<HTMLElement> }) {
  useEffect(() => {
    if (section.current) section.current.dataset.interactive = '';
  }, [section]);
  return null;
}
