import { expect, it } from 'vitest';
import { naughtyTexts, sendTexts, takingTexts } from './naughtyStrings.test.data.ts';

it.each(takingTexts)('$name handles all naughty texts', { timeout: 60_000 }, async (asked) => {
  expect(await sendTexts(asked, naughtyTexts)).toEqual([]);
});
