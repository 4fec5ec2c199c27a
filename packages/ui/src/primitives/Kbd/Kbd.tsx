import * as css from './Kbd.css.ts';

export interface KbdProps {
  /** A key, or a key combination in the platform's notation. */
  children: string;
}

/** A key on the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
