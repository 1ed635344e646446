import { useTranslation } from '~/i18n/use-translation.ts';
import { Picture } from '~/ui/picture.tsx';
import { PrintBar } from '~/ui/print-bar.tsx';
import type { PosterView } from './register.server.ts';

/** Black on white in both themes, as printed. */
export function Poster({ view }: { view: PosterView }) {
  const { t } = useTranslation('register');
  return (
    <article className="min-w-0 space-y-5">
      <PrintBar
        back={{ to: view.back, label: t('poster.back') }}
        label={t('poster.print')}
        hint={t('poster.printHint')}
      />
      <div className="mx-auto max-w-md space-y-5 rounded-card border border-line bg-[white] p-6 text-center text-[black] sm:p-10 print:border-0">
        <Picture lost="name" src={view.logo} alt={view.brand} width={210} height={60} className="mx-auto h-15 w-auto" />
        <h1 className="text-xl">{t('poster.title')}</h1>
        {view.inviter && <p className="text-lg wrap-anywhere">{view.inviter}</p>}
        <div
          role="img"
          aria-label={t('links.qr', { code: view.code })}
          className="mx-auto aspect-square w-full max-w-72 [&>svg]:size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server
          dangerouslySetInnerHTML={{ __html: view.qrSvg }}
        />
        <p>
          <span className="block text-sm">{t('poster.code')}</span>
          <strong className="text-xl tracking-widest">{view.code}</strong>
        </p>
        <p className="text-sm wrap-anywhere">{view.url}</p>
        {view.validTo && <p className="text-sm">{view.validTo}</p>}
      </div>
    </article>
  );
}
