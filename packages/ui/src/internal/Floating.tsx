import { useDeferredValue, type ReactNode, type Ref, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { floating } from './overlay.css.ts';

/** What a button opens is controlled: only `isOpen` opens and closes it. */
export interface FloatingState {
  /** The button. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Called when it should close: after a choice, Escape, or a press outside. */
  onOpenChange(isOpen: boolean): void;
}

interface FloatingProps extends FloatingState {
  /** Accessible name. */
  label: string;
  /** Edge of the button that it is aligned to. @default 'start' */
  align?: 'start' | 'end' | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * What a button opens next to itself: a menu, or a dialog with a list. A press is painted first, and what it opens in
 * the next frame, because rendering that takes longer than a frame. Closing never waits.
 */
export function Floating({ isOpen, ...rest }: FloatingProps) {
  const isNext = useDeferredValue(isOpen, false);
  // Nothing is mounted while it is closed: a screen has many of them.
  return isOpen && <OpenFloating {...rest} isNext={isNext} />;
}

/** After a key it opens at once: the next key belongs to what it opens. */
function OpenFloating({
  label,
  align = 'start',
  isNext,
  ...rest
}: Omit<FloatingProps, 'isOpen'> & { isNext: boolean }) {
  const { isFocusVisible: isByKey } = useFocusVisible();
  return (
    <Popover
      {...rest}
      aria-label={label}
      className={floating}
      placement={`bottom ${align}`}
      offset={4}
      isOpen={isNext || isByKey}
    />
  );
}
