import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import type { output } from 'zod/mini';
import { type ApiFailure, catchFailure } from '~/api/failure.ts';
import { setCookies } from '~/session/cookies.server.ts';
import { ACTING_AS } from '~/ui/acting-as.tsx';
import { type FieldName, type FormAnswer, type FormSchema, IDEMPOTENCY_KEY, parseForm } from '~/ui/schema-form.ts';
import type { ErrorCode, OperationId } from '../../openapi/generated/gaming-operations.ts';
import type { ServerContext } from './context.ts';
import { isOtherMember, refuseOtherMember } from './other-member.server.ts';
import { type Repeats, readForm } from './read-form.ts';
import type { Site } from './site.server.ts';
import { retryAfterMs, tooMany } from './too-many.server.ts';
import { withSite } from './with-site.server.ts';

type SharedCode =
  | 'TOO_MANY_REQUESTS'
  | 'account.held'
  | 'decrypt_failed'
  | 'function.not.available'
  | 'login.not.session'
  | 'need.agent.account'
  | 'need.true.account'
  | 'play.break'
  | 'region.restricted'
  | 'request_body_required'
  | 'request_body_too_large'
  | 'request_body_type'
  | 'request_param_err'
  | 'sub.account.refused'
  | 'system.maintenance'
  | 'user.or.token.invalid';

/** Hidden in every form: no schema has it where only sub-accounts are asked for it. */
const PAYMENT_SECRETS = ['paymentPassword'];

/** '' for the whole form. */
export type FieldErrors<Schema extends FormSchema> = Partial<Record<FieldName<Schema> | '', string>>;

export interface Submitted {
  form: FormData;
  idempotencyKey: string;
  /** Sent by a script of the page, which stays. */
  isData: boolean;
  /** For a response without a redirect. */
  cookies: string[];
}

/** A success made with `data`: the form stays, and the data is added to the response. */
type Stay<Extra> = ReturnType<typeof data<Partial<Extra>>>;

type Outcome<Schema extends FormSchema, Extra> = Response | FieldErrors<Schema> | Stay<Extra>;

/** May add cookies to `submitted`. */
type Refusal<Schema extends FormSchema, Extra> = (
  site: Site,
  failure: ApiFailure,
  submitted: Submitted,
) => Outcome<Schema, Extra> | Promise<Outcome<Schema, Extra>>;

export type OwnCode<Id extends OperationId> = Exclude<ErrorCode<Id>, SharedCode>;

interface FormDefinition<Id extends OperationId, Schema extends FormSchema, Extra> {
  /** Throws a redirect. Null for a public form, also when the brand's home requires a session. */
  guard: ((site: Site, form: FormData) => unknown) | null;
  schema: (site: Site, form: FormData) => Schema | Promise<Schema>;
  /** Names with several controls; others have their first value only. The schema gets the first value. */
  repeats?: Repeats;
  secrets?: FieldName<Schema>[];
  extra?: (answer: FormAnswer, submitted: Submitted, failure?: ApiFailure) => Extra;
  /** Returns the redirect, or errors that no schema finds. */
  submit: (site: Site, values: output<Schema>, submitted: Submitted) => Promise<Outcome<Schema, Extra>>;
  /** By `intent`; their forms are not validated. */
  buttons?: Record<string, (site: Site, submitted: Submitted) => Promise<Stay<Extra>>>;
  /** Message by error code, null for `otherwise`: a new code of the contract does not compile without an entry. */
  refusals: Record<OwnCode<Id>, Refusal<Schema, Extra> | null> & { TOO_MANY_REQUESTS?: Refusal<Schema, Extra> };
  otherwise?: Refusal<Schema, Extra>;
  /** The form stays when the session has ended, to be sent again after a login. */
  staysWithoutSession?: boolean;
}

const tellToWait: Refusal<FormSchema, object> = (site, failure) => ({ '': tooMany(site, retryAfterMs(failure)) });
const tellNoRight: Refusal<FormSchema, object> = ({ t }) => ({ '': t('subs', 'server.errors.noRight') });
const tellFailure: Refusal<FormSchema, object> = ({ t }) => ({ '': t('common', 'errors.network') });

/**
 * Guard, schema, submission, and messages of refusals with the typed values less secrets. A refusal has status 422 and
 * keeps the idempotency key, unless the key itself was spent. Called in two steps, so that the compiler infers the
 * operations' codes first.
 */
export const formAction =
  <Id extends OperationId>(..._operations: Id[]) =>
  <Schema extends FormSchema, Extra extends object = object>(definition: FormDefinition<Id, Schema, Extra>) =>
    withSite((site, { context }) => answer(site, context, definition), { isOpen: definition.guard === null });

type Action<Answer = unknown> = (args: ActionFunctionArgs) => Promise<Answer>;
type AnswerOf<Actions> = Actions[keyof Actions] extends Action<infer Answer> ? Answer : never;

