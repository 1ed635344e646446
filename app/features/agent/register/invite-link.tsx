import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { ShareButton } from '~/ui/share-button.tsx';
import { useMayAct } from '../rights/rights.tsx';
import type { LinkView } from './register.server.ts';

interface InviteLinkProps {
  link: LinkView;
  managePath: string;
  answer: FormAnswer | undefined;
}

export function InviteLink({ link, managePath, answer }: InviteLinkProps) {
  const { t } = useTranslation('register');
  const { code, url, qrSvg, state, inviter, type, facts, rates, counts, share } = link;
  const mayAct = useMayAct();
  const isAnswered = answer?.result.initialValue?.code === code;
  const isOver = state === 'expired';
  const manage = {
    action: managePath,
    errorTitle: t('links.manageFailed'),
    look: 'outline',
    size: 'small',
  } as const;
  return (
    <li className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-5">
      <div className="flex gap-5 max-sm:flex-col">
        <div className="min-w-0 flex-1 space-y-3">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-base font-semibold tracking-wider">{code}</h2>
            <Badge look={state === 'active' ? 'highlight' : 'quiet'}>{t(`states.${state}`)}</Badge>
            <Badge>{type}</Badge>
          </div>
          <p className="flex flex-wrap items-baseline text-sm">
            <span className={`min-w-0 wrap-anywhere select-all ${isOver ? 'text-muted line-through' : ''}`}>{url}</span>
            {!isOver && (
              <CopyButton
                text={url}
                label={t('links.linkOf', { code })}
                texts={{ copy: t('links.copy'), copied: t('links.copied') }}
              />
            )}
          </p>
          {share && (
            <p className="flex flex-wrap gap-2.5">
              <ShareButton text={share.text} url={url}>
                {t('links.share')}
              </ShareButton>
              <ButtonLink to={share.posterPath} look="outline" size="small">
                {t('links.poster')}
              </ButtonLink>
            </p>
          )}
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
            {counts.map(({ label, text, note, path }) => (
              <div key={label} className="flex min-w-0 flex-col justify-between rounded-control bg-sunken px-3 py-2">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="font-semibold tabular-nums">
                  {path ? (
                    <Link to={path} className="touch text-link underline">
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  {note && <span className="ms-2 text-sm font-normal text-muted">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <Pairs pairs={facts} />
          {rates.length > 0 && (
            <details className="text-sm">
              <summary className="touch w-fit cursor-pointer font-medium text-link">{t('links.rates')}</summary>
              <div className="mt-2">
                <Pairs pairs={rates} />
              </div>
            </details>
          )}
          {!isOver && (
            <p className="text-sm text-muted">
              {inviter ? t('links.inviter', { name: inviter }) : t('links.noInviter')}
            </p>
          )}
          {mayAct && (
            <div className="flex flex-wrap items-start gap-2.5">
              {!isOver && (
                <>
                  <ButtonForm
                    {...manage}
                    fields={{ code, intent: state === 'paused' ? 'resume' : 'pause' }}
                    answer={isAnswered ? answer : undefined}
                  >
                    {t(state === 'paused' ? 'links.resume' : 'links.pause')}
                  </ButtonForm>
                  <ButtonForm {...manage} fields={{ code, intent: inviter ? 'hide' : 'show' }}>
                    {t(inviter ? 'links.hide' : 'links.show')}
                  </ButtonForm>
                </>
              )}
              <details className="group/end min-w-0">
                <summary className="button h-9 cursor-pointer list-none bg-transparent px-3.5 text-sm hover:bg-current/8">
                  {t('links.end')}
                </summary>
                <div className="mt-2 space-y-2.5 rounded-control bg-sunken p-3 text-sm">
                  <p>{t('links.endText')}</p>
                  <ButtonForm {...manage} fields={{ code, intent: 'end' }}>
                    {t('links.endNow')}
                  </ButtonForm>
                </div>
              </details>
            </div>
          )}
        </div>
        {qrSvg && (
          <div
            role="img"
            aria-label={t('links.qr', { code })}
            className="size-32 shrink-0 self-center rounded-control border border-line bg-[white] p-2 sm:self-start [&>svg]:size-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server
            dangerouslySetInnerHTML={{ __html: qrSvg }}
          />
        )}
      </div>
    </li>
  );
}

const Pairs = ({ pairs }: { pairs: LinkView['rates'] }) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {pairs.map(({ label, text }) => (
      <div key={label} className="flex gap-x-1.5">
        <dt className="text-muted">{label}</dt>
        <dd className="tabular-nums">{text}</dd>
      </div>
    ))}
  </dl>
);
