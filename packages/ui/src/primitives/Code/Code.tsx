import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.ts';
import * as css from './Code.css.ts';

export interface CodeProps extends RootProps {
  /** The code, exactly as it is typed. */
  children: ReactNode;
}

/**
 * Monospaced inline text for hosts, keys, table and column names, cron expressions and ids. For several lines use
 * `CodeView`; for keys on a keyboard use `Kbd`.
 */
export function Code({ children, ...root }: CodeProps) {
  return (
    <code {...root} className={css.code} translate="no">
      {children}
    </code>
  );
}
