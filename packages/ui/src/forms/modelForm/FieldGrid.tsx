import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { FieldSlot } from './FieldSlot.tsx';
import * as css from '../fields/fields.css.ts';

interface FieldGridProps {
  model: FormModel;
  fields: readonly Field[];
}

/** Fields in order, in two columns if the form is wide enough. */
export function FieldGrid({ model, fields }: FieldGridProps) {
  return (
    <div className={css.grid}>
      {fields.map(({ path }) => (
        <FieldSlot key={path} model={model} path={path} />
      ))}
    </div>
  );
}
