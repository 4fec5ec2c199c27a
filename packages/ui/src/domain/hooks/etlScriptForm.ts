import { defineForm } from '../forms/definition/definition.ts';
import { number } from '../forms/definition/fields.ts';
import type { FormModel } from '../forms/model/formState.ts';

/** The source and the destination of an ETL script, by their ids in the other product; both required. */
export const etlScriptForm = defineForm({
  id: 'etl-script',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'ETL script',
      fields: [
        number('source', 'Source ID', { min: 1, requiredMessage: 'Enter the ID of the source.' }),
        number('destination', 'Destination ID', {
          min: 1,
          requiredMessage: 'Enter the ID of the destination.',
        }),
      ],
    },
  ],
});

/** The connections that a script names. */
export interface EtlScriptIds {
  readonly source: number;
  readonly destination: number;
}

/** The ids of a valid form. */
export const etlScriptIds = (form: FormModel): EtlScriptIds => ({
  source: Number(form.at('source', 'number').getSnapshot().value),
  destination: Number(form.at('destination', 'number').getSnapshot().value),
});
