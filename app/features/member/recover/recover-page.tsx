import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { ThemedImage } from '~/ui/themed-image.tsx';
import type { RecoverAnswer } from './action.server.ts';
import type { RecoverView } from './panel.server.ts';
import { RecoverPanel } from './recover-panel.tsx';

/** `/forget` has no header: the logo links home. */
export function RecoverPage({ view, answer }: { view: RecoverView; answer?: RecoverAnswer }) {
  const { t } = useTranslation('password');
  return (
    <div className="wrap py-8 md:py-12">
      <section className="mx-auto max-w-lg rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <Link to={paths.home()} className="mb-5 inline-block rounded-control">
          <ThemedImage
            onLight={view.logoOnLight}
            onDark={view.logoOnDark}
            alt={view.brandName}
            width={140}
            height={40}
            className="h-10 w-35 object-contain object-left"
          />
        </Link>
        <h1 className="text-xl">{t('recover.title')}</h1>
        <p className="mt-2 mb-5 text-base text-muted">{t('recover.subtitle')}</p>
        <RecoverPanel
          id="recover-page"
          view={view}
          answer={answer}
          methodPath={(method) => paths.recover({ method })}
          loginPath={paths.login()}
        />
      </section>
    </div>
  );
}
