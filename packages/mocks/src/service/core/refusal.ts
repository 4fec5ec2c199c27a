/** The refusal of a request. Behaviour throws it; one place turns it into a response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

/** No response: the connection breaks. */
class BrokenConnection extends Refusal {
  override toResponse(): Response {
    return Response.error();
  }
}

export const brokenConnection = (): Refusal => new BrokenConnection(0, undefined);

const withDetail = (status: number, detail: string, headers?: Readonly<Record<string, string>>) =>
  new Refusal(status, { detail }, headers);

/** The service's refusals with their messages. */
export const refusal = {
  badRequest: (detail: string) => withDetail(400, detail),
  notSignedIn: () => withDetail(401, 'Authentication credentials were not provided.'),
  forbidden: (detail = 'You do not have permission to perform this action.') => withDetail(403, detail),
  notFound: (detail = 'Not found.') => withDetail(404, detail),
  notAllowed: (method: string, allowed: readonly string[]) =>
    withDetail(405, `Method "${method}" not allowed.`, { Allow: allowed.join(', ') }),
  conflict: (detail: string) => withDetail(409, detail),
  gone: (detail: string) => withDetail(410, detail),
  tooLarge: () => withDetail(413, 'The body is too large.'),
  addressTooLong: () => withDetail(414, 'The address is too long.'),
  unsupportedMedia: (type: string) => withDetail(415, `Unsupported media type "${type}" in request.`),
  unprocessable: (errors: readonly FieldRefusal[]) => new Refusal(422, { detail: errors }),
  tooMany: (seconds: number) =>
    withDetail(429, `Request was throttled. Expected available in ${seconds} seconds.`, {
      'Retry-After': String(seconds),
    }),
  unavailable: (detail: string) => withDetail(503, detail),
};

/** An error of one field. */
export interface FieldRefusal {
  /** Keys from the body inwards; `query` first for a query parameter. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}
