import { expect, test } from 'vitest';

import { loseConnection } from './foreignServer.test.data.ts';

// The random wait takes up to 12 s. A page that waits for 15 s says that it is paused.
test('the longest wait after a plain loss ends within 15 s', async () => {
  expect(await loseConnection(1)).toEqual(['connecting', 'live', 'connecting', 'live']);
});
