import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { readEmail, readMobile, requireFreeEmail, requireFreeMobile } from '../../accounts/contacts.ts';
import { findContacts } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { toNetwork } from '../../http/network.ts';
import { requireCodesUnlocked } from './code-lock.ts';
import { type CodeScene, type MemberScene, memberKey, type Recipient, sendCode } from './codes.ts';

type Sent = Value<'sendMobileCode'>;

/** Sends to the body's number to bind, or the member's own. Throws 409, 422, 429. */
export function sendMobileCode(context: Context<'sendMobileCode'>): Promise<Sent> {
  const { brand, body } = context;
  if (body.scene !== 'bind') return sendToOwn(context, body.scene, 'sms');
  const { mobileNum = '', countryDialingCode = brand.countryDialingCode } = body;
  const key = readMobile(context, { countryDialingCode, mobileNum });
  requireFreeMobile(context, key);
  return send(context, 'bind', key, { channel: 'sms', to: `+${key}` });
}

/** Sends to the body's address to bind, or the member's own. Throws 409, 422, 429. */
export function sendEmailCode(context: Context<'sendEmailCode'>): Promise<Sent> {
  const { brand, body } = context;
  if (body.scene !== 'bind') return sendToOwn(context, body.scene, 'mail');
  const email = readEmail(brand, body.email ?? '');
  requireFreeEmail(context, email);
  return send(context, 'bind', email, { channel: 'mail', to: email });
}

function sendToOwn(context: HandlerContext, scene: MemberScene, channel: Recipient['channel']): Promise<Sent> {
  const { memberId } = context.member;
  const own = findContacts(context.world, memberId);
  const to = channel === 'mail' ? own.email : own.mobileKey && `+${own.mobileKey}`;
  if (!to) throw new ApiError(422, 'contact.missing', 'The member has no contact for a code: bind one first.');
  requireCodesUnlocked(context);
  return send(context, scene, memberKey(memberId), { channel, to });
}

async function send(
  { world, brand, language, ip }: HandlerContext,
  scene: CodeScene,
  key: string,
  recipient: Recipient,
): Promise<Sent> {
  await sendCode(world, brand, { scene, mobileKey: key, network: toNetwork(ip), language, recipient });
  return { expiredMinutes: brand.codeMinutes };
}
