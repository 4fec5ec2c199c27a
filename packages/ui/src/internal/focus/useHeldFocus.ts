import { useState, type FocusEvent } from 'react';

interface Focusable<Target extends Element> {
  isDisabled?: boolean | undefined;
  onFocus?: ((event: FocusEvent<Target>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Target>) => void) | undefined;
}

interface HeldFocus<Target extends Element> {
  /** The control was disabled while it has the focus: it keeps the focus, and does nothing until it is enabled. */
  isHeld: boolean;
  isDisabled: boolean;
  onFocus(event: FocusEvent<Target>): void;
  onBlur(event: FocusEvent<Target>): void;
}

/**
 * Keeps the focus on a control that becomes disabled, such as the button whose press was refused. Browsers drop the focus
 * of a disabled element: the next key would reach nothing, not even the dialog that Escape closes. The control is
 * disabled for the browser as soon as the focus moves on.
 */
export function useHeldFocus<Target extends Element>({
  isDisabled = false,
  onFocus,
  onBlur,
}: Focusable<Target>): HeldFocus<Target> {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isDisabled && hasFocus;
  return {
    isHeld,
    isDisabled: isDisabled && !isHeld,
    onFocus(event) {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur(event) {
      // When the window loses the focus, the element keeps it within the page, which may be a shadow root.
      setHasFocus(event.target.matches(':focus'));
      onBlur?.(event);
    },
  };
}

/** The same for a field of text or choices: while it is held, it can only be read. */
export function useHeldField<Target extends Element>({
  isReadOnly = false,
  ...field
}: Focusable<Target> & { isReadOnly?: boolean | undefined }) {
  const { isHeld, ...focus } = useHeldFocus(field);
  return { ...focus, isReadOnly: isReadOnly || isHeld };
}

/** Props of a react-aria button that is held: nothing happens on a press, and it submits nothing. */
export const heldButton = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
  onClick: undefined,
} as const;
