import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { floating } from '../../internal/overlay.css.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** Names what it holds. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Which side of the button it opens on, and which edges are in line. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** What it holds; a function is told how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A little room beside a button: a filter, an explanation. For actions use `MenuButton`. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={4}>
        <Dialog className={css.content} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
