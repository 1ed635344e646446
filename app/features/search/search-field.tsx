import { Form } from '@remix-run/react';
import type { InputHTMLAttributes } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { CONTROL } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { QUERY_LENGTH } from './search.constants.ts';

/** A plain GET form, so every search has a URL. */
export function SearchField(input: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation('search');
  return (
    <Form action={paths.search()} role="search" className="flex gap-2">
      <div className="relative min-w-0 flex-1">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted" />
        <input
          type="search"
          {...input}
          name="q"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={`${CONTROL} ps-10`}
        />
      </div>
      <Button>{t('submit')}</Button>
    </Form>
  );
}
