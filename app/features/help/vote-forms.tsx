import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonForm } from '~/ui/button-form.tsx';

export function VoteForms({ tag, home }: { tag: string; home: string }) {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  return (
    <section aria-labelledby="vote" className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <h2 id="vote" className="text-base">
        {t('vote.question')}
      </h2>
      <div className="flex gap-3">
        {(['yes', 'no'] as const).map((answer) => (
          <ButtonForm
            key={answer}
            action={paths.helpVote()}
            fields={{ article: tag, isHelpful: answer, home }}
            errorTitle={common('errors.summary')}
            look="outline"
          >
            {t(`vote.${answer}`)}
          </ButtonForm>
        ))}
      </div>
    </section>
  );
}
