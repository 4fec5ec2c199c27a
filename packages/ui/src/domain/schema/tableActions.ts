import { isAllowed, type ActionEntity, type ActionItem, type ActionTable } from '../entities/actions.ts';
import { whyNotPipeline } from '../pipelines/pipelineActions.ts';
import type { TableRow, TableState } from './tableRows.ts';

/** Tables that load, or wait for it. One load runs at a time. */
const loadingStates = ['resyncing', 'waitingForResync', 'initialSync', 'waiting'] as const;

/** What can be done with tables of a pipeline. A resync has its own dialog. */
export const tableActions = {
  include: {
    from: ['new', 'excluded'],
    verb: 'Include',
    doing: 'Including…',
    done: 'included',
    consequence: 'The pipeline loads all rows from the start, then keeps them up to date.',
    isDestructive: false,
  },
  exclude: {
    from: ['errored', ...loadingStates, 'synced', 'other'],
    verb: 'Exclude',
    doing: 'Excluding…',
    done: 'excluded',
    consequence:
      'Syncing stops. Rows in the destination are kept. Including a table again loads it from the start.',
    isDestructive: false,
  },
  giveUp: {
    from: ['removed'],
    verb: 'Give up',
    doing: 'Giving up…',
    done: 'given up',
    consequence: 'The pipeline no longer looks for these tables. Rows in the destination are kept.',
    isDestructive: false,
  },
} as const satisfies ActionTable<TableState>;
export type TableAction = keyof typeof tableActions;

/** The actions in the order of menus. */
export const tableActionNames = ['include', 'exclude', 'giveUp'] as const satisfies readonly TableAction[];

const labels: Readonly<Record<TableState, string>> = {
  errored: 'Errored',
  removed: 'Removed at the source',
  new: 'New at the source',
  resyncing: 'Resyncing',
  waitingForResync: 'Waiting to resync',
  initialSync: 'Initial sync',
  waiting: 'Waiting for initial sync',
  synced: 'Synced',
  other: 'Other',
  excluded: 'Excluded',
  ineligible: 'Not replicable',
};

/** The label of a state in filters. */
export const tableStateLabel = (state: TableState): string => labels[state];

/** The state of one table: a status newer than this build is shown as the service wrote it. */
export const describeTableState = ({ state, status }: Pick<TableRow, 'state' | 'status'>): string =>
  (state === 'other' && status) || labels[state];

/** A table as an item of an action. Its id is its place in the request. */
export interface TableItem extends ActionItem {
  readonly row: TableRow;
}

export const tableItems = (rows: readonly TableRow[]): readonly TableItem[] =>
  rows.map((row, index) => ({ id: index, name: row.table, row }));

/** Whether an action is possible for a table. */
export const canTable = (action: TableAction, { state }: Pick<TableRow, 'state'>): boolean =>
  isAllowed(tableActions[action], state);

/** Tables and their actions, for the confirmation. */
export const tableEntity: ActionEntity<TableAction, TableItem> = {
  noun: 'table',
  actions: tableActions,
  whyNot: (action, { row }) => (canTable(action, row) ? undefined : (row.reason ?? describeTableState(row))),
  details: ({ row }) => [[describeTableState(row)]],
};

const isLoading = ({ state }: Pick<TableRow, 'state'>): boolean =>
  loadingStates.some((each) => each === state);

/** Why a pipeline's tables cannot be resynced now; `undefined` if they can. */
export const whyNotResync = (
  pipeline: { readonly status: string },
  rows: readonly Pick<TableRow, 'state'>[],
): string | undefined =>
  whyNotPipeline('resync', pipeline) ?? (rows.some(isLoading) ? 'Tables are loading already' : undefined);

/** Whether a table has loaded rows that a resync can load again. */
export const canResyncTable = ({ state }: Pick<TableRow, 'state'>): boolean =>
  state === 'synced' || state === 'errored' || state === 'other';

/** Whether the pipeline replicates a table: it could be excluded, or given up. */
export const isReplicated = (row: Pick<TableRow, 'state'>): boolean =>
  canTable('exclude', row) || canTable('giveUp', row);
