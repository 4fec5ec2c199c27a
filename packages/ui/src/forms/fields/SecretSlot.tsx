import { useState, type ReactNode } from 'react';
import type { FieldState } from '../../domain/forms/formState.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './fields.css.ts';
import { SavedSecret } from './SavedSecret.tsx';

interface SecretSlotProps {
  label: string;
  state: FieldState;
  isReadOnly: boolean;
  /** Forgets what was entered: the saved one stands. */
  onKeep(): void;
  /** What a new one is entered into, and whether that is in place of the saved one: then it takes the focus. */
  children(isReplacing: boolean): ReactNode;
}

/** A secret: entered anew, or, where the service holds one that is still good, left as it is (docs/threats.md T-08). */
export function SecretSlot({ label, state, isReadOnly, onKeep, children }: SecretSlotProps) {
  const [mode, setMode] = useState<'untouched' | 'replacing' | 'kept'>('untouched');
  const isReplacing = mode === 'replacing';
  if (state.isStored && !isReplacing) {
    return (
      <SavedSecret
        label={label}
        isReadOnly={isReadOnly}
        autoFocus={mode === 'kept'}
        onReplace={() => setMode('replacing')}
      />
    );
  }
  return (
    <>
      {children(isReplacing)}
      {isReplacing && !state.isOutdated && (
        <div className={css.notice}>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isReadOnly}
            onPress={() => {
              onKeep();
              setMode('kept');
            }}
          >
            Keep the saved one
          </Button>
        </div>
      )}
    </>
  );
}
