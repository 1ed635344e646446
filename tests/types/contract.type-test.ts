/** `npm run check` reads this file; it never runs. */
import type { Api } from '../../app/api/client.server.ts';
import answers from '../../openapi/generated/gaming-answers.js';
import bodies from '../../openapi/generated/gaming-bodies.js';
import successes from '../../openapi/generated/gaming-client.js';
import type { Body, ErrorCode, Input, OperationId, Query, Value } from '../../openapi/generated/gaming-operations.ts';
import params from '../../openapi/generated/gaming-params.js';
import type { Client } from '../support/client.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <_ extends true>() => undefined;

const TRANSFER = { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '1.00', reference: '01JH7Q2N8F4T' };

export function callsOfTheSite(api: Api): unknown[] {
  return [
    api.call('walletTransfer', { body: TRANSFER }),
    // @ts-expect-error its body is required
    api.call('walletTransfer'),
    // @ts-expect-error its body is required
    api.call('walletTransfer', {}),
    // @ts-expect-error the reference is missing
    api.call('walletTransfer', { body: { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '1.00' } }),
    api.call('launchGame', { query: { gameCode: 'AURUM_0001' } }),
    // @ts-expect-error its query is required
    api.call('launchGame'),
    // @ts-expect-error the game is missing
    api.call('launchGame', { query: { vassalage: 'AURUM' } }),
    // @ts-expect-error no parameter has this name
    api.call('launchGame', { query: { gameCode: 'AURUM_0001', game: 1 } }),
    api.call('listNotices'),
    api.call('listNotices', { query: { pageNo: 2 } }),
    // @ts-expect-error it takes no body
    api.call('listNotices', { body: {} }),
    // @ts-expect-error it takes no query
    api.call('getBalance', { query: { pageNo: 1 } }),
    // @ts-expect-error the contract has no such operation
    api.call('getBalances'),
    // @ts-expect-error the same for the call with headers
    api.request('launchGame'),
  ];
}

/** `value` takes good input, `call` takes any. */
export function callsOfTheTests(client: Client): unknown[] {
  return [
    client.call('walletTransfer'),
    client.value('walletTransfer', { body: TRANSFER }),
    // @ts-expect-error its body is required
    client.value('walletTransfer'),
    client.value('getClock', { path: { world: 'default' } }),
    // @ts-expect-error the world is missing
    client.value('getClock'),
  ];
}

export const validatorsByKey = [
  params.getBalance,
  // @ts-expect-error the contract has no such operation
  params.getBalances,
  bodies.walletTransfer,
  // @ts-expect-error it takes no body
  bodies.getBalance,
  answers.getBalance_401,
  // @ts-expect-error it documents no 404
  answers.getBalance_404,
  successes.getBalance_200,
  // @ts-expect-error only successes are there
  successes.getBalance_401,
];

isTrue<Same<Value<'getMerchantWallet'>, { isSingle: boolean }>>();
isTrue<Same<Value<'logout'>, null>>();
isTrue<Same<Query<'getBalance'>, never>>();
isTrue<Same<Body<'getBalance'>, never>>();
// The client seals a plain body.
isTrue<Same<Extract<Body<'changePassword'>, { value: unknown }>, never>>();
isTrue<Same<Extract<Body<'login'>, { value: unknown }>, never>>();
isTrue<Same<Input<'collectWallets'>['body'], { reference: string }>>();
isTrue<Same<ErrorCode<'getWhitelabel'>, 'request_param_err' | 'function.not.available'>>();
isTrue<
  Same<
    ErrorCode<'collectWallets'>,
    | 'request_param_err'
    | 'request_body_required'
    | 'function.not.available'
    | 'login.not.session'
    | 'user.or.token.invalid'
    | 'region.restricted'
    | 'need.true.account'
    | 'sub.account.refused'
    | 'reference.reused'
    | 'request_body_too_large'
    | 'request_body_type'
    | 'system.maintenance'
  >
>();
// @ts-expect-error a code of another operation
isTrue<'balance.insufficient' extends ErrorCode<'collectWallets'> ? true : false>();
// Every operation has a code: without one the type is `never`.
isTrue<Same<{ [Id in OperationId]: [ErrorCode<Id>] extends [never] ? Id : never }[OperationId], never>>();
