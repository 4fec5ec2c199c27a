import type { RootProps } from '../rootProps.ts';
import * as css from './Kbd.css.ts';

export interface KbdProps extends RootProps {
  /** A key, or a key combination in the platform's notation. */
  children: string;
}

/** A key on the keyboard. For code and names use `Code`. */
export function Kbd({ children, ...root }: KbdProps) {
  return (
    <kbd {...root} className={css.kbd}>
      {children}
    </kbd>
  );
}
