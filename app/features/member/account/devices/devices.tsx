import { paths } from '~/config/paths.ts';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { HistoryView, SessionsView } from './devices.server.ts';
import { noFields } from './schema.ts';

type Device = HistoryView['devices'][number] | SessionsView['devices'][number];

export function History({ view }: { view: HistoryView }) {
  const { t } = useTranslation('account');
  const { page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('history.advice')}</p>
      <DeviceList devices={view.devices} />
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </div>
  );
}

export function Sessions({ view, answer }: { view: SessionsView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const action = paths.account({ part: 'sessions' });
  const form = useActionForm({ id: 'account-sessions', action, schema: noFields, answer });
  return (
    <div className="space-y-4">
      <DeviceList devices={view.devices} />
      {view.others > 0 ? (
        <ActionForm
          form={form}
          label={t('sessions.end')}
          errorTitle={common('errors.summary')}
          submit={t('sessions.end')}
          pending={t('sessions.ending')}
          look="outline"
        />
      ) : (
        <p className="text-sm text-muted">{t('sessions.alone')}</p>
      )}
    </div>
  );
}

function DeviceList({ devices }: { devices: Device[] }) {
  const { t } = useTranslation('account');
  const { t: agent } = useTranslation('agent');
  return (
    <ul className="divide-y divide-line">
      {devices.map((each) => (
        <li key={`${each.isoTime} ${each.device} ${each.address}`} className="flex gap-3.5 py-3">
          <Icon
            name={/Android|iPhone|iPad/.test(each.device) ? 'phone' : 'globe'}
            className="mt-0.5 size-5 text-muted"
          />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              {each.device}
              {each.isCurrent && <Badge look="highlight">{t('sessions.current')}</Badge>}
            </p>
            <p className="text-sm text-muted">
              {each.place ?? t('sessions.nowhere')} · {each.address}
              {each.way && ` · ${agent(`agentHome.ways.${each.way}`)}`}
            </p>
            <time dateTime={each.isoTime} className="text-xs text-muted">
              {each.time}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
