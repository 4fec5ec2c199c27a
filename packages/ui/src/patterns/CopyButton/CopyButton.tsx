import type { RefObject } from 'react';
import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../primitives/Icon/icons/CopyIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { copyWords, useCopy } from '../../internal/useCopy.ts';

export interface CopyButtonProps extends RootProps<HTMLButtonElement> {
  /** The text to copy. It must be visible on the page as well. */
  text: string;
  /** The element that shows the text. Its content is selected if the clipboard is not available. */
  source: RefObject<HTMLElement | null>;
  /** Label of the button. @default 'Copy' */
  label?: string;
  /** Names the copied text, if the label does not. */
  subject?: string;
  /** Visual emphasis. @default 'outline' */
  variant?: ButtonVariant;
  /** There is nothing to copy yet. @default false */
  isDisabled?: boolean;
  /** Called after the text was copied. */
  onCopied?(): void;
}

/** Copies the text beside it, never a secret. For several lines with their own copy button use `CodeView`. */
export function CopyButton({
  text,
  source,
  label = 'Copy',
  subject,
  variant = 'outline',
  isDisabled = false,
  onCopied,
  ...root
}: CopyButtonProps) {
  const { state, copy } = useCopy(onCopied);
  return (
    <>
      <Button
        {...root}
        size="small"
        variant={variant}
        isDisabled={isDisabled}
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onPress={() => void copy(text, () => source.current)}
      >
        {state === 'idle' ? label : copyWords[state]}
        {subject && state === 'idle' && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : copyWords[state]}</VisuallyHidden>
    </>
  );
}
