import { createContext, type ComponentType } from 'react';
import type { Restoration } from '../../domain/forms/changes/restoration.ts';

export interface RestoreMarkProps {
  restoration: Restoration;
  /** The path of the field above. */
  path: string;
}

/** What a form that opened with old values adds to its fields. Other forms on the same page have no marks. */
export interface RestoreMarks {
  readonly restoration: Restoration;
  /** Below the control of each field. Its code comes with the old values, so that no other form loads it. */
  readonly Mark: ComponentType<RestoreMarkProps>;
}

/** The marks of the form around; `undefined` if it has no old values. */
export const RestoreContext = createContext<RestoreMarks | undefined>(undefined);

/** The words of the button that saves the old values of the form around, such as `Save 2 changes`. */
export const SaveLabelContext = createContext<string | undefined>(undefined);
