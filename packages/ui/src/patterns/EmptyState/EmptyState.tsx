import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: string;
  /** What the thing is for, or why nothing is here. */
  children: ReactNode;
  /** Decoration above the title. */
  ornament?: ReactNode;
  /** The way there, numbered. */
  steps?: readonly string[];
  /** The one next step. */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** A list with nothing in it: it says what the thing is for and offers the one next step. */
export function EmptyState({ title, children, ornament, steps, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.empty}>
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
