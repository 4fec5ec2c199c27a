import type { SetupIntentRow } from '../../service/tables/billingRows.ts';
import {
  answerChallenge,
  enterCard,
  giveUp,
  openIntent,
  type EntryResult,
} from '../../service/billing/setupIntents.ts';
import { refusal, type FieldRefusal } from '../../service/core/refusal.ts';
import { demandOwnForm, type ForeignPage, type PageRequest } from '../kit/foreignPage.ts';
import { html, type Html } from '../kit/html.ts';
import { page, redirect } from '../kit/page.ts';

const party = 'a payment provider';

function intentOf({ backend, params }: PageRequest): SetupIntentRow {
  const intent = openIntent(backend, params['secret'] ?? '');
  if (!intent) throw refusal.notFound('This page has been used or has expired. Go back and start again.');
  return intent;
}

const fields = [
  { name: 'number', label: 'Card number', example: '4242 4242 4242 4242', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'Expiry, MM/YY', example: '12/34', autocomplete: 'cc-exp' },
  { name: 'cvc', label: 'Security code', example: '123', autocomplete: 'cc-csc' },
] as const;

/** An error does not repeat the typed card: its number is not stored anywhere. */
const cardForm = (errors: readonly FieldRefusal[]): Html =>
  html`<form method="post">
    ${fields.map(({ name, label, example, autocomplete }) => {
      const wrong = errors.find(({ loc }) => loc[0] === name);
      return html`<label for="${name}">${label}</label>
        ${wrong && html`<small id="${name}-error" role="alert">${wrong.msg}</small>`}
        <input
          id="${name}"
          name="${name}"
          required
          placeholder="${example}"
          autocomplete="${autocomplete}"
          inputmode="numeric"
          aria-invalid="${wrong ? 'true' : 'false'}"
          aria-describedby="${wrong ? `${name}-error` : ''}"
        />`;
    })}
    <button name="action" value="enter">Save card</button>
    <button name="action" value="giveUp" formnovalidate>Back without saving</button>
  </form>`;

const challengeForm = html`<p>Your bank asks whether it is you who saves this card (3-D Secure).</p>
  <form method="post">
    <button name="action" value="agree">Yes, it is me</button>
    <button name="action" value="disagree">No</button>
  </form>`;

const show = (intent: SetupIntentRow, status = 200, errors: readonly FieldRefusal[] = []): Response =>
  page({
    title: intent.status === 'challenged' ? 'Confirm with your bank' : 'Save a card',
    party,
    status,
    formTargets: [new URL(intent.return_to).origin],
    body: intent.status === 'challenged' ? challengeForm : cardForm(errors),
  });

function act({ backend }: PageRequest, intent: SetupIntentRow, form: URLSearchParams): EntryResult {
  const action = form.get('action');
  if (action === 'giveUp') return giveUp(backend, intent);
  if (intent.status === 'challenged') return answerChallenge(backend, intent, action === 'agree');
  const field = (name: string) => form.get(name) ?? '';
  return enterCard(backend, intent, { number: field('number'), expiry: field('expiry'), cvc: field('cvc') });
}

/** The page for a card and for the bank's confirmation: plain forms. Only a card's public data is stored. */
export const cardPage: ForeignPage = {
  path: 'payment/card/{secret}',
  GET: (asked) => show(intentOf(asked)),
  async POST(asked) {
    demandOwnForm(asked);
    const form = new URLSearchParams(await asked.request.text());
    // Marked as used only now: of two requests at once, the second finds it used.
    const intent = intentOf(asked);
    const result = act(asked, intent, form);
    if (result.kind === 'returned') return redirect(result.to);
    if (result.kind === 'challenged') return redirect(asked.request.url);
    if (result.kind === 'refused') return show(intent, 422, result.errors);
    const body = html`<p>We cannot take cards right now. Nothing was saved.</p>
      <p><a href="">Try again</a></p>`;
    return page({ title: 'Not available', party, status: 503, body });
  },
};
