import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { CONTROL } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useSubmitSoon } from '~/ui/use-submit-soon.ts';
import { HELP_QUERY_LENGTH } from './help.constants.ts';

/** A plain GET form, which is sent after a pause in the typing. */
export function HelpSearch({ home, query }: { home: string; query: string }) {
  const { t } = useTranslation('help');
  const sentSoon = useSubmitSoon();
  return (
    <Form action={home} role="search" {...sentSoon} className="flex max-w-2xl gap-2">
      <div className="relative min-w-0 flex-1">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label={t('search')}
          placeholder={t('placeholder')}
          maxLength={HELP_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className={`${CONTROL} ps-10`}
        />
      </div>
      <Button>{t('submit')}</Button>
    </Form>
  );
}
