import { describeSchema } from '../schema/fit.ts';
import { answerSchema, bodySchema, callsOf, type Listed, type OpenApiFile } from '../schema/openApiFile.ts';
import { resolve, schemaPrefix, type JsonSchema, type Named } from '../schema/jsonSchema.ts';
import type { AssumedField } from './assumedFields.ts';
import type { AsyncApiFile } from './asyncApi.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found);
const code = (text: string): string => `<code>${escape(text)}</code>`;
/** The little Markdown that the descriptions use. */
const marked = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const paragraphs = (text: string): string =>
  text
    .split(/\n\n+/)
    .map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => line.startsWith('- '))) return `<p>${marked(lines.join(' '))}</p>`;
      return `<ul>${lines.map((line) => `<li>${marked(line.slice(2))}</li>`).join('')}</ul>`;
    })
    .join('\n');

const nameIn = ($ref: string): string => $ref.slice(schemaPrefix.length);
const linkTo = (name: string): string => `<a href="#schema-${name}">${escape(name)}</a>`;

/** A schema in words, with links to the named ones. */
function inWords(schema: JsonSchema, named: Named): string {
  if (schema.$ref !== undefined) return linkTo(nameIn(schema.$ref));
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => inWords(each, named)))].join(' or ');
  if (schema.items) return `list of ${inWords(schema.items, named)}`;
  if (schema.additionalProperties) return `object of ${inWords(schema.additionalProperties, named)} by name`;
  return escape(describeSchema(schema, named));
}

function rows(schema: JsonSchema, named: Named, prefix = ''): string {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .map(([key, part]) => {
      const notes = [
        required.has(key) ? 'required' : '',
        part['x-assumed'] ? `may be missing; ${part['x-shown-in'] ?? ''}` : '',
        part['x-proposed'] ? 'proposed: no known service sends it yet' : '',
        part['x-tolerated'] ? 'dropped if it cannot be read' : '',
        part.description ?? '',
      ].filter((note) => note !== '');
      const own = `<tr><td>${code(prefix + key)}</td><td>${inWords(part, named)}</td><td>${escape(notes.join('. '))}</td></tr>`;
      const item = part.items ?? part;
      const nested = item.$ref === undefined && item.properties ? rows(item, named, `${prefix}${key}.`) : '';
      return own + nested;
    })
    .join('\n');
}

function fields(schema: JsonSchema, named: Named): string {
  if (schema.$ref !== undefined || !resolve(schema, named).properties)
    return `<p>${inWords(schema, named)}</p>`;
  return `<table><thead><tr><th>Field</th><th>Type</th><th>Notes</th></tr></thead><tbody>\n${rows(schema, named)}\n</tbody></table>`;
}

const meaningOf = ($ref: string, { components }: OpenApiFile): string =>
  components.responses[$ref.slice('#/components/responses/'.length)]?.description ?? '';

function section({ name, method, path, operation }: Listed, file: OpenApiFile): string {
  const named = file.components.schemas;
  const body = bodySchema(operation);
  const answer = answerSchema(operation);
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query');
  const refusals = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
  const encoding = Object.keys(operation.requestBody?.content ?? {})[0] ?? '';
  const screens = file['x-screens']
    .filter(({ needs, parts, does }) => [...needs, ...parts, ...does].includes(name))
    .map((screen) => screen.name);
  return `<section id="${name}"><h3>${code(`${method.toUpperCase()} ${path}`)}</h3>
<p>${marked(operation.summary)}.</p>${operation.description === undefined ? '' : paragraphs(operation.description)}
<p><b>${escape(name)}</b>${screens.length > 0 ? `. Screens: ${escape(screens.join(', '))}` : ''}.</p>
${query.length > 0 ? `<h4>Query</h4><ul>${query.map((each) => `<li>${code(each.name)}: ${inWords(each.schema, named)}</li>`).join('')}</ul>` : ''}
${body ? `<h4>Body (${escape(encoding)})</h4>${fields(body, named)}` : ''}
${answer ? `<h4>Answer</h4>${fields(answer, named)}` : '<p>The body of the answer is not read.</p>'}
${refusals.length > 0 ? `<h4>Refusals</h4><ul>${refusals.map(([status, { $ref = '' }]) => `<li>${escape(status)}: ${marked(meaningOf($ref, file))}</li>`).join('')}</ul>` : ''}
</section>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
code{font-family:ui-monospace,monospace;font-size:.9em}table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;border-bottom:1px solid #8886;padding:.25rem .5rem}
section{border-top:1px solid #8886;padding:.5rem 0}nav ul{columns:16rem}:root{color-scheme:light dark}`;

/** One page, without a script, that reads the files to people. */
export function reader(file: OpenApiFile, events: AsyncApiFile, assumed: readonly AssumedField[]): string {
  const named = file.components.schemas;
  const all = callsOf(file);
  const channels = Object.values(events.channels).map(
    ({ address, description, messages }) =>
      `<li>${code(address)}: ${marked(description)} Events: ${Object.keys(messages)
        .map((name) => code(events.components.messages[name]?.name ?? name))
        .join(', ')}.</li>`,
  );
  const screens = file['x-screens'].map(
    ({ name, needs, parts, does }) =>
      `<tr><td>${escape(name)}</td>${[needs, parts, does]
        .map((calls) => `<td>${calls.map((call) => `<a href="#${call}">${call}</a>`).join(', ')}</td>`)
        .join('')}</tr>`,
  );
  const assumedRows = assumed.map(
    ({ field, shownIn, calls }) =>
      `<tr><td>${code(field)}</td><td>${escape(shownIn)}</td><td>${calls.map((call) => `<a href="#${call}">${call}</a>`).join(', ')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Service of the Millrace console</title><style>${style}</style></head><body>
<h1>Service of the Millrace console</h1>
${paragraphs(String(file.info['description']))}
<nav><h2>Calls</h2><ul>${all.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<h2>Screens</h2><table><thead><tr><th>Screen</th><th>Needs</th><th>Parts</th><th>Actions</th></tr></thead><tbody>
${screens.join('\n')}
</tbody></table>
<h2>Fields that may be missing</h2><table><thead><tr><th>Field</th><th>Shown in</th><th>Calls</th></tr></thead><tbody>
${assumedRows.join('\n')}
</tbody></table>
<h2>Calls in detail</h2>
${all.map((each) => section(each, file)).join('\n')}
<h2>Events</h2>
${paragraphs(String(events.info['description']))}
<ul>${channels.join('\n')}</ul>
<h2>Schemas</h2>
${Object.entries(named)
  .map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${escape(name)}</h3>${fields(schema, named)}</section>`,
  )
  .join('\n')}
</body></html>
`;
}
