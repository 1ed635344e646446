import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Field } from '~/ui/field.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import type { RegisterView } from './panel.server.ts';

type Input = Partial<ComponentProps<typeof Field>>;

const INPUTS: Record<string, Input> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
};

const FREE: Input = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

const HINTS = ['payeeName', 'paymentPassword', 'recommenderId'] as const;
type Hinted = (typeof HINTS)[number];

const isHinted = (name: string): name is Hinted => (HINTS as readonly string[]).includes(name);

interface RegisterFieldProps {
  field: RegisterView['fields'][number];
  state: FieldState;
  /** Takes an agent's or a member's code. */
  isEither?: boolean;
}

export function RegisterField({ field: { name, rule }, state, isEither = false }: RegisterFieldProps) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const label = t(`register.fields.${isEither ? 'eitherCode' : name}` as 'register.fields.username');
  const shared = {
    ...FREE,
    ...INPUTS[name],
    ...state,
    label: rule.required ? label : `${label} (${t('register.optional')})`,
    hint: isHinted(name) ? t(`register.hints.${name}`) : undefined,
    required: rule.required,
    maxLength: Math.max(rule.maxLength, 1),
  };
  if (rule.type === 'password') {
    return <PasswordField {...shared} showLabel={common('showPassword')} hideLabel={common('hidePassword')} />;
  }
  return <Field {...shared} />;
}
