import * as fieldCss from '../../internal/field/Field.css.ts';
import type { FileRefusal } from './readTextFile.ts';

interface FileErrorProps {
  /** Id for the control that the note describes. */
  id: string;
  refusal: FileRefusal | undefined;
  /** Shown while there is no error. */
  description?: string;
}

/** The note under a file field: its error with advice on a line below, or its description. */
export function FileError({ id, refusal, description }: FileErrorProps) {
  return (
    <output id={id}>
      {refusal ? (
        <>
          <p className={fieldCss.error}>{refusal.message}</p>
          {refusal.advice && <p className={fieldCss.description}>{refusal.advice}</p>}
        </>
      ) : (
        description && <p className={fieldCss.description}>{description}</p>
      )}
    </output>
  );
}
