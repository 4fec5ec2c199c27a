import { expect, test } from 'vitest';
import { toId } from '../../entities/id.ts';
import { repairLabel } from './repairLabel.ts';

const source = (type: string) => ({ source: { id: toId<'source'>(1), name: 'Shop', type } });
const refused = 'The access token was revoked.';

test.each([
  ['postgres', refused, 'Enter new credentials'],
  ['google_analytics', refused, 'Reconnect Google'],
  ['postgres', 'disk full', 'Edit source'],
  ['google_analytics', null, 'Edit source'],
])('a source of type %s after “%s”', (type, error, label) => {
  expect(repairLabel(source(type), error)).toBe(label);
});
