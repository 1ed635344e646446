import { useTranslation } from './use-translation.ts';

/** `page` may be a range: "1–3". */
export function usePageTexts(page: number | string, total: number) {
  const { t } = useTranslation('common');
  return {
    label: t('pages.label'),
    position: t('pages.position', { page, total }),
    labels: {
      first: t('pages.first'),
      previous: t('pages.previous'),
      next: t('pages.next'),
      last: t('pages.last'),
    },
  };
}
