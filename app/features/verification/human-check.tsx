import { Suspense, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import type { HumanProof, SliderScene, SliderService } from './verification.types.ts';

const SliderDialog = lazyPart(() => import('./slider-dialog.tsx'));
const GeetestCheck = lazyPart(() => import('./geetest-check.tsx'));

type Go = (proof: HumanProof | null) => void;

/** `check` continues after the puzzle, or at once when the scene needs none. Render `dialog` outside the form. */
export function useHumanCheck(service: SliderService, scene: SliderScene) {
  const { t } = useTranslation('verification');
  const [waiting, setWaiting] = useState<Go | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const check = (go: Go) => {
    if (service.scenes.includes(scene)) setWaiting(() => go);
    else go(null);
  };
  const props = {
    onSolved: (proof: HumanProof) => {
      setWaiting(null);
      waiting?.(proof);
    },
    onClose: () => setWaiting(null),
  };
  const fail = () => {
    setWaiting(null);
    setFailed(true);
  };
  const isGeetest = service.provider === 'geetest';
  const dialog = (
    <>
      {waiting && (
        <LazyBoundary failed={<CheckNotLoaded />}>
          <Suspense fallback={null}>
            {isGeetest ? (
              <GeetestCheck
                captchaId={service.captchaId ?? ''}
                scriptUrl={service.scriptUrl}
                onFailed={fail}
                {...props}
              />
            ) : (
              <SliderDialog scene={scene} {...props} />
            )}
          </Suspense>
        </LazyBoundary>
      )}
      {hasFailed && (
        <AlertDialog
          title={t('slider.title')}
          text={t('slider.failed')}
          confirmLabel={t('code.confirm')}
          onClose={() => setFailed(false)}
        />
      )}
    </>
  );
  return { check, dialog };
}

/** Only a new document retries. */
function CheckNotLoaded() {
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation('common');
  return (
    <AlertDialog
      title={t('slider.title')}
      text={t('slider.failed')}
      confirmLabel={common('retry')}
      onClose={() => window.location.reload()}
    />
  );
}

export function withProof(form: FormData, proof: HumanProof | null): FormData {
  for (const [name, value] of Object.entries(proof ?? {})) form.set(name, value);
  return form;
}
