import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import { chooseTunnel } from '../values/connection.ts';
import {
  defineSource,
  details,
  list,
  longText,
  text,
  withFields,
} from '../../connectors/definition/define.ts';
import { rows } from '../kinds/rows.ts';
import { redshift } from '../../connectors/destinations/redshift.ts';
import { snowflake } from '../../connectors/destinations/snowflake.ts';
import { postgres } from '../../connectors/sources/postgres.ts';
import { tunnelForm } from '../../connectors/tunnels/tunnelForm.ts';
import { restoreDraft, captureDraft } from './formDraft.ts';
import { createFormModel } from './formModel.ts';
import { at, errorAt, newPostgres, today, valueAt } from './forms.test.data.ts';
import { certificate, keyCanary, privateKeys } from '../keys/privateKeys.test.data.ts';

const host = at('host');

/** A draft after a round trip through storage. */
const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe('a draft', () => {
  it('restores what was changed', () => {
    const form = newPostgres();
    form.setValue('name', 'Shop');
    form.setValue(host, 'db');
    form.setValue('tunnel_id', chooseTunnel(toId(7)));
    form.setValue('connection_config.ssl', { mode: 'certificate', certificate });
    const other = newPostgres();
    expect(restoreDraft(other, stored(captureDraft(form)))).toBe(true);
    for (const { path } of form.fields)
      expect(other.at(path).getSnapshot()).toEqual(form.at(path).getSnapshot());
    expect(Object.keys(captureDraft(form).values)).toHaveLength(4);
  });

  it('contains no secret, whatever was typed where', () => {
    const canary = 'C4NARY';
    for (const definition of [postgres, snowflake]) {
      const form = createFormModel({ definition, today });
      form.setValue('name', 'Shop');
      const texts = form.fields.filter(({ kind }) => kind === 'secret' || kind === 'file');
      expect(texts.length).toBeGreaterThan(0);
      for (const { path } of texts) form.setValue(path, canary);
      expect(JSON.stringify(captureDraft(form))).not.toContain(canary);
    }
  });

  describe.each(privateKeys)('never contains a private key: %s', (_, key) => {
    const everyText = defineSource({
      type: 'stripe',
      authentication: withFields(),
      sections: [
        details(
          text('text', 'Text'),
          list('list', 'List'),
          longText('long', 'Long text'),
          longText('json', 'JSON', { content: 'json' }),
        ),
      ],
    });
    const definitions = [postgres, redshift, snowflake, tunnelForm, everyText];

    it.each(definitions)('pasted into any text field of $id', (definition) => {
      const form = createFormModel({ definition, today });
      const texts = form.fields.filter(({ path }) => typeof valueAt(form, path) === 'string');
      expect(texts.length).toBeGreaterThan(2);
      for (const { path } of texts) form.setValue(path, key);
      expect(JSON.stringify(captureDraft(form))).not.toContain(keyCanary);
    });

    it.each([
      ['alone', key],
      ['before the certificate', `${key}\n${certificate}`],
      ['after the certificate', `${certificate}\n${key}`],
    ])('in place of a certificate, %s', (_place, certificateText) => {
      const form = newPostgres();
      form.setValue(at('ssl'), { mode: 'certificate', certificate: certificateText });
      expect(JSON.stringify(captureDraft(form))).not.toContain(keyCanary);
      form.blur(at('ssl'));
      expect(errorAt(form, at('ssl'))).toBe('Invalid PEM format');
    });

    it('even if a stored draft contains one', () => {
      const form = newPostgres();
      const values = { name: key, [at('ssl')]: { mode: 'certificate', certificate: key } };
      expect(restoreDraft(form, { version: 1, form: 'source/postgres', values })).toBe(false);
    });
  });

  it('contains a certificate once it is valid', () => {
    for (const chain of [certificate, `Subject: CN=db\n${certificate}\n${certificate}\n`]) {
      const form = newPostgres();
      form.setValue(at('ssl'), { mode: 'certificate', certificate: chain });
      expect(captureDraft(form).values).toEqual({ [at('ssl')]: { mode: 'certificate', certificate: chain } });
    }
    const form = newPostgres();
    form.setValue(at('ssl'), { mode: 'certificate', certificate: certificate.slice(0, -5) });
    expect(captureDraft(form).values).toEqual({});
  });

  it('contains ordinary text, however long its words', () => {
    const names = ['Private keys of the shop', 'a'.repeat(100), `exports/${'daily/customers/'.repeat(8)}`];
    for (const name of names) {
      const form = newPostgres();
      form.setValue('name', name);
      expect(captureDraft(form).values).toEqual({ name });
    }
  });

  it.each(['postgres://ann:C4NARY@db', 'ann:C4NARY@db', 'host=db password=C4NARY'])(
    'contains no address that was typed into the host, because of its password: %s',
    (address) => {
      const form = newPostgres();
      for (let length = 1; length <= address.length; length += 1)
        form.setValue(host, address.slice(0, length));
      expect(captureDraft(form).values).toEqual({});
    },
  );

  it('contains nothing of a field that is secret or filled by the service, whatever its kind', () => {
    const definition = defineSource({
      type: 'stripe',
      authentication: withFields(),
      sections: [
        details(
          { ...text('tap_config.token', 'Token'), isSecret: true },
          { ...text('tap_config.account', 'Account'), filledBy: { answer: 'access_token' } },
        ),
      ],
    });
    const form = createFormModel({ definition, today });
    const values = { 'tap_config.token': 'C4NARY', 'tap_config.account': 'acct_1' };
    for (const [path, value] of Object.entries(values)) form.setValue(path, value);
    expect(captureDraft(form).values).toEqual({});
    const other = createFormModel({ definition, today });
    expect(restoreDraft(other, { version: 1, form: definition.id, values })).toBe(false);
  });

  it('contains a text that looks like a password only in a form that accepts one', () => {
    for (const refusesPasswords of [true, false]) {
      const form = createFormModel({ definition: { ...postgres, refusesPasswords }, today });
      form.setValue('name', 'password=C4NARY');
      expect(captureDraft(form).values).toEqual(refusesPasswords ? {} : { name: 'password=C4NARY' });
    }
  });

  it('contains only the columns of a row, and so no token of a page', () => {
    const definition = defineSource({
      type: 'facebook_pages',
      authentication: withFields(),
      sections: [
        details(
          rows('tap_config.pages', 'Pages', [
            { key: 'name', label: 'Page Name' },
            { key: 'id', label: 'Page ID' },
          ]),
        ),
      ],
    });
    const form = createFormModel({ definition, today });
    form.setValue('tap_config.pages', [
      { isPicked: true, cells: { id: '1', name: 'Page', access_token: 'C4NARY' } },
    ]);
    expect(captureDraft(form).values).toEqual({
      'tap_config.pages': [{ isPicked: true, cells: { id: '1', name: 'Page' } }],
    });
  });
});

