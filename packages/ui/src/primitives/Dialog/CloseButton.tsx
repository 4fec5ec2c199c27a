import { createContext, use, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

/** Closes the dialog around it, as Escape does. */
export const CloseContext = createContext<() => void>(() => undefined);

interface CloseButtonProps {
  /** @default false */
  isDisabled?: boolean;
  /** Moves the focus to the button when the dialog opens. @default false */
  autoFocus?: boolean;
  /** The label, usually “Cancel”. */
  children: ReactNode;
}

/** The button of a dialog's footer that closes it by the rule for Escape: with changes, it asks first. */
export function CloseButton(props: CloseButtonProps) {
  return <Button {...props} onPress={use(CloseContext)} />;
}
