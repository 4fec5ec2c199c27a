import { createElement, memo, use } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { controlOf } from './fieldControls.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';

interface FieldSlotProps {
  model: FormModel;
  path: string;
}

/** One field with its control. Only this component renders again when the value changes. */
export const FieldSlot = memo(function FieldSlot({ model, path }: FieldSlotProps) {
  const { field } = model.at(path);
  const state = useField(model, path);
  const isReadOnly = use(ReadOnlyContext);
  // What a sign-in fills is shown by its section.
  if (!state.isVisible || field.kind === 'constant' || field.filledBy !== undefined) return null;
  return (
    <FieldFrame model={model} path={path}>
      {createElement(controlOf(field), { field, state, model, isReadOnly })}
    </FieldFrame>
  );
});
