import { alertForm } from '../../domain/forms/alertForm.ts';
import { fieldAtLocation } from '../../domain/forms/locations.ts';
import type { Problem } from '../../domain/problem.ts';

/** Whether a failure is shown above the buttons. Errors of fields are shown at their fields only. */
export const isBelowFields = ({ fieldErrors = [] }: Problem): boolean =>
  fieldErrors.length === 0 ||
  fieldErrors.some(({ location }) => fieldAtLocation(alertForm, location) === undefined);
