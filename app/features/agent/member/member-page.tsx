import { useTranslation } from '~/i18n/use-translation.ts';
import { SumList } from '~/parts/records/records-page.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { Crumbs } from '../crumbs.tsx';
import { MOST_NOTE, noteSchema } from '../lines/schema.ts';
import { ForActing } from '../rights/rights.tsx';
import type { MemberView } from './member.server.ts';

interface MemberProps {
  view: MemberView;
  /** To a form sent without JavaScript. */
  answer: FormAnswer | undefined;
}

const LINK = 'touch inline-flex items-center text-link underline underline-offset-2';

/** A member of the team: money, bets, contracts, last use, notes. */
export default function MemberPage({ view, answer }: MemberProps) {
  const { t } = useTranslation('lines');
  const { member, crumbs, back, facts, ranges, own, team, links, contracts, acts } = view;
  return (
    <section className="space-y-4">
      <Crumbs crumbs={crumbs} />
      <BackLink to={back}>{t('back')}</BackLink>
      <header className="flex flex-wrap items-center gap-3">
        <Avatar src={member.avatar} className="size-12" />
        <div className="min-w-40 flex-1">
          <h1 className="text-xl wrap-anywhere">{member.nickname}</h1>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="wrap-anywhere">{member.account}</span>
            {member.type && <Badge>{member.type}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {acts.map(({ text, to }) => (
            <ButtonLink key={to} to={to} look="outline" size="small">
              {text}
            </ButtonLink>
          ))}
        </div>
      </header>
      <dl className="facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {contracts.length > 0 && (
          <div>
            <dt>{t('member.contracts')}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {contracts.map(({ text, to }) => (
                <Link key={text} to={to} className={LINK}>
                  {text}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <TabLinks label={t('member.range')} tabs={ranges} isReplacing />
      <Part title={t('member.own')} sums={own} />
      {team && <Part title={t('member.team')} sums={team} />}
      <p className="flex flex-wrap gap-x-5">
        {links.map(({ text, to }) => (
          <Link key={to} to={to} className={LINK}>
            {text}
          </Link>
        ))}
      </p>
      <Note key={view.action} view={view} answer={answer} />
    </section>
  );
}

function Part({ title, sums }: { title: string; sums: MemberView['own'] }) {
  return (
    <div className="space-y-2">
      <h2 className="text-base">{title}</h2>
      <SumList label={title} sums={sums} />
    </div>
  );
}

function Note({ view: { note, action }, answer }: MemberProps) {
  const { t } = useTranslation('lines');
  const form = useActionForm({
    id: 'member-note',
    action,
    schema: noteSchema,
    answer,
    keepsPlace: true,
    defaultValue: { text: note.text },
  });
  return (
    <div className="max-w-3xl space-y-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
      <h2 className="text-base">{t('member.note')}</h2>
      <p className="text-sm text-muted">
        {t('member.noteText')} {note.changed}
      </p>
      <ForActing otherwise={<p className="whitespace-pre-line wrap-anywhere">{note.text}</p>}>
        <ActionForm
          form={form}
          label={t('member.note')}
          errorTitle={t('member.errors.summary')}
          submit={t('member.save')}
          pending={t('member.pending')}
        >
          <TextArea
            field={form.field('text')}
            label={t('member.note')}
            maxLength={MOST_NOTE}
            rows={4}
            isRequired={false}
          />
        </ActionForm>
      </ForActing>
    </div>
  );
}
