import { useLocation } from '@remix-run/react';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { CornerCard } from '~/ui/corner-card.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useInstall } from './install-offer.ts';

/** Local storage has how many, session storage that this one is counted. */
const VISITS = 'visits';
const ASKED_FROM_VISIT = 2;
const ANSWERED = 'installAnswered';

interface InstallCardProps {
  brand: { name: string; icon: string };
  /** The member has deposited, and is asked nothing else. */
  isDue: boolean;
}

/** Opens from the second visit on, until the first answer; not over a game, nor over the page with the same steps. */
export function InstallCard({ brand, isDue }: InstallCardProps) {
  const install = useInstall();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(countVisit() && !document.querySelector('[data-game]')), []);
  const { pathname } = useLocation();
  if (!isDue || !isOpen || pathname === paths.download() || !(install || isInAppleBrowser())) return null;
  const answer = () => {
    rememberAnswer();
    setOpen(false);
  };
  return createPortal(
    <Suspense fallback={null}>
      <Card brand={brand} onAnswer={answer} onInstall={install} />
    </Suspense>,
    document.body,
  );
}

/** False in browsers of iPhones and iPads alone, which cannot open a prompt. */
const isInAppleBrowser = () => (navigator as { standalone?: boolean }).standalone === false;

/** Returns true from the second visit on, until an answer. */
function countVisit(): boolean {
  try {
    if (!sessionStorage.getItem(VISITS)) {
      sessionStorage.setItem(VISITS, '1');
      localStorage.setItem(VISITS, String(Number(localStorage.getItem(VISITS)) + 1));
    }
    return Number(localStorage.getItem(VISITS)) >= ASKED_FROM_VISIT && localStorage.getItem(ANSWERED) === null;
  } catch {
    // Without storage it would ask on each page.
    return false;
  }
}

function rememberAnswer(): void {
  try {
    localStorage.setItem(ANSWERED, '1');
  } catch {
    // Storage is full: it asks again.
  }
}

interface CardProps {
  brand: InstallCardProps['brand'];
  onAnswer: () => void;
  /** Null where the member has to do it. */
  onInstall: (() => void) | null;
}

function Card({ brand, onAnswer, onInstall }: CardProps) {
  const { t, list } = useTranslation('system');
  const { t: common } = useTranslation('common');
  const title = t('install.title', { name: brand.name });
  const accept = () => {
    onAnswer();
    onInstall?.();
  };
  return (
    <CornerCard label={title}>
      <div className="flex items-start gap-3.5">
        <Picture
          lost="mark"
          src={brand.icon}
          alt=""
          width={64}
          height={64}
          className="size-11 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="text-base">{title}</h2>
          <p className="text-sm text-muted">{t('install.text')}</p>
          {!onInstall && (
            <ol className="list-decimal space-y-1 ps-5 pt-1 text-sm">
              {list('install.steps').map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button type="button" look="outline" onClick={onAnswer}>
          {onInstall ? t('install.later') : common('close')}
        </Button>
        {onInstall && (
          <Button type="button" look="highlight" onClick={accept}>
            <Icon name="download" />
            {t('install.submit')}
          </Button>
        )}
      </div>
    </CornerCard>
  );
}
