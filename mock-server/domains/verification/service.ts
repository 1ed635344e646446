import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { readMobile } from '../../accounts/contacts.ts';
import { findMemberByMobile } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { toNetwork } from '../../http/network.ts';
import { requireModule } from '../../shared/modules.ts';
import { requireCodeAllowed, sendCode } from './codes.ts';
import { SLIDER_MESSAGES, spendHumanProof } from './slider.ts';

type Sms = Value<'sendLoginSms'>;

const SCENE_MODULES = { login: 'MOBILEVERCODELOGIN3', forgot: 'CHNGPASSVERIF3' } as const;

/** Throws 400, 422, 429. */
export async function sendLoginSms({ world, brand, language, ip, body }: Context<'sendLoginSms'>): Promise<Sms> {
  const { scene = 'login' } = body;
  requireModule(brand, SCENE_MODULES[scene]);
  const key = readMobile({ world, brand }, body);
  const request = { scene, mobileKey: key, network: toNetwork(ip) };
  requireCodeAllowed(world, brand, request);
  if (scene === 'forgot') await requirePerson({ world, brand, body });
  const member = findMemberByMobile(world, brand.code, key);
  await sendCode(world, brand, { ...request, language, recipient: member && { channel: 'sms', to: `+${key}` } });
  return { expiredMinutes: brand.codeMinutes };
}

/** For a number without a member. Throws 409, 422, 429. */
export async function sendRegisterSms({ world, brand, language, ip, body }: Context<'sendRegisterSms'>): Promise<Sms> {
  const { countryDialingCode, mobileNo: mobileNum } = body;
  const key = readMobile({ world, brand }, { countryDialingCode, mobileNum });
  const request = { scene: 'register' as const, mobileKey: key, network: toNetwork(ip) };
  requireCodeAllowed(world, brand, request);
  await requirePerson({ world, brand, body });
  if (findMemberByMobile(world, brand.code, key)) {
    throw new ApiError(409, 'mobile.taken', 'A member has this number: sign in, or register another.');
  }
  await sendCode(world, brand, { ...request, language, recipient: { channel: 'sms', to: `+${key}` } });
  return { expiredMinutes: brand.codeMinutes };
}

type Asked = Pick<Context<'sendRegisterSms'>, 'world' | 'brand'> & { body: Parameters<typeof spendHumanProof>[3] };

async function requirePerson({ world, brand, body }: Asked): Promise<void> {
  const fault = await spendHumanProof(world, brand, 'sms', body);
  if (fault) throw new ApiError(422, fault, SLIDER_MESSAGES[fault]);
}
