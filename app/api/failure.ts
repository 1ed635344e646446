/**
 * Why a call of the gaming API failed: it could not be reached, took too long, answered something else than the contract
 * says, or refused. `signedOut`, `onBreak`, `maintenance` and `region` are refusals that every page deals with alike.
 */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'contract'
  | 'refused'
  | 'signedOut'
  | 'onBreak'
  | 'maintenance'
  | 'region';

export class ApiFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly operationId: string,
    details: {
      status?: number;
      errorCode?: string;
      message?: string;
      value?: unknown;
      cause?: unknown;
      isReplaced?: boolean;
    } = {},
  ) {
    super(`${operationId}: ${details.message ?? kind}`, { cause: details.cause });
    this.status = details.status ?? null;
    this.errorCode = details.errorCode ?? null;
    this.apiMessage = details.message ?? null;
    this.value = details.value ?? null;
    this.isReplaced = details.isReplaced ?? false;
  }

  /** The answer's HTTP status, if there was an answer. */
  readonly status: number | null;
  readonly errorCode: string | null;
  /** The API's own words. */
  readonly apiMessage: string | null;
  /** What the refusal carries, such as `{ captcha: true }`. */
  readonly value: unknown;
  /** Whether the session ended because the member signed in elsewhere. */
  readonly isReplaced: boolean;
}

/** The failure of a call, to be told where it was made. Throws what is none, and what closes the whole site to the visitor. */
export function catchFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure && error.kind !== 'maintenance' && error.kind !== 'region') return error;
  throw error;
}
