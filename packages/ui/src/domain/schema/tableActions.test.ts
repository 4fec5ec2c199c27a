import { describe, expect, it } from 'vitest';
import {
  canResyncTable,
  canTable,
  describeTableState,
  isReplicated,
  tableActionNames,
  tableEntity,
  tableItems,
  whyNotResync,
} from './tableActions.ts';
import { tableStates, type TableRow, type TableState } from './tableRows.ts';

const row = (state: TableState, rest: Partial<TableRow> = {}): TableRow => ({
  table: 'orders',
  state,
  status: '',
  reason: null,
  records: null,
  position: null,
  lastLoadedAt: null,
  mapping: null,
  ...rest,
});

describe('the actions on a table', () => {
  it('are at most one of include, exclude and give up in each state', () => {
    const offered = tableStates.map((state) => [
      state,
      tableActionNames.filter((action) => canTable(action, row(state))).join(),
    ]);
    expect(Object.fromEntries(offered)).toEqual({
      errored: 'exclude',
      removed: 'giveUp',
      new: 'include',
      resyncing: 'exclude',
      waitingForResync: 'exclude',
      initialSync: 'exclude',
      waiting: 'exclude',
      synced: 'exclude',
      other: 'exclude',
      excluded: 'include',
      ineligible: '',
    });
  });

  it('say why not', () => {
    const [item] = tableItems([row('ineligible', { reason: 'It has no key.' })]);
    expect(item && tableEntity.whyNot('include', item)).toBe('It has no key.');
    const [synced] = tableItems([row('synced')]);
    expect(synced && tableEntity.whyNot('include', synced)).toBe('Synced');
    expect(synced && tableEntity.whyNot('exclude', synced)).toBeUndefined();
  });

  it('know which tables the pipeline replicates', () => {
    expect(tableStates.filter((state) => !isReplicated(row(state)))).toEqual([
      'new',
      'excluded',
      'ineligible',
    ]);
  });
});

describe('a resync', () => {
  it('is possible for tables that were loaded', () => {
    expect(tableStates.filter((state) => canResyncTable(row(state)))).toEqual(['errored', 'synced', 'other']);
  });

  it('needs a pipeline that is set up, and no other load', () => {
    expect(whyNotResync({ status: 'running' }, [row('synced')])).toBeUndefined();
    expect(whyNotResync({ status: 'paused' }, [row('synced')])).toBeUndefined();
    expect(whyNotResync({ status: 'starting' }, [row('synced')])).toBe('Still starting');
    expect(whyNotResync({ status: 'running' }, [row('synced'), row('waitingForResync')])).toBe(
      'Tables are loading already',
    );
  });
});

it('a status that this build does not know is shown as it is', () => {
  expect(describeTableState(row('other', { status: 'snoozing' }))).toBe('snoozing');
  expect(describeTableState(row('other'))).toBe('Other');
});
