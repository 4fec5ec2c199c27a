import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import { serverAddress } from '../formats/serverAddress.ts';
import { chooseTunnel, createTunnel, directConnection } from '../values/connection.ts';
import type { Field } from '../definition/fieldTypes.ts';
import {
  connectionField,
  date,
  list,
  longText,
  number,
  port,
  secret,
  text,
  toggle,
  token,
} from '../definition/fields.ts';
import { keyFile } from '../kinds/file.ts';
import { sslField } from '../kinds/ssl.ts';
import { rows } from '../kinds/rows.ts';
import { validate, warningFor } from './validate.ts';
import type { FormValue } from '../definition/fieldValues.ts';

const context = { today: '2026-11-20' };
const day = date('a', 'Start date', { min: '1970-01-01', max: 'today' });
const pairs = longText('a', 'Managers', { isRequired: false, pair: ['customer', 'manager'] });
const serviceAccount = keyFile('a', 'Key', { content: 'serviceAccount' });
const pem = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n';
const redacted = JSON.stringify({
  type: 'service_account',
  private_key: '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----\n',
});
const host = text('a', 'Host', { ...serverAddress(['postgres'], []), example: 'db.example.com' });
const formsOfHost =
  'You can also paste host:port, a URL, a JDBC, ODBC or key=value connection string, or the command of a client';
// Spec §5: "a number from 0 to 100".
const quota = number('a', 'Maximum API quota', { min: 0, max: 100, isWhole: false });

