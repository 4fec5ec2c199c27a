import { expect, test } from 'vitest';

import { loseConnection } from './foreignServer.test.data.ts';

test('a service with a path and names of its own is live, and again after a loss', async () => {
  expect(await loseConnection(0)).toEqual(['connecting', 'live', 'connecting', 'live']);
});
