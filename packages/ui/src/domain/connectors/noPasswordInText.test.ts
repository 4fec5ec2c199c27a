import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../forms/definition/fieldTypes.ts';
import type { FormValue } from '../forms/definition/fieldValues.ts';
import { captureDraft, restoreDraft } from '../forms/model/formDraft.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { mayHoldPassword } from '../text/passwordText.ts';
import { allDefinitions } from './allDefinitions.ts';
import { tunnelForm } from './tunnels/tunnelForm.ts';

const marker = 'S3cretPw1';

const word = fc.stringMatching(/^[a-z][a-z\d_]{0,8}$/);
const host = fc.oneof(fc.domain(), fc.ipV4(), fc.constant('localhost'));
const port = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 65_535 }).map((number) => `:${number}`),
);
/** A password with the marker, which may have raw delimiters of addresses. */
const password = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'ab1!$*-_~/?#%+'), maxLength: 4 }),
    fc.string({ unit: fc.constantFrom(...'ab1!$*-_~/?#%+'), maxLength: 4 }),
  )
  .map(([before, after]) => `${before}${marker}${after}`);
const scheme = fc.constantFrom(
  'postgres',
  'mysql',
  'jdbc:postgresql',
  'https',
  'mongodb+srv',
  'redis',
  'amqp',
  'ftp',
  's3',
);
const passwordName = fc.constantFrom(
  'password',
  'Password',
  'PWD',
  'pwd',
  'passwd',
  'PGPASSWORD',
  'DB_PASSWORD',
  'AccountKey',
  'aws_secret_access_key',
  'client_secret',
  'api_key',
  'token',
);

/** Texts that people copy, each with a password. */
const texts = fc.oneof(
  fc
    .record({
      scheme,
      user: fc.oneof(word, fc.constant('')),
      password,
      host,
      port,
      path: fc.oneof(word, fc.constant('')),
    })
    .map((each) => `${each.scheme}://${each.user}:${each.password}@${each.host}${each.port}/${each.path}`),
  fc.tuple(scheme, host).map(([each, at]) => `${each}://${marker}@${at}/`),
  fc
    .record({ host, name: passwordName, password, separator: fc.constantFrom(';', '; ', '&', ' ', '\t') })
    .map((each) => `Server=${each.host}${each.separator}${each.name}=${each.password}`),
  fc
    .tuple(scheme, host, passwordName, password)
    .map(([each, at, name, secret]) => `${each}://${at}/app?${name}=${secret}`),
  fc.tuple(passwordName, fc.constantFrom('=', ' = ', '="', "='"), password).map((each) => each.join('')),
  fc.constantFrom('password', 'PWD', 'apiKey').map((name) => `{"user": "u", "${name}": "${marker}"}`),
  // With two slashes after the colon, it would be a web address.
  fc
    .tuple(word, password, host, port)
    .filter(([, secret]) => !secret.startsWith('//'))
    .map(([user, secret, at, to]) => `${user}:${secret}@${at}${to}/app`),
  fc.tuple(word, host).map(([user, at]) => `${user}:${marker}@tcp(${at}:3306)/app`),
  fc.tuple(word, host).map(([user, at]) => `${user}/${marker}@//${at}:1521/service`),
  fc.tuple(host, word).map(([at, user]) => `${at}:5432:app:${user}:${marker}`),
  fc.tuple(host, word).map(([at, user]) => `mysql -h ${at} -u ${user} -p${marker} app`),
  fc.tuple(host, word).map(([at, user]) => `sqlcmd -S ${at} -U ${user} -P ${marker}`),
  fc.tuple(host, word).map(([at, user]) => `PGPASSWORD=${marker} psql -h ${at} -U ${user}`),
  fc
    .constantFrom('CERTIFICATE', 'PRIVATE KEY', 'RSA PRIVATE KEY', 'PGP MESSAGE')
    .map((label) => `-----BEGIN ${label}----- ${marker}`),
);

