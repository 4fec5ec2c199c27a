/** A request to the service. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, relative to the service. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long the answer may take, in milliseconds. */
  readonly limitMs: number;
}

/** What came back. */
export interface Reply {
  /** 0 without an answer. */
  readonly status: number;
  /** Why there is no answer. */
  readonly failure?: 'timeout' | 'network';
  /** The value of the header, or an empty text. */
  readonly contentType: string;
  readonly location: string;
  /** Whole `Set-Cookie` lines. */
  readonly setCookies: readonly string[];
  readonly text: string;
  /** Until the whole answer was there, in milliseconds. */
  readonly ms: number;
}

/** Sends one request. Never rejects: a failure is a reply without a status. */
export type Send = (request: Sent) => Promise<Reply>;

const noAnswer = { status: 0, contentType: '', location: '', setCookies: [], text: '' } as const;

/** Sends over the network. Redirects are not followed, because the console does not follow those of writes. */
export const sendTo =
  (origin: string): Send =>
  async ({ method, target, headers, body, limitMs }) => {
    const start = performance.now();
    const ms = () => Math.round(performance.now() - start);
    try {
      const response = await fetch(new URL(target, origin), {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(limitMs),
        ...(body !== undefined && { body }),
      });
      return {
        status: response.status,
        contentType: response.headers.get('Content-Type') ?? '',
        location: response.headers.get('Location') ?? '',
        setCookies: response.headers.getSetCookie(),
        text: await response.text(),
        ms: ms(),
      };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { ...noAnswer, failure: isLate ? 'timeout' : 'network', ms: ms() };
    }
  };

/** The parsed body; `undefined` if it is not JSON. */
export function jsonOf({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isGood = ({ status }: Reply): boolean => status >= 200 && status < 300;
export const isRefusal = ({ status }: Reply): boolean => status >= 400 && status < 500;
/** A page for people in place of an answer. */
export const isPage = ({ text }: Reply): boolean => /^\uFEFF?\s*</.test(text);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys. */
export const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);

/** The rows of a page, or of a bare list. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list = Array.isArray(value) ? value : at(value, 'results');
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** An id as it stands in an address. */
export function idOf(row: unknown): string | undefined {
  const id = at(row, 'id');
  return (typeof id === 'number' && Number.isInteger(id)) || (typeof id === 'string' && /^\d+$/.test(id))
    ? String(id)
    : undefined;
}
