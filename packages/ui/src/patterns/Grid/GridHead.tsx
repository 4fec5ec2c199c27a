import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../../primitives/Icon/icons/ChevronUpIcon.ts';
import { SortIcon } from '../../primitives/Icon/icons/SortIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Grid.css.ts';
import { GridCheck } from './GridCheck.tsx';
import type { GridColumn, GridPart } from './gridColumns.ts';
import { hidingLook } from './gridStyle.ts';
import type { GridSelectionState } from './useGridSelection.ts';

export interface GridSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

interface SortButtonProps<Row> {
  column: GridColumn<Row>;
  sort?: GridSort;
  tabIndex: 0 | -1;
  onSortChange?(sort: GridSort): void;
}

function SortButton<Row>({ column, sort, tabIndex, onSortChange }: SortButtonProps<Row>) {
  const isAscending = sort?.columnId === column.id && sort.direction === 'ascending';
  const isDescending = sort?.columnId === column.id && !isAscending;
  const Icon = isDescending ? ChevronDownIcon : isAscending ? ChevronUpIcon : SortIcon;
  return (
    <button
      type="button"
      className={css.sort}
      tabIndex={tabIndex}
      onClick={() =>
        onSortChange?.({ columnId: column.id, direction: isAscending ? 'descending' : 'ascending' })
      }
    >
      {column.label}
      <Icon className={css.sortIcon} />
    </button>
  );
}

interface GridHeadProps<Row> {
  parts: readonly GridPart<Row>[];
  /** Id of the column with the tab stop, if it is in the head. */
  activeColumn?: string;
  /** Required where rows can be selected. */
  selection?: GridSelectionState;
  sort?: GridSort;
  onSortChange?(sort: GridSort): void;
}

export function GridHead<Row>({ parts, activeColumn, selection, sort, onSortChange }: GridHeadProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={css.headRow}>
      {parts.map((part, index) => {
        const { id, kind, column } = part;
        const tabIndex = id === activeColumn ? 0 : -1;
        const isControl = kind === 'select' || (column?.isSortable ?? false);
        const look = kind === 'select' ? css.controlCell : css.headCell;
        return (
          <div
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={column && sort?.columnId === id ? sort.direction : undefined}
            tabIndex={isControl ? undefined : tabIndex}
            className={`${look} ${column?.align === 'end' ? css.headAtEnd : ''}${hidingLook(part)}`}
          >
            {kind === 'select' && selection && (
              <GridCheck
                label="Select all rows"
                state={selection.state}
                tabIndex={tabIndex}
                onPress={selection.toggleAll}
              />
            )}
            {kind === 'menu' && <VisuallyHidden>Actions</VisuallyHidden>}
            {column?.isSortable && (
              <SortButton column={column} sort={sort} tabIndex={tabIndex} onSortChange={onSortChange} />
            )}
            {column && !column.isSortable && <span className={css.words}>{column.label}</span>}
          </div>
        );
      })}
    </div>
  );
}
