import { allDefinitions } from '@millrace/ui/domain/definitions';
import { createFormModel } from '@millrace/ui/domain/forms';
import { describe, expect, it } from 'vitest';

import { arrivalField } from './focusOnArrival.ts';

const formOf = (id: string) => {
  const definition = allDefinitions.find((each) => each.id === id);
  if (!definition) throw new Error(`There is no definition ${id}.`);
  return createFormModel({ definition, today: '2026-03-04' });
};

describe('a form that opens at a field', () => {
  it.each(
    allDefinitions
      .filter(({ authentication }) => authentication.kind !== 'role')
      .map((each) => [each.id, each]),
  )('of %s finds what grants the access', (_, definition) => {
    const model = createFormModel({ definition, today: '2026-03-04', hasFeature: () => true });
    const path = arrivalField(model, 'credentials');
    const field = model.fields.find((each) => each.path === path);
    expect(field?.isSecret === true || field?.filledBy !== undefined).toBe(true);
  });

  it.each([
    ['source/postgres', 'host', 'connection_config.host'],
    ['source/postgres', 'ssl', 'connection_config.ssl'],
    ['source/postgres', 'database', 'connection_config.database'],
    ['destination/snowflake', 'warehouse', 'connection_config.warehouse'],
    ['source/postgres', 'addresses', 'addresses'],
  ])('of %s knows the setting %s', (id, focus, path) => {
    expect(arrivalField(formOf(id), focus)).toBe(path);
  });

  it('opens at its beginning if it has no such field', () => {
    expect(arrivalField(formOf('source/postgres'), 'warehouse')).toBeUndefined();
  });
});
