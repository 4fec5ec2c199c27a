import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as css from './Field.css.ts';

interface FieldNotesProps {
  description?: ReactNode;
  error?: string;
}

/**
 * The notes below a field. They are the control's accessible description. The description stays with an error, because it
 * has the format, the place or the example that the value needs.
 */
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
