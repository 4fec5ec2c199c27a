import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { defineForm } from '../definition/definition.ts';
import { secret, text } from '../definition/fields.ts';
import { snowflake } from '../../connectors/destinations/snowflake.ts';
import { createFormModel } from './formModel.ts';
import { postgres } from '../../connectors/sources/postgres.ts';
import { today } from './forms.test.data.ts';

describe('typing', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `tap_config.field_${index}`);
  const fields = [
    text('typed', 'Typed'),
    ...many.map((path) => text(path, path)),
    secret('secret', 'Secret'),
  ];
  const definition = defineForm({ id: 'source/many', sections: [{ title: 'Details', fields }] });

  it('notifies only the field and, at its first change, the form', () => {
    const form = createFormModel({ definition, today });
    const others = vi.fn<() => void>();
    for (const path of [...many, 'secret']) form.at(path).subscribe(others);
    const own = vi.fn<() => void>();
    const whole = vi.fn<() => void>();
    form.at('typed').subscribe(own);
    form.subscribe(whole);
    const before = form.at('tap_config.field_1').getSnapshot();
    for (const value of ['a', 'ab', 'abc']) form.setValue('typed', value);
    expect(own).toHaveBeenCalledTimes(3);
    expect(whole).toHaveBeenCalledTimes(1);
    expect(others).not.toHaveBeenCalled();
    expect(form.at('tap_config.field_1').getSnapshot()).toBe(before);
  });

  it('does not notify for an unchanged value, or after unsubscribing', () => {
    const form = createFormModel({ definition, today });
    const own = vi.fn<() => void>();
    const leave = form.at('typed').subscribe(own);
    form.setValue('typed', '');
    leave();
    form.setValue('typed', 'a');
    expect(own).not.toHaveBeenCalled();
  });
});

it('is consistent after any sequence of changes', () => {
  const paths = ['name', 'host', 'user', 'database', 'account', 'authentication_method', 'password'];
  const step = fc.record({
    key: fc.constantFrom(...paths),
    value: fc.constantFrom('', 'a', ' b ', 'password', 'key_pair'),
    isLeft: fc.boolean(),
  });
  const stored = { name: 'Shop', tunnelId: null, config: { connection_config: { host: 'a', user: 'a' } } };
  const forms = [
    { definition: postgres, today, stored },
    { definition: postgres, today },
    { definition: snowflake, today },
  ];
  fc.assert(
    fc.property(fc.array(step), fc.constantFrom(...forms), (steps, options) => {
      const form = createFormModel(options);
      for (const { key, value, isLeft } of steps) {
        const field = form.fields.find(({ path }) => path === key || path.endsWith(`.${key}`));
        if (field) form.setValue(field.path, value);
        if (field && isLeft) form.blur(field.path);
      }
      const states = form.fields.map(({ path }) => form.at(path).getSnapshot());
      expect(form.getSnapshot().isDirty).toBe(states.some(({ isChanged }) => isChanged));
      expect(form.getSnapshot().hasErrors).toBe(states.some(({ error }) => error !== undefined));
      expect(states.every(({ isVisible, error }) => isVisible || error === undefined)).toBe(true);
    }),
  );
});
