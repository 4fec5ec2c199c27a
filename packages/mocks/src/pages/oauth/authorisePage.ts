import { providerName } from '@millrace/ui/domain/connectors';
import { wait } from '../../service/world/waiting.ts';
import { behaviourOf, providerAccounts, usualAccount } from '../../service/oauth/providerAccounts.ts';
import { grantedAddress, refusedAddress } from '../../service/oauth/returnAddress.ts';
import { readSignIn, type SignIn } from '../../service/oauth/signIn.ts';
import { demandOwnForm, type ForeignPage, type PageRequest } from '../kit/foreignPage.ts';
import { html } from '../kit/html.ts';
import { page, redirect } from '../kit/page.ts';

/** Response time of a slow provider, in milliseconds of the service's time. */
export const slownessMs = 20_000;

/** Separates the window from its opener, which then considers it closed (T-13). */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/** `login_hint` is the standard parameter with which an application proposes an account. */
function askPage({ provider, redirectUri }: SignIn, hint: string | null): Response {
  const party = providerName(provider);
  const account = hint || usualAccount;
  return page({
    title: 'Let Millrace read your data?',
    party,
    formTargets: [redirectUri.origin],
    headers: behaviourOf(account) === 'isolation' ? isolation : {},
    body: html`
      <p>Millrace asks to read what you keep at ${party}. You return to ${redirectUri.host}.</p>
      <form method="post">
        <label for="account">Sign in as</label>
        <input id="account" name="account" type="email" list="accounts" required value="${account}" />
        <datalist id="accounts">
          ${providerAccounts.map((each) => html`<option value="${each.account}">${each.says}</option>`)}
        </datalist>
        <button name="answer" value="allow">Allow</button>
        <button name="answer" value="deny" formnovalidate>Deny</button>
      </form>
    `,
  });
}

const confirmPage = ({ provider, redirectUri }: SignIn, account: string): Response =>
  page({
    title: 'Is this you?',
    party: providerName(provider),
    formTargets: [redirectUri.origin],
    headers: isolation,
    body: html`
      <p>You are about to sign in as ${account}.</p>
      <form method="post">
        <input type="hidden" name="account" value="${account}" />
        <input type="hidden" name="is_confirmed" value="yes" />
        <button name="answer" value="allow">Continue</button>
        <button name="answer" value="deny">Cancel</button>
      </form>
    `,
  });

/** What the person or the provider does after the decision. */
async function follow({ backend, request }: PageRequest, signIn: SignIn): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  if (form.get('answer') !== 'allow') {
    return redirect(refusedAddress(signIn, 'access_denied', 'The person did not agree.'));
  }
  const account = form.get('account')?.trim() || usualAccount;
  const behaviour = behaviourOf(account);
  if (behaviour === 'failure') {
    return redirect(refusedAddress(signIn, 'server_error', 'The provider made a mistake.'));
  }
  if (behaviour === 'isolation' && !form.has('is_confirmed')) return confirmPage(signIn, account);
  if (behaviour === 'delay' || behaviour === 'silence') {
    const isOver = await wait(backend, behaviour === 'delay' ? slownessMs : Infinity, request.signal);
    if (!isOver) return Response.error();
  }
  const hasWrongState = behaviour === 'wrongState';
  return redirect(grantedAddress(backend, signIn, { account, hasWrongState }));
}

/** Answers a valid sign-in; an invalid one gets an error message. */
const begun =
  (answer: (asked: PageRequest, signIn: SignIn) => Response | Promise<Response>) =>
  (asked: PageRequest): Response | Promise<Response> => {
    const signIn = readSignIn(asked.params['provider'], asked.url);
    if (signIn.fault === undefined) return answer(asked, signIn);
    return redirect(refusedAddress(signIn, 'invalid_request', signIn.fault));
  };

/** The sign-in page of a provider (A-105). */
export const authorisePage: ForeignPage = {
  path: 'oauth/{provider}/authorize',
  GET: begun(({ url }, signIn) => askPage(signIn, url.searchParams.get('login_hint'))),
  POST: begun((asked, signIn) => {
    demandOwnForm(asked);
    return follow(asked, signIn);
  }),
};
