import type { FormDefinition } from '../../domain/forms/definition/definition.ts';
import { fieldAtLocation } from '../../domain/forms/model/locations.ts';
import type { Problem } from '../../domain/outcome/problem.ts';

/** Whether the fields of a form do not show all of a failure, so that it is shown beside the form too. */
export const isBeyondFields = (definition: FormDefinition, { fieldErrors = [] }: Problem): boolean =>
  fieldErrors.length === 0 ||
  fieldErrors.some(({ location }) => fieldAtLocation(definition, location) === undefined);
