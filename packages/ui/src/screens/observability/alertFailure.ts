import { alertForm } from '../../domain/observability/alertForm.ts';
import { fieldAtLocation } from '../../domain/forms/model/locations.ts';
import type { Problem } from '../../domain/outcome/problem.ts';

/** Whether a failure is shown above the buttons. Errors of fields are shown at their fields only. */
export const isBelowFields = ({ fieldErrors = [] }: Problem): boolean =>
  fieldErrors.length === 0 ||
  fieldErrors.some(({ location }) => fieldAtLocation(alertForm, location) === undefined);
