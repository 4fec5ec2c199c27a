import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from '../fields/fields.css.ts';

interface FileSummaryProps {
  /**
   * A description of the text, such as "Private key · PEM · 28 lines"; `undefined` if it is not of the expected kind.
   */
  summary: string | undefined;
  /** The description to use otherwise. */
  otherwise: string;
  /** From the user's disk: rendered as plain text only. */
  fileName?: string;
  /** What the remove button removes, in words. */
  subject: string;
  /** Removes the text; omitted while that is not possible. */
  onRemove?(): void;
  /** Moves the focus here on mount, because the pressed button was removed. @default false */
  autoFocus?: boolean;
}

/** A summary of the entered text or file, shown in place of the text. */
export function FileSummary({
  summary,
  otherwise,
  fileName,
  subject,
  onRemove,
  autoFocus,
}: FileSummaryProps) {
  const words = summary ?? otherwise;
  return (
    <div className={css.panel}>
      {summary === undefined ? <WarningIcon /> : <SuccessIcon />}
      <span className={css.panelWords}>
        {fileName === undefined ? (
          words
        ) : (
          <>
            <bdi translate="no">{showHidden(fileName)}</bdi> · {words}
          </>
        )}
      </span>
      <Button size="small" variant="ghost" isDisabled={!onRemove} autoFocus={autoFocus} onPress={onRemove}>
        Remove<VisuallyHidden>{` the ${subject}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
