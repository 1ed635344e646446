import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { limitsAction } from '~/features/member/limits/action.server.ts';
import { BreakPage } from '~/features/member/limits/break-page.tsx';
import { readLimits } from '~/features/member/limits/limits.server.ts';
import { LimitsPage } from '~/features/member/limits/limits-page.tsx';
import { withSite } from '~/request/site.server.ts';
import { writeSession } from '~/session/cookie.server.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';

export const loader = withSite(async (site) => {
  const view = await readLimits(site);
  const isOnBreak = view.kind === 'break';
  const { member } = site;
  const isKnown = member === null || (member.isOnBreak ?? false) === isOnBreak;
  const cookie = isKnown ? null : await writeSession({ ...member, isOnBreak }, site.isSecure);
  const title = site.title(site.t('member', isOnBreak ? 'limits.break.title' : 'limits.title'));
  return data({ view, title }, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined);
});

export const action = limitsAction;

export default function LimitsRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answers = useFormAnswers('limits');
  if (view.kind === 'break') return <BreakPage view={view} />;
  return <LimitsPage view={view} answers={answers} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
