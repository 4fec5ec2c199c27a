import type { Store } from '../../store/store.ts';
import { openService } from '../../assembly/service.test.data.ts';

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
export const subscriptionPath = '/api/v1/subscription/';

/** An admin of a client on the provider's pages: reads, sends forms and follows redirects. */
export function openProvider(person: string, store?: Store) {
  const { service, browser, get } = openService({ scenario: 'newAccount', person, store });
  const visit = (address: string, form?: Record<string, string>) =>
    service.visit(
      new Request(address, form && { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    );
  /** The address of a new card page. */
  const openCard = async (): Promise<string> =>
    (await (await browser.post(`${subscriptionPath}setup-intent/`)).json()).confirmation_url;
  const openPortal = async (): Promise<string> =>
    (await (await browser.post(`${subscriptionPath}create-portal-session/`)).json()).portal_session_url;
  const enter = (address: string, card: Partial<typeof goodCard> = {}) =>
    visit(address, { action: 'enter', ...goodCard, ...card });
  const newest = async () => (await get('subscription/?ordering=-id')).results[0];
  return { service, ...browser, visit, enter, openCard, openPortal, newest };
}

export const textOf = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll(/\s+/g, ' ');

/** The redirect of a response, in parts. */
export function leadsTo(response: Response) {
  const { origin, pathname, searchParams } = new URL(response.headers.get('Location') ?? 'about:blank');
  return { status: response.status, at: origin + pathname, ...Object.fromEntries(searchParams) };
}
