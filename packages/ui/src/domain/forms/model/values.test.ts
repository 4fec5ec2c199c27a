import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import { chooseTunnel, connectSecurely, createTunnel, directConnection } from '../values/connection.ts';
import {
  choice,
  connectionField,
  date,
  list,
  longText,
  number,
  secret,
  text,
  toggle,
} from '../definition/fields.ts';
import { keyFile } from '../kinds/file.ts';
import { sslField } from '../kinds/ssl.ts';
import { rows } from '../kinds/rows.ts';
import { readSsl, writeSsl } from '../values/ssl.ts';
import { initialValue, isEmpty, isSameData, isValueOf, readValue, tidyValue, writeValue } from './values.ts';

const today = '2026-11-20';
const buffer = choice(
  'a',
  'Buffer',
  [1, 7, 28].map((days) => ({ value: days, label: `${days} days` })),
  { initial: 7 },
);

const pairs = longText('a', 'Managers', { pair: ['customer', 'manager'] });

describe('a value', () => {
  it.each([
    [text('a', 'A', { initial: 'public' }), 'public'],
    [number('a', 'A', { initial: 5432 }), '5432'],
    [number('a', 'A'), ''],
    [buffer, '7'],
    [toggle('a', 'A', { initial: true }), true],
    [date('a', 'A', { initial: 'januaryTwoYearsAgo' }), '2024-01-01'],
    [date('a', 'A'), ''],
    [list('a', 'A', { initial: ['US'] }), 'US'],
    [rows('a', 'A', [{ key: 'id', label: 'ID' }]), []],
    [sslField('a'), { mode: 'unverified' }],
    [connectionField(), directConnection],
    [secret('a', 'A'), ''],
  ])('%# has its field’s initial value and kind', (field, initial) => {
    expect(initialValue(field, today)).toEqual(initial);
    expect(isValueOf(field, initialValue(field, today))).toBe(true);
  });

  it.each([
    [text('a', 'A'), 'db', 'db'],
    [longText('a', 'A'), 'x', 'x'],
    [pairs, '12, 34\n56, 78', '[{"customer":"12","manager":"34"},{"customer":"56","manager":"78"}]'],
    // What is not such a list stays as it is.
    [pairs, '[{"customer":"12"}]', '[{"customer":"12"}]'],
    [pairs, '[1]', '[1]'],
    [pairs, '[{', '[{'],
    [number('a', 'A'), '5432', 5432],
    [buffer, '28', 28],
    [buffer, 'BULK', 'BULK'],
    [toggle('a', 'A'), true, true],
    [date('a', 'A'), '2024-01-01', '2024-01-01'],
    [list('a', 'A'), 'US, CA', ['US', 'CA']],
    [list('a', 'A', { items: 'number' }), '1, 7', [1, 7]],
    [list('a', 'A', { wire: 'commas' }), '1, 7', '1,7'],
    [list('a', 'A', { wire: 'spaces' }), 'o/a, o/b', 'o/a o/b'],
    [list('a', 'A', { items: 'digits', wire: 'quoted' }), '12, 34', '"12","34"'],
    [
      rows('a', 'A', [{ key: 'id', label: 'ID' }]),
      [{ isPicked: true, cells: { id: '1', token: 'x' } }],
      [{ id: '1', token: 'x' }],
    ],
    [sslField('a'), { mode: 'unverified' } as const, { reject_unauthorized: false }],
    [sslField('a'), { mode: 'verified' } as const, { reject_unauthorized: true }],
    [connectionField(), chooseTunnel(toId(7)), 7],
  ])('%# survives a round trip to the wire', (field, value, wire) => {
    expect(writeValue(field, value)).toEqual(wire);
    expect(readValue(field, wire)).toEqual(value);
  });

  it.each([
    '123-456, 789',
    '123456\t789',
    '123456 789\n',
    ' 123456: 789 ;',
    '123456 – 789',
    '[{"customer": 123456, "manager": "789"}]',
  ])('two ids in a line are read as people write them: %j', (typed) => {
    const sent = writeValue(pairs, tidyValue(pairs, typed));
    expect(sent).toBe('[{"customer":"123456","manager":"789"}]');
  });

  it.each([text('a', 'A'), number('a', 'A'), buffer, date('a', 'A'), connectionField()])(
    '%# is null if it is empty',
    (field) => {
      const nothing = readValue(field, null);
      expect(writeValue(field, nothing)).toBeNull();
      expect(field.kind === 'connection' || isEmpty(field, nothing)).toBe(true);
    },
  );

  it.each([
    [buffer, '7'],
    [toggle('a', 'A', { initial: true }), true],
    [text('a', 'A', { initial: 'public' }), ''],
  ])('%# is the default if the service leaves out a choice or toggle', (field, value) => {
    expect(readValue(field, undefined)).toBe(value);
  });

  it.each([secret('a', 'A'), keyFile('a', 'A')])('%# is never read from the service', (field) => {
    expect(readValue(field, '********')).toBe('');
  });

  it('is compared by its meaning', () => {
    expect(
      isSameData([{ isPicked: true, cells: { id: '1' } }], [{ isPicked: true, cells: { id: '1' } }]),
    ).toBe(true);
    expect(isSameData(directConnection, createTunnel())).toBe(false);
    expect(isSameData('', false)).toBe(false);
    // Values of other kinds that JSON writes alike.
    expect(isSameData([], '[]')).toBe(false);
    expect(isSameData('[]', [])).toBe(false);
  });
});

describe('SSL', () => {
  it.each([
    [false, { mode: 'off' }],
    [{ reject_unauthorized: false }, { mode: 'unverified' }],
    [{ ca: 'text' }, { mode: 'certificate', certificate: 'text' }],
    [{ reject_unauthorized: true }, { mode: 'verified' }],
    ['require', { mode: 'other', wire: 'require' }],
  ])('%j is recognised by its shape, and is sent back unchanged', (wire, ssl) => {
    expect(readSsl(wire)).toEqual(ssl);
    expect(writeSsl(readSsl(wire))).toEqual(wire);
  });
});

describe('choosing a secure connection', () => {
  const tunnel = (id: number, isActive: boolean) => ({ id: toId<'tunnel'>(id), isActive });

  it('selects the first active tunnel, or a new one if there is none (spec §4)', () => {
    expect(connectSecurely([tunnel(1, false), tunnel(2, true), tunnel(3, true)])).toEqual(
      chooseTunnel(toId(2)),
    );
    expect(connectSecurely([tunnel(1, false)])).toEqual({ type: 'secure', mode: 'existing', tunnelId: null });
    expect(connectSecurely([])).toEqual(createTunnel());
    expect(createTunnel().tunnelId).toBeNull();
  });
});
