import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { limitsAction } from '~/features/member/limits/action.server.ts';
import { readLimits } from '~/features/member/limits/limits.server.ts';
import { LimitsPage } from '~/features/member/limits/limits-page.tsx';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { withSite } from '~/request/with-site.server.ts';
import { writeSession } from '~/session/cookie.server.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';

export const loader = withSite(async (site) => {
  const view = await readLimits(site);
  const isOnBreak = view.break !== null;
  const { member } = site;
  const isKnown = member === null || (member.isOnBreak ?? false) === isOnBreak;
  const cookie = isKnown ? null : await writeSession({ ...member, isOnBreak }, site.isSecure);
  // The layout is loaded again: it shows what is open now.
  if (cookie && !isOnBreak)
    throw await redirectWithToast(paths.limits(), { tone: 'info', key: 'member.breakOver' }, [cookie]);
  const isHeld = view.break?.kind === 'held';
  const title = isHeld ? 'limits.break.held.title' : 'limits.break.title';
  return data(
    { view, title: site.title(isOnBreak ? site.t('account', title) : site.t('member', 'centre.limits')) },
    cookie ? { headers: { 'Set-Cookie': cookie } } : undefined,
  );
});

export const action = limitsAction;

export default function LimitsRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answers = useFormAnswers('limits');
  return <LimitsPage view={view} answers={answers} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
