import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as fieldCss from '../field/Field.css.ts';
import type { OwnProps } from '../field/fieldProps.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { SearchIcon } from '../Icon/icons/SearchIcon.ts';
import type { AriaProps } from '../rootProps.ts';
import * as css from './SearchField.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';

export interface SearchFieldProps extends AriaProps<AriaSearchFieldProps, OwnProps> {
  /** What the field searches. Also the placeholder. */
  label: string;
  /** Height, as of a `Button`: `standard` is 36 px, `toolbar` 34 px, `small` 30 px. @default 'toolbar' */
  size?: ButtonSize;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search field for a list. Escape clears it. The caller debounces changes (spec §9: 250 ms). To select a value by
 * typing use `ComboBox`.
 */
export function SearchField({ label, size = 'toolbar', ref, ...rest }: SearchFieldProps) {
  const held = useHeldField(rest);
  return (
    <AriaSearchField
      {...rest}
      {...held}
      aria-label={label}
      className={`${fieldCss.heights[size]} ${css.search}`}
    >
      <div className={fieldCss.boxInBar}>
        <span className={css.glass}>
          <SearchIcon />
        </span>
        <Input ref={ref} placeholder={label} className={`${fieldCss.input} ${css.input}`} />
        <Button className={`${fieldCss.inset} ${css.clear}`} aria-label="Clear">
          <CloseIcon />
        </Button>
      </div>
    </AriaSearchField>
  );
}
