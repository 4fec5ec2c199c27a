import { useRef, type ContextType, type RefObject, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useTooltip } from 'react-aria/useTooltipTrigger';
import { usePortalContainer } from '../../internal/usePortalContainer.ts';
import * as css from './Tooltip.css.ts';

interface TooltipBubbleProps {
  id: string | undefined;
  triggerRef: RefObject<Element | null>;
  state: NonNullable<ContextType<typeof TooltipTriggerStateContext>>;
  placement: NonNullable<TooltipProps['placement']>;
  children: string;
}

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

/** The text of an open tooltip, beside its control. */
export function TooltipBubble({ id, triggerRef, state, placement, children }: TooltipBubbleProps) {
  const container = usePortalContainer();
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: ref,
    placement,
    offset: 6,
    isOpen: true,
    onClose: () => state.close(true),
  });
  const { tooltipProps } = useTooltip({ id }, state);
  return createPortal(
    <div {...tooltipProps} {...overlayProps} ref={ref} className={css.tooltip}>
      {children}
    </div>,
    container,
  );
}
