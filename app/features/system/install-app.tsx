import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';

/** What browsers that install sites tell a page; other browsers have "add to home screen" in their menu. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** A button that installs the site as an app, where the browser offers it. */
export function InstallApp({ brandName }: { brandName: string }) {
  const { t } = useTranslation('play');
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const forget = () => setOffer(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return null;
  // An offer is good for one time.
  const install = () => offer.prompt().finally(() => setOffer(null));
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-5 shadow-card sm:px-8">
      <div className="min-w-0 flex-1 basis-72 space-y-1">
        <h2 className="text-lg">{t('install.title', { name: brandName })}</h2>
        <p className="text-base text-muted">{t('install.text')}</p>
      </div>
      <Button type="button" look="highlight" onClick={install}>
        {t('install.submit')}
      </Button>
    </section>
  );
}
