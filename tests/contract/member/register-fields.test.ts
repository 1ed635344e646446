import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { type BrandCode, changeRules, newcomer, register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { type Field, fieldRule, type Reason, readFaults } from '../../support/register-rules.ts';

const mock = mockForFile();

const REFUSED = { status: 422, body: { success: false, errorCode: 'field.invalid' } };

type Limits = Partial<Record<'inside' | Reason, string[]>>;

/** Values by fault, at a brand that asks for the field (specification, section 5). */
const LIMITS: [BrandCode, Field, Limits][] = [
  ['baize', 'username', { inside: ['ab', 'abcdefghij12345', 'Z9'], length: ['a', 'abcdefghij123456'] }],
  ['baize', 'username', { pattern: ['1abc', '_abc', 'a b', 'juan-cruz', 'juan@', 'juán'] }],
  ['baize', 'mobileNum', { inside: ['9995550123', '09995550123'], length: ['099955501', '099955501234'] }],
  ['baize', 'mobileNum', { pattern: ['+9995550123', '0999-555012', 'o9995550123'] }],
  ['lotus', 'mobileNum', { inside: ['995550123', '0995550123'], length: ['09955501', '09955501234'] }],
  ['baize', 'verificationCode', { length: ['12345', '1234567'], pattern: ['12345a'] }],
  ['baize', 'payeeName', { inside: ['JC', "MA. D'CRUZ-REY", 'J'.repeat(60)], length: ['J', 'J'.repeat(61)] }],
  ['baize', 'payeeName', { pattern: ['Juan Cruz', 'JUAN 2', '-JUAN'] }],
  [
    'lotus',
    'paymentPassword',
    { inside: ['000001'], length: ['12345', '1234567'], pattern: ['12345a', '123456', '777777'] },
  ],
  ['lotus', 'qqNum', { inside: ['12345', '123456789012'], length: ['1234', '1234567890123'], pattern: ['12a45'] }],
  ['harbor', 'line', { inside: ['ab', 'x'.repeat(40)], length: ['a', 'x'.repeat(41)], pattern: ['a b'] }],
  ['harbor', 'whatsapp', { inside: ['1234567', '1'.repeat(15)], length: ['123456', '1'.repeat(16)] }],
  ['harbor', 'whatsapp', { pattern: ['+1234567'] }],
  ['baize', 'facebook', { inside: ['ab', 'x'.repeat(60)], length: ['a', 'x'.repeat(61)], pattern: ['a b'] }],
  ['lotus', 'wechat', { inside: ['ab', 'x'.repeat(40)], length: ['a', 'x'.repeat(41)], pattern: ['a b'] }],
  ['baize', 'idNumber', { inside: ['A1234', '1'.repeat(20)], length: ['A123', '1'.repeat(21)], pattern: ['A-1234'] }],
  ['baize', 'email', { inside: ['a@b.co', `${'a'.repeat(108)}@example.com`] }],
  ['baize', 'email', { length: ['a@b.c', `${'a'.repeat(109)}@example.com`] }],
  ['baize', 'email', { pattern: ['juan.mail', 'juan@mail', 'ju an@mail.example', 'a@b@c.de'] }],
  ['harbor', 'recommenderId', { inside: ['lucky', 'Victor'], length: ['x', 'x'.repeat(16)] }],
  ['harbor', 'recommenderId', { pattern: ['lu cky'], unknown: ['nobody'] }],
  ['baize', 'referralCode', { inside: ['LUCKY77'], length: ['ABC', 'ABCDEFGH12345'], pattern: ['LUCKY-77'] }],
  ['baize', 'referralCode', { unknown: ['NOBODY1', 'BOSS88'] }],
  ['harbor', 'captcha', { length: ['123', '12345'], pattern: ['12a4'] }],
];

const inside = LIMITS.flatMap(([brand, field, { inside: values = [] }]) =>
  values.map((value) => [brand, field, value] as const),
);
const outside = LIMITS.flatMap(([brand, field, limits]) =>
  (['length', 'pattern', 'unknown'] as const).flatMap((reason) =>
    (limits[reason] ?? []).map((value) => [brand, field, value, reason] as const),
  ),
);

/** No brand of the seed asks for an identity document. */
async function worldAsking(brand: BrandCode, field: Field) {
  const world = await mock.newWorld();
  if (field === 'idNumber') await changeRules(world, brand, { idNumber: { enabled: true } });
  return world;
}

describe(operationTitle('registerMember'), () => {
  it.each(inside)('when %s is sent %s "%s" › it is taken', async (brand, field, value) => {
    const world = await worldAsking(brand, field);
    expect(await register(world, brand, { [field]: value })).toMatchObject({ status: 200, body: { success: true } });
  });

  it.each(outside)('when %s is sent %s "%s" › 422 says %s, and the rule', async (brand, field, value, reason) => {
    const world = await worldAsking(brand, field);
    const body = newcomer(brand, { [field]: value });
    const refused = await world.client.call('registerMember', { merchant: brand, body });
    expect(refused).toMatchObject(REFUSED);
    expect(readFaults(refused.body)).toEqual([{ field, reason, ...fieldRule(brand, field) }]);
    expect(refused.text).toContain(`${field} (${reason})`);
  });

  it.each(['abcdef1', '1234567a', `${'a'.repeat(19)}1`])(
    'when the password is "%s" › it is taken',
    async (password) => {
      const world = await mock.newWorld();
      expect((await register(world, 'baize', { password, confirmPassword: password })).status).toBe(200);
    },
  );

  it.each<[string, Reason]>([
    ['abcde1', 'length'],
    [`${'a'.repeat(20)}1`, 'length'],
    ['abcdefgh', 'pattern'],
    ['12345678', 'pattern'],
    ['play 1234', 'pattern'],
    [' play1234', 'pattern'],
    ['play_1234', 'pattern'],
  ])('when the password is "%s" › 422 says %s of it and of its repetition', async (password, reason) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('registerMember', {
      body: newcomer('baize', { password, confirmPassword: password }),
    });
    expect(refused).toMatchObject(REFUSED);
    const rule = { reason, ...fieldRule('baize', 'password') };
    expect(readFaults(refused.body)).toEqual([
      { field: 'password', ...rule },
      { field: 'confirmPassword', ...rule },
    ]);
  });

  it.each(['play12345', 'Play1234'])(
    'when the password is repeated as "%s" › 422 mismatch',
    async (confirmPassword) => {
      const { client } = await mock.newWorld();
      const refused = await client.call('registerMember', { body: newcomer('baize', { confirmPassword }) });
      expect(refused).toMatchObject(REFUSED);
      expect(readFaults(refused.body)).toEqual([
        { field: 'confirmPassword', reason: 'mismatch', ...fieldRule('baize', 'confirmPassword') },
      ]);
    },
  );

  it('when there are spaces around a value › they are not part of it', async () => {
    const world = await mock.newWorld();
    await register(world, 'baize', { username: ' juanito ', payeeName: ' JUAN CRUZ ', email: ' juan@mail.example ' });
    const rows = await world.read("SELECT payeeName, email FROM Member WHERE username = 'juanito'");
    expect(rows).toEqual([{ payeeName: 'JUAN CRUZ', email: 'juan@mail.example' }]);
  });

  it('when several fields are wrong › each has its fault', async () => {
    const { client } = await mock.newWorld();
    const wrong = { username: '1', payeeName: 'Juan', email: 'x', mobileNum: undefined, confirmPassword: undefined };
    const body = newcomer('baize', { ...wrong, referralCode: 'NOBODY1' });
    const refused = await client.call('registerMember', { body });
    expect(refused).toMatchObject(REFUSED);
    expect(Object.fromEntries(readFaults(refused.body).map(({ field, reason }) => [field, reason]))).toEqual({
      username: 'length',
      confirmPassword: 'required',
      payeeName: 'pattern',
      email: 'length',
      mobileNum: 'required',
      referralCode: 'unknown',
    });
  });
});
