import { showHidden } from '../../domain/hiddenCharacters.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './fields.css.ts';

interface FileSummaryProps {
  /** What the text is, such as "Private key · PEM · 28 lines"; undefined when it is not what was asked for. */
  summary: string | undefined;
  /** What it is said to be then. */
  otherwise: string;
  /** As it came from the person's disk: shown as text and nothing else. */
  fileName?: string;
  /** What the button takes away, in words. */
  subject: string;
  /** Left out while it stays as it is. */
  onRemove?(): void;
  /** Takes the focus as it comes, from what was pressed and is gone. @default false */
  autoFocus?: boolean;
}

/** What was brought, in place of its text. */
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
            <bdi>{showHidden(fileName)}</bdi> · {words}
          </>
        )}
      </span>
      <Button size="small" variant="ghost" isDisabled={!onRemove} autoFocus={autoFocus} onPress={onRemove}>
        Remove<VisuallyHidden>{` the ${subject}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
