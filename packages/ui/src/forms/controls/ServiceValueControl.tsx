import { useId, useRef } from 'react';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import type { ControlProps } from '../fields/fieldControl.ts';
import * as css from '../fields/fields.css.ts';

/** A value created by the service, to copy. */
export function ServiceValueControl({ field, state }: ControlProps<'serviceValue'>) {
  const labelId = useId();
  const shown = useRef<HTMLElement>(null);
  return (
    <div role="group" aria-labelledby={labelId} className={css.slot}>
      <span id={labelId} className={css.groupLabel}>
        {field.label}
      </span>
      <div className={css.panel}>
        <span ref={shown} className={css.panelWords}>
          {state.value === '' ? 'Available after saving' : <Code>{state.value}</Code>}
        </span>
        {state.value !== '' && (
          <CopyButton text={state.value} source={shown} variant="ghost" subject={field.label} />
        )}
      </div>
      {field.hint && <span className={fieldCss.description}>{field.hint}</span>}
      {state.error && <span className={fieldCss.error}>{state.error}</span>}
    </div>
  );
}
