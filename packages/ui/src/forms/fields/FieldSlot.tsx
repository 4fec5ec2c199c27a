import { createElement, memo } from 'react';
import type { FieldKind } from '../../domain/connectors/fieldTypes.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { controlOf } from './fieldControls.ts';
import * as css from './fields.css.ts';
import { useField } from './useField.ts';

interface FieldSlotProps {
  model: FormModel;
  path: string;
}

/** Kinds that need the whole width, where others stand two in a row. */
const wideKinds: ReadonlySet<FieldKind> = new Set([
  'connection',
  'file',
  'list',
  'longText',
  'rows',
  'ssl',
  'toggle',
]);

/** One field in its place. It alone is drawn again when its value changes. */
export const FieldSlot = memo(function FieldSlot({ model, path }: FieldSlotProps) {
  const { field } = model.at(path);
  const state = useField(model, path);
  if (!state.isVisible) return null;
  // Nobody types what a sign-in brings back; only that it is missing has a place here.
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
    <div className={wideKinds.has(field.kind) ? css.wide : css.slot} data-field={path}>
      {createElement(controlOf(field), { field, state, model })}
      <output className={fieldCss.warning}>{state.warning}</output>
    </div>
  );
});
