import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { chooseTunnel } from './connection.ts';
import { defineSource, details, facebookPages, oauth } from './define.ts';
import { snowflake } from './destinations/snowflake.ts';
import { restoreDraft, captureDraft } from './formDraft.ts';
import { createFormModel } from './formModel.ts';
import { postgres } from './sources/postgres.ts';
import { at, newPostgres, today } from './forms.test.data.ts';

const host = at('host');

/** As storage would hand it back. */
const stored = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe('a draft', () => {
  it('brings back what was changed', () => {
    const form = newPostgres();
    form.setValue('name', 'Shop');
    form.setValue(host, 'db');
    form.setValue('tunnel_id', chooseTunnel(toId(7)));
    form.setValue('connection_config.ssl', { mode: 'certificate', certificate: 'text' });
    const other = newPostgres();
    expect(restoreDraft(other, stored(captureDraft(form)))).toBe(true);
    for (const { path } of form.fields)
      expect(other.at(path).getSnapshot()).toEqual(form.at(path).getSnapshot());
    expect(Object.keys(captureDraft(form).values)).toHaveLength(4);
  });

  it('holds no secret, whatever was typed where', () => {
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

  it.each(['postgres://ann:C4NARY@db', 'ann:C4NARY@db', 'host=db password=C4NARY'])(
    'holds no address that was typed into the host, for its password: %s',
    (address) => {
      const form = newPostgres();
      for (let length = 1; length <= address.length; length += 1)
        form.setValue(host, address.slice(0, length));
      expect(captureDraft(form).values).toEqual({});
    },
  );

  it('holds of a row what its field names, and so no token of a page', () => {
    const definition = defineSource({
      type: 'facebook_pages',
      authentication: oauth('facebook_pages'),
      sections: [details(), facebookPages('tap_config.pages')],
    });
    const form = createFormModel({ definition, today });
    form.setValue('tap_config.pages', [{ id: '1', name: 'Page', access_token: 'C4NARY' }]);
    expect(captureDraft(form).values).toEqual({ 'tap_config.pages': [{ id: '1', name: 'Page' }] });
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
  ])('%# is not believed', (draft: unknown) => {
    const form = newPostgres();
    expect(restoreDraft(form, draft)).toBe(false);
    expect(form.getSnapshot().isDirty).toBe(false);
  });

  it('cannot choose what is not offered, nor move what is locked', () => {
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