describe('a draft from storage', () => {
  const written = (values: unknown) => ({ version: 1, form: 'source/postgres', values });

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ version: 2, form: 'source/postgres', values: { name: 'x' } }],
    [{ version: 1, form: 'source/mysql', values: { name: 'x' } }],
    [written(null)],
    [written({ unknown: 'x' })],
    [written({ name: 1 })],
    [written({ name: 'x'.repeat(64 * 1024 + 1) })],
    [written({ 'connection_config.password': 'x' })],
    [written({ 'connection_config.host': 'postgres://ann:pw@db' })],
    [written({ tunnel_id: 'x' })],
    [written({ tunnel_id: { type: 'sideways' } })],
    [written({ 'connection_config.ssl': { mode: 'other', wire: {} } })],
    [written({ 'connection_config.ssl': { mode: 'certificate', certificate: 1 } })],
    [JSON.parse('{"version":1,"form":"source/postgres","values":{"__proto__":{"name":"x"}}}')],
  ])('%# is ignored', (draft: unknown) => {
    const form = newPostgres();
    expect(restoreDraft(form, draft)).toBe(false);
    expect(form.getSnapshot().isDirty).toBe(false);
  });

  it('cannot choose unavailable options or change locked fields', () => {
    const form = createFormModel({ definition: snowflake, today });
    const method = 'connection_config.authentication_method';
    expect(
      restoreDraft(form, { version: 1, form: 'destination/snowflake', values: { [method]: 'none' } }),
    ).toBe(false);
    const existing = createFormModel({
      definition: postgres,
      today,
      stored: { name: 'Shop', tunnelId: null, config: { connection_config: { database: 'shop' } } },
    });
    expect(restoreDraft(existing, written({ 'connection_config.database': 'other' }))).toBe(false);
  });

  it('never makes a form throw', () => {
    const paths = newPostgres().fields.map(({ path }) => path);
    const values = fc.dictionary(fc.constantFrom(...paths, '__proto__'), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), values.map(written)), (draft) => {
        const form = newPostgres();
        const isRestored = restoreDraft(form, draft);
        expect(isRestored || !form.getSnapshot().isDirty).toBe(true);
        expect(form.at('connection_config.password').getSnapshot().value).toBe('');
      }),
    );
  });
});
