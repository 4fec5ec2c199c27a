import { useRef } from 'react';
import { copyWords, useCopy } from '../../internal/useCopy.ts';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../Icon/icons/CopyIcon.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Button } from './Button.tsx';
import * as css from './CopyDetails.css.ts';

/** Copies what support needs to find a failed request: `problemDetails`, which contains no secrets. */
export function CopyDetails({ details }: { readonly details: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopy();
  return (
    <>
      {/* In a toast, no slot: that has a button of its own. */}
      <Button
        slot={null}
        size="small"
        variant="ghost"
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onPress={() => void copy(details, () => text.current)}
      >
        {state === 'idle' ? 'Copy details' : copyWords[state]}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : copyWords[state]}</VisuallyHidden>
      <span ref={text} className={css.details} aria-hidden>
        {details}
      </span>
    </>
  );
}
