import { requireRight } from '../../../accounts/sub-accounts.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type Exchange, known } from '../../../http/exchange.ts';
import { requirePaymentPassword } from '../../member/payment/password.ts';

interface Asked {
  intent?: string;
  paymentPassword?: string;
}

/** Lets a sub-account act, beyond reading. Throws 403 without the right, and without the agent's payment password. */
export async function requireSubAct({ identity, operation, world, brand, body }: Exchange): Promise<void> {
  if (!identity?.sub || !operation || operation.isForSubAccounts) return;
  const { intent, paymentPassword } = (body ?? {}) as Asked;
  if (operation.isSafe || intent === 'get') return;
  requireRight(identity.sub, operation.agentPages, true);
  if (!operation.needsSubPassword) return;
  if (paymentPassword === undefined)
    throw new ApiError(
      403,
      'payment.password.needed',
      "In a session of a sub-account this needs the agent's payment password.",
    );
  const asking = { world: known(world, 'world'), brand: known(brand, 'brand'), member: identity };
  await requirePaymentPassword(asking, paymentPassword).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(403, error.errorCode, error.message) : error;
  });
}
