/** The cookie that contains the token, and the header that repeats it (spec §7). */
const csrfCookie = 'csrftoken';
export const csrfHeader = 'X-CSRFToken';

/** The token in a cookie string such as `document.cookie`, if there is one. */
export function readCsrfToken(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name, ...value] = pair.split('=');
    if (name?.trim() === csrfCookie) return value.join('=').trim() || undefined;
  }
  return undefined;
}

/** Whether the service refused a request only because of its token, before processing it (F7). */
export async function isCsrfRefusal(response: Response): Promise<boolean> {
  return response.status === 403 && /csrf/i.test(await response.clone().text());
}
