import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigquery } from '../../connectors/destinations/bigquery.ts';
import { createFormModel } from '../model/formModel.ts';
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
  ['blanks for line breaks', (text) => text.replaceAll(String.raw`\n`, ' ')],
);

const paths = {
  key: 'connection_config.credentials.private_key',
  email: 'connection_config.credentials.client_email',
  project: 'connection_config.project_id',
} as const;

describe('the JSON key of a service account', () => {
  it('fills the fields, and its key is sent as one block, however the file was changed (property)', () => {
    fc.assert(
      fc.property(changes, ([, change]) => {
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
      fc.property(changes, ([, change]) => {
        const sent = canonicalServiceAccount(change(file));
        expect(JSON.parse(sent)).toEqual(account);
        expect(readJsonFile(sent)?.content).toBe('serviceAccount');
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
