import { paths } from '~/config/paths.ts';
import { ButtonForm } from '~/ui/button-form.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useKeptFocus } from '~/ui/use-kept-focus.ts';
import type { CheckInView } from './check-in.server.ts';

interface CheckInProps {
  view: CheckInView;
  /** The page that shows it. */
  returnTo: string;
}

/** Checks in for today at one press and stays on the page. */
export function CheckIn({ view: { promotionId, title, day, button, error }, returnTo }: CheckInProps) {
  const told = useKeptFocus<HTMLSpanElement>(button ? 1 : 0);
  return (
    <div className="today-tile">
      <Icon
        name={button ? 'clock' : 'check'}
        className={`size-5.5 shrink-0 ${button ? 'text-link' : 'text-positive'}`}
      />
      <span ref={told} tabIndex={-1} className={`flex-1 outline-none ${button ? 'min-w-24 basis-24' : 'min-w-0'}`}>
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
