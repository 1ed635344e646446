import { Form } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { PopUps } from '~/features/messages/pop-ups/pop-ups.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import { AccountSummary } from './account-summary.tsx';
import { FirstSteps } from './first-steps.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

/** A newcomer's steps cannot be postponed; the rest until tomorrow. */
export default function AfterLogin({ view }: { view: AfterLoginPanelView }) {
  const { t } = useTranslation('messages');
  const { pageBehind } = useModal();
  return (
    <PanelBody>
      {view.kind === 'steps' && <FirstSteps steps={view.steps} isTrial={view.isTrial} />}
      {view.kind === 'summary' && <AccountSummary view={view} />}
      {view.kind === 'news' && <PopUps popUps={view.popUps} />}
      <ButtonLink
        to={pageBehind}
        data-first-focus
        replace
        preventScrollReset
        look={view.kind === 'news' ? 'outline' : 'primary'}
        size="large"
        className="w-full"
      >
        {t('afterLogin.goOn')}
      </ButtonLink>
      {view.kind !== 'steps' && (
        <Form method="post" action={paths.preferences()} replace preventScrollReset>
          <input type="hidden" name="returnTo" value={pageBehind} />
          <Button look="quiet" name="afterLogin" value="tomorrow" size="large" className="w-full">
            {t('afterLogin.notToday')}
          </Button>
        </Form>
      )}
    </PanelBody>
  );
}
