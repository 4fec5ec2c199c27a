import { useContext } from 'react';
import { TooltipContext, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { createLazyHook } from '../../internal/lazyCode.ts';
import type { TooltipProps } from './TooltipBubble.tsx';

export type { TooltipProps } from './TooltipBubble.tsx';

/** The bubble and the code that places it: the first paint shows no tooltip. */
const useParts = createLazyHook(() => import('./TooltipBubble.tsx'));

/**
 * A short hint about a control, shown on hover and focus. Escape closes it. Do not hide what everyone needs in it.
 * For content with controls use `Popover`.
 */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <OpenTooltip text={text} placement={placement} />
    </TooltipTrigger>
  );
}

function OpenTooltip({ text, placement }: Required<Pick<TooltipProps, 'text' | 'placement'>>) {
  const state = useContext(TooltipTriggerStateContext);
  const trigger = useContext(TooltipContext);
  const parts = useParts(state?.isOpen ?? false);
  if (!state?.isOpen || !parts || !trigger || !('triggerRef' in trigger) || !trigger.triggerRef) return null;
  // The trigger refers to its description by this id, which react-aria's types leave out.
  const id = 'id' in trigger && typeof trigger.id === 'string' ? trigger.id : undefined;
  return (
    <parts.TooltipBubble id={id} triggerRef={trigger.triggerRef} state={state} placement={placement}>
      {text}
    </parts.TooltipBubble>
  );
}
