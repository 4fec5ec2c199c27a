import type { ForeignPage } from './kit/foreignPage.ts';
import { html } from './kit/html.ts';
import { page } from './kit/page.ts';

/** The page at the root of the other origin, for people who open it directly. */
export const entrance: ForeignPage = {
  path: '',
  GET: () =>
    page({
      title: 'Third-party pages',
      party: 'a third party',
      body: html`<p>
        The console links to other companies for sign-in, payment and chat. The twin simulates them on this
        origin.
      </p>`,
    }),
};
