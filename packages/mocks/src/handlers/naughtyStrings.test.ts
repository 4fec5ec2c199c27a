import { expect, it } from 'vitest';
import { openService } from '../service/service.test.data.ts';
import { naughtyTexts, sendTexts, takingTexts } from './naughtyStrings.test.data.ts';

/** Each call takes one text in so many, so that together they take all of them; the full run gives all to each. */
const shares = 20;

it.each(takingTexts.map((asked, turn) => ({ ...asked, turn })))(
  '$name copes with naughty texts',
  async (asked) => {
    const own = naughtyTexts.filter((_, index) => index % shares === asked.turn % shares);
    expect(await sendTexts(asked, own)).toEqual([]);
  },
);

it('keeps every text that may be a name as it is, and finds it again', async () => {
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
  // Those that are empty, too long, or another's name but for case: few, and told where.
  expect(refusals.length).toBeLessThan(naughtyTexts.length / 10);
  expect(new Set(refusals.flat())).toEqual(new Set(['name']));
});
