import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { SliderScene, SliderService } from './verification.types.ts';

/** As long as the track below: the thumb is below its number. */
const WIDTH = 320;

/** Third parties need scripts. */
export function SliderFallback({ id, service, scene }: { id: string; service: SliderService; scene: SliderScene }) {
  const { t } = useTranslation('verification');
  if (!service.scenes.includes(scene)) return null;
  return (
    <noscript>
      <div className="space-y-2">
        <label htmlFor={`${id}-slider`} className="block text-sm">
          {t('slider.noScript')}
        </label>
        <img src={paths.sliderPicture(scene)} alt={t('slider.picture')} width={WIDTH + 16} height={188} />
        <input
          id={`${id}-slider`}
          type="range"
          name="sliderX"
          min={0}
          max={WIDTH}
          defaultValue={0}
          style={{ width: WIDTH + 16 }}
        />
      </div>
    </noscript>
  );
}
