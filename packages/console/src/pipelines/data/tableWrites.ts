import { getPipeline, updatePipeline } from '@millrace/ui/contract';
import type { Pipeline, SyncMapping } from '@millrace/ui/domain/entities';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';
import { tableEntity, type TableAction, type TableItem } from '@millrace/ui/domain/schema';

import { describeActionEnd, type ChosenItems, type FailedAction } from '../../lists/entityActions.ts';
import type { Write } from '../../writes/write.ts';
import { updatePipelineTables } from './settingsWrites.ts';
import { byTable, tablesOf } from './tableLosses.ts';

export interface TableChange extends ChosenItems<TableItem>, Pick<Pipeline, 'id' | 'name'> {
  readonly action: TableAction;
}

/** The items that the service refused, each with its own message. It names them by their place in the request. */
function refusedItems(problem: Problem, sent: readonly TableItem[]): ReadonlyMap<TableItem, Problem> {
  const refused = new Map<TableItem, Problem>();
  for (const { location, message } of problem.fieldErrors ?? []) {
    const place = location.indexOf('sync_mappings');
    const item = sent[Number(place === -1 ? Number.NaN : location[place + 1])];
    if (item) refused.set(item, { kind: 'http', status: 422, detail: message });
  }
  return refused;
}

/**
 * Includes, excludes or gives up tables in one request, which names only these tables. The service refuses a request
 * as a whole, so the tables that it accepts are sent again without the refused ones. Columns and keys are taken from
 * a fresh read, so that nothing that others saved is overwritten.
 */
export const changeTables: Write<TableChange, readonly FailedAction[], Pick<Pipeline, 'id'>> = {
  call: updatePipeline,
  key: ({ id }) => [id, 'tables'],
  async perform(context, { id, name, action, items, onOutcome }) {
    for (const item of items) onOutcome(item.id, { state: 'pending' });
    const failures: FailedAction[] = [];
    const fail = (item: TableItem, problem: Problem) => {
      failures.push({ item, problem });
      onOutcome(item.id, { state: 'failed', problem });
    };
    const send = async (open: readonly TableItem[], all: readonly SyncMapping[]) => {
      const saved = byTable(all);
      const mappings = open.map((item): SyncMapping => ({
        excluded: [],
        customPrimaryKeys: [],
        ...saved.get(item.name),
        table: item.name,
        isSelected: action === 'include',
      }));
      await updatePipelineTables.perform(context, { id, name, mappings, saved: all });
      for (const item of open) onOutcome(item.id, { state: 'done' });
    };
    let open = items;
    try {
      const all = tablesOf(await context.client(getPipeline, { id }));
      await send(open, all).catch(async (thrown: unknown) => {
        const refused = refusedItems(problemOf(thrown), open);
        if (refused.size === 0) throw thrown;
        for (const [item, problem] of refused) fail(item, problem);
        open = open.filter((item) => !refused.has(item));
        if (open.length > 0) await send(open, all);
      });
    } catch (thrown) {
      for (const item of open) fail(item, problemOf(thrown));
    }
    return failures;
  },
  words: {
    done: (failures, { action, items }) => describeActionEnd(tableEntity, action, items, failures),
    failed: ({ action, items }, problem) =>
      describeActionEnd(
        tableEntity,
        action,
        items,
        items.map((item) => ({ item, problem })),
      ),
  },
};
