import { secretToken } from '../../service/core/random.ts';
import { html, Html } from './html.ts';

/** Headers of every third-party response. They are separate: none of the console's apply. */
export const foreignHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Their own forms send their origin; nothing else does.
  'Referrer-Policy': 'same-origin',
};

export interface PageContent {
  /** Title of the document, and its heading. */
  readonly title: string;
  /** The simulated party, such as `Shopify`. */
  readonly party: string;
  readonly body: Html;
  /** @default 200 */
  readonly status?: number;
  /** Origins to which a form's response may redirect: browsers apply `form-action` to redirects too. */
  readonly formTargets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

// System colours follow the reader's theme and contrast automatically.
const style = new Html(`
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 32rem; padding: 2rem 1.5rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
label { display: block; font-weight: 600; }
input, select { box-sizing: border-box; width: 100%; margin: 0.25rem 0 1rem; padding: 0.5rem; font: inherit; }
button { margin: 0 0.5rem 0.5rem 0; padding: 0.5rem 1rem; font: inherit; }
small { display: block; }
`);

const policyOf = (nonce: string, { formTargets = [] }: PageContent): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A third-party page with its own strict policy. */
export function page(content: PageContent): Response {
  const nonce = secretToken();
  const { title, party, body } = content;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · ${party}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <header><small>A stand-in for ${party}. Nothing that is done here is real.</small></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return new Response(document.text, {
    status: content.status ?? 200,
    headers: {
      ...foreignHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(nonce, content),
      ...content.headers,
    },
  });
}

/** Redirects with a GET, as after a form. */
export const redirect = (to: string): Response =>
  new Response(null, { status: 303, headers: { ...foreignHeaders, Location: to } });
