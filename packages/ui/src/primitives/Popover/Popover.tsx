import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { floating } from '../../internal/overlay.css.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends RootProps {
  /** Accessible name. */
  label: string;
  /** The button that opens the popover. */
  trigger: ReactElement;
  /** Side of the button on which it opens, and the aligned edges. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** The content. A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel next to its button, for a filter or an explanation. For actions use `MenuButton`. */
export function Popover({ label, trigger, placement = 'bottom start', children, ...root }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={4}>
        <Dialog {...root} className={css.content} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
