import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { PlainPage } from '~/features/system/plain-page.tsx';
import { readService } from '~/features/system/service/service.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { withSite } from '~/request/with-site.server.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** Without scripts; open while the site is closed. */
export const loader = withSite(
  async (site) => {
    const { url } = await readService(site);
    if (url) return redirect(url);
    return data(
      { brandName: site.brand.merchantName, title: site.title(site.t('system', 'service.label')) },
      { status: 502 },
    );
  },
  { isOpen: true, isForClosed: true },
);

export default function ServiceRoute() {
  const { brandName } = useLoaderData<typeof loader>();
  const { t } = useTranslation('system');
  const { t: common } = useTranslation('common');
  return (
    <PlainPage brandName={brandName} icon="headset" title={t('service.label')}>
      <p className="text-base text-muted">{t('service.failed')}</p>
      <ButtonLink to={paths.home()} reloadDocument>
        {common('toHome')}
      </ButtonLink>
    </PlainPage>
  );
}

export { pageMeta as meta } from '~/layout/page-meta.ts';
