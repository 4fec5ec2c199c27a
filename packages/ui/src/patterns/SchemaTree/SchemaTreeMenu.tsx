import type { SchemaModel } from '../../domain/schema/schemaModel.ts';
import { Menu, MenuItem } from '../../primitives/Menu/Menu.tsx';
import type { GridMenuState } from '../Grid/useGridMenu.ts';

interface SchemaTreeMenuProps {
  model: SchemaModel;
  /** Name of the table, which may no longer exist. */
  table: string;
  menu: GridMenuState<string>;
  readOnlyReason: string | undefined;
  onExcludeFields(request: { table: string }): void;
  onCustomPrimaryKey(request: { table: string }): void;
  onRefreshColumns: ((request: { table: string }) => void) | undefined;
}

/** The actions on one table, each with the reason if it is not possible. */
export function SchemaTreeMenu({
  model,
  table,
  menu,
  readOnlyReason,
  onExcludeFields,
  onCustomPrimaryKey,
  onRefreshColumns,
}: SchemaTreeMenuProps) {
  const { index } = model.getSnapshot();
  const number = index.numberOf.get(table);
  const isSelected = number !== undefined && model.isSelected(number);
  const removed = number === undefined ? 'This table was removed.' : undefined;
  const reason =
    readOnlyReason ??
    removed ??
    index.tables[number ?? -1]?.ineligibleReason ??
    (isSelected ? undefined : 'Select the table first');
  return (
    <Menu
      aria-label={`Actions for ${table}`}
      triggerRef={menu.trigger}
      isOpen={menu.isOpen}
      onOpenChange={menu.onOpenChange}
    >
      <MenuItem
        id="exclude"
        label="Exclude fields"
        disabledReason={reason}
        onAction={() => onExcludeFields({ table })}
      />
      <MenuItem
        id="key"
        label="Custom primary key"
        disabledReason={reason}
        onAction={() => onCustomPrimaryKey({ table })}
      />
      {onRefreshColumns && (
        <MenuItem
          id="refresh"
          label="Refresh columns"
          disabledReason={removed}
          onAction={() => onRefreshColumns({ table })}
        />
      )}
    </Menu>
  );
}
