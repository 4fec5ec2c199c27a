import { createClient, listPipelineUsageCollections } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createQueryClient } from '../queryClient.ts';
import { read } from '../read.ts';
import { completeLists } from './everyPage.ts';

interface Service {
  readonly rows: number;
  readonly limit: number;
  readonly isBare: boolean;
  readonly counts: boolean;
  readonly hasNext: boolean;
  readonly repeats: boolean;
}

const names = (rows: number) => Array.from({ length: rows }, (_, index) => `table_${index + 1}`);

/** A service with the usage of each table, as a bare list or in pages. */
function usageOf({ rows, limit, isBare, counts, hasNext, repeats }: Service) {
  let requests = 0;
  const client = createClient(async ({ url }) => {
    requests += 1;
    const { searchParams } = new URL(url, 'http://service.example');
    const page = repeats ? 1 : Number(searchParams.get('page') ?? 1);
    const all = names(rows).map((collection) => ({ collection, status: 'synced', total_records: 1 }));
    if (isBare) return Response.json(all);
    const results = all.slice((page - 1) * limit, page * limit);
    return Response.json({
      ...(counts && { count: rows }),
      ...(hasNext && { next: page * limit < rows ? '?next' : null }),
      results,
    });
  });
  return { client, requests: () => requests };
}

const id = toId<'pipeline'>(1);
const services = fc.record({
  rows: fc.integer({ min: 0, max: 90 }),
  limit: fc.integer({ min: 1, max: 40 }),
  isBare: fc.boolean(),
  counts: fc.boolean(),
  hasNext: fc.boolean(),
  repeats: fc.boolean(),
});

test('A list has every row once, however the service sends it, or it is not shown at all', async () => {
  await fc.assert(
    fc.asyncProperty(services, async (service) => {
      const isWhole = service.isBare || service.rows <= service.limit;
      // Nobody could know of other rows.
      fc.pre(isWhole || service.counts || service.hasNext);
      const { client, requests } = usageOf(service);
      const queryClient = createQueryClient(client, { random: () => 0 });
      const answer = await queryClient
        .fetchQuery({ ...read(listPipelineUsageCollections, { id }), retry: false })
        .then(
          (tables) => tables.map(({ collection }) => collection),
          (error: unknown) => problemOf(error).kind,
        );
      expect(answer).toEqual(isWhole || !service.repeats ? names(service.rows) : 'rows');
      expect(requests()).toBeLessThanOrEqual(100);
      const found = await completeLists(client)(listPipelineUsageCollections, { id }).then(
        (tables) => tables.length,
        (error: unknown) => problemOf(error).kind,
      );
      expect(found).toBe(isWhole || !service.repeats ? service.rows : 'rows');
    }),
  );
});
