import { use, type ReactNode } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { isWide } from '../../domain/forms/model/values.ts';
import { HandlerFailed } from '../../primitives/field/HandlerFailed.tsx';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { useHandlerErrors } from '../../primitives/field/useHandlerErrors.ts';
import * as css from './fields.css.ts';
import { RestoreContext } from './restoreContext.ts';
import { useField } from './useField.ts';

interface FieldFrameProps {
  model: FormModel;
  path: string;
  /** The control. */
  children: ReactNode;
}

/**
 * Wraps a control with its warning, the mark of an old value and the note that handling an entry failed, where `focusField`
 * finds it; renders nothing while the field is hidden.
 */
export function FieldFrame({ model, path, children }: FieldFrameProps) {
  const { field } = model.at(path);
  const { isVisible, warning } = useField(model, path);
  const { hasFailed, handlers } = useHandlerErrors(({ target, element }) => {
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTyped && element.contains(target)) model.keepTyped(path, target.value);
  });
  const marks = use(RestoreContext);
  if (!isVisible) return null;
  return (
    <div {...handlers} className={isWide(field) ? css.wide : css.slot} data-field={path}>
      {children}
      {marks?.restoration.model === model && <marks.Mark restoration={marks.restoration} path={path} />}
      <output className={fieldCss.warning}>{warning}</output>
      {hasFailed && <HandlerFailed />}
    </div>
  );
}
