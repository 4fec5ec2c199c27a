import * as css from './Kbd.css.ts';

export interface KbdProps {
  /** One key, or a chord written as the platform writes it. */
  children: string;
}

/** A key on the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
