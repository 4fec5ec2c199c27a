import { createService, type Service, type ServiceOptions } from './createService.ts';

/** A browser from the service's view: stores cookies, and sends the CSRF header from the cookie. */
export function createBrowser(service: Pick<Service, 'handle'>, origin = 'http://twin.test') {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (typeof init.body === 'string' && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    const token = cookies.get('csrftoken');
    if (method !== 'GET' && token && !headers.has('X-CSRFToken')) headers.set('X-CSRFToken', token);
    const response = await service.handle(new Request(origin + path, { ...init, method, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const get = (path: string) => send('GET', path);
  const post = (path: string, body: object = {}) => sendJson('POST', path, body);
  const sendJson = (method: string, path: string, body: object) =>
    send(method, path, { body: JSON.stringify(body) });
  const patch = (path: string, body: object) => sendJson('PATCH', path, body);
  const login = (email: string, password = 'millrace-demo') =>
    send('POST', '/api/v1/login/', { body: new URLSearchParams({ email, password }) });
  /** Fetches the CSRF cookie as the console does, then signs in. */
  const signIn = async (email = 'admin@acme.example') => {
    await get('/api/v1/user/me/');
    return login(email);
  };
  return { cookies, send, get, post, patch, login, signIn };
}

/** Start time of test services: 9:20 in the morning, in milliseconds since the epoch. */
export const testStart = Date.UTC(2026, 10, 20, 9, 20);

/** A service with the admin signed in, and a browser for it. */
export function openService(options: ServiceOptions = {}) {
  const service = createService({ clock: { at: testStart }, person: 'admin@acme.example', ...options });
  const browser = createBrowser(service);
  /** The body of a response, by its path below `/api/v1/`. */
  const get = async (path: string) => (await browser.get(`/api/v1/${path}`)).json();
  return { service, browser, get };
}

/** Settings of a database whose connection test succeeds. */
export const databaseLogin = {
  host: 'db.example.com',
  port: 5432,
  user: 'reader',
  password: 'right',
  database: 'orders',
};

/** The first field in a refusal. */
export const firstError = async (response: Response) => (await response.json()).detail[0];
