import { useFetcher } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { ChatRow } from './chat.types.ts';

interface ChatMessageProps extends Omit<ReportProps, 'id'> {
  row: ChatRow;
  /** BCP 47 tag of the room. */
  lang: string;
  mayReport: boolean;
  isOwn: boolean;
  isReported: boolean;
  /** The reader is asked whether to report it. */
  isAsked: boolean;
}

const anchorOf = (id: string) => `message-${id}`;
/** Without scripts the page begins at the message. */
const pathAt = (id: string, search: Parameters<typeof paths.chat>[0]) => `${paths.chat(search)}#${anchorOf(id)}`;

export function ChatMessage({ row, lang, mayReport, isOwn, isReported, isAsked, ...report }: ChatMessageProps) {
  const { t } = useTranslation('chat');
  const { id, author, name, rank, text, clock } = row;
  const isSupport = author === 'SUPPORT';
  return (
    <li id={anchorOf(id)} className={isSupport ? 'rounded-control border border-accent/40 bg-accent/8 p-3' : undefined}>
      <div className="flex min-h-8 items-center gap-2 text-xs text-muted pointer-coarse:min-h-11">
        {rank && (
          <Picture
            lost="mark"
            src={rank.badge}
            alt={t('rank', { level: rank.level })}
            width={48}
            height={48}
            className="size-5"
          />
        )}
        <span className="truncate text-sm font-semibold text-text">{name}</span>
        {isSupport && <Badge look="brand">{t('support')}</Badge>}
        {author === 'AGENT' && <Badge>{t('agent')}</Badge>}
        {isOwn && <Badge>{t('you')}</Badge>}
        <time className="ms-auto tabular-nums">{clock}</time>
        {mayReport && !isOwn && !isSupport && <ReportLink row={row} isReported={isReported} {...report} />}
      </div>
      <p lang={lang} className="text-base wrap-anywhere">
        {text}
      </p>
      {isAsked && !isReported && <ReportQuestion id={id} {...report} />}
    </li>
  );
}

interface ReportProps {
  id: string;
  room: string;
  onAsk: (id: string | null) => void;
  onReported: (id: string) => void;
  answer: FormAnswer | undefined;
}

interface ReportLinkProps extends Omit<ReportProps, 'id'> {
  row: ChatRow;
  isReported: boolean;
}

function ReportLink({ row: { id, name, clock }, room, isReported, onAsk }: ReportLinkProps) {
  const { t } = useTranslation('chat');
  if (isReported) return <span className="flex min-h-8 items-center">{t('reported')}</span>;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk(id);
  };
  return (
    <Link
      to={pathAt(id, { room, report: id })}
      onClick={ask}
      aria-label={`${t('report')}: ${name}, ${clock}`}
      title={t('report')}
      className="touch -me-2 grid size-8 shrink-0 place-items-center rounded-control hover:bg-current/8"
    >
      <Icon name="flag" className="size-4" />
    </Link>
  );
}

function ReportQuestion({ id, room, onAsk, onReported, answer }: ReportProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<FormAnswer>();
  const send = useSubmitOnce(fetcher);
  const data = fetcher.data ?? answer;
  const isDone = fetcher.data !== undefined && !fetcher.data.result?.error;
  useEffect(() => {
    if (isDone) onReported(id);
  }, [isDone, id, onReported]);
  const question = useRef<HTMLFormElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const giveUp = (event: MouseEvent) => {
    event.preventDefault();
    onAsk(null);
  };
  return (
    <fetcher.Form
      ref={question}
      method="post"
      action={pathAt(id, { room, report: id, form: 'report' })}
      onSubmit={send}
      className="mt-2 space-y-3 rounded-control bg-sunken p-3"
    >
      <ActingAs />
      <input type="hidden" name="message" value={id} />
      <input type="hidden" name="room" value={room} />
      <p className="text-sm">{t('question')}</p>
      <FormError title={common('errors.summary')} message={data?.result?.error?.['']?.[0]} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" isPending={fetcher.state !== 'idle'}>
          {t('report')}
        </Button>
        <ButtonLink size="small" look="outline" to={pathAt(id, { room })} onClick={giveUp}>
          {t('keep')}
        </ButtonLink>
      </div>
    </fetcher.Form>
  );
}
