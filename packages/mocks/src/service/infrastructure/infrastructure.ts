import type { getHelpArticle, getPublicAddresses, listRegions, WireResult } from '@millrace/ui/contract';
import { catalogue, isConnectorType, labelOf, prerequisitesFor } from '@millrace/ui/domain/connectors';
import { awsRegions } from '@millrace/ui/domain/entities';
import { definitionOf } from '@millrace/ui/domain/definitions';
import { refusal } from '../core/refusal.ts';

export const regions = (): WireResult<typeof listRegions> =>
  awsRegions.map(({ code, label }) => ({ code, label }));

/** Addresses of the ranges reserved for documentation, where nothing answers. */
export const publicAddresses = (): WireResult<typeof getPublicAddresses> => ({
  fixed: '203.0.113.18',
  regions: Object.fromEntries(
    awsRegions.map(({ code }, index) => [
      code,
      [`198.51.100.${44 + 2 * index}`, `198.51.100.${45 + 2 * index}`],
    ]),
  ),
});

/** An article that attacks its reader, to test the sanitiser (docs/twin.md). */
const hostile = {
  title: 'Hostile article',
  html: `<h2 onclick="document.title='attacked'">A heading</h2>
<script>document.title = 'attacked';</script>
<img src="nowhere:" onerror="document.title='attacked'" alt="A picture">
<a href="javascript:document.title='attacked'">A link</a>
<p style="position:fixed;inset:0">What may stay.</p>`,
};

/** In the form that the twin sends; the other one is Help Scout's own. */
type HelpArticle = Extract<WireResult<typeof getHelpArticle>, { readonly html: string }>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The article on prerequisites, by connector, and by kind for a type that is both, such as `s3-destination`. */
export function article(id: string): HelpArticle {
  if (id === 'hostile') return hostile;
  const [, type = '', named] = /^(\w+?)(?:-(source|destination))?$/.exec(id) ?? [];
  if (!isConnectorType(type)) throw refusal.notFound();
  const isSource = catalogue.some((entry) => entry.kind === 'source' && entry.type === type);
  const kind = named === 'destination' || (named === undefined && !isSource) ? 'destination' : 'source';
  const definition = definitionOf(kind, type);
  const steps = prerequisitesFor(kind, type, definition).map(
    ({ title, text, code }) =>
      `<li><strong>${escaped(title)}</strong><p>${escaped(text)}</p>${code ? `<pre><code>${escaped(code)}</code></pre>` : ''}</li>`,
  );
  return {
    title: `Before you connect ${labelOf(type)}`,
    html: `<ol>${steps.join('\n')}</ol>${
      definition?.authentication.kind === 'oauth'
        ? ''
        : '\n<p>Use a dedicated account with only these permissions.</p>'
    }`,
  };
}
