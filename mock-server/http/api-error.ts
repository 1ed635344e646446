/** An error of the contract: status, error code, and a message that says what to do. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    /** What the failure carries besides: `value` of an envelope, further properties of a bare answer. */
    readonly value: Record<string, unknown> | null = null,
    /** Headers that the contract gives this error alone. */
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const invalid = (message: string) => new ApiError(400, 'request_param_err', message);
