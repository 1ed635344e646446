/** The message says what to do. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    /** `value` of an envelope, properties of a bare response. */
    readonly value: Record<string, unknown> | null = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new ApiError(400, 'request_param_err', message);

/** 429 with the time to wait. */
export function tooMany(message: string, retryAfterMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new ApiError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}
