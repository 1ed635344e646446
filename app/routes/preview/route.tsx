import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { themeCss } from '~/brand/theme.ts';
import { GamesPage } from '~/features/games/games-page.tsx';
import { HomePage } from '~/features/home/home-page.tsx';
import { NoticesPage } from '~/features/messages/notices-page.tsx';
import { LoginPage } from '~/features/session/login-page.tsx';
import { DownloadPage } from '~/features/system/download-page.tsx';
import { ErrorMessage, ErrorPage } from '~/features/system/error-page.tsx';
import { HelpPage } from '~/features/system/help-page.tsx';
import { MaintenancePage } from '~/features/system/maintenance-page.tsx';
import { PromotionsPage } from '~/features/system/promotions-page.tsx';
import { RegionPage } from '~/features/system/region-page.tsx';
import { Shell } from '~/layout/shell.tsx';
import { build } from './fixtures.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return build(new URL(request.url).searchParams);
}

export default function Preview() {
  const d = useLoaderData<typeof loader>();
  const error = { kind: d.kind as 'network', requestId: 'b3f1c0de-77aa-4c7e-9d11-2f0a', retryTo: '/preview' };
  const style = <style dangerouslySetInnerHTML={{ __html: themeCss(d.css) }} />;
  if (d.page === 'maintenance') return <>{style}<MaintenancePage brandName={d.shell.brand.name} view={{ endTime: '21 November 2026, 15:30', endIsoTime: '2026-11-21T15:30:00Z', customerServicePath: '/helpmc' }} /></>;
  if (d.page === 'region') return <>{style}<RegionPage brandName={d.shell.brand.name} view={{ ip: '203.0.113.7', customerServicePath: '/helpmc' }} /></>;
  if (d.page === 'error') return <><style dangerouslySetInnerHTML={{ __html: themeCss({}) }} /><ErrorPage error={error} /></>;
  const pages: Record<string, JSX.Element> = {
    home: <HomePage view={d.home} />,
    games: <GamesPage view={d.games} currencySymbol="₱" />,
    login: <LoginPage view={d.login} failure={d.failure} />,
    promotions: <PromotionsPage promotions={d.promotions} homePath="/preview" />,
    help: <HelpPage sections={d.help} customerServicePath="/helpmc" />,
    download: <DownloadPage apps={d.apps} brandName={d.shell.brand.name} />,
    notices: <NoticesPage view={d.notices} />,
    message: <ErrorMessage error={error} />,
  };
  return <>{style}<Shell view={d.shell} frame={d.page === 'login' ? 'header' : 'full'}>{pages[d.page]}</Shell></>;
}
