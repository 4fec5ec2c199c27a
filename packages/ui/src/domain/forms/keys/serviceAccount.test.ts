import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../../connectors/allDefinitions.ts';
import { bigquery } from '../../connectors/destinations/bigquery.ts';
import { createFormModel } from '../model/formModel.ts';
import { advisePem } from './pemAdvice.ts';
import { canonicalServiceAccount, readJsonFile } from './serviceAccount.ts';
import { throwawayFiles } from './throwawayKeys.test.data.ts';

const key = throwawayFiles['PKCS#8'];
const account = {
  type: 'service_account',
  project_id: 'acme-marts',
  private_key_id: '0123456789abcdef',
  private_key: key,
  client_email: 'loader@acme-marts.iam.gserviceaccount.com',
};
const file = JSON.stringify(account, null, 2);

/** How programs change the file. */
const changes = fc.constantFrom<readonly [string, (text: string) => string]>(
  ['nothing', (text) => text],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['blanks around it', (text) => `\n\t ${text}\r\n`],
  ['one line', (text) => JSON.stringify(JSON.parse(text))],
  ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['escapes written twice', (text) => text.replaceAll(String.raw`\n`, String.raw`\\n`)],
  ['escapes written three times', (text) => text.replaceAll(String.raw`\n`, String.raw`\\\\n`)],
  ['line breaks written out', (text) => text.replaceAll(String.raw`\n`, '\n')],
  ['JSON in JSON', (text) => JSON.stringify(text)],
  ['a fence', (text) => `\`\`\`json\n${text}\n\`\`\``],
  ['a fence without a language', (text) => `\`\`\`\n${text}\n\`\`\`\n`],
  ['a semicolon', (text) => `${text};`],
  ['a comma', (text) => `${text},\n`],
  ['a variable', (text) => `GOOGLE_CREDENTIALS='${text}'`],
  ['an exported variable', (text) => `export KEY='${JSON.stringify(JSON.parse(text))}'`],
  ['a variable in double quotes', (text) => `KEY=${JSON.stringify(text)}`],
  ['a variable without quotes', (text) => `KEY=${JSON.stringify(JSON.parse(text))}`],
  ['a variable of source code', (text) => `const key = \`${text}\`;`],
  ['a value of YAML', (text) => `credentials: '${JSON.stringify(JSON.parse(text))}'`],
  ['a block of YAML', (text) => `credentials: |\n${text.replaceAll(/^/gm, '  ')}\n`],
  ['single quotes', (text) => `'${text}'`],
  ['blanks for line breaks', (text) => text.replaceAll(String.raw`\n`, ' ')],
);

const paths = {
  key: 'connection_config.credentials.private_key',
  email: 'connection_config.credentials.client_email',
  project: 'connection_config.project_id',
} as const;

/** Invisible characters that mail programs, chats and editors put around a text. */
const invisible = fc.constantFrom(...'\u200B\u200C\u2060\uFEFF\u00AD\u200E\u00A0\u2800\u0000');
const withInvisible = fc
  .tuple(changes, invisible, invisible)
  .map(([[name, change], before, after]): readonly [string, (text: string) => string] => [
    `${name}, invisible`,
    (text) => `${before} ${change(text)} ${after}`,
  ]);
const anyChange = fc.oneof(changes, withInvisible);

describe('the JSON key of a service account', () => {
  it('fills the fields, and its key is sent as one block, however the file was changed (property)', () => {
    fc.assert(
      fc.property(anyChange, ([, change]) => {
        const model = createFormModel({ definition: bigquery, today: '' });
        model.setValue(paths.key, change(file));
        model.blur(paths.key);
        const { value, error } = model.at(paths.key, 'file').getSnapshot();
        expect([value, error]).toEqual([key, undefined]);
        expect(model.at(paths.email, 'text').getSnapshot().value).toBe(account.client_email);
        expect(model.at(paths.project, 'text').getSnapshot().value).toBe(account.project_id);
      }),
    );
  });

  it('is sent whole with the line breaks that belong in its key (property)', () => {
    fc.assert(
      fc.property(anyChange, ([, change]) => {
        const sent = canonicalServiceAccount(change(file));
        expect(JSON.parse(sent)).toEqual(account);
        expect(readJsonFile(sent)?.content).toBe('serviceAccount');
      }),
    );
  });

  it('is accepted by every source that reads an export, however the file was changed (property)', () => {
    const definitions = allDefinitions.filter((definition) =>
      createFormModel({ definition, today: '' }).fields.some(
        (field) => field.kind === 'file' && field.content === 'serviceAccount',
      ),
    );
    expect(definitions.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(fc.constantFrom(...definitions), anyChange, (definition, [, change]) => {
        const form = createFormModel({ definition, today: '' });
        const path = form.fields.find((each) => each.kind === 'file')?.path ?? '';
        form.setValue(path, change(file));
        form.blur(path);
        const { value, error } = form.at(path, 'file').getSnapshot();
        expect([JSON.parse(value), error]).toEqual([account, undefined]);
      }),
    );
  });

  it('that was damaged is never taken without its account and project, and the cause is named (property)', () => {
    const damages = fc.constantFrom<readonly [string, (text: string) => string]>(
      ['incomplete', (text) => text.slice(0, -2)],
      ['incomplete', (text) => text.slice(1)],
      ['incomplete', (text) => `${text.slice(0, -1)},}`],
      ['U+200B', (text) => text.replace('"type"', '\u200B"type"')],
      ['U+00A0', (text) => text.replaceAll('  ', ' \u00A0')],
      ['typographic', (text) => text.replace(/"(type|client_email)"/g, '“$1”')],
    );
    fc.assert(
      fc.property(damages, ([cause, damage]) => {
        const model = createFormModel({ definition: bigquery, today: '' });
        model.setValue(paths.key, damage(file));
        model.blur(paths.key);
        expect(model.at(paths.key, 'file').getSnapshot().error).toBe('Invalid PEM format');
        expect(advisePem(damage(file), 'privateKey', true)).toContain(cause);
      }),
    );
  });

  it('keeps the text of a file that is right', () => {
    expect(canonicalServiceAccount(`\uFEFF${file}\n`)).toBe(file);
    expect(canonicalServiceAccount('{"type":"authorized_user"}')).toBe('{"type":"authorized_user"}');
  });

  it('of another type fills nothing', () => {
    const model = createFormModel({ definition: bigquery, today: '' });
    model.setValue(
      paths.key,
      JSON.stringify({ type: 'external_account', project_id: 'other', client_email: 'x@y.z' }),
    );
    model.blur(paths.key);
    expect(model.at(paths.project, 'text').getSnapshot().value).toBe('');
    expect(model.at(paths.key, 'file').getSnapshot().error).toBe('Invalid PEM format');
  });

  it.each(['', 'null', '1', '"text"', '{', '"{"', 'x'])('is not %j', (text) => {
    expect(readJsonFile(text)).toBeUndefined();
  });
});
