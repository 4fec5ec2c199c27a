import type { getHelpArticle, getPublicAddresses, listRegions, WireResult } from '@millrace/ui/contract';
import { awsRegions, catalogue, isConnectorType, labelOf } from '@millrace/ui/domain';
import { refusal } from './core/refusal.ts';

export const regions = (): WireResult<typeof listRegions> =>
  awsRegions.map(({ code, label }) => ({ code, label }));

/** Addresses of the ranges that are kept for documents: nothing answers there. */
export const publicAddresses = (): WireResult<typeof getPublicAddresses> => ({
  fixed: '203.0.113.18',
  regions: Object.fromEntries(
    awsRegions.map(({ code }, index) => [
      code,
      [`198.51.100.${44 + 2 * index}`, `198.51.100.${45 + 2 * index}`],
    ]),
  ),
});

const grants: Readonly<Record<string, string>> = {
  'postgres-source': `CREATE USER millrace_reader WITH REPLICATION PASSWORD '…';
GRANT USAGE ON SCHEMA public TO millrace_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO millrace_reader;`,
  'snowflake-destination': `CREATE ROLE millrace_loader;
GRANT USAGE ON WAREHOUSE loading TO ROLE millrace_loader;
GRANT CREATE SCHEMA ON DATABASE analytics TO ROLE millrace_loader;`,
  'redshift-destination': `CREATE USER millrace_loader PASSWORD '…';
GRANT CREATE ON DATABASE analytics TO millrace_loader;`,
};

/** An article that attacks its reader, to see that the sanitiser holds (docs/twin.md). */
const hostile = {
  title: 'Hostile article',
  html: `<h2 onclick="document.title='attacked'">A heading</h2>
<script>document.title = 'attacked';</script>
<img src="nowhere:" onerror="document.title='attacked'" alt="A picture">
<a href="javascript:document.title='attacked'">A link</a>
<p style="position:fixed;inset:0">What may stay.</p>`,
};

/** The article on what to prepare, by connector, and kind where it is both, such as `s3-destination`. */
export function article(id: string): WireResult<typeof getHelpArticle> {
  if (id === 'hostile') return hostile;
  const [, type = '', named] = /^(\w+?)(?:-(source|destination))?$/.exec(id) ?? [];
  if (!isConnectorType(type)) throw refusal.notFound();
  const isSource = catalogue.some((entry) => entry.kind === 'source' && entry.type === type);
  const kind = named ?? (isSource ? 'source' : 'destination');
  const verb = kind === 'source' ? 'read from' : 'load into';
  const sql = grants[`${type}-${kind}`];
  return {
    title: `Before you connect ${labelOf(type)}`,
    html: `<h2>What you need</h2>
<ol><li>An account that may ${verb} ${labelOf(type)}.</li><li>Our addresses, let through your firewall.</li></ol>
${sql ? `<h2>Grants</h2><pre><code>${sql}</code></pre>` : ''}
<p>Give the account its own name and no more rights than these. <a href="https://docs.example.com/${type}-${kind}">More on this</a></p>`,
  };
}
