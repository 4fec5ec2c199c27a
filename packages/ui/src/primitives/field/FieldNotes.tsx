import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as css from './Field.css.ts';

interface FieldNotesProps {
  description?: ReactNode;
  error?: string;
}

/** The notes below a field. They are the control's accessible description. */
export function FieldNotes({ description, error }: FieldNotesProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>{error}</FieldError>
    </>
  );
}
