import type { ReactNode } from 'react';
import type { FormModel } from '../../domain/forms/formState.ts';
import { isWide } from '../../domain/forms/values.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import * as css from './fields.css.ts';
import { useField } from './useField.ts';

interface FieldFrameProps {
  model: FormModel;
  path: string;
  /** The control. */
  children: ReactNode;
}

/** Wraps a control with its warning, where `focusField` finds it; renders nothing while the field is hidden. */
export function FieldFrame({ model, path, children }: FieldFrameProps) {
  const { field } = model.at(path);
  const { isVisible, warning } = useField(model, path);
  if (!isVisible) return null;
  return (
    <div className={isWide(field) ? css.wide : css.slot} data-field={path}>
      {children}
      <output className={fieldCss.warning}>{warning}</output>
    </div>
  );
}
