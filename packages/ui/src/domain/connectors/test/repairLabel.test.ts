import { expect, test } from 'vitest';
import { toId } from '../../entities/id.ts';
import { repairLabel } from './repairLabel.ts';

const pipeline = (type: string) => ({
  source: { id: toId<'source'>(1), name: 'Shop', type },
  destination: { id: toId<'destination'>(2), name: 'Analytics', type: 'snowflake' },
});
const refused = 'The access token was revoked.';

test.each([
  ['postgres', refused, 'Enter new credentials'],
  ['google_analytics', refused, 'Reconnect Google'],
  ['postgres', 'disk full', 'Edit source'],
  ['google_analytics', null, 'Edit source'],
])('a source of type %s after “%s”', (type, error, label) => {
  expect(repairLabel('source', pipeline(type), error)).toBe(label);
});

test('a destination has its own label', () => {
  expect(repairLabel('destination', pipeline('google_analytics'), refused)).toBe('Enter new credentials');
  expect(repairLabel('destination', pipeline('google_analytics'), 'disk full')).toBe('Edit destination');
});
