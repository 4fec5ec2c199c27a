import { createElement, memo, use } from 'react';
import type { FormModel } from '../../domain/forms/formState.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { controlOf } from './fieldControls.ts';
import { FieldFrame } from './FieldFrame.tsx';
import * as css from './fields.css.ts';
import { ReadOnlyContext } from './readOnly.ts';
import { useField } from './useField.ts';

interface FieldSlotProps {
  model: FormModel;
  path: string;
}

/** One field with its control. Only this component renders again when the value changes. */
export const FieldSlot = memo(function FieldSlot({ model, path }: FieldSlotProps) {
  const { field } = model.at(path);
  const state = useField(model, path);
  const isReadOnly = use(ReadOnlyContext);
  if (!state.isVisible || field.kind === 'constant') return null;
  // A sign-in fills these fields, so only their errors are shown.
  if (field.filledBy !== undefined) {
    return (
      state.error && (
        <p className={`${css.wide} ${fieldCss.error}`} data-field={path} tabIndex={-1}>
          {state.error}
        </p>
      )
    );
  }
  return (
    <FieldFrame model={model} path={path}>
      {createElement(controlOf(field), { field, state, model, isReadOnly })}
    </FieldFrame>
  );
});
