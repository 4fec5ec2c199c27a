import * as fieldCss from '../../primitives/field/Field.css.ts';
import type { FileRefusal } from './readTextFile.ts';

interface FileErrorProps {
  /** Id of the note, for the control that it describes. */
  id: string;
  refusal: FileRefusal | undefined;
  /** What to know about a file that can be used. */
  warning?: string | undefined;
  /** Shown while there is no error. */
  description?: string | undefined;
}

/** The note below a file field: its error with advice on a second line, or its description. */
export function FileError({ id, refusal, warning, description }: FileErrorProps) {
  return (
    <output id={id}>
      {refusal ? (
        <>
          <p className={fieldCss.error}>{refusal.message}</p>
          {refusal.advice && <p className={fieldCss.description}>{refusal.advice}</p>}
        </>
      ) : (
        <>
          {warning && <p className={fieldCss.warning}>{warning}</p>}
          {description && <p className={fieldCss.description}>{description}</p>}
        </>
      )}
    </output>
  );
}
