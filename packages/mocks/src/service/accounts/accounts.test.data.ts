import type { Service } from '../../assembly/createService.ts';
import { createBrowser } from '../../assembly/service.test.data.ts';
import { humanCheckWords } from './humanCheck.ts';

/** A password that meets every rule. */
export const goodPassword = 'a river of records';
export const chosen = { new_password: goodPassword, confirm_password: goodPassword };

/** The message of a refusal. */
export const detailOf = async (response: Response) => (await response.json()).detail;

/** The result of a request: its status, and the message of a refusal. */
export const outcomeOf = async (response: Response): Promise<readonly [number, unknown]> => {
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text).detail];
};

export const lettersTo = (service: Service, email: string) =>
  service.inspect().mail.filter(({ to }) => to === email);

/** The token in the latest letter to an address. */
export function tokenTo(service: Service, email: string): string {
  const link = lettersTo(service, email).at(-1)?.link ?? '';
  return /[0-9a-f]{40}$/.exec(link)?.[0] ?? `no token in "${link}"`;
}

/** A browser with the CSRF cookie from the login page. */
export async function openStranger(service: Service) {
  const browser = createBrowser(service);
  await browser.get('/api/v1/user/me/');
  return browser;
}

/** Signs up a person; the fields can be overridden. */
export const signUpAs = (
  { send }: Pick<ReturnType<typeof createBrowser>, 'send'>,
  fields: Readonly<Record<string, string>> = {},
) =>
  send('POST', '/api/v1/signup/', {
    body: new URLSearchParams({
      email: 'ada@start.example',
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '',
      recaptcha_token: humanCheckWords.pass,
      ...fields,
    }),
  });
