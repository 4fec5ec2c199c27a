import { expect, test } from 'vitest';
import { allDefinitions } from '../../connectors/allDefinitions.ts';
import { fieldsOf } from '../definition/definition.ts';
import { fieldAtLocation } from './locations.ts';

test('every field of every connector is found by its whole path, and by its last key where that is its own', () => {
  for (const definition of allDefinitions) {
    const fields = fieldsOf(definition);
    for (const field of fields) {
      const keys = field.path.split('.');
      const last = keys.at(-1) ?? '';
      expect(fieldAtLocation(definition, ['body', 'config', ...keys])).toBe(field);
      const sharing = fields.filter(({ path }) => path.split('.').at(-1) === last);
      const whole = fields.find(({ path }) => path === last);
      expect(fieldAtLocation(definition, [last])).toBe(whole ?? (sharing.length === 1 ? field : undefined));
    }
    expect(fieldAtLocation(definition, ['no_such_key'])).toBeUndefined();
    expect(fieldAtLocation(definition, [])).toBeUndefined();
  }
});
