import { expect, it } from 'vitest';
import { changesIn } from './formChanges.ts';
import { createFormModel } from './formModel.ts';
import { postgres } from '../../connectors/sources/postgres.ts';

it('lists what saving would change, without secrets', () => {
  const form = createFormModel({
    definition: postgres,
    today: '2026-11-20',
    stored: { name: 'Shop', tunnelId: null, config: { connection_config: { host: 'db', user: 'ann' } } },
  });
  expect(changesIn(form)).toEqual([]);
  form.setValue('connection_config.password', 'C4NARY');
  form.setValue('connection_config.host', 'other');
  const changes = changesIn(form);
  expect(changes.map(({ field, values }) => [field.label, values?.before, values?.after])).toEqual([
    ['Host', 'db', 'other'],
    ['Password', undefined, undefined],
  ]);
  expect(JSON.stringify(changes)).not.toContain('C4NARY');
});
