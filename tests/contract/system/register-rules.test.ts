import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { changeRules, newcomer, proved, type Registration, register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { ASKED, fieldRule, fieldsWithRule, readFaults } from '../../support/register-rules.ts';

const mock = mockForFile();

type Rule = Value<'getRegisterRules'>[string];

const BRANDS = ['baize', 'lotus', 'harbor'] as const;
const REFUSED = { status: 422, body: { success: false, errorCode: 'field.invalid' } };

/** Breaks every rule. */
const NONSENSE: Registration = {
  payeeName: 'x 1',
  email: 'nobody',
  mobileNum: 'none',
  verificationCode: '1',
  paymentPassword: 'no',
  captcha: 'no',
  recommenderId: '?',
  referralCode: '?',
  line: ' ?',
  whatsapp: 'no',
  facebook: '? ?',
  wechat: '? ?',
  qqNum: 'no',
  idNumber: '?',
};

describe(operationTitle('getRegisterRules'), () => {
  it.each(BRANDS)('when the brand is %s › what it asks for, and the rule of every field', async (brand) => {
    const { client } = await mock.newWorld();
    const rules = await client.value('getRegisterRules', { merchant: brand });
    const listWhere = (isOn: (rule: Rule) => boolean) =>
      Object.entries(rules).flatMap(([name, rule]) => (isOn(rule) ? [name] : []));
    const { required, optional } = ASKED[brand];
    expect(listWhere((rule) => rule.enabled && rule.required).toSorted()).toEqual(required.toSorted());
    expect(listWhere((rule) => rule.enabled && !rule.required).toSorted()).toEqual(optional.toSorted());
    for (const field of fieldsWithRule) expect(rules[field]).toMatchObject(fieldRule(brand, field));
  });

  it('when a pattern is given › it is a regular expression, or * for anything', async () => {
    const { client } = await mock.newWorld();
    const rules = await client.value('getRegisterRules');
    expect(new RegExp(rules.username?.acceptedPattern ?? '').test('juanito')).toBe(true);
    for (const { acceptedPattern } of Object.values(rules)) {
      if (acceptedPattern !== '*') expect(() => new RegExp(acceptedPattern, 'u')).not.toThrow();
    }
  });

  it('when the brand is in maintenance and the address restricted › it still answers', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, restrictedAddresses: ['203.0.113.7'] });
    expect((await world.client.call('getRegisterRules', { ip: '203.0.113.7' })).status).toBe(200);
  });
});

describe(operationTitle('registerMember'), () => {
  const needed = BRANDS.flatMap((brand) =>
    ASKED[brand].required.filter((field) => field !== 'countryDialingCode').map((field) => [brand, field] as const),
  );
  it.each(needed)('when %s is not sent %s, or nothing in it › 422 required', async (brand, field) => {
    const { client } = await mock.newWorld();
    const blank = /password/i.test(field) ? '' : '  ';
    for (const value of [undefined, '', blank]) {
      const body = newcomer(brand, { [field]: value });
      const refused = await client.call('registerMember', { merchant: brand, body });
      expect(refused).toMatchObject(REFUSED);
      expect(readFaults(refused.body)).toContainEqual({ field, reason: 'required', ...fieldRule(brand, field) });
    }
  });

  it.each(BRANDS)('when %s is sent nothing but what it needs › the member has no more', async (brand) => {
    const world = await mock.newWorld();
    expect((await register(world, brand)).status).toBe(200);
    const username = newcomer(brand).username;
    const [row] = await world.read('SELECT contacts, referrerId FROM Member WHERE username = ?', username);
    expect(row).toEqual({ contacts: '{}', referrerId: null });
  });

  it.each<[(typeof BRANDS)[number], Registration]>([
    ['baize', { facebook: 'juan.fb' }],
    ['lotus', { wechat: 'minh_wx', qqNum: '1234567' }],
    ['harbor', { line: 'somsri.line', whatsapp: '66811234567' }],
  ])('when %s is sent %j › it is kept', async (brand, contacts) => {
    const world = await mock.newWorld();
    await register(world, brand, contacts);
    const username = newcomer(brand).username;
    const [row] = await world.read<{ contacts: string }>('SELECT contacts FROM Member WHERE username = ?', username);
    expect(JSON.parse(row?.contacts ?? '')).toEqual(contacts);
  });

  it.each(BRANDS)('when %s is sent fields that it has switched off › they are ignored', async (brand) => {
    const world = await mock.newWorld();
    const isAsked = (field: string) =>
      [ASKED[brand].required, ASKED[brand].optional].flat().some((each) => each === field);
    const off = Object.fromEntries(Object.entries(NONSENSE).filter(([field]) => !isAsked(field)));
    const options = await proved(world, brand, newcomer(brand));
    const body = { ...off, ...(options.body as Registration) };
    expect((await world.client.call('registerMember', { ...options, body })).status).toBe(200);
    const [row] = await world.read('SELECT contacts, referrerId FROM Member WHERE username = ?', body.username);
    expect(row).toEqual({ contacts: '{}', referrerId: null });
  });

  it("when no dialling code is sent › the brand's own counts", async () => {
    const world = await mock.newWorld();
    const options = await proved(world, 'baize', newcomer('baize'));
    const body = { ...(options.body as Registration), countryDialingCode: undefined };
    expect((await world.client.call('registerMember', { ...options, body })).status).toBe(200);
    const [row] = await world.read("SELECT mobileKey FROM Member WHERE username = 'juanito'");
    expect(row).toEqual({ mobileKey: '639995550123' });
  });

  it('when a field is made necessary, and another switched off › the registration follows', async () => {
    const world = await mock.newWorld();
    await changeRules(world, 'baize', { idNumber: { enabled: true, required: true }, email: { enabled: false } });
    const person = newcomer('baize', { email: 'not an address' });
    const refused = await world.client.call('registerMember', { body: person });
    expect(readFaults(refused.body)).toEqual([
      { field: 'idNumber', reason: 'required', ...fieldRule('baize', 'idNumber') },
    ]);
    expect((await register(world, 'baize', { ...person, idNumber: 'A1234567' })).status).toBe(200);
    const [row] = await world.read("SELECT email, contacts FROM Member WHERE username = 'juanito'");
    expect(row).toEqual({ email: null, contacts: '{"idNumber":"A1234567"}' });
  });
});
