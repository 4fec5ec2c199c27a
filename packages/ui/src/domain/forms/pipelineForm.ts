import { maxLength } from '../limits.ts';
import { defineForm } from './definition.ts';
import { choice, text } from './fields.ts';

/** A new pipeline (spec §3 "Create pipeline form"). The regions to choose from come from the service. */
export const pipelineForm = defineForm({
  id: 'pipeline',
  // Leaving the empty name for the Cancel button must not move that button.
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Pipeline',
      fields: [
        text('name', 'Name', { maxLength: maxLength.standard, requiredMessage: 'Enter a name.' }),
        choice('region', 'Region', [], { isRequired: false }),
      ],
    },
  ],
});
