import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';

interface ServiceLinkProps {
  path: string | null;
  look?: 'primary' | 'outline';
}

/** The way to customer service; nothing when the brand told none. */
export function ServiceLink({ path, look = 'outline' }: ServiceLinkProps) {
  const { t } = useTranslation('system');
  if (!path) return null;
  return (
    <ButtonLink to={path} look={look}>
      <Icon name="headset" />
      {t('service')}
    </ButtonLink>
  );
}
