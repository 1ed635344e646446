import { useMemo } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { type Coverage, isCovered } from './coverage.ts';
import type { SlipLine } from './schema.ts';

interface CoverageNoticeProps {
  lines: readonly Pick<SlipLine, 'gameIds' | 'play' | 'content'>[];
  coverage: Coverage;
}

export function CoverageNotice({ lines, coverage }: CoverageNoticeProps) {
  const { t } = useTranslation('betting');
  // Each render has new lines, and thousands of numbers are slow to count.
  const key = JSON.stringify(lines.map(({ gameIds, play, content }) => ({ gameIds, play, content })));
  const isShown = useMemo(() => isCovered(coverage, JSON.parse(key)), [coverage, key]);
  return isShown ? (
    <p role="status" className="text-sm font-semibold">
      {t('slip.covered')}
    </p>
  ) : null;
}
