import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../../domain/outcome/page.ts';
import { ProblemError } from '../../domain/outcome/problem.ts';
import { csvPageSize, readListRows } from './listCsv.ts';

interface Row {
  readonly id: number;
}

const page = (number: number, ids: readonly number[], count: number): Page<Row> => ({
  rows: ids.map((id) => ({ id })),
  count,
  number,
  hasNext: number * csvPageSize < count,
  unreadable: 0,
  counts: null,
});
/** A list of `count` rows with the ids from 1. */
const listOf = (count: number) =>
  vi.fn<(number: number) => Promise<Page<Row>>>(async (number) => {
    const first = (number - 1) * csvPageSize;
    const size = Math.min(csvPageSize, count - first);
    return page(
      number,
      Array.from({ length: size }, (_, index) => first + index + 1),
      count,
    );
  });
const { signal } = new AbortController();

describe('the rows of a list for its file', () => {
  it('come from all pages, with progress', async () => {
    const onProgress = vi.fn<(read: number, count: number) => void>();
    const read = await readListRows(listOf(250), { signal, onProgress });
    expect(read.rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
    expect(read).toMatchObject({ count: 250, missing: 0 });
    expect(onProgress.mock.calls).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('stop at the limit', async () => {
    const list = listOf(1_000);
    const read = await readListRows(list, { signal, limit: 250 });
    expect(read.rows).toHaveLength(250);
    expect(read).toMatchObject({ count: 1_000, missing: 0 });
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('contain a row once if it moves to the next page, and count the ones that are missing', async () => {
    const pages = [page(1, [1, 2, 3], 101), page(2, [3], 101)];
    const read = await readListRows(async (number) => pages[number - 1] ?? page(number, [], 101), { signal });
    expect(read.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(read.missing).toBe(98);
  });

  it('end early if the last page is gone', async () => {
    const gone = new ProblemError({ kind: 'http', status: 404 });
    const list = listOf(150)
      .mockResolvedValueOnce(page(1, [1, 2], 150))
      .mockRejectedValueOnce(gone);
    expect((await readListRows(list, { signal })).rows).toHaveLength(2);
    await expect(
      readListRows(listOf(1).mockRejectedValueOnce(gone), { signal }),
      'the first page must exist',
    ).rejects.toBe(gone);
  });

  it('are not returned after a failure or a cancellation', async () => {
    const failure = new Error('gone');
    const failing = listOf(250);
    failing.mockResolvedValueOnce(page(1, [1], 250)).mockRejectedValueOnce(failure);
    await expect(readListRows(failing, { signal })).rejects.toBe(failure);

    const cancelling = new AbortController();
    const list = listOf(250);
    const onProgress = () => cancelling.abort();
    await expect(readListRows(list, { signal: cancelling.signal, onProgress })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(list).toHaveBeenCalledTimes(2);
  });
});
