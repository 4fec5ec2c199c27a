import type { RowColumn, RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as css from './SchemaImporter.css.ts';

interface CellProps {
  column: RowColumn;
  row: Row;
  name: string;
  isReadOnly: boolean;
  onChange(value: string): void;
}

/** One of several values. A value of the service that we do not know stays selectable. */
function ChoiceCell({ column: { key, label, edit }, row, name, isReadOnly, onChange }: CellProps) {
  const options = typeof edit === 'object' ? edit : [];
  const value = String(row.cells[key] ?? '');
  const isKnown = options.some((option) => String(option.value) === value);
  return (
    <select
      className={css.choice}
      aria-label={`${label} of ${name}`}
      value={value}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export interface ColumnRowProps {
  field: RowsField;
  row: Row;
  /** The sampled type; undefined if the column was not in the sampled files. */
  sampledType: string | undefined;
  isReadOnly: boolean;
  onPick(isPicked: boolean): void;
  onEdit(key: string, value: string): void;
}

/** One column of the files. */
export function ColumnRow({ field, row, sampledType, isReadOnly, onPick, onEdit }: ColumnRowProps) {
  const [first, ...others] = field.columns;
  const name = showHidden(String(row.cells[first?.key ?? ''] ?? ''));
  const isEdited = sampledType !== undefined && row.cells.data_type !== sampledType;
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Select ${name}`}
          isSelected={row.isPicked}
          isReadOnly={isReadOnly}
          onChange={onPick}
        />
      </td>
      <th scope="row">
        <bdi translate="no" className={css.name}>
          {name}
        </bdi>{' '}
        {sampledType === undefined && (
          <Badge tone="caution" size="small">
            Not in the files
          </Badge>
        )}
      </th>
      {others.map((column) => (
        <td key={column.key}>
          <Stack direction="row" gap="xs" align="center" isWrapping>
            <ChoiceCell
              column={column}
              row={row}
              name={name}
              isReadOnly={isReadOnly}
              onChange={(value) => onEdit(column.key, value)}
            />
            {column.key === 'data_type' && isEdited && (
              <>
                <Badge tone="info" size="small">
                  Edited
                </Badge>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Undo the type of ${name}: ${sampledType}`}
                  isDisabled={isReadOnly}
                  onPress={() => onEdit(column.key, sampledType)}
                >
                  Undo
                </Button>
              </>
            )}
          </Stack>
        </td>
      ))}
    </tr>
  );
}
