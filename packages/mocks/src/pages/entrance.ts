import type { ForeignPage } from './foreignPage.ts';
import { html } from './html.ts';
import { page } from './page.ts';

/** The page at the root of the other origin, for people who open it directly. */
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