/**
 * `choose` picks one form by its fields; by default `?form=` does, and the first form has no name. Throws 400 for an
 * unknown name.
 */
export function chooseAction<Actions extends Record<string, Action>>(
  actions: Actions,
  choose?: (site: Site, form: FormData) => keyof Actions & string,
): Action<AnswerOf<Actions>> {
  const take = (name: string, args: ActionFunctionArgs) => {
    const action = findMember<Action>(actions, name);
    if (!action) throw data('The address names no form of this page.', { status: 400 });
    return action(args) as Promise<AnswerOf<Actions>>;
  };
  if (!choose) return async (args) => take(formIn(new URL(args.request.url).searchParams, Object.keys(actions)), args);
  return withSite(async (site, args) => take(choose(site, await readForm(args.request.clone())), args), {
    isOpen: true,
  });
}

const formIn = (search: URLSearchParams, [first = '']: string[]): string => search.get('form') ?? first;

async function answer<Id extends OperationId, Schema extends FormSchema, Extra extends object>(
  site: Site,
  context: ServerContext,
  definition: FormDefinition<Id, Schema, Extra>,
) {
  const {
    guard,
    repeats,
    secrets = [],
    extra,
    submit,
    buttons = {},
    refusals,
    otherwise = tellFailure,
    staysWithoutSession,
  } = definition;
  const form = await readForm(site.request, repeats);
  const isOther = guard !== null && isOtherMember(site, form);
  if (!isOther) guard?.(site, form);
  // Null until the schema's rules have been read.
  let submission: ReturnType<typeof parseForm<Schema>> | null = null;
  const submitted: Submitted = {
    form,
    idempotencyKey: String(form.get(IDEMPOTENCY_KEY) ?? ''),
    isData: context.isData,
    cookies: [],
  };
  const hidden = [...secrets, ...PAYMENT_SECRETS] as FieldName<Schema>[];
  const reply = (outcome: Outcome<Schema, Extra>, failure?: ApiFailure, rest: Partial<FormAnswer> = {}) => {
    if (outcome instanceof Response) return outcome;
    const good = isStay(outcome) ? outcome : null;
    const told = good ? [] : Object.entries<string | undefined>(outcome as FieldErrors<Schema>);
    const fieldErrors = Object.fromEntries(told.flatMap(([name, text]) => (text ? [[name, [text]]] : [])));
    const { idempotencyKey, cookies } = submitted;
    const { initialValue, ...faults } = submission?.reply({ fieldErrors, hideFields: hidden }) ?? {
      status: 'error' as const,
      initialValue: readTyped(form, hidden),
      error: fieldErrors,
    };
    const answer: FormAnswer = { result: { initialValue, ...(!good && faults) }, idempotencyKey, ...rest };
    const whole = { ...answer, ...extra?.(answer, submitted, failure), ...good?.data } as FormAnswer & Extra;
    // The status of the page that shows it.
    const status = isOther ? 409 : 422;
    return data(whole, { status: good ? good.init?.status : status, headers: setCookies(cookies) });
  };
  if (isOther) {
    const { message, cookies } = await refuseOtherMember(site, context);
    submitted.cookies.push(...cookies);
    return reply({ '': message } as FieldErrors<Schema>);
  }
  const button = findMember(buttons, String(form.get('intent')));
  try {
    submission = parseForm(form, await definition.schema(site, form));
    if (button) return reply(await button(site, submitted));
    if (submission.status !== 'success') return reply({});
    return reply(await submit(site, submission.value, submitted));
  } catch (error) {
    const failure = catchFailure(error);
    if (failure.kind === 'signedOut' && guard) {
      if (staysWithoutSession) return reply({}, failure, { hasSessionEnded: true });
      throw failure;
    }
    if (failure.kind === 'onBreak') throw failure;
    const code = failure.errorCode ?? '';
    const told: Record<string, Refusal<Schema, Extra> | null> = {
      TOO_MANY_REQUESTS: tellToWait,
      'sub.account.refused': tellNoRight,
      ...refusals,
    };
    const refusal = findMember(told, code);
    if (!refusal) return reply(await otherwise(site, failure, submitted), failure, { requestId: site.requestId });
    const rest = code === 'reference.reused' ? { idempotencyKey: randomUUID() } : {};
    try {
      return reply(await refusal(site, failure, submitted), failure, rest);
    } catch (error) {
      // A further failed call for the message changes nothing.
      catchFailure(error);
      return reply({ '': site.t('common', 'errors.refused') } as FieldErrors<Schema>, failure, rest);
    }
  }
}

/** Omits secrets and files; the form's rules are unknown. */
export const readTyped = (form: FormData, secrets: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value !== 'string' || secrets.includes(name) || name === ACTING_AS ? [] : [[name, value]],
    ),
  );

const isStay = <Extra>(outcome: object): outcome is Stay<Extra> =>
  'type' in outcome && outcome.type === 'DataWithResponseInit';

/** The name is untrusted: ignores inherited ones such as `constructor`. */
const findMember = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
