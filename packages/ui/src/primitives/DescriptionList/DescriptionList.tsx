import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../rootProps.ts';
import * as css from './DescriptionList.css.ts';

export interface Description {
  /** What it is, such as `Host`. */
  readonly label: string;
  /** Its value; `undefined` or null shows a dash, which is read as “Not shown”. */
  readonly value?: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDivElement> {
  /** Labels and values, in display order. */
  items: readonly Description[];
  /** Draws lines between the items, for use in a card of its own. @default false */
  isRuled?: boolean | undefined;
}

const nothing = (
  <span className={css.empty}>
    <span aria-hidden>—</span>
    <VisuallyHidden>Not shown</VisuallyHidden>
  </span>
);

/** Labels and values of one thing, line by line. For several things of a kind use `DataTable` or `Grid`. */
export function DescriptionList({ items, isRuled = false, ...root }: DescriptionListProps) {
  const variant = isRuled ? 'ruled' : 'plain';
  return (
    <div {...root} className={css.frame}>
      <dl className={css.list[variant]}>
        {items.map(({ label, value }) => (
          <div key={label} className={css.item[variant]}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              {typeof value === 'string' ? <bdi>{value}</bdi> : (value ?? nothing)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
