import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { formatCount } from '../../../domain/format/count.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { revealOnFocus } from '../../../internal/revealOnFocus.ts';
import type { CategoryCount } from './SelectConnectorScreen.logic.ts';
import * as css from './SelectConnectorScreen.css.ts';

export interface CategoryFilterProps {
  categories: readonly CategoryCount[];
  value: SelectConnectorView['category'];
  onChange(category: SelectConnectorView['category']): void;
}

/** The groups of the catalogue with how many each holds: a column, or a row to scroll where it is narrow. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <ToggleButtonGroup
      aria-label="Category"
      className={css.categories}
      orientation="vertical"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = categories.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {categories.map(({ id, label, count }) => (
        <ToggleButton key={id} id={id} className={css.category} onFocus={revealOnFocus}>
          <span>{label}</span> <span className={css.count}>{formatCount(count)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
