import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import type { FieldState } from '~/ui/schema-form.ts';

interface MoreFieldsProps {
  states: FieldState[];
  children: ReactNode;
}

/** Fields that the brand does not require. Opens for a value or an error. */
export function MoreFields({ states, children }: MoreFieldsProps) {
  const { t } = useTranslation('member');
  const ref = useRef<HTMLDetailsElement>(null);
  const hasError = states.some(({ error }) => error);
  const [isOpenAtFirst] = useState(hasError || states.some(({ defaultValue }) => defaultValue));
  useEffect(() => {
    const details = ref.current;
    if (!details || details.open || !hasError) return;
    details.open = true;
    // A closed field takes no focus.
    const first = details.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && details.contains(first)) first.focus();
  });
  return (
    <details ref={ref} open={isOpenAtFirst} className="group/more">
      <summary className="touch flex h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control text-sm font-medium text-link hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 transition-transform group-open/more:rotate-180" />
        {t('register.more')}
      </summary>
      <div className="space-y-4 pt-2">{children}</div>
    </details>
  );
}
