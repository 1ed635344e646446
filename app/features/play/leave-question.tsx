import { useId } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('play');
  const id = useId();
  return (
    <StackedDialog isAlert labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onStay}>
      <div className="space-y-4 p-5">
        <h2 id={`${id}-title`} className="text-lg">
          {t('leave.title')}
        </h2>
        <p id={`${id}-text`} className="text-base">
          {t('leave.text')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" look="outline" className="flex-1" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button type="button" className="flex-1" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </div>
      </div>
    </StackedDialog>
  );
}
