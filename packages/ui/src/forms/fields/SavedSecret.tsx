import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './fields.css.ts';

interface SavedSecretProps {
  label: string;
  isReadOnly: boolean;
  onReplace(): void;
  /** Moves the focus here on mount, because the pressed button was removed. @default false */
  autoFocus?: boolean;
}

/** Placeholder for a saved secret. The service never sends it to the page, so there is nothing to show. */
export function SavedSecret({ label, isReadOnly, onReplace, autoFocus }: SavedSecretProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={css.slot}>
      <span id={labelId} className={css.groupLabel}>
        {label}
      </span>
      <div className={css.panel}>
        <LockIcon />
        <span className={css.panelWords}>Saved</span>
        <Button
          size="small"
          variant="ghost"
          isDisabled={isReadOnly}
          autoFocus={autoFocus}
          onPress={onReplace}
        >
          Replace
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
