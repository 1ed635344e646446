import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import type { CallOptions } from '../support/client.ts';
import type { GoodInput, GoodInputs } from '../support/good-input.ts';
import { multipart } from '../support/multipart.ts';
import type { TestWorld } from '../support/world.ts';
import { agentInputs } from './agent/inputs.ts';
import { chatInputs } from './chat/inputs.ts';
import { gamesInputs } from './games/inputs.ts';
import { helpInputs } from './help/inputs.ts';
import { lotteryInputs } from './lottery/inputs.ts';
import { memberInputs } from './member/inputs.ts';
import { messagesInputs } from './messages/inputs.ts';
import { missionsInputs } from './missions/inputs.ts';
import { pointsInputs } from './points/inputs.ts';
import { promotionsInputs } from './promotions/inputs.ts';
import { referralInputs } from './referral/inputs.ts';
import { rewardsInputs } from './rewards/inputs.ts';
import { sessionInputs } from './session/inputs.ts';
import { systemInputs } from './system/inputs.ts';
import { tournamentsInputs } from './tournaments/inputs.ts';
import { verificationInputs } from './verification/inputs.ts';
import { vipInputs } from './vip/inputs.ts';
import { walletInputs } from './wallet/inputs.ts';

/** A missing entry does not compile. */
const inputs: GoodInputs<string> = {
  ...systemInputs,
  ...helpInputs,
  ...verificationInputs,
  ...sessionInputs,
  ...memberInputs,
  ...walletInputs,
  ...gamesInputs,
  ...lotteryInputs,
  ...messagesInputs,
  ...promotionsInputs,
  ...rewardsInputs,
  ...vipInputs,
  ...missionsInputs,
  ...tournamentsInputs,
  ...referralInputs,
  ...pointsInputs,
  ...agentInputs,
  ...chatInputs,
};

export interface GoodCall extends CallOptions {
  merchant: string;
}

export async function goodCall(world: TestWorld, id: OperationId): Promise<GoodCall> {
  const entry = inputs[id] as GoodInput<OperationId> | ((world: TestWorld) => Promise<GoodInput<OperationId>>);
  const { member, merchant, body, ...options } = typeof entry === 'function' ? await entry(world) : entry;
  const brand = merchant ?? 'baize';
  const token = operations[id].access === 'public' ? undefined : await world.client.signIn(member, { merchant: brand });
  return { ...options, merchant: brand, token, ...asSent(id, body) };
}

/** The client encodes JSON. */
function asSent(id: OperationId, body: object | undefined): Pick<CallOptions, 'body' | 'headers'> {
  const [type] = operations[id].bodyTypes;
  const fields = body as Record<string, string>;
  if (type === 'application/x-www-form-urlencoded') return { body: new URLSearchParams(fields).toString() };
  if (type !== 'multipart/form-data') return { body };
  const { file, ...texts } = fields;
  return multipart({ ...texts, ...(file !== undefined && { file: Buffer.from(file, 'latin1') }) });
}
