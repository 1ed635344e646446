import { PASSWORD, PAYMENT_PASSWORD } from '../support/client.ts';
import { PNG } from '../support/multipart.ts';
import type { TestWorld } from '../support/world.ts';
import type { Json } from './contract.ts';
import { CASE_WORLD } from './prepared.ts';

/** By their names in the contract. */
export async function knownValues(world: TestWorld): Promise<Record<string, Json[]>> {
  const games = await world.read<{ nodeId: number; code: string; vendorCode: string }>(
    'SELECT nodeId, code, vendorCode FROM Game WHERE "rank" <= 3 ORDER BY nodeId',
  );
  const vendors = [...new Set(games.map(({ vendorCode }) => vendorCode))];
  const rooms = games.flatMap(({ code }) => [`${code}-1`, `${code}-3`]);
  const accounts = await world.read<{ id: number }>('SELECT DISTINCT accountTypeId AS id FROM Wallet');
  const payouts = await world.read<{ id: number }>('SELECT id FROM PayoutAccount');
  const orders = await world.read<{ orderNo: string }>(
    'SELECT orderNo FROM DepositOrder UNION SELECT orderNo FROM WithdrawOrder',
  );
  const modules = await world.read<{ modId: string }>('SELECT DISTINCT modId FROM BrandModule');
  const hosts = await world.read<{ hosts: string }>('SELECT hosts FROM Brand');
  return {
    // That of a team is built for a minute.
    template: ['lean', 'rich'],
    gameCode: games.map(({ code }) => code),
    nodeId: games.map(({ nodeId }) => nodeId),
    vassalage: vendors,
    vendor: vendors,
    'vendorsInMaintenance[]': vendors,
    roomId: rooms,
    accountTypeId: accounts.map(({ id }) => id),
    fromAccountTypeId: accounts.map(({ id }) => id),
    toAccountTypeId: accounts.map(({ id }) => id),
    amount: ['0.0001', '1', '12.50', '9999999999999.9999'],
    reference: ['reference-1', 'reference-2'],
    username: ['lucky', 'LUCKY', 'victor', 'nobody', '+639178252134'],
    email: ['lucky@mail.example', 'new@mail.example'],
    contact: ['maria@mail.example', '@lucky'],
    password: [PASSWORD],
    oldPassword: [PASSWORD],
    newPassword: ['play5678'],
    confirmNewPassword: ['play5678'],
    nickname: ['Lucky Me'],
    paymentPassword: [PAYMENT_PASSWORD, '975310'],
    oldPaymentPassword: [PAYMENT_PASSWORD],
    provider: ['LUZON', 'KWARTA', 'TRC20'],
    number: ['009912345678', '09171234567', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    cardId: payouts.map(({ id }) => id),
    accountId: payouts.map(({ id }) => id),
    orderNo: orders.map(({ orderNo }) => orderNo),
    file: [PNG.toString('latin1')],
    code: ['BOSS88', 'BOSS2020', 'boss88'],
    affiliateCode: ['BOSS88'],
    domain: hosts.flatMap((row) => JSON.parse(row.hosts) as string[]),
    world: [CASE_WORLD],
    operation: ['*', 'vendor', 'getBalance', 'login'],
    account: ['lucky', 'victor'],
    brand: ['baize', 'lotus', 'harbor'],
    moduleIds: modules.map(({ modId }) => modId),
  };
}
