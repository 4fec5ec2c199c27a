import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import * as css from './AdvancedSection.css.ts';

export interface AdvancedSectionProps {
  /** Title of the section. @default 'Advanced options' */
  title?: string;
  /** A summary of the current values, shown beside the title while the section is collapsed. */
  defaults?: ReactNode;
  /** Starts expanded, such as when a field in it has an error. @default false */
  isInitiallyOpen?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Collapsed options with sensible defaults. It uses the browser's own element, so that find-in-page opens it. */
export function AdvancedSection({
  title = 'Advanced options',
  defaults,
  isInitiallyOpen = false,
  children,
}: AdvancedSectionProps) {
  return (
    <details className={css.section} open={isInitiallyOpen}>
      <summary className={css.summary}>
        <span className={css.title}>
          <ChevronRightIcon className={css.arrow} />
          {title}
        </span>
        {defaults && <span className={css.defaults}>{defaults}</span>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
