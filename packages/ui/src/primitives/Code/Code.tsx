import type { ReactNode } from 'react';
import * as css from './Code.css.ts';

export interface CodeProps {
  /** The code, exactly as it is typed. */
  children: ReactNode;
}

/** Monospaced inline text for hosts, keys, table and column names, cron expressions and ids. */
export function Code({ children }: CodeProps) {
  return (
    <code className={css.code} translate="no">
      {children}
    </code>
  );
}
