import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import type { Whitelabel } from '~/brand/brand.server.ts';
import { seconds } from '~/config/durations.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { readForm } from './read-form.ts';
import { findLanguage, findLastBrand, readScope } from './site.server.ts';
import { countTry, type LimitName, visitorKey } from './throttle.server.ts';
import { tooMany } from './too-many.server.ts';

export interface ArrivedForm {
  form: FormData;
  address: string;
  scope: string;
  brand: Whitelabel | undefined;
}

interface Throttle<Extra> {
  /** Milliseconds to wait; null within limits. */
  count: (arrived: ArrivedForm) => Promise<number | null>;
  keeps: readonly string[];
  extra: (form: FormData) => Extra;
}

/**
 * Call before an action reads anything. Responds with 429, a message and the typed values. The response's page reads
 * nothing either (`context.waitMs`).
 */
export const throttleForm =
  <Answer, Extra>({ count, keeps, extra }: Throttle<Extra>, action: (args: ActionFunctionArgs) => Promise<Answer>) =>
  async (args: ActionFunctionArgs) => {
    const { request, context } = args;
    const form = await readForm(request.clone());
    const brand = findLastBrand(request);
    const waitMs = await count({ form, brand, address: context.address, scope: readScope(request) });
    if (waitMs === null) return action(args);
    context.language = findLanguage(request, context) ?? context.language;
    context.waitMs = waitMs;
    const initialValue = Object.fromEntries(
      keeps.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])),
    );
    const error = { '': [tooMany({ t: serverTranslate(context.language) }, waitMs)] };
    const answer: FormAnswer & Extra = { result: { status: 'error', initialValue, error }, ...extra(form) };
    return data(answer, { status: 429 });
  };

/** By address, before a resource reads anything. Responds with 429 and `Retry-After`. */
export const throttleAddress =
  <Result>(limit: LimitName, handler: (args: LoaderFunctionArgs) => Promise<Result>) =>
  async (args: LoaderFunctionArgs): Promise<Result | Response> => {
    const { request, context } = args;
    const waitMs = await countTry(limit, visitorKey({ scope: readScope(request), address: context.address }));
    if (waitMs === null) return handler(args);
    return new Response(null, { status: 429, headers: { 'Retry-After': String(Math.ceil(waitMs / seconds(1))) } });
  };
