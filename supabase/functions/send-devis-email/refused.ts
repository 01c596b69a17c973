type More = { champs?: object; headers?: Record<string, string>; cause?: string };

/** An answer other than success: what the visitor's browser is told, nothing of the inside. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: More = {},
  ) {
    super(message);
  }
}
