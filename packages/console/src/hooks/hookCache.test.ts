import { getHook, listHooks, listPipelineHooks } from '@millrace/ui/contract';
import { toId, type Hook, type HookAttachment } from '@millrace/ui/domain/entities';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { read } from '../data/read.ts';
import { cacheAttachment, cacheHook, cacheNewHook, forgetHook } from './hookCache.ts';

const hook = (id: number, more: Partial<Hook> = {}): Hook => ({
  id: toId(id),
  name: `Hook ${id}`,
  url: `https://hook-${id}.example`,
  status: 'active',
  hasSecret: false,
  ...more,
});
const attachment = (
  hookId: number,
  entityId: number,
  more: Partial<HookAttachment> = {},
): HookAttachment => ({
  hookId: toId(hookId),
  entityType: 'pipeline',
  entityId: toId(entityId),
  selectedEvents: ['pipeline.started'],
  ...more,
});

const listed = read(listHooks, {});
const attachedTo = (id: number) => read(listPipelineHooks, { id: toId<'pipeline'>(id) });
const elsewhere = ['pipeline', 'elsewhere'];

/** Hooks 1 and 2; hook 1 is at pipelines 1 and 2, hook 2 at pipeline 1. */
function fill() {
  const queryClient = new QueryClient();
  const rows = [
    hook(1, { attachedTo: [attachment(1, 1), attachment(1, 2)] }),
    hook(2, { attachedTo: [attachment(2, 1)] }),
    hook(3),
  ];
  const page = { rows, count: 3, number: 1, hasNext: false, unreadable: 0, counts: {} };
  // The keys are typed with the answers of the calls, which are mutable.
  const set = (key: QueryKey, data: unknown) => queryClient.setQueryData([...key], data);
  set(listed.queryKey, page);
  set(attachedTo(1).queryKey, [attachment(1, 1), attachment(2, 1)]);
  set(attachedTo(2).queryKey, [attachment(1, 2)]);
  set(elsewhere, 'kept');
  const rowsNow = () => queryClient.getQueryData(listed.queryKey)?.rows ?? [];
  return {
    queryClient,
    rows: rowsNow,
    row: (id: number) => rowsNow().find((each) => each.id === id),
    at: (id: number) => queryClient.getQueryData(attachedTo(id).queryKey),
    /** Whether the list is read again, and a read of something else is not. */
    isReadAgain: () =>
      queryClient.getQueryState(listed.queryKey)?.isInvalidated === true &&
      queryClient.getQueryState(elsewhere)?.isInvalidated === false,
  };
}

describe('The cache of hooks', () => {
  test('has a new hook once, at the end', () => {
    const { queryClient, rows, isReadAgain } = fill();
    cacheNewHook(queryClient, hook(4));
    cacheNewHook(queryClient, hook(4, { name: 'Again' }));
    expect(rows().map(({ name }) => name)).toEqual(['Hook 1', 'Hook 2', 'Hook 3', 'Again']);
    expect(isReadAgain()).toBe(true);
  });

  test('has a changed hook in the list and at each pipeline, and leaves the others', () => {
    const { queryClient, rows, at, isReadAgain } = fill();
    const own = read(getHook, { id: toId<'hook'>(1) }).queryKey;
    queryClient.setQueryData([...own], hook(1));
    // A read of a third pipeline has begun, and has no answer yet.
    queryClient.getQueryCache().build(queryClient, { queryKey: attachedTo(3).queryKey });
    cacheHook(queryClient, hook(1, { name: 'New', status: 'archived' }));
    expect(rows().map(({ name, status }) => [name, status])).toEqual([
      ['New', 'archived'],
      ['Hook 2', 'active'],
      ['Hook 3', 'active'],
    ]);
    expect(rows()[0]?.attachedTo).toHaveLength(2);
    expect(queryClient.getQueryData(own)).toMatchObject({ name: 'New' });
    const shown = { name: 'New', url: 'https://hook-1.example', status: 'archived' };
    expect(at(1)?.map((each) => each.hook)).toEqual([shown, undefined]);
    expect(at(2)?.map((each) => each.hook)).toEqual([shown]);
    expect(at(3)).toBeUndefined();
    expect(isReadAgain()).toBe(true);
  });

  test('loses a deleted hook, and no other', () => {
    const { queryClient, rows, isReadAgain } = fill();
    forgetHook(queryClient, toId<'hook'>(2));
    expect(rows().map(({ id }) => id)).toEqual([1, 3]);
    expect(isReadAgain()).toBe(true);
  });

  test.each(['pipeline', 'source'] as const)('has an attachment of a %s at its place only', (entity) => {
    const { queryClient, row, at, isReadAgain } = fill();
    const place = { entity, id: 1 } as const;
    const added = attachment(2, 1, { entityType: entity, selectedEvents: [] });
    const before = at(1);
    cacheAttachment(queryClient, place, toId<'hook'>(2), added);
    // At a pipeline it replaces the one that is there.
    expect(row(2)?.attachedTo).toEqual(entity === 'pipeline' ? [added] : [attachment(2, 1), added]);
    expect(at(1)).toEqual(entity === 'pipeline' ? [attachment(1, 1), added] : before);
    expect(row(1)?.attachedTo).toEqual([attachment(1, 1), attachment(1, 2)]);
    expect(row(3)?.attachedTo).toBeUndefined();
    expect(at(2)).toEqual([attachment(1, 2)]);
    expect(isReadAgain()).toBe(true);
  });

  test('loses a detached hook at its place only', () => {
    const { queryClient, row, at, isReadAgain } = fill();
    cacheAttachment(queryClient, { entity: 'pipeline', id: 1 }, toId<'hook'>(1), null);
    expect(row(1)?.attachedTo).toEqual([attachment(1, 2)]);
    expect(row(2)?.attachedTo).toEqual([attachment(2, 1)]);
    expect(at(1)).toEqual([attachment(2, 1)]);
    expect(at(2)).toEqual([attachment(1, 2)]);
    expect(isReadAgain()).toBe(true);
  });
});
