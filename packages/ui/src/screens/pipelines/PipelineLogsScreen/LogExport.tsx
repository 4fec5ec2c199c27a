import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { logFormats, type LogFormat } from '../../../domain/logs/logText.ts';
import { saveFile } from '../../../internal/saveFile.ts';
import { copyWords, useCopy } from '../../../internal/useCopy.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../../primitives/Icon/icons/CopyIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PipelineLogsScreen.css.ts';

interface LogExportProps {
  /** Names the file. */
  name: string;
  /** The lines to take away. */
  lines: readonly PipelineEvent[];
}

const formats: readonly LogFormat[] = ['txt', 'ndjson', 'csv'];

/** Letters and digits of any language; everything else separates words. */
const fileName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'pipeline';

/** Copies or downloads the shown lines: those that are loaded and match. */
export function LogExport({ name, lines }: LogExportProps) {
  const { state, copy } = useCopy();
  const quantity = formatQuantity(lines.length, 'line');
  const disabledReason = lines.length === 0 ? 'There are no lines' : undefined;
  return (
    <div className={css.tools}>
      <Button
        size="toolbar"
        variant="ghost"
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        isDisabled={lines.length === 0}
        onPress={() => void copy(logFormats.txt.write(lines), () => null)}
      >
        {state === 'idle' ? 'Copy' : copyWords[state]}
        {state === 'idle' && <VisuallyHidden>{` ${quantity}`}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{state === 'copied' ? `${quantity} copied` : ''}</VisuallyHidden>
      <MenuButton label="Download" size="toolbar" variant="ghost">
        {formats.map((format) => (
          <MenuItem
            key={format}
            id={format}
            label={`${quantity} as ${logFormats[format].label}`}
            disabledReason={disabledReason}
            onAction={() =>
              saveFile(
                `${fileName(name)}-log.${format}`,
                logFormats[format].type,
                logFormats[format].write(lines),
              )
            }
          />
        ))}
      </MenuButton>
    </div>
  );
}
