import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Not for essential information: touch devices show no tooltips. */
  text: string;
  /** Side on which the tooltip opens. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Disables the tooltip, for a control whose visible text already says the same. @default false */
  isDisabled?: boolean;
  /** A button or link of this library, or react-aria's `Focusable`. */
  children: ReactElement;
}

/** A short hint about a control, shown on hover and focus. Escape closes it. */
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
