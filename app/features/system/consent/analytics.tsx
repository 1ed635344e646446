import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

export interface AnalyticsView {
  tagId: string;
  script: string;
}

/** Render only after consent. */
export default function Analytics({ tagId, script }: AnalyticsView) {
  const { pathname } = useLocation();
  useEffect(() => {
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}?id=${encodeURIComponent(tagId)}`;
    gtag('consent', 'default', CONSENT);
    gtag('js', new Date());
    gtag('set', pageFields(location.pathname));
    gtag('config', tagId, { send_page_view: false, allow_google_signals: false });
    document.head.append(element);
  }, [tagId, script]);
  useEffect(() => {
    gtag('set', pageFields(pathname));
    gtag('event', 'page_view', pageFields(pathname));
  }, [pathname]);
  return null;
}

/** Sends nothing to advertisers. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Queries and titles hold search terms and referrers. */
const pageFields = (pathname: string) => ({
  page_location: `${location.origin}${pathname}`,
  page_title: pathname,
  page_referrer: '',
});

/** gtag.js ignores arrays. */
function gtag(..._command: unknown[]): void {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments);
}
