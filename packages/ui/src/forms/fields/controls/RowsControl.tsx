import { useId } from 'react';
import type { RowsField } from '../../../domain/connectors/fieldTypes.ts';
import type { WireObject } from '../../../domain/connectors/paths.ts';
import { isRows } from '../../../domain/connectors/values.ts';
import * as fieldCss from '../../../internal/field/Field.css.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import type { ControlProps } from '../fieldControl.ts';
import * as css from '../fields.css.ts';

/** The words in a row that name it: a label where it has one, else the first of its keys that is a word. */
const nameOf = (row: WireObject, { rowKeys }: RowsField): string => {
  const words = ['display_name', 'name', ...rowKeys].map((key) => row[key]);
  return words.find((word) => typeof word === 'string') ?? '';
};

/** What has been chosen in a table, by name; each can be taken out again. */
export function RowsControl({ field, state, model }: ControlProps<RowsField>) {
  const labelId = useId();
  const rows = isRows(state.value) ? state.value : [];
  const take = (row: WireObject): void => {
    model.setValue(
      field.path,
      rows.filter((each) => each !== row),
    );
    model.blur(field.path);
  };
  return (
    <div role="group" aria-labelledby={labelId} className={css.choices} tabIndex={-1}>
      <span id={labelId} className={css.groupLabel}>
        {field.label}
        {state.isRequired && <span className={fieldCss.asterisk}>{' *'}</span>}
      </span>
      {rows.map((row, index) => (
        // Rows of a foreign table need not have an id.
        <div key={index} className={css.panel}>
          <span className={css.panelWords}>{nameOf(row, field)}</span>
          {!state.isLocked && (
            <IconButton
              size="small"
              icon={CloseIcon}
              label={`Remove ${nameOf(row, field)}`}
              onPress={() => take(row)}
            />
          )}
        </div>
      ))}
      {rows.length === 0 && <span className={fieldCss.description}>Nothing is chosen.</span>}
      {state.error && <span className={fieldCss.error}>{state.error}</span>}
    </div>
  );
}
