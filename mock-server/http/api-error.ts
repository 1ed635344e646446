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
