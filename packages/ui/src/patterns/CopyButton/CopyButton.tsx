import type { RefObject } from 'react';
import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../primitives/Icon/icons/CopyIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { copyWords, useCopy } from '../../internal/useCopy.ts';

export interface CopyButtonProps {
  /** What is copied: it has to be on screen as well. */
  text: string;
  /** Where it is on screen, to be selected when the clipboard is closed. */
  source: RefObject<HTMLElement | null>;
  /** What the button says. @default 'Copy' */
  label?: string;
  /** What is copied, in words, where the label does not say. */
  subject?: string;
  /** How loud it is. @default 'outline' */
  variant?: ButtonVariant;
  /** It is in the clipboard. */
  onCopied?(): void;
}

/** Copies what stands beside it, and never a secret (docs/threats.md T-36). */
export function CopyButton({
  text,
  source,
  label = 'Copy',
  subject,
  variant = 'outline',
  onCopied,
}: CopyButtonProps) {
  const { state, copy } = useCopy(onCopied);
  return (
    <>
      <Button
        size="small"
        variant={variant}
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
