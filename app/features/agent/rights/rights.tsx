import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';

export interface AgentRights {
  mayAct: boolean;
  /** A sub-account, who proves acts by the agent's payment password. */
  isSub: boolean;
}

/** Rights to the page of the agent centre. */
export const AgentRightsContext = createContext<AgentRights>({ mayAct: true, isSub: false });

/** Shows what only those may see who may act on the page. */
export function ForActing({ children, otherwise = null }: { children: ReactNode; otherwise?: ReactNode }) {
  return useContext(AgentRightsContext).mayAct ? children : otherwise;
}

export const useMayAct = (): boolean => useContext(AgentRightsContext).mayAct;

export function ReadOnly() {
  const { t } = useTranslation('subs');
  return <p className="rounded-control border border-line bg-raised p-3.5 text-sm text-muted">{t('readOnly')}</p>;
}

/** The agent's, also where a sub-account types it. */
export function OwnPaymentPassword({ field, label }: { field: FieldState; label?: string }) {
  const { t } = useTranslation('subs');
  const { isSub } = useContext(AgentRightsContext);
  const shown = isSub ? t('agentPassword') : label;
  return <PaymentPasswordField field={field} {...(shown && { label: shown })} />;
}

/** For rates and contracts; nothing for the agent. */
export function AgentPassword({ id }: { id: string }) {
  if (!useContext(AgentRightsContext).isSub) return null;
  const field = { id: `${id}-agent-password`, name: 'paymentPassword', defaultValue: undefined, error: undefined };
  return <OwnPaymentPassword field={field} />;
}
