import { expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';
import { naughtyTexts, sendTexts, takingTexts } from './naughtyStrings.test.data.ts';

/**
 * Each call gets a share of the texts, so that all calls together cover all of them. The full run sends all texts to
 * each call.
 */
const shares = 20;

it.each(takingTexts.map((asked, turn) => ({ ...asked, turn })))(
  '$name handles naughty texts',
  async (asked) => {
    const own = naughtyTexts.filter((_, index) => index % shares === asked.turn % shares);
    expect(await sendTexts(asked, own)).toEqual([]);
  },
);

it('stores every valid name unchanged, and finds it again', async () => {
  const { browser, get } = openService({ scenario: 'newAccount' });
  const refusals: unknown[] = [];
  for (const text of naughtyTexts) {
    const made = await browser.post('/api/v1/pipeline/', { name: text });
    const { id, name, detail } = await made.json();
    if (made.status === 422) {
      refusals.push(detail[0].loc);
      continue;
    }
    expect(name).toBe(text.trim());
    expect((await get(`pipeline/${id}/`)).name).toBe(name);
    const search = new URLSearchParams({ search: name, page_size: '1000' }).toString();
    const { results } = await get(`pipeline/?${search}`);
    expect(results).toContainEqual(expect.objectContaining({ id, name }));
  }
  // Texts that are refused because they are empty, too long, or equal to another name except for case.
  expect(refusals.length).toBeLessThan(naughtyTexts.length / 10);
  expect(new Set(refusals.flat())).toEqual(new Set(['name']));
});