/** A value of a field that contains the text; `undefined` for fields that nobody types into. */
function valueWith(field: Field, text: string): FormValue | undefined {
  if (field.isSecret) return undefined;
  if (['text', 'longText', 'list', 'number', 'date'].includes(field.kind)) return text;
  if (field.kind !== 'rows') return undefined;
  const cells = field.columns.filter(({ edit }) => edit === 'text').map(({ key }) => [key, text]);
  return cells.length === 0
    ? undefined
    : [{ isPicked: true, cells: { [field.rowKey]: 'row', ...Object.fromEntries(cells) } }];
}

const all = [...allDefinitions, tunnelForm].map((definition) => [definition.id, definition] as const);
const newForm = (definition: (typeof all)[number][1]): FormModel =>
  createFormModel({ definition, today: '2026-11-20', hasFeature: () => true });

/** Makes a field visible that depends on a choice. */
function show(form: FormModel, field: Field): void {
  for (const condition of field.showWhen ?? [])
    if ('equals' in condition && !form.at(field.path).getSnapshot().isVisible)
      form.setValue(
        condition.path,
        typeof condition.equals === 'number' ? String(condition.equals) : condition.equals,
      );
}

describe.each(all)('a text with a password in the form of %s', (_, definition) => {
  const plain = newForm(definition).fields.filter((field) => valueWith(field, 'x') !== undefined);

  it('is refused at its field, and in no draft', () => {
    const refuse = (field: Field, text: string): void => {
      const form = newForm(definition);
      show(form, field);
      const value = valueWith(field, text) ?? '';
      form.setValue(field.path, value);
      expect(JSON.stringify(captureDraft(form))).not.toContain(marker);
      form.blur(field.path);
      expect(JSON.stringify(captureDraft(form))).not.toContain(marker);
      const { error, isVisible, value: left } = form.at(field.path).getSnapshot();
      const isAccepted = isVisible && error === undefined && JSON.stringify(left).includes(marker);
      expect(isAccepted).toBe(false);
      const restored = newForm(definition);
      restoreDraft(restored, { version: 1, form: definition.id, values: { [field.path]: value } });
      expect(JSON.stringify(restored.at(field.path).getSnapshot().value)).not.toContain(marker);
    };
    fc.assert(fc.property(fc.constantFrom(...plain), texts, refuse), { numRuns: 12 * plain.length });
  });
});

describe('mayHoldPassword', () => {
  const random = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R';
  it.each([
    `Authorization: Bearer ${random}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
    `ghp_${random}`,
    `github_pat_${random}`,
    `glpat-${random}`,
    `xoxb-${random}`,
    `sk_live_${random}`,
    `shpat_${random}`,
    `ya29.${random}`,
    `AIza${random}`,
    `SG.${random.slice(0, 22)}.${random}`,
  ])('refuses the token %j', (text) => {
    expect(mayHoldPassword(text)).toBe(true);
  });

  it.each([
    '',
    'Shop database',
    'Orders @ night: second copy',
    'reports@acme-marts.iam.gserviceaccount.com',
    'millrace_reader',
    'ann@example.com, noor@example.com',
    'arn:aws:iam::123456789012:role/millrace',
    'arn:aws:sts::123456789012:assumed-role/sso/ann@example.com',
    'https://shop.example.com:8443/path?page=2',
    'https://example.com/@ann',
    'sc-domain:example.com',
    'exports/daily/2026-11-20/ann@example.com/',
    String.raw`.*_\d{4}-\d{2}-\d{2}\.csv$`,
    String.raw`^(?<day>\d+):(?<hour>\d+)@.*\.json$`,
    'read_orders,write_products',
    'https://www.googleapis.com/auth/adwords',
    '{"report": "sales", "metrics": ["sessions", "passes"]}',
    'PASSWORD_RESETS',
    'password_resets, tokens',
    'Compass: north',
    'Secret projects: all',
    'mysql production',
    '1234567890',
    '2026-11-20T08:30:00Z',
    'org:team:project',
    'C:\\data\\exports',
  ])('accepts %j', (text) => {
    expect(mayHoldPassword(text)).toBe(false);
  });
});
