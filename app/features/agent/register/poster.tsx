import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { Button } from '~/ui/button.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { PosterView } from './register.server.ts';

/** Black on white in both themes, as printed. */
export function Poster({ view }: { view: PosterView }) {
  const { t } = useTranslation('register');
  const isInteractive = useIsInteractive();
  return (
    <article className="min-w-0 space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={view.back}>{t('poster.back')}</BackLink>
        {isInteractive ? (
          <Button type="button" look="outline" size="small" onClick={() => window.print()}>
            {t('poster.print')}
          </Button>
        ) : (
          <p className="text-sm text-muted">{t('poster.printHint')}</p>
        )}
      </div>
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
