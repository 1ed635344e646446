import { paths } from '~/config/paths.ts';
import type { CodeChannel } from '~/features/verification/verification.types.ts';
import type { Site } from '~/request/site.server.ts';
import { readRule } from '../../field-rules.server.ts';
import type { AccountPart, MemberInfo, PartView } from '../part/part.server.ts';
import { paymentAction } from './action.server.ts';
import type { PaymentWay } from './payment.types.ts';
import { lockedMessage } from './refusals.server.ts';

const PART = 'paymentPassword';

/** Where a code for another payment password can go. */
const listChannels = ({ email, mobileNum }: MemberInfo) =>
  [
    { key: 'mail' as const, to: email },
    { key: 'sms' as const, to: mobileNum },
  ].flatMap(({ key, to }) => (to ? [{ key, to, path: paths.account({ part: PART, proof: key }) }] : []));

/** The code's channel that the address asks for, where the member has it. */
function chosenChannel({ url }: Site, info: MemberInfo): CodeChannel | null {
  return listChannels(info).find(({ key }) => key === url.searchParams.get('proof'))?.key ?? null;
}

async function readPayment(site: Site, info: MemberInfo) {
  const [{ isSet, lockedUntil }, rule] = await Promise.all([
    site.api.call('hasPaymentPassword'),
    readRule(site, 'paymentPassword'),
  ]);
  const channel = isSet ? chosenChannel(site, info) : null;
  const way: PaymentWay = !isSet ? 'set' : channel ? 'reset' : 'change';
  return {
    way,
    channel,
    channels: listChannels(info),
    needsPassword: info.hasPassword,
    locked: lockedUntil === null ? null : lockedMessage(site, lockedUntil),
    rule,
    backPath: paths.account({ part: PART }),
    action: paths.account({ part: PART, proof: channel }),
  };
}

export const paymentPart = {
  state: async ({ api }) => ({ text: null, isSafe: (await api.call('hasPaymentPassword')).isSet }),
  read: readPayment,
  action: paymentAction,
} satisfies AccountPart<unknown>;

export type PaymentView = PartView<typeof paymentPart>;
