import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps extends RootProps<HTMLDetailsElement> {
  /** Names what is inside. */
  title: string;
  /** A summary of what is inside, shown beside the title while it is collapsed. */
  note?: ReactNode;
  /** Starts expanded, such as when a field in it has an error. @default false */
  isInitiallyOpen?: boolean | undefined;
  /** The content. It stays in the page while it is collapsed. */
  children: ReactNode;
}

/**
 * Content that most people do not need, behind its title. It uses the browser's own element, so that find-in-page opens it.
 * For parts of one subject side by side use `Tabs`.
 */
export const Disclosure = ({ title, note, isInitiallyOpen = false, children, ...root }: DisclosureProps) => (
  <details {...root} className={css.section} open={isInitiallyOpen}>
    <summary className={css.summary}>
      <span className={css.title}>
        <ChevronRightIcon className={css.arrow} />
        {title}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
