import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { ClaimButton } from '../rewards/claim-button.tsx';
import type { PromotionAnswer } from './promotion.action.server.ts';
import type { PromotionPageView } from './promotions.server.ts';

interface PromotionButtonProps {
  promotion: Pick<PromotionPageView, 'id' | 'title' | 'button'>;
  answer?: PromotionAnswer | undefined;
  size?: 'medium' | 'large';
  /** For readers of several buttons. */
  name?: string;
  className?: string;
}

/** The one thing that the member can do now; none without any. */
export function PromotionButton({ promotion, answer, size = 'medium', name, className }: PromotionButtonProps) {
  const { t } = useTranslation('promotions');
  const { id, title, button } = promotion;
  if (!button) return null;
  const label = button.do === 'link' ? t(`page.buttons.${button.label}`) : t(`page.buttons.${button.do}`);
  const look = { size, className, ...(name && { 'aria-label': `${label}: ${name}` }) };
  switch (button.do) {
    case 'link':
      return (
        <ButtonLink to={button.path} {...look}>
          {label}
        </ButtonLink>
      );
    case 'claim':
      return <ClaimButton ids={button.rewardId} label={label} name={title} className={className} />;
    case 'checkIn':
      return (
        <ButtonForm action={paths.promotion(id)} errorTitle={t('page.errors.summary')} answer={answer} {...look}>
          {label}
        </ButtonForm>
      );
  }
}
