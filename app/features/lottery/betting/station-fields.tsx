import { useTranslation } from '~/i18n/use-translation.ts';

interface StationFieldsProps {
  stations: { gameId: number; name: string }[];
  isTwo: boolean;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

export function StationFields({ stations, isTwo, chosen, onChoose }: StationFieldsProps) {
  const { t } = useTranslation('betting');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t(isTwo ? 'page.stationsTwo' : 'page.stations')}</legend>
      <div className="flex flex-wrap gap-2">
        {stations.map(({ gameId, name }) => (
          <label key={gameId} className="pad-key">
            <input
              type="checkbox"
              name="station"
              value={gameId}
              checked={chosen.includes(gameId)}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? [...chosen, gameId] : chosen.filter((each) => each !== gameId))
              }
            />
            <span className="px-4!">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
