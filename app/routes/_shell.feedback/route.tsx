import { useActionData, useLoaderData } from '@remix-run/react';
import { feedbackAction } from '~/features/help/feedback/action.server.ts';
import { FeedbackForm } from '~/features/help/feedback/feedback-form.tsx';
import { readFeedback } from '~/features/help/feedback/panel.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { withSite } from '~/request/with-site.server.ts';
import { PageCard } from '~/ui/page-card.tsx';

export const loader = withSite(async (site) => ({
  view: readFeedback(site),
  title: site.title(site.t('help', 'feedback.title')),
}));

export const action = feedbackAction;

export default function FeedbackRoute() {
  const { t } = useTranslation('help');
  const { view } = useLoaderData<typeof loader>();
  return (
    <PageCard title={t('feedback.title')}>
      <FeedbackForm id="feedback-page" view={view} answer={useActionData<typeof action>()} />
    </PageCard>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
