import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import type { output } from 'zod/mini';
import { ApiFailure } from '~/api/failure.ts';
import { setCookies } from '~/session/cookies.server.ts';
import { type FieldName, type FormAnswer, type FormSchema, IDEMPOTENCY_KEY, parseForm } from '~/ui/schema-form.ts';
import type { ErrorCode, OperationId } from '../../openapi/generated/gaming-operations.ts';
import { readForm } from './read-form.ts';
import { type Site, withSite } from './site.server.ts';
import { retryAfterMs, tooMany } from './too-many.server.ts';

/** Codes that mean the same for every form. */
type SharedCode =
  | 'TOO_MANY_REQUESTS'
  | 'decrypt_failed'
  | 'function.not.available'
  | 'login.not.session'
  | 'need.true.account'
  | 'region.restricted'
  | 'request_body_required'
  | 'request_body_too_large'
  | 'request_param_err'
  | 'system.maintenance'
  | 'user.or.token.invalid';

/** A message for each field that is wrong; under '' for the form as a whole. */
export type FieldErrors<Schema extends FormSchema> = Partial<Record<FieldName<Schema> | '', string>>;

/** What `submit` and the refusals are given of the request. */
export interface Submitted {
  form: FormData;
  /** Names the write: sent twice, it is carried out once. */
  idempotencyKey: string;
  /** Set-Cookie headers of a refusal. */
  cookies: string[];
}

/** Told by a refusal of the API; it may add cookies to `submitted`. */
type Refusal<Schema extends FormSchema> = (
  site: Site,
  failure: ApiFailure,
  submitted: Submitted,
) => FieldErrors<Schema> | Promise<FieldErrors<Schema>>;

/** The codes of an operation that its form has to tell. */
type OwnCode<Id extends OperationId> = Exclude<ErrorCode<Id>, SharedCode>;

interface FormDefinition<Id extends OperationId, Schema extends FormSchema> {
  /** Throws a guard's redirect. */
  guard: (site: Site) => unknown;
  schema: (site: Site, form: FormData) => Schema | Promise<Schema>;
  /** Fields that are never sent back. */
  secrets?: FieldName<Schema>[];
  /** Calls the operation, and returns the redirect to where the form leads. */
  submit: (site: Site, values: output<Schema>, submitted: Submitted) => Promise<Response>;
  /** What each error code of the operation tells: a code that the contract adds does not compile without its line. */
  refusals: Record<OwnCode<Id>, Refusal<Schema>>;
  /** What is told of every other failure. */
  otherwise?: (site: Site) => string;
  /** The form stays as it is when the session has ended, to be sent again after a sign-in. */
  staysWithoutSession?: boolean;
}

/** Failures that every page deals with alike. */
const OF_THE_PAGE = ['maintenance', 'region', 'signedOut'];

/**
 * Makes the action of a form that calls an operation: guard, schema, submission, and what is told of a refusal, with what was typed less its
 * secrets. An answer has status 422. A write that was refused keeps its idempotency key, unless the key itself was spent. Called in two steps, so
 * that the compiler knows the operation's codes when it reads the rest.
 */
export const formAction =
  <Id extends OperationId>(_operation: Id) =>
  <Schema extends FormSchema>(definition: FormDefinition<Id, Schema>) =>
    withSite((site) => answer(site, definition));

async function answer<Id extends OperationId, Schema extends FormSchema>(
  site: Site,
  definition: FormDefinition<Id, Schema>,
) {
  const { guard, secrets = [], submit, refusals, otherwise, staysWithoutSession } = definition;
  guard(site);
  const form = await readForm(site.request);
  const submission = parseForm(form, await definition.schema(site, form));
  const submitted: Submitted = { form, idempotencyKey: String(form.get(IDEMPOTENCY_KEY) ?? ''), cookies: [] };
  const refuse = ({ '': formError, ...errors }: Record<string, string | undefined>, rest: Partial<FormAnswer> = {}) => {
    const told = Object.entries(errors).flatMap(([name, text]) => (text ? [[name, [text]] as [string, string[]]] : []));
    const fieldErrors = Object.fromEntries(told);
    const result = submission.reply({ formErrors: formError ? [formError] : [], fieldErrors, hideFields: secrets });
    const answer: FormAnswer = { result, idempotencyKey: submitted.idempotencyKey, ...rest };
    return data(answer, { status: 422, headers: setCookies(submitted.cookies) });
  };
  if (submission.status !== 'success') return refuse({});
  try {
    return await submit(site, submission.value, submitted);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.kind === 'signedOut' && staysWithoutSession) return refuse({}, { hasSessionEnded: true });
    if (OF_THE_PAGE.includes(failure.kind)) throw failure;
    const code = failure.errorCode ?? '';
    if (code === 'TOO_MANY_REQUESTS') return refuse({ '': tooMany(site, retryAfterMs(failure)) });
    const refusal = (refusals as Record<string, Refusal<Schema>>)[code];
    if (refusal) {
      const errors: Record<string, string | undefined> = await refusal(site, failure, submitted);
      return refuse(errors, code === 'reference.reused' ? { idempotencyKey: randomUUID() } : {});
    }
    const message = otherwise?.(site) ?? site.t('common', 'errors.network');
    return refuse({ '': message }, { requestId: site.requestId });
  }
}
