import type { ForeignPage } from './foreignPage.ts';
import { html } from './html.ts';
import { page } from './page.ts';

/** What stands at the root, for those who look around. */
export const entrance: ForeignPage = {
  path: '',
  GET: () =>
    page({
      title: 'Everybody but Millrace',
      party: 'a foreign party',
      body: html`<p>
        The console sends people to others: to sign in, to pay, to chat. Here the twin plays them.
      </p>`,
    }),
};
