import { paths } from '~/config/paths.ts';
import { ButtonForm } from '~/ui/button-form.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { CheckInView } from './check-in.server.ts';

interface CheckInProps {
  view: CheckInView;
  /** The page that shows it. */
  returnTo: string;
}

/** Checks in for today at one press and stays on the page. */
export function CheckIn({ view: { promotionId, title, day, button, error }, returnTo }: CheckInProps) {
  return (
    <div className="today-tile">
      <Icon
        name={button ? 'clock' : 'check'}
        className={`size-5.5 shrink-0 ${button ? 'text-link' : 'text-positive'}`}
      />
      <span className={`flex-1 ${button ? 'min-w-24 basis-24' : 'min-w-0'}`}>
        <span className="block truncate leading-5 font-semibold">{title} </span>
        <span className="block truncate text-xs text-muted tabular-nums">{day}</span>
      </span>
      {button && (
        <ButtonForm
          action={paths.promotion(promotionId, { returnTo })}
          errorTitle={error}
          look="highlight"
          size="small"
          className="touch whitespace-nowrap"
        >
          {button}
        </ButtonForm>
      )}
    </div>
  );
}
