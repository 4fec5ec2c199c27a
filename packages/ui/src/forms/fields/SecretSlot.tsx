import { useState, type ReactNode } from 'react';
import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FieldState } from '../../domain/forms/model/formState.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './fields.css.ts';
import { SavedSecret } from './SavedSecret.tsx';

interface SecretSlotProps {
  label: string;
  state: FieldState;
  isReadOnly: boolean;
  /** Discards the new secret and keeps the saved one. */
  onKeep(): void;
  /** Renders the control for a new secret; `isReplacing` if it replaces a saved one and takes the focus. */
  children(isReplacing: boolean): ReactNode;
}

/** Says why a saved secret has to be entered again. */
export function whyAgain(
  { isRequired }: Pick<Field, 'isRequired'>,
  { whyOutdated }: FieldState,
): string | undefined {
  if (whyOutdated === 'service')
    return 'Enter it again: the service may not keep it when the configuration changes.';
  return whyOutdated && isRequired
    ? 'Enter it again: the saved one belongs to the previous login.'
    : undefined;
}

/** A secret: entered as a new one or, if a saved one is still valid, kept (docs/threats.md T-08). */
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
            Keep saved value
          </Button>
        </div>
      )}
    </>
  );
}
