import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing, in a few words. */
  title: string;
  /** What the resource is for, or why the list is empty. */
  children: ReactNode;
  /** Decoration above the title. */
  ornament?: ReactNode;
  /** Numbered steps to get started. */
  steps?: readonly string[];
  /** The button for the next step. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3;
}

/**
 * An empty list: explains what it is for and offers one next step. For a failure use `ProblemNotice`; for a whole
 * page use `PageMessage`.
 */
export function EmptyState({
  title,
  children,
  ornament,
  steps,
  action,
  level = 2,
  ...root
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div {...root} className={css.empty}>
      {ornament && <div className={css.ornament}>{ornament}</div>}
      <Title className={css.title}>{title}</Title>
      <p className={css.text}>{children}</p>
      {steps && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      )}
      <div className={css.action}>{action}</div>
    </div>
  );
}
