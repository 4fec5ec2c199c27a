import { useId, useState } from 'react';
import { describePem, readPem } from '../../domain/forms/pem.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FilePicker } from '../fields/FilePicker.tsx';
import { FileSummary } from '../fields/FileSummary.tsx';
import * as css from '../fields/fields.css.ts';
import { FileError } from '../fields/FileError.tsx';
import { useFileText } from '../fields/useFileText.ts';
import { PasteBox } from './PasteBox.tsx';

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
    otherwise: 'Not a private key',
    invalid: 'Invalid PEM format',
  },
  serviceAccount: {
    describe: () => 'Service account key · JSON',
    otherwise: 'Not a service account key',
    invalid: 'This is not the JSON key of a service account',
  },
};

/** A certificate in the key's place gets a more specific message than "invalid" (docs/threats.md T-24). */
const isCertificate = (text: string): boolean => {
  const reading = readPem(text, 'privateKey');
  return reading.state === 'invalid' && reading.found === 'certificate';
};

/** A private key from a file or pasted. A summary then replaces the field, and the text is never shown. */
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
  const { describe, otherwise, invalid } = kinds[content];
  const advice =
    content === 'privateKey' && isCertificate(value)
      ? 'This is a certificate. Choose the private key file.'
      : undefined;

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
        <PasteBox isReadOnly={isReadOnly} onText={take} onCancel={() => setIsPasting(false)} />
      )}
      {value === '' && !isPasting && (
        <FilePicker
          subject={subject}
          accept={accept}
          invalid={invalid}
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
        description={description}
      />
    </div>
  );
}
