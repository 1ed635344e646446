import type { ErrorObject } from 'ajv';
import type { Violation } from '../worlds/request-log.ts';
import { ApiError, invalid } from './api-error.ts';
import type { Contract } from './contract.ts';
import { type Exchange, known } from './exchange.ts';

/** Converts parameters. Throws 400 naming each fault of them, or the first one of the body. */
export function validateIn(exchange: Exchange, contract: Contract): void {
  const operation = known(exchange.operation, 'operation');
  const { params } = exchange;
  const validateParams = contract.params[operation.id];
  if (validateParams && !validateParams(params)) throw refuse(exchange, validateParams.errors);
  requirePeriod(params.query);
  if (operation.bodyTypes.length === 0) return;
  if (exchange.body === undefined) {
    if (!operation.isBodyRequired) return;
    throw new ApiError(400, 'request_body_required', 'The body is missing: send a JSON object.');
  }
  if (exchange.body === exchange.req) return;
  const validateBody = contract.bodies[operation.id];
  if (validateBody && !validateBody(exchange.body)) throw refuse(exchange, validateBody.errors, 'body');
  const unsafe = findUnsafeText(exchange.body, 'body');
  if (unsafe) throw invalid(`${unsafe} has a control character, or one that changes the direction of text.`);
}

/** Besides line breaks and tabs: they would end or garble the text around them, for others who read it. */
const UNSAFE = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/u;

/** Returns the path of the first unsafe text, or null. */
function findUnsafeText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return UNSAFE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnsafeText(part, `${path}.${name}`);
    if (found) return found;
  }
  return null;
}

/** Throws 400 for an end before the start: a schema cannot express that. */
function requirePeriod({ from, to }: Record<string, unknown>): void {
  if (typeof from === 'number' && typeof to === 'number' && from > to) {
    throw invalid('query.from is after query.to: the period ends before it begins.');
  }
}

/** Throws no ApiError: the fault is the mock's. */
export function validateOut(exchange: Exchange, contract: Contract): void {
  const answer = known(exchange.answer, 'answer');
  // Events are validated one by one.
  if (!answer.stream && !answer.file) requireValid(exchange, contract, answer.status, answer.body);
}

/** Throws no ApiError. */
export const validateEvent = (exchange: Exchange, contract: Contract, event: object): void =>
  requireValid(exchange, contract, 200, event);

function requireValid(exchange: Exchange, contract: Contract, status: number, body: unknown): void {
  const operation = known(exchange.operation, 'operation');
  const validate = contract.answers[`${operation.id}_${status}`];
  if (!validate) throw new Error(`${operation.id} answered ${status}, which the contract does not document`);
  if (!validate(body))
    throw new Error(`${operation.id} answered ${status} outside the contract: ${explain(validate.errors, 'answer')}`);
}

function refuse(exchange: Exchange, errors: Errors, root = ''): ApiError {
  exchange.violations = listViolations(errors, root);
  return invalid(explain(errors, root));
}

type Errors = ErrorObject[] | null | undefined;

const MOST_FAULTS = 4;

/** Without values: they may be secrets. */
const listViolations = (errors: Errors, root: string): Violation[] =>
  (errors ?? []).slice(0, MOST_FAULTS).map((error) => ({
    place: placeOf(error, root),
    rule: error.schemaPath,
    message: messageOf(error),
  }));

/** Formats "query.pageNo must be >= 1; header.merchant is missing". */
const explain = (errors: Errors, root = ''): string =>
  (
    listViolations(errors, root)
      .map(({ place, message }) => `${place} ${message}`.trim())
      .join('; ') || 'invalid'
  ).slice(0, 480);

/** As in `body.amount`. */
function placeOf({ instancePath, keyword, params }: ErrorObject, root: string): string {
  const within = {
    required: params.missingProperty,
    additionalProperties: params.additionalProperty,
    discriminator: params.tag,
  };
  const last = within[keyword as keyof typeof within];
  return [root, ...instancePath.split('/').slice(1), last].filter(Boolean).join('.');
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not known';
  if (keyword === 'discriminator') return 'is none of the values that the contract has';
  return keyword === 'enum' ? `must be one of ${params.allowedValues.join(', ')}` : (message ?? 'is invalid');
}
