import { use } from 'react';
import type { FieldKind } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Control } from './fieldControl.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ReadOnlyContext } from './readOnly.ts';
import { useField } from './useField.ts';

interface ControlSlotProps<Kind extends FieldKind> {
  model: FormModel;
  path: string;
  kind: Kind;
  control: Control<Kind>;
}

/**
 * One field with a control that the caller imports. For forms with a fixed layout, which load with their controls;
 * `FieldSlot` loads each control on demand.
 */
export function ControlSlot<Kind extends FieldKind>({
  model,
  path,
  kind,
  control: FieldControl,
}: ControlSlotProps<Kind>) {
  const { field } = model.at(path, kind);
  const state = useField(model, path, kind);
  const isReadOnly = use(ReadOnlyContext);
  if (!state.isVisible) return null;
  return (
    <FieldFrame model={model} path={path}>
      <FieldControl field={field} state={state} model={model} isReadOnly={isReadOnly} />
    </FieldFrame>
  );
}
