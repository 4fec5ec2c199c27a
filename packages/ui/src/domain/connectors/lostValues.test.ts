import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormModel } from '../forms/model/formModel.ts';
import { isWireObject, readPath, type WireObject } from '../json/paths.ts';
import { at, mask, today } from '../forms/model/forms.test.data.ts';
import { toPatch, toWholePatch } from './connectorWire.ts';
import { lostValues } from './lostValues.ts';
import { postgres } from './sources/postgres.ts';

const none = new Set<string>();

describe('lost values', () => {
  it('are those that an answer no longer has', () => {
    const before = { connection_config: { host: 'db', port: 1, password: mask }, api_name: 'x' };
    const sent = { connection_config: { port: 2 } };
    expect(lostValues({ before, sent, after: { connection_config: { port: 2 } } }, none)).toEqual([
      'connection_config.host',
      'connection_config.password',
      'api_name',
    ]);
    expect(lostValues({ before, sent, after: {} }, none)).toHaveLength(4);
    expect(lostValues({ before, sent, after: { ...before, extra: 1 } }, none)).toEqual([]);
  });

  it('are not what was removed, what says nothing, or a secret that was sent', () => {
    const before = { user: 'ann', ssl: { ca: 'pem' }, empty: '', off: false, list: [], nothing: null };
    const sent = { user: null, ssl: false, password: 'new' };
    expect(lostValues({ before, sent, after: {} }, new Set(['password']))).toEqual([]);
  });

  it('may have any key', () => {
    const before: WireObject = JSON.parse('{"__proto__":{"a.b":1},"":{"constructor":2}}');
    expect(lostValues({ before, sent: {}, after: before }, none)).toEqual([]);
    expect(lostValues({ before, sent: {}, after: {} }, none)).toEqual(['__proto__.a.b', '.constructor']);
  });
});

/** Two habits of services with the configuration in a change, and with the secrets in an answer. */
const merge = (stored: WireObject, sent: WireObject): WireObject =>
  Object.entries(sent).reduce<WireObject>((merged, [key, value]) => {
    const was = merged[key];
    return { ...merged, [key]: isWireObject(was) && isWireObject(value) ? merge(was, value) : value };
  }, stored);
const services = { merges: merge, replaces: (_: WireObject, sent: WireObject) => sent };
const answers = {
  'masks its secrets': (config: WireObject) => {
    const inside = config['connection_config'];
    const { password, ...others } = isWireObject(inside) ? inside : {};
    return { ...config, connection_config: { ...others, ...(password !== undefined && { password: mask }) } };
  },
};

const key = fc.constantFrom('api_name', 'note', 'extra_args', 'limits');
const unknown = fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.dictionary(key, fc.string())));
const stored = fc.record({
  config: unknown,
  inside: unknown,
  host: fc.constantFrom('db', 'db.example'),
  edits: fc.uniqueArray(fc.constantFrom('host', 'port', 'user', 'password'), {
    minLength: 1,
  }),
});

describe.each(Object.entries(services))('a service that %s configurations', (habit, change) => {
  it.each(Object.entries(answers))('and %s keeps everything that a whole change can name', (_, show) => {
    expect.hasAssertions();
    fc.assert(
      fc.property(stored, ({ config, inside, host, edits }) => {
        const held: WireObject = {
          ...config,
          connection_config: {
            ...inside,
            host,
            port: 5432,
            user: 'ann',
            password: 'kept secret',
            database: 'shop',
            pgschema: 'public',
            ssl: false,
          },
        };
        const form = createFormModel({
          definition: postgres,
          today,
          stored: { name: 'Shop', tunnelId: null, config: show(held) },
        });
        const write = (name: string) => form.setValue(at(name), name === 'port' ? '5433' : `new-${name}`);
        for (const name of edits) write(name);
        // A changed login needs its secret again.
        const isReentered = !form.at(at('password')).getSnapshot().isStored;
        if (isReentered) write('password');
        const { config: sent = {} } = toWholePatch(form);
        const after = change(held, sent);

        // The edits arrived, and what the form does not know is as it was.
        for (const name of edits)
          expect(readPath(after, at(name))).toBe(name === 'port' ? 5433 : `new-${name}`);
        for (const [name, value] of Object.entries(config)) expect(after[name]).toEqual(value);
        for (const [name, value] of Object.entries(inside))
          expect(readPath(after, `connection_config.${name}`)).toEqual(value);
        // A mask is never stored as a value.
        expect(JSON.stringify(after)).not.toContain(mask);

        // Only the secret can be lost, and then the answer shows it.
        const lost = lostValues({ before: show(held), sent, after: show(after) }, new Set([at('password')]));
        const isKept = habit === 'merges' || isReentered;
        expect(lost).toEqual(isKept ? [] : [at('password')]);
        expect(readPath(after, at('password')) !== undefined).toBe(isKept);
      }),
    );
  });
});

it('only a service that merges keeps what a change leaves out', () => {
  const held: WireObject = { connection_config: { host: 'db', port: 1, user: 'ann', password: mask } };
  const form = createFormModel({ definition: postgres, today, stored: { name: 'Shop', config: held } });
  form.setValue(at('port'), '2');
  const { config: sent = {} } = toPatch(form);
  const lostBy = (change: typeof merge) =>
    lostValues({ before: held, sent, after: change(held, sent) }, none);
  expect(lostBy(services.merges)).toEqual([]);
  expect(lostBy(services.replaces)).toEqual([at('host'), at('user'), at('password')]);
});
