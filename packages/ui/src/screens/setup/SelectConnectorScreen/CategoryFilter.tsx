import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatCount } from '../../../domain/format/count.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { glyph } from '../../../patterns/ConnectorMark/ConnectorMark.css.ts';
import { hideInput } from '../../../primitives/field/hiddenControls.tsx';
import { AppsIcon } from '../../../primitives/Icon/icons/AppsIcon.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { revealOnFocus } from '../../../internal/focus/revealOnFocus.ts';
import type { CategoryCount } from './SelectConnectorScreen.logic.ts';
import * as layoutCss from '../catalogueLayout.css.ts';
import * as css from './SelectConnectorScreen.css.ts';

export interface CategoryFilterProps {
  categories: readonly CategoryCount[];
  value: SelectConnectorView['category'];
  onChange(category: SelectConnectorView['category']): void;
}

/** The categories of the catalogue with their counts, as a column. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <RadioGroup
      aria-label="Category"
      className={layoutCss.categories}
      value={value}
      onChange={(id) => {
        const chosen = categories.find((category) => category.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      {categories.map(({ id, label, count }) => (
        <RadioField key={id} value={id} onFocus={revealOnFocus}>
          <RadioButton className={css.category} render={hideInput}>
            {id === 'all' ? <AppsIcon /> : <span aria-hidden className={glyph} data-pictogram={id} />}
            <span className={css.categoryLabel}>{label}</span>{' '}
            <span className={css.note}>{formatCount(count)}</span>
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}

/** The same categories as a menu, for narrow screens. */
export function CategoryMenu({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <div className={layoutCss.categoryMenu}>
      <Select
        label="Category"
        isLabelHidden
        options={categories.map(({ id, label, count }) => ({
          value: id,
          label: `${label} (${formatCount(count)})`,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
