import { useId, type ReactNode } from 'react';
import { schemaOf, nameWithin, type SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import { columnsShown, type SchemaMatches } from '../../domain/schema/schemaFilter.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import { kindOf, numberOf, type SchemaRow } from '../../domain/schema/schemaRows.ts';
import type { SchemaChange } from '../../domain/schema/schemaTotals.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { GridControl } from '../Grid/gridColumns.ts';
import { SchemaCheck, type SchemaCheckProps } from './SchemaCheck.tsx';
import * as css from './SchemaTree.css.ts';

/** What the cells of the tree are drawn from. */
export interface SchemaTreeContent {
  model: SchemaModel;
  index: SchemaIndex;
  matches: SchemaMatches;
  /** Names of tables that the last reading brought. */
  newTables: ReadonlySet<string>;
  /** Whether rows say how they differ from what was saved. */
  showsChanges: boolean;
}

interface NameCellProps extends GridControl {
  content: SchemaTreeContent;
  row: SchemaRow;
  isOpen: boolean;
}

const changeWords: Record<SchemaChange, string> = {
  added: 'Added',
  removed: 'Removed',
  rekeyed: 'Key changed',
  reshaped: 'Columns changed',
};

function Expander({ name, isOpen }: { name: string; isOpen: boolean }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-control="expand"
      className={css.expand}
      aria-label={`${isOpen ? 'Close' : 'Open'} ${name}`}
    >
      <ChevronRightIcon className={css.arrow} />
    </button>
  );
}

interface LineProps extends Pick<
  SchemaCheckProps,
  'label' | 'state' | 'tabIndex' | 'isDisabled' | 'describedBy'
> {
  expander?: ReactNode;
  children: ReactNode;
}

function Line({ expander, children, ...check }: LineProps) {
  return (
    <>
      <SchemaCheck {...check} />
      {expander}
      {children}
    </>
  );
}

function GroupName({ content: { model, index, matches }, row, isOpen, tabIndex }: NameCellProps) {
  const number = numberOf(row);
  const group = index.groups[number];
  if (!group) return null;
  const isIn = (table: number): boolean => table >= group.first && table < group.end;
  const shown = matches.tables.filter(isIn);
  const on = shown.filter(model.isSelected).length;
  const name = group.name === '' ? 'No schema' : group.name;
  return (
    <Line
      label={name}
      state={on === 0 ? 'none' : on === shown.length ? 'all' : 'some'}
      tabIndex={tabIndex}
      expander={<Expander name={name} isOpen={isOpen} />}
    >
      <bdi className={css.groupName} title={name}>
        {name}
      </bdi>
      <span className={css.aside}>{`${formatCount(on)} of ${formatQuantity(shown.length, 'table')}`}</span>
    </Line>
  );
}

function TableName({ content, row, isOpen, tabIndex }: NameCellProps) {
  const reasonId = useId();
  const { model, index, matches, newTables, showsChanges } = content;
  const number = numberOf(row);
  const collection = index.tables[number];
  if (!collection) return null;
  const { table, columns, ineligibleReason } = collection;
  const name = nameWithin(table);
  const on = model.columnsOn(number);
  const isSelected = model.isSelected(number);
  const change = showsChanges ? model.changeOf(number) : null;
  const hits = matches.isWhole(number) ? 0 : columnsShown(index, matches, number).length;
  // Alone on the page, or under a heading, the schema's name needs no repeating; the box still says all of it.
  const shownName = index.groups.length > 0 || schemaOf(table) === '' ? name : table;
  return (
    <Line
      label={shownName}
      state={!isSelected ? 'none' : on === columns.length ? 'all' : 'some'}
      tabIndex={tabIndex}
      isDisabled={ineligibleReason !== null}
      describedBy={ineligibleReason === null ? undefined : reasonId}
      expander={<Expander name={shownName} isOpen={isOpen} />}
    >
      <span className={css.words}>
        <span className={css.nameLine}>
          <bdi className={ineligibleReason === null ? css.name : css.nameOff} title={table}>
            {shownName}
          </bdi>
          {newTables.has(table) && (
            <Badge size="small" tone="info">
              New
            </Badge>
          )}
          {change && (
            <Badge size="small" tone={change === 'removed' ? 'caution' : 'accent'}>
              {changeWords[change]}
            </Badge>
          )}
          {hits > 0 && (
            <span
              className={css.aside}
            >{`${formatQuantity(hits, 'column')} ${hits === 1 ? 'matches' : 'match'}`}</span>
          )}
        </span>
        {ineligibleReason !== null && (
          <span id={reasonId} className={css.reason} title={ineligibleReason}>
            {ineligibleReason}
          </span>
        )}
      </span>
    </Line>
  );
}

function ColumnName({ content: { model, index }, row, tabIndex }: NameCellProps) {
  const reasonId = useId();
  const number = numberOf(row);
  const table = index.tableOf(number);
  const column = index.columnAt(number);
  if (!column) return null;
  const isOn = model.isColumnOn(number);
  const isTableOn = model.isSelected(table);
  const isKey = model.isKey(number);
  const isLocked = isKey && isTableOn;
  return (
    <Line
      label={column.name}
      state={isOn ? 'all' : 'none'}
      tabIndex={tabIndex}
      isDisabled={isLocked || index.tables[table]?.ineligibleReason !== null}
      describedBy={isLocked ? reasonId : undefined}
    >
      <bdi className={isOn ? css.name : css.nameOff} title={column.name}>
        {column.name}
      </bdi>
      {isKey && (
        <Badge size="small" tone={model.hasCustomKeys(table) ? 'accent' : 'info'}>
          {model.hasCustomKeys(table) ? 'Custom key' : 'Primary key'}
        </Badge>
      )}
      {isTableOn && !isOn && (
        <span className={css.excluded}>
          <Badge size="small">Excluded</Badge>
        </span>
      )}
      {isLocked && (
        <VisuallyHidden>
          <span id={reasonId}>The key of a table cannot be left out.</span>
        </VisuallyHidden>
      )}
    </Line>
  );
}

const names = { group: GroupName, table: TableName, column: ColumnName };

/** The first cell of a row: its box, its name, and what there is to know of it. */
export function SchemaNameCell(props: NameCellProps) {
  const Name = names[kindOf(props.row)];
  return <Name {...props} />;
}
