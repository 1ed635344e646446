/** Every page handles `signedOut`, `onBreak`, `maintenance` and `region` alike. */
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

  /** Null without a response. */
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly apiMessage: string | null;
  /** Such as `{ captcha: true }`. */
  readonly value: unknown;
  /** A login elsewhere ended the session. */
  readonly isReplaced: boolean;
}

/** Rethrows other errors, and failures that close the site to the visitor. */
export function catchFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure && error.kind !== 'maintenance' && error.kind !== 'region') return error;
  throw error;
}
