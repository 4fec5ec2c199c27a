import { useId, useMemo, useState } from 'react';
import { describePem, readPem } from '../../domain/forms/keys/pem.ts';
import {
  adviseBytes,
  adviseJson,
  adviseJsonBytes,
  advisePem,
  warnOfPem,
} from '../../domain/forms/keys/pemAdvice.ts';
import { isServiceAccountKey } from '../../domain/forms/keys/serviceAccount.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../files/FilePicker.tsx';
import { FileSummary } from '../files/FileSummary.tsx';
import * as css from '../fields/fields.css.ts';
import { FileError } from '../files/FileError.tsx';
import { PasteBox } from '../files/PasteBox.tsx';
import { useFileText } from '../files/useFileText.ts';

export interface PrivateKeyFieldProps {
  /** Label of the field. @default 'Private key' */
  label?: string;
  /** A note below the field, read out with it. */
  description?: string;
  /** A key in PEM, or the JSON key of a service account. @default 'privateKey' */
  content?: 'privateKey' | 'serviceAccount';
  /** File name endings, each with its dot (spec §5). @default ['.pem', '.p8', '.key', '.pk8'] */
  accept?: readonly string[];
  /** The text of the key; empty for none. It is never rendered. */
  value: string;
  /** Called with the whole text, pasted or read from a file. */
  onChange(value: string): void;
  /** The error of the key. */
  error?: string;
  /** Marks it with an asterisk. @default false */
  isRequired?: boolean;
  /** Locks the field, such as during a save. @default false */
  isReadOnly?: boolean;
  /** Moves the focus to the field on mount. @default false */
  autoFocus?: boolean;
}

const keyEndings = ['.pem', '.p8', '.key', '.pk8'];
const subject = 'private key';

const kinds = {
  privateKey: {
    describe: (text: string) => describePem(text, 'privateKey'),
    advise: (text: string, takesJson: boolean) => advisePem(text, 'privateKey', takesJson),
    adviseBytes: (bytes: Uint8Array) => adviseBytes(bytes, 'privateKey'),
    warn(text: string) {
      const reading = readPem(text, 'privateKey');
      return reading.state === 'valid' ? warnOfPem(reading, 'privateKey') : undefined;
    },
    otherwise: 'Not a private key',
    invalid: 'Invalid PEM format',
  },
  serviceAccount: {
    describe: () => 'Service account key · JSON',
    advise: adviseJson,
    adviseBytes: adviseJsonBytes,
    warn: () => undefined,
    otherwise: 'Not a service account key',
    invalid: 'This is not the JSON key of a service account',
  },
};

/**
 * A private key from a file or pasted. A summary then replaces the field, and the text is never shown. Another content
 * gets advice besides the message (docs/threats.md T-24).
 */
export function PrivateKeyField({
  label = 'Private key',
  description,
  content = 'privateKey',
  accept = keyEndings,
  value,
  onChange,
  error,
  isRequired = false,
  isReadOnly = false,
  autoFocus = false,
}: PrivateKeyFieldProps) {
  const ids = { label: useId(), note: useId() };
  const [isPasting, setIsPasting] = useState(false);
  const { fileName, refusal, hasActed, take, refuse, act } = useFileText((text) => {
    setIsPasting(false);
    onChange(text);
  }, autoFocus);
  const ofContent = kinds[content];
  const { describe, advise, warn, otherwise, invalid } = ofContent;
  const takesJson = accept.includes('.json');
  const advice = useMemo(
    () => (error === undefined || value === '' ? undefined : advise(value, takesJson)),
    [advise, error, takesJson, value],
  );
  const warning = useMemo(
    () => (error === undefined && value !== '' ? warn(value) : undefined),
    [error, value, warn],
  );

  const paste = (): void => {
    act();
    setIsPasting(true);
  };
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.note} className={fieldCss.field}>
      <span id={ids.label} className={css.groupLabel}>
        {label}
        {isRequired && <span className={fieldCss.asterisk}>{' *'}</span>}
      </span>
      {value !== '' && (
        <FileSummary
          summary={error === undefined ? describe(value) : undefined}
          otherwise={otherwise}
          fileName={fileName}
          subject={subject}
          onRemove={isReadOnly ? undefined : () => take('')}
          autoFocus={hasActed}
        />
      )}
      {value === '' && isPasting && (
        <PasteBox
          label="Private key text"
          placeholder="Paste the key here. It is read at once and never shown."
          isReadOnly={isReadOnly}
          onText={take}
          onCancel={() => setIsPasting(false)}
        />
      )}
      {value === '' && !isPasting && (
        <FilePicker
          subject={subject}
          accept={accept}
          invalid={invalid}
          advise={ofContent.adviseBytes}
          // A right file whose name has another ending needs no advice about its content.
          adviseText={(text) =>
            takesJson && isServiceAccountKey(text) ? undefined : advise(text, takesJson)
          }
          describedBy={ids.note}
          onRead={take}
          onRefused={refuse}
          isReadOnly={isReadOnly}
          autoFocus={hasActed}
        >
          <Button size="small" variant="ghost" isDisabled={isReadOnly} onPress={paste}>
            Paste the key
          </Button>
        </FilePicker>
      )}
      <FileError
        id={ids.note}
        refusal={
          refusal ??
          (error === undefined ? undefined : { message: error, ...(advice !== undefined && { advice }) })
        }
        warning={warning}
        description={description}
      />
    </div>
  );
}
