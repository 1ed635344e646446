import type { Body, Value } from '../../openapi/generated/gaming-operations.ts';
import { type CallOptions, PASSWORD, type Reply } from './client.ts';
import type { TestWorld } from './world.ts';

export type BrandCode = 'baize' | 'lotus' | 'harbor';
export type Registration = Partial<Body<'registerMember'>>;
type Rule = Value<'getRegisterRules'>[string];

const secrets = { password: PASSWORD, confirmPassword: PASSWORD };

/** Required fields. Numbers and names are not in the seed; codes and digits are placeholders. */
const newcomers: Record<BrandCode, Registration> = {
  baize: {
    ...secrets,
    username: 'juanito',
    email: 'juan@mail.example',
    mobileNum: '09995550123',
    countryDialingCode: '63',
    verificationCode: '000000',
  },
  lotus: {
    ...secrets,
    username: 'minhmoi',
    payeeName: 'TRAN VAN MOI',
    mobileNum: '0995550123',
    countryDialingCode: '84',
    verificationCode: '000000',
    paymentPassword: '135790',
  },
  harbor: {
    ...secrets,
    username: 'somsri',
    payeeName: 'SOMSRI JAIDEE',
    email: 'somsri@mail.example',
    captcha: '0000',
    affiliateCode: 'BOSS88',
  },
};

/** Lacks only valid proofs. `undefined` in `change` removes a field. */
export const newcomer = (brand: BrandCode, change: Registration = {}): Registration => ({
  ...newcomers[brand],
  registerUrl: `http://${brand}.localhost:3000/register`,
  registerMethod: 'WEB',
  ...change,
});

export async function registerCode(world: TestWorld, brand: BrandCode, person: Registration): Promise<string> {
  const { mobileNum = '', countryDialingCode = '' } = person;
  const body = { mobileNo: mobileNum, countryDialingCode, ...(await world.client.proof('sms', brand)) };
  await world.client.value('sendRegisterSms', { merchant: brand, body });
  return world.inbox.code(`+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`);
}

/** A captcha, a code or a puzzle, by the brand's modules. */
export async function proved(world: TestWorld, brand: BrandCode, person: Registration): Promise<CallOptions> {
  const { modules } = await world.changeBrand(brand, {});
  const body = { ...person };
  let cookie: string | undefined;
  if (person.captcha) {
    const captcha = await world.captcha();
    body.captcha = captcha.digits;
    cookie = captcha.cookie;
  }
  if (person.mobileNum && modules.REGMOBVERF3) body.verificationCode = await registerCode(world, brand, person);
  else Object.assign(body, await world.client.proof('register', brand));
  return { merchant: brand, cookie, body };
}

export async function register(
  world: TestWorld,
  brand: BrandCode,
  change: Registration = {},
  id: 'registerMember' | 'registerMemberMobile' = 'registerMember',
): Promise<Reply> {
  return world.client.call(id, await proved(world, brand, newcomer(brand, change)));
}

export async function changeRules(
  world: TestWorld,
  brand: BrandCode,
  change: Record<string, Partial<Rule>>,
): Promise<void> {
  const [row] = await world.read<{ registerRules: string }>('SELECT registerRules FROM Brand WHERE code = ?', brand);
  const rules = JSON.parse(row?.registerRules ?? '{}') as Record<string, Rule>;
  for (const [field, rule] of Object.entries(change)) Object.assign(rules[field] ?? {}, rule);
  await world.change('UPDATE Brand SET registerRules = ? WHERE code = ?', JSON.stringify(rules), brand);
}
