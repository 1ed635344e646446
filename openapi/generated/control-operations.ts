// Written by "npm run generate" from openapi/: do not edit.
import type { BodyOf, ErrorCodeOf, InputOf, ParametersOf, ValueOf } from '../operation-types.ts';
import type { operations as Schema } from './control.d.ts';

export type { InputArgument } from '../operation-types.ts';

/** Every operation of the contract: its request, its access and the statuses that it documents. */
export const operations = {
  getHealth: {"id":"getHealth","method":"GET","path":"/__mock/health","domain":"health","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"answerHeaders":{},"isSafe":true,"origin":"own"},
  listWorlds: {"id":"listWorlds","method":"GET","path":"/__mock/worlds","domain":"worlds","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400],"answerHeaders":{},"isSafe":true,"origin":"own"},
  createWorld: {"id":"createWorld","method":"POST","path":"/__mock/worlds","domain":"worlds","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,201,400,409,413,422],"answerHeaders":{},"isSafe":false,"origin":"own"},
  deleteWorld: {"id":"deleteWorld","method":"DELETE","path":"/__mock/worlds/{world}","domain":"worlds","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":false,"origin":"own"},
  resetWorld: {"id":"resetWorld","method":"POST","path":"/__mock/worlds/{world}/reset","domain":"worlds","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":false,"origin":"own"},
  getClock: {"id":"getClock","method":"GET","path":"/__mock/worlds/{world}/clock","domain":"clock","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  setClock: {"id":"setClock","method":"PUT","path":"/__mock/worlds/{world}/clock","domain":"clock","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413,422],"answerHeaders":{},"isSafe":false,"origin":"own"},
  advanceClock: {"id":"advanceClock","method":"POST","path":"/__mock/worlds/{world}/clock/advance","domain":"clock","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413,422],"answerHeaders":{},"isSafe":false,"origin":"own"},
  listInbox: {"id":"listInbox","method":"GET","path":"/__mock/worlds/{world}/inbox","domain":"inbox","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  clearInbox: {"id":"clearInbox","method":"DELETE","path":"/__mock/worlds/{world}/inbox","domain":"inbox","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":false,"origin":"own"},
  listRequests: {"id":"listRequests","method":"GET","path":"/__mock/worlds/{world}/requests","domain":"requests","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  getFaults: {"id":"getFaults","method":"GET","path":"/__mock/worlds/{world}/faults","domain":"faults","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  setFaults: {"id":"setFaults","method":"PUT","path":"/__mock/worlds/{world}/faults","domain":"faults","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413],"answerHeaders":{},"isSafe":false,"origin":"own"},
  getBrand: {"id":"getBrand","method":"GET","path":"/__mock/worlds/{world}/brands/{brand}","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  changeBrand: {"id":"changeBrand","method":"PATCH","path":"/__mock/worlds/{world}/brands/{brand}","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413,422],"answerHeaders":{},"isSafe":false,"origin":"own"},
  listBrandMembers: {"id":"listBrandMembers","method":"GET","path":"/__mock/worlds/{world}/brands/{brand}/members","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  listBrandVendors: {"id":"listBrandVendors","method":"GET","path":"/__mock/worlds/{world}/brands/{brand}/vendors","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  createSession: {"id":"createSession","method":"POST","path":"/__mock/worlds/{world}/brands/{brand}/sessions","domain":"sessions","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,403,404,413],"answerHeaders":{},"isSafe":false,"origin":"own"},
  reportPayment: {"id":"reportPayment","method":"POST","path":"/__mock/worlds/{world}/orders/{orderNo}/payment","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413],"answerHeaders":{},"isSafe":false,"origin":"own"},
  answerWithdrawal: {"id":"answerWithdrawal","method":"POST","path":"/__mock/worlds/{world}/orders/{orderNo}/decision","domain":"brands","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,409,413],"answerHeaders":{},"isSafe":false,"origin":"own"},
  setLotteryDraw: {"id":"setLotteryDraw","method":"PUT","path":"/__mock/worlds/{world}/lottery/{gameCode}/draws/{numero}","domain":"lottery","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,409,413,422],"answerHeaders":{},"isSafe":false,"origin":"own"},
  listChallenges: {"id":"listChallenges","method":"GET","path":"/__mock/worlds/{world}/challenges","domain":"challenges","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":[],"isBodyRequired":false,"statuses":[200,400,404],"answerHeaders":{},"isSafe":true,"origin":"own"},
  createProof: {"id":"createProof","method":"POST","path":"/__mock/worlds/{world}/brands/{brand}/proofs","domain":"challenges","dialect":"bare","access":"public","isForRealAccounts":false,"module":null,"isEncrypted":false,"isAlwaysAvailable":false,"isOpenDuringBreak":false,"bodyTypes":["application/json"],"isBodyRequired":true,"statuses":[200,400,404,413],"answerHeaders":{},"isSafe":false,"origin":"own"},
} as const;

export type OperationId = keyof typeof operations;

/** The value of a success: that of the envelope, or the whole bare body. */
export type Value<Id extends OperationId> = ValueOf<Schema[Id]>;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = ParametersOf<Schema[Id], 'query'>;

/** The parameters in the path of an operation; never where it has none. */
export type Path<Id extends OperationId> = ParametersOf<Schema[Id], 'path'>;

/** The body of an operation: JSON, or the fields of a form. */
export type Body<Id extends OperationId> = BodyOf<Schema[Id]>;

/** What an operation is called with; a part is required where the contract requires it. */
export type Input<Id extends OperationId> = InputOf<Schema[Id]>;

/** The error codes that an operation documents. */
export type ErrorCode<Id extends OperationId> = ErrorCodeOf<Schema[Id]>;

export const contractVersion = "4.0.0";
