import { type MouseEvent, type ReactNode, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { buttonClasses } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { openBlank } from '~/ui/open-window.ts';
import type { ServiceAnswer } from './service.server.ts';

/** Specification, section 9. */
const POP_UP = 'popup,width=440,height=500';

interface ServiceAnchorProps {
  className: string;
  children: ReactNode;
}

/** Without scripts links to a new tab; where the browser opens no window, opens in this tab. */
export function ServiceAnchor({ className, children }: ServiceAnchorProps) {
  const { t } = useTranslation('system');
  const { t: common } = useTranslation('common');
  const [hasFailed, setFailed] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const popUp = openBlank(POP_UP);
    event.preventDefault();
    if (!popUp) {
      window.location.assign(paths.service());
      return;
    }
    readAddress().then(
      (url) => popUp.location.replace(url),
      () => {
        popUp.close();
        setFailed(true);
      },
    );
  };
  return (
    <>
      <a href={paths.service()} target="_blank" rel="noopener" className={className} onClick={open}>
        {children}
      </a>
      {hasFailed && (
        <AlertDialog
          title={t('service.label')}
          text={t('service.failed')}
          confirmLabel={common('close')}
          onClose={() => setFailed(false)}
        />
      )}
    </>
  );
}

async function readAddress(): Promise<string> {
  const response = await fetch(paths.serviceLink());
  const { url } = (await response.json()) as ServiceAnswer;
  if (!url) throw new Error('Customer service has no address');
  return url;
}

export function ServiceLink() {
  const { t } = useTranslation('system');
  return (
    <ServiceAnchor className={buttonClasses('outline')}>
      <Icon name="headset" />
      {t('service.label')}
    </ServiceAnchor>
  );
}