describe('a value', () => {
  it.each<readonly [Field, FormValue, string | undefined]>([
    [text('a', 'Host'), '', 'Host is required'],
    [text('a', 'Host'), '  ', 'Host is required'],
    [text('a', 'Host', { isRequired: false }), '', undefined],
    [host, 'db.example.com', undefined],
    [host, '“db.example.com”', undefined],
    [host, 'db.example.com:', undefined],
    [
      host,
      'https://db.example.com',
      `Host must be only a host name or IP address, such as db.example.com. ${formsOfHost}`,
    ],
    [text('a', 'Account'), 'https://db.example.com', undefined],
    [text('a', 'Name', { requiredMessage: 'Enter a tunnel name' }), '', 'Enter a tunnel name'],
    [text('a', 'Name', { maxLength: 3 }), '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', undefined],
    [text('a', 'Name'), '-----BEGIN PRIVATE KEY-----MIIE', 'Name contains a private key. Remove it'],
    [longText('a', 'Query'), 'PuTTY-User-Key-File-3: x', 'Query contains a private key. Remove it'],
    [list('a', 'Hosts'), '-----END RSA PRIVATE KEY-----', 'Hosts contains a private key. Remove it'],
    [secret('a', 'Password'), 'PRIVATE KEY', undefined],
    [secret('a', 'Password', { maxLength: 3 }), 'abcd', 'Password has more than 3 characters'],
    [secret('a', 'Password'), 'x'.repeat(2048), undefined],
    [secret('a', 'Password'), 'x'.repeat(2049), 'Password has more than 2048 characters'],
    [token('a', 'access_token'), '', 'Sign-in is required'],
    [port('a', 5432), '5432', undefined],
    [port('a', 5432), '0', 'Port must be from 1 to 65535'],
    [port('a', 5432), '65536', 'Port must be from 1 to 65535'],
    [port('a', 5432), '54e2', 'Port must be a number'],
    [port('a', 5432), '', 'Port is required'],
    [port('a', 5432), '1.5', 'Port must be a whole number'],
    [port('a', 5432), '5432.0', 'Port must be a whole number'],
    [port('a', 5432), ' 5432 ', undefined],
    [number('a', 'Page size'), '9007199254740993', 'Page size must be a whole number'],
    [quota, '0', undefined],
    [quota, '100', undefined],
    [quota, '79.5', undefined],
    [quota, '100.5', 'Maximum API quota must be from 0 to 100'],
    [quota, '101', 'Maximum API quota must be from 0 to 100'],
    [number('a', 'Rate', { min: 1 }), '0', 'Rate must be 1 or more'],
    [number('a', 'Window', { max: -1 }), '0', 'Window must be -1 or less'],
    [number('a', 'Window', { min: 1, max: 30, alsoAllowed: [60, 90] }), '60', undefined],
    [
      number('a', 'Window', { min: 1, max: 30, alsoAllowed: [60, 90] }),
      '61',
      'Window must be from 1 to 30, or 60 or 90',
    ],
    [day, '1970-01-01', undefined],
    [day, '2026-11-20', undefined],
    [day, '2026-11-21', 'The value is incorrect. Maximum date is 2026-11-20'],
    [day, '1969-12-31', 'The value is incorrect. Minimum date is 1970-01-01'],
    [day, '2026-02-30', 'Enter a date'],
    [day, 'yesterday', 'Enter a date'],
    [longText('a', 'Reports', { content: 'json' }), '[{"id":1}]', undefined],
    [longText('a', 'Reports', { content: 'json' }), '[{', 'Reports must be JSON'],
    [pairs, '123-456-7890, 987-654-3210\n\n12 34', undefined],
    [pairs, '[{"customer":"1","via":2}]', undefined],
    [pairs, '1, 2\n\n123-456-7890', 'Line 3 needs two IDs, separated by a comma'],
    [pairs, '1234567890', 'Line 1 needs two IDs, separated by a comma'],
    [pairs, 'acme, 12', 'Line 1 needs two IDs, separated by a comma'],
    [pairs, '1, 2, 3', 'Line 1 needs two IDs, separated by a comma'],
    [keyFile('a', 'Key'), 'no key', 'Invalid PEM format'],
    [serviceAccount, JSON.stringify({ type: 'service_account', private_key: pem }), undefined],
    ...['{"type":"service_account"}', '{"type":"service_account","private_key":""}', redacted].map(
      (file) => [serviceAccount, file, 'This is not the JSON key of a service account'] as const,
    ),
    [serviceAccount, '{"type":"authorized_user"}', 'This is not the JSON key of a service account'],
    [serviceAccount, 'null', 'This is not the JSON key of a service account'],
    [list('a', 'Days', { items: 'number' }), '1, 7, 30', undefined],
    [list('a', 'Days', { items: 'number' }), '1, week', 'Enter numbers, separated by commas'],
    [list('a', 'Days', { items: 'number' }), '1, 7.5', 'Enter whole numbers, separated by commas'],
    [list('a', 'Regions'), '', 'Regions is required'],
    [rows('a', 'Pages', [{ key: 'id', label: 'ID' }]), [], 'Choose at least one'],
    [rows('a', 'Pages', [{ key: 'id', label: 'ID' }]), [{ isPicked: true, cells: { id: '1' } }], undefined],
    [
      rows('a', 'Pages', [{ key: 'id', label: 'ID' }]),
      [{ isPicked: false, cells: { id: '1' } }],
      'Choose at least one',
    ],
    [toggle('a', 'Sandbox'), false, undefined],
    [sslField('a'), { mode: 'off' }, undefined],
    [sslField('a'), { mode: 'certificate', certificate: '' }, 'Invalid PEM format'],
    [connectionField(), directConnection, undefined],
    [connectionField(), chooseTunnel(toId(1)), undefined],
    [connectionField(), createTunnel(), 'Create the tunnel first'],
    [connectionField(), { type: 'secure', mode: 'existing', tunnelId: null }, 'Choose a tunnel'],
  ])('%# is validated', (field, value, verdict) => {
    expect(validate(field, value, context)).toBe(verdict);
  });

  it('is not required while it is saved, or while another field replaces it', () => {
    const password = secret('a', 'Password');
    expect(validate(password, '', { ...context, isStored: true })).toBeUndefined();
    expect(validate(password, '', { ...context, hasSubstitute: true })).toBeUndefined();
    expect(validate(password, '', context)).toBe('Password is required');
  });

  it.each([
    [true, 'The key is encrypted: enter its passphrase'],
    [false, undefined],
    [undefined, undefined],
  ])('is required while the key that it opens is locked: %s', (isOpenedLocked, verdict) => {
    const passphrase = secret('a', 'Passphrase', { isRequired: false });
    expect(validate(passphrase, '', { ...context, isOpenedLocked })).toBe(verdict);
    expect(validate(passphrase, 'x', { ...context, isOpenedLocked })).toBeUndefined();
  });

  describe('of a form that refuses passwords', () => {
    const refusing = { ...context, refusesPasswords: true };
    const advice = 'Query may contain a password or key. Remove it';

    it.each<readonly [Field, FormValue, string | undefined]>([
      [longText('a', 'Query'), 'password=river', advice],
      [longText('a', 'Query'), 'SELECT 1', undefined],
      [longText('a', 'Query'), 'PRIVATE KEY', 'Query contains a private key. Remove it'],
      [longText('a', 'Query', { content: 'json' }), 'password=river', 'Query must be JSON'],
      [secret('a', 'Password'), 'password=river', undefined],
      [
        rows('a', 'Pages', [{ key: 'id', label: 'ID' }]),
        [{ isPicked: true, cells: { id: 'pwd=x' } }],
        undefined,
      ],
    ])('%# is validated', (field, value, verdict) => {
      expect(validate(field, value, refusing)).toBe(verdict);
    });

    it('is accepted elsewhere', () => {
      expect(validate(longText('a', 'Query'), 'password=river', context)).toBeUndefined();
    });
  });
});

it('a secret with a leading or trailing space causes a warning and stays unchanged (A-34)', () => {
  const sentence = 'Password starts or ends with a space, which will be sent';
  expect(warningFor(secret('a', 'Password'), 'x ')).toBe(sentence);
  expect(warningFor(secret('a', 'Password'), ' x')).toBe(sentence);
  expect(warningFor(secret('a', 'Password'), 'x y')).toBeUndefined();
  expect(warningFor(text('a', 'Host'), ' x')).toBeUndefined();
});

it('a passphrase causes a warning if its key needs none, and nothing before it is entered', () => {
  const passphrase = secret('a', 'Passphrase');
  const needless = 'The key is not encrypted: it needs no passphrase';
  expect(warningFor(passphrase, 'x', false)).toBe(needless);
  expect(warningFor(passphrase, ' x', false)).toBe(needless);
  expect(warningFor(passphrase, 'x', true)).toBeUndefined();
  expect(warningFor(passphrase, '', false)).toBeUndefined();
  expect(warningFor(text('a', 'Host'), 'x', false)).toBeUndefined();
});
