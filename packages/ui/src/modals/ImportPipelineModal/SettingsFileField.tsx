import { useId, useRef, useState } from 'react';
import { formatFileSize, formatQuantity } from '../../domain/format/count.ts';
import { readPipelineFile, type PipelineFileReading } from '../../domain/pipelines/file/readPipelineFile.ts';
import { pipelineFileLimit } from '../../domain/pipelines/file/pipelineFile.ts';
import type { ImportEntry } from '../../domain/policies/importSubject.ts';
import { formatCount } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { FileSummary } from '../../forms/files/FileSummary.tsx';
import { PasteBox } from '../../forms/files/PasteBox.tsx';
import * as css from '../../forms/fields/fields.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { readSettingsFile } from './readSettingsFile.ts';
import * as own from './ImportPipelineModal.css.ts';

interface SettingsFileFieldProps {
  entry: ImportEntry | undefined;
  onEntryChange(entry: ImportEntry | undefined): void;
  /** Locks the field, such as during the import. */
  isReadOnly: boolean;
}

type Refusal = Extract<PipelineFileReading, { state: 'refused' }> & { readonly fileName: string | undefined };

const describeFile = ({ file }: ImportEntry): string =>
  file.tables
    ? `settings of “${inSentence(file.name)}”, ${formatQuantity(file.tables.length, 'table')}`
    : `settings of “${inSentence(file.name)}”`;

/** What is wrong with a file: each fault with its place. */
function Faults({ message, faults, faultCount, fileName }: Refusal) {
  const rest = faultCount - faults.length;
  return (
    <>
      <p className={fieldCss.error}>
        {fileName === undefined ? 'The text was not read. ' : `“${inSentence(fileName)}” was not read. `}
        {message}
      </p>
      {faults.length > 0 && (
        <ul className={own.faults} aria-label="Faults">
          {faults.map((fault) => (
            <li key={fault}>
              <bdi translate="no">{fault}</bdi>
            </li>
          ))}
          {rest > 0 && <li>And {formatCount(rest)} more</li>}
        </ul>
      )}
    </>
  );
}

/** The file with the settings: chosen, dropped or pasted, read at once, with what is wrong below it. */
export function SettingsFileField({ entry, onEntryChange, isReadOnly }: SettingsFileFieldProps) {
  const ids = { label: useId(), note: useId() };
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPasting, setPasting] = useState(false);
  const [isReading, setReading] = useState(false);
  // The pressed button is gone, so the focus goes to the one in its place.
  const [hasActed, setActed] = useState(false);
  const latest = useRef(0);
  const take = (reading: PipelineFileReading, fileName?: string): void => {
    setActed(true);
    setPasting(false);
    setRefusal(reading.state === 'refused' ? { ...reading, fileName } : undefined);
    if (reading.state === 'refused') return;
    const { file, ignored, ignoredCount } = reading;
    onEntryChange({ file, ignored, ignoredCount, ...(fileName !== undefined && { fileName }) });
  };
  const read = async (file: File): Promise<void> => {
    // A file that was dropped meanwhile replaces this one.
    const turn = (latest.current += 1);
    setReading(true);
    const reading = await readSettingsFile(file);
    if (turn !== latest.current) return;
    setReading(false);
    take(reading, file.name);
  };
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.note} className={fieldCss.field}>
      <span id={ids.label} className={css.groupLabel}>
        Settings file
      </span>
      {entry && (
        <FileSummary
          summary={describeFile(entry)}
          otherwise=""
          {...(entry.fileName !== undefined && { fileName: entry.fileName })}
          subject="settings file"
          {...(!isReadOnly && {
            onRemove: () => {
              setActed(true);
              onEntryChange(undefined);
            },
          })}
          autoFocus={hasActed}
        />
      )}
      {!entry && isPasting && (
        <PasteBox
          label="Text of the settings file"
          placeholder="Paste the text of the file here. It is read at once."
          isReadOnly={isReadOnly}
          onText={(text) => take(readPipelineFile(text))}
          onCancel={() => setPasting(false)}
        />
      )}
      {!entry && !isPasting && (
        <FileDrop
          subject="settings"
          accept={['.json']}
          hint={`.pipeline.json, up to ${formatFileSize(pipelineFileLimit)}`}
          describedBy={ids.note}
          isDisabled={isReadOnly}
          isPending={isReading}
          autoFocus={hasActed}
          onSelect={(file) => void read(file)}
        >
          <Button
            size="small"
            variant="ghost"
            isDisabled={isReadOnly || isReading}
            onPress={() => {
              setActed(true);
              setPasting(true);
            }}
          >
            Paste the text
          </Button>
        </FileDrop>
      )}
      <output id={ids.note}>{!entry && refusal && <Faults {...refusal} />}</output>
    </div>
  );
}
