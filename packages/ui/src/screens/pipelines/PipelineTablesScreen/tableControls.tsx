import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { pipelineActions } from '../../../domain/pipelines/pipelineActions.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import {
  canResyncTable,
  canTable,
  describeTableState,
  isReplicated,
  tableActionNames,
  tableActions,
  whyNotResync,
  type TableAction,
} from '../../../domain/schema/tableActions.ts';
import type { TableRow } from '../../../domain/schema/tableRows.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import * as css from './PipelineTablesScreen.css.ts';

/** What the controls of the tables act on, and whom they tell. */
export interface TableControls {
  readonly pipeline: PipelineDetail;
  readonly rows: readonly TableRow[];
  readonly hasResync: boolean;
  onResync(tables: readonly string[]): void;
  onAction(action: TableAction, rows: readonly TableRow[]): void;
}

const icons: Readonly<Record<TableAction, IconComponent>> = {
  include: PlusIcon,
  exclude: CloseIcon,
  giveUp: ArchiveIcon,
};

/** A running pipeline keeps at least one table. */
const whyNotExclude = (rows: readonly TableRow[]): string | undefined =>
  rows.filter(isReplicated).length > 1 ? undefined : 'A pipeline needs at least one table';

/** `MenuItem`s of a table: what is possible in its state, and otherwise why not. */
export function tableMenuItems(controls: TableControls, row: TableRow) {
  const { pipeline, rows, hasResync, onResync, onAction } = controls;
  const [action] = tableActionNames.filter((name) => canTable(name, row));
  const shown = action ?? 'include';
  return (
    <>
      {hasResync && (
        <MenuItem
          id="resync"
          label={pipelineActions.resync.verb}
          icon={RefreshIcon}
          disabledReason={
            canResyncTable(row) ? whyNotResync(pipeline, rows) : (row.reason ?? describeTableState(row))
          }
          onAction={() => onResync([row.table])}
        />
      )}
      <MenuItem
        id={shown}
        label={tableActions[shown].verb}
        icon={icons[shown]}
        disabledReason={
          action === undefined
            ? (row.reason ?? describeTableState(row))
            : isReplicated(row)
              ? whyNotExclude(rows)
              : undefined
        }
        onAction={() => onAction(shown, [row])}
      />
    </>
  );
}

interface SelectionBarProps extends TableControls {
  /** The selected tables that the view shows. */
  readonly chosen: readonly TableRow[];
  /** How many selected tables the view hides. The actions leave them alone. */
  readonly hidden: number;
  onClear(): void;
}

/** The actions on the selected tables that are in view. */
export function TablesSelectionBar({ chosen, hidden, onClear, ...controls }: SelectionBarProps) {
  const { pipeline, rows, hasResync, onResync, onAction } = controls;
  const loaded = chosen.filter(canResyncTable);
  const whyNot = whyNotResync(pipeline, rows);
  return (
    <div className={css.selection} role="group" aria-label="Selected tables">
      <output className={css.selectionCount}>
        {formatQuantity(chosen.length, 'table')} selected
        {hidden > 0 && `, ${formatCount(hidden)} more hidden by the filters`}
      </output>
      {hasResync && loaded.length > 0 && (
        <Tooltip text={whyNot ?? ''} isDisabled={whyNot === undefined} placement="bottom">
          <Button
            size="small"
            icon={RefreshIcon}
            isDisabled={whyNot !== undefined}
            onPress={() => onResync(loaded.map(({ table }) => table))}
          >
            {pipelineActions.resync.verb}
          </Button>
        </Tooltip>
      )}
      {tableActionNames
        .filter((name) => chosen.some((row) => canTable(name, row)))
        .map((name) => (
          <Button key={name} size="small" icon={icons[name]} onPress={() => onAction(name, chosen)}>
            {tableActions[name].verb}
          </Button>
        ))}
      <Button size="small" variant="ghost" onPress={onClear}>
        Clear
      </Button>
    </div>
  );
}
