import { describe, expect, it } from 'vitest';
import { serverAddress } from '../formats/serverAddress.ts';
import { defineForm, fieldsOf } from './definition.ts';
import { secret, text, when, whenAny } from './fields.ts';
import type { Field } from './fieldTypes.ts';
import { keyFile } from '../kinds/file.ts';

const define = (...sections: readonly (readonly Field[])[]) =>
  defineForm({ id: 'x', sections: sections.map((fields, at) => ({ title: `Part ${at}`, fields })) });

describe('the definition of a form', () => {
  it('has the fields of its sections in their order', () => {
    const definition = define([text('b', 'B'), text('a', 'A')], [], [secret('c', 'C')]);
    expect(fieldsOf(definition).map(({ path }) => path)).toEqual(['b', 'a', 'c']);
  });

  it('never changes once it is defined', () => {
    const definition = define([text('a', 'A')]);
    expect(Object.isFrozen(definition)).toBe(true);
    expect(Object.isFrozen(definition.sections)).toBe(true);
  });

  it('has each path once, across its sections', () => {
    expect(() => define([text('a', 'A')], [secret('a', 'B')])).toThrow(new RangeError('Two fields at "a"'));
  });

  it.each<[string, Field]>([
    ['may show it', text('a', 'A', { showWhen: whenAny(when('b', 1), when('gone', 2)) })],
    ['may replace it', text('a', 'A', { requiredUnless: 'gone' })],
    [
      'takes a part of its address',
      text('a', 'A', {
        address: serverAddress(
          ['ssh'],
          [
            ['host', 'a'],
            ['user', 'gone'],
          ],
        ).address,
      }),
    ],
    ['takes a part of its file', keyFile('a', 'A', { fills: { owner: 'b', project: 'gone' } })],
    ['it opens', secret('a', 'A', { opens: 'gone' })],
  ])('refuses a field without the field that %s', (_, field) => {
    expect(() => define([field, text('b', 'B')])).toThrow(
      new RangeError('A field names "gone", which has no field'),
    );
    const complete = define([field, text('b', 'B')], [text('gone', 'C')]);
    expect(fieldsOf(complete)).toHaveLength(3);
  });
});
