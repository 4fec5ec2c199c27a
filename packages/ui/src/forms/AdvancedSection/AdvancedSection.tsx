import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../primitives/Icon/icons/ChevronRightIcon.ts';
import * as css from './AdvancedSection.css.ts';

export interface AdvancedSectionProps {
  /** What the fold is called. @default 'Advanced options' */
  title?: string;
  /** What holds while nobody looks: shown beside the title until it is opened. */
  defaults?: ReactNode;
  /** Unfolded at first: where something in it is wrong. @default false */
  isInitiallyOpen?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** What has sound defaults, folded. It is the browser's own, so that finding in the page opens it. */
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
