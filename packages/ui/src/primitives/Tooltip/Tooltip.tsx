import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Nothing that a person must read: on touch there are no tooltips. */
  text: string;
  /** Which side it shows on. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Never shows: for a control that says it in words now. @default false */
  isDisabled?: boolean;
  /** A button or link of this library, or react-aria's `Focusable`. */
  children: ReactElement;
}

/** Says a little more about a control, on hover and on focus. Escape closes it. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
