import { maxLength } from '../text/limits.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { choice, text } from '../forms/definition/fields.ts';

const name = text('name', 'Name', { maxLength: maxLength.standard, requiredMessage: 'Enter a name.' });

/** Leaving the empty name for the Cancel button must not move that button. */
const reportsMissing = 'onSubmit';

/** A new pipeline (spec §3 "Create pipeline form"). The service supplies the regions. */
export const pipelineForm = defineForm({
  id: 'pipeline',
  reportsMissing,
  sections: [{ title: 'Pipeline', fields: [name, choice('region', 'Region', [], { isRequired: false })] }],
});

/** The name of a pipeline, for renaming. */
export const pipelineNameForm = defineForm({
  id: 'pipeline-name',
  reportsMissing,
  sections: [{ title: 'Pipeline', fields: [name] }],
});
