import type { Service } from './createService.ts';

/** A browser as far as a service can tell: keeps cookies, sends the CSRF header of the cookie. */
export function createBrowser(service: Pick<Service, 'handle'>, origin = 'http://twin.test') {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
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
    send(method, path, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  const patch = (path: string, body: object) => sendJson('PATCH', path, body);
  const login = (email: string, password = 'millrace-demo') =>
    send('POST', '/api/v1/login/', { body: new URLSearchParams({ email, password }) });
  /** Primes the CSRF cookie as the console does, then signs in. */
  const signIn = async (email = 'admin@acme.example') => {
    await get('/api/v1/user/me/');
    return login(email);
  };
  return { cookies, send, get, post, patch, login, signIn };
}
