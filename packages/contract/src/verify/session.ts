import type { Reply, Send, Sent } from './exchange.ts';

/** Someone who signs in. */
export interface Person {
  /** How reports call them. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What a request may do differently from the console. */
export interface Oddities {
  /** The CSRF token; `null` sends none. @default the cookie's */
  readonly csrf?: string | null;
  /** @default the service's own */
  readonly origin?: string;
  readonly limitMs?: number;
  readonly encoding?: 'json' | 'form';
}

/** A browser as the service sees it. */
export interface Session {
  readonly cookies: ReadonlyMap<string, string>;
  get(target: string, oddities?: Oddities): Promise<Reply>;
  write(
    method: 'POST' | 'PATCH' | 'DELETE',
    target: string,
    body?: object,
    oddities?: Oddities,
  ): Promise<Reply>;
  /** Forgets its cookies. */
  forget(): void;
}

export const csrfCookie = 'csrftoken';

const encodings = {
  json: { type: 'application/json', encode: (body: object) => JSON.stringify(body) },
  form: {
    type: 'application/x-www-form-urlencoded',
    encode: (body: object) =>
      new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString(),
  },
} as const;

const defaultLimitMs = 30_000;

/** Opens a browser without cookies. It sends what the console sends. */
export function openSession(send: Send, ownOrigin: string): Session {
  const cookies = new Map<string, string>();

  async function exchange(
    request: Omit<Sent, 'limitMs'>,
    { limitMs = defaultLimitMs }: Oddities,
  ): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      Accept: 'application/json',
      ...(cookie !== '' && { Cookie: cookie }),
      ...request.headers,
    };
    const reply = await send({ ...request, headers, limitMs });
    for (const line of reply.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*Max-Age=0(?:;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }

  return {
    cookies,
    get: (target, oddities = {}) => exchange({ method: 'GET', target, headers: {} }, oddities),
    write(method, target, body, oddities = {}) {
      const token = oddities.csrf === undefined ? cookies.get(csrfCookie) : oddities.csrf;
      const { type, encode } = encodings[oddities.encoding ?? 'json'];
      const headers = {
        Origin: oddities.origin ?? ownOrigin,
        ...(token !== undefined && token !== null && { 'X-CSRFToken': token }),
        ...(body !== undefined && { 'Content-Type': type }),
      };
      return exchange(
        { method, target, headers, ...(body !== undefined && { body: encode(body) }) },
        oddities,
      );
    },
    forget: () => cookies.clear(),
  };
}
