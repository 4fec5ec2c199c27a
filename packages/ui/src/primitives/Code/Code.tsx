import type { ReactNode } from 'react';
import * as css from './Code.css.ts';

export interface CodeProps {
  /** The code, as it is to be typed. */
  children: ReactNode;
}

/** A host, key, table, column, cron line or id: what must be read letter by letter. */
export function Code({ children }: CodeProps) {
  return (
    <code className={css.code} translate="no">
      {children}
    </code>
  );
}
