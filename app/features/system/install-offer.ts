import { useEffect, useState } from 'react';

/** Other browsers have "add to home screen". */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** `entry.client.tsx` keeps it: it comes before the page that shows it. */
    installOffer?: Event;
  }
}

/** Returns null without browser support. */
export function useInstall(): (() => void) | null {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const read = () => setOffer((window.installOffer as InstallOffer) ?? null);
    const forget = () => {
      delete window.installOffer;
      read();
    };
    read();
    addEventListener('beforeinstallprompt', read);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', read);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  // A prompt works once.
  const forget = () => {
    delete window.installOffer;
    setOffer(null);
  };
  return offer && (() => void offer.prompt().finally(forget));
}
