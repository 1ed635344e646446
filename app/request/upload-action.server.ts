import { data } from '@remix-run/node';
import { catchFailure } from '~/api/failure.ts';
import { setCookies } from '~/session/cookies.server.ts';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import { type OwnCode, readTyped } from './form-action.server.ts';
import { requireRealAccount } from './guards.server.ts';
import { isOtherMember, refuseOtherMember } from './other-member.server.ts';
import type { Site } from './site.server.ts';
import { countTry } from './throttle.server.ts';
import { tooMany } from './too-many.server.ts';
import { withSite } from './with-site.server.ts';

export interface UploadAnswer {
  error: string;
  /** By field, less the files; undefined when the form was not read. */
  typed?: Record<string, string>;
}

interface UploadDefinition<Id extends OperationId> {
  /** Returns the redirect, or the error. */
  submit: (site: Site, form: FormData) => Promise<Response | string>;
  /** Message by error code. */
  refusals: Record<OwnCode<Id>, (site: Site) => string>;
}

/** A member's form with files: it has no schema. Throttled; an error has status 422, or 429. */
export const uploadAction =
  <Id extends OperationId>(..._operations: Id[]) =>
  ({ submit, refusals }: UploadDefinition<Id>) =>
    withSite(async (site, { context }) => {
      const { username } = requireRealAccount(site);
      const waitMs = await countTry('uploads', `${site.scope}|${username}`);
      if (waitMs !== null) {
        context.waitMs = waitMs;
        return data<UploadAnswer>({ error: tooMany(site, waitMs) }, 429);
      }
      const form = await site.request.formData().catch(() => new FormData());
      const tell = (error: string, status = 422, cookies: string[] = []) =>
        data<UploadAnswer>({ error, typed: readTyped(form) }, { status, headers: setCookies(cookies) });
      if (isOtherMember(site, form)) {
        const { message, cookies } = await refuseOtherMember(site, context);
        return tell(message, 409, cookies);
      }
      try {
        const outcome = await submit(site, form);
        return outcome instanceof Response ? outcome : tell(outcome);
      } catch (error) {
        const failure = catchFailure(error);
        if (failure.kind === 'signedOut' || failure.kind === 'onBreak') throw failure;
        const code = failure.errorCode ?? '';
        const isOwn = Object.hasOwn(refusals, code);
        return tell(isOwn ? refusals[code as OwnCode<Id>](site) : site.t('common', 'errors.network'));
      }
    });

/** Files as the API's client sends them: the contract's type is a string. */
export const readFiles = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((file) => file instanceof File && file.size > 0) as unknown[] as string[];
