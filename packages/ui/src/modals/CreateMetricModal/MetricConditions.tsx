import { useRef } from 'react';
import {
  addCondition,
  changeCondition,
  type ConditionDraft,
  type MetricDraft,
} from '../../domain/observability/metricForm.ts';
import { needsValue, operatorLabel, operatorsFor } from '../../domain/observability/conditions.ts';
import { ComboBox } from '../../patterns/ComboBox/ComboBox.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { MetricEntries } from './metricEntries.ts';
import * as css from './CreateMetricModal.css.ts';

interface MetricConditionsProps extends MetricEntries {
  onDraftChange(draft: MetricDraft): void;
}

const hints: Readonly<Record<string, string>> = {
  date: 'Such as 2026-01-31',
  datetime: 'Such as 2026-01-31T08:00Z',
};

/** Which rows are measured: all conditions must hold. */
export function MetricConditions({
  draft,
  columns,
  isReadOnly,
  errorAt,
  change,
  onDraftChange,
}: MetricConditionsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { conditions } = draft;
  const replace = (index: number, condition: ConditionDraft): void =>
    change({ conditions: conditions.map((each, at) => (at === index ? condition : each)) });
  return (
    <div role="group" aria-label="Conditions" className={css.conditions}>
      <span className={css.groupLabel}>Conditions</span>
      {conditions.length === 0 && <p className={css.note}>All rows of the table are measured.</p>}
      {conditions.map((condition, index) => {
        const type = columns.find(({ name }) => name === condition.column)?.dataType ?? '';
        const words = `Condition ${index + 1}`;
        return (
          <div key={condition.key} role="group" aria-label={words} className={css.condition}>
            <ComboBox
              label="Column"
              isMono
              isReadOnly={isReadOnly}
              options={columns.map(({ name, dataType }) => ({ value: name, label: name, note: dataType }))}
              value={condition.column || null}
              onChange={(column) => replace(index, changeCondition(condition, { column }, columns))}
              error={errorAt(`conditions.${index}.column`)}
            />
            <Select
              label="Operator"
              isDisabled={isReadOnly}
              options={operatorsFor(type).map((value) => ({ value, label: operatorLabel(value) }))}
              value={condition.operator}
              onChange={(operator) => replace(index, changeCondition(condition, { operator }, columns))}
              error={errorAt(`conditions.${index}.operator`)}
            />
            {needsValue(condition.operator) && (
              <TextField
                label="Value"
                autoComplete="off"
                isReadOnly={isReadOnly}
                placeholder={hints[type]}
                value={condition.value}
                onChange={(value) => replace(index, { ...condition, value })}
                error={errorAt(`conditions.${index}.value`)}
              />
            )}
            <div className={css.remove}>
              <IconButton
                label={`Remove condition ${index + 1}`}
                icon={CloseIcon}
                isDisabled={isReadOnly}
                onPress={() => {
                  change({ conditions: conditions.filter((_, at) => at !== index) });
                  addButton.current?.focus();
                }}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          ref={addButton}
          size="small"
          icon={PlusIcon}
          isDisabled={isReadOnly || columns.length === 0}
          onPress={() => onDraftChange(addCondition(draft, columns))}
        >
          Add condition
        </Button>
      </div>
    </div>
  );
}
