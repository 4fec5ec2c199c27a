import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatCount } from '../../../domain/format/count.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { hideInput } from '../../../primitives/field/hiddenControls.tsx';
import { revealOnFocus } from '../../../internal/focus/revealOnFocus.ts';
import type { CategoryCount } from './SelectConnectorScreen.logic.ts';
import * as css from './SelectConnectorScreen.css.ts';

export interface CategoryFilterProps {
  categories: readonly CategoryCount[];
  value: SelectConnectorView['category'];
  onChange(category: SelectConnectorView['category']): void;
}

/** The categories of the catalogue with their counts: a column, or a scrolling row on narrow screens. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <RadioGroup
      aria-label="Category"
      className={css.categories}
      value={value}
      onChange={(id) => {
        const chosen = categories.find((category) => category.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      {categories.map(({ id, label, count }) => (
        <RadioField key={id} value={id} className={css.categoryField} onFocus={revealOnFocus}>
          <RadioButton className={css.category} render={hideInput}>
            <span>{label}</span> <span className={css.count}>{formatCount(count)}</span>
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
