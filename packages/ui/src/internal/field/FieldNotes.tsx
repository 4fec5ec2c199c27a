import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as css from './Field.css.ts';

interface FieldNotesProps {
  description?: ReactNode;
  error?: string;
}

/** What stands under a field; the control is described by both. */
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
