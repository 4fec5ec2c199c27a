import { useId, useMemo, useState } from 'react';
import { describePem, readPem } from '../../domain/forms/keys/pem.ts';
import { adviseBytes, advisePem, warnOfPem } from '../../domain/forms/keys/pemAdvice.ts';
import { sslModes, sslOff, type Ssl } from '../../domain/forms/values/ssl.ts';
import { RadioGroup, type RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { FilePicker } from '../files/FilePicker.tsx';
import { FileSummary } from '../files/FileSummary.tsx';
import * as css from '../fields/fields.css.ts';
import { FileError } from '../files/FileError.tsx';
import { useFileText } from '../files/useFileText.ts';

export interface SslSectionProps {
  /** The mode and its files. */
  value: Ssl;
  /** Called with the whole value after each change. */
  onChange(value: Ssl): void;
  /** File name endings of a certificate (spec §5). @default ['.crt', '.cert', '.pem'] */
  accept?: readonly string[];
  /** The error of the certificate. */
  error?: string;
  /** The value cannot be changed after creation (spec §5). @default false */
  isLocked?: boolean;
  /** Locks the controls, such as during a save. @default false */
  isReadOnly?: boolean;
}

type OfferedMode = (typeof sslModes)[number]['value'];

const certificateEndings = ['.crt', '.cert', '.pem'];
const subject = 'certificate';
const meanings: Record<OfferedMode, string> = {
  off: 'The connection is not encrypted.',
  unverified: "Encrypted; the server's identity is not checked.",
  verified: 'Encrypted; verified with public certificate authorities.',
  certificate: 'Encrypted; verified with your CA certificate.',
};
const options = sslModes.map(({ value, label }): RadioOption<OfferedMode> => ({
  value,
  label,
  description: meanings[value],
}));

/** The summary of a certificate, and what else to say about it. */
function judge(text: string) {
  if (text === '') return {};
  const reading = readPem(text, 'certificate');
  return reading.state === 'valid'
    ? { summary: describePem(text, 'certificate'), warning: warnOfPem(reading, 'certificate') }
    : { advice: advisePem(text, 'certificate') };
}

interface CertificateProps {
  certificate: string;
  accept: readonly string[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange(certificate: string): void;
}

function Certificate({ certificate, accept, error, isReadOnly, onChange }: CertificateProps) {
  const noteId = useId();
  const { fileName, refusal, hasActed, take, refuse } = useFileText(onChange);
  // A missing certificate is not an invalid one.
  const verdict = error !== undefined && certificate === '' ? 'Choose a certificate file' : error;
  const { summary, warning, advice } = useMemo(() => judge(certificate), [certificate]);
  return (
    <>
      {certificate === '' ? (
        <FilePicker
          subject={subject}
          accept={accept}
          invalid="Invalid PEM format"
          advise={(bytes) => adviseBytes(bytes, 'certificate')}
          adviseText={(text) => advisePem(text, 'certificate')}
          describedBy={noteId}
          onRead={take}
          onRefused={refuse}
          isReadOnly={isReadOnly}
          autoFocus={hasActed}
        />
      ) : (
        <FileSummary
          summary={summary}
          otherwise="Not a certificate"
          fileName={fileName}
          subject={subject}
          onRemove={isReadOnly ? undefined : () => take('')}
          autoFocus={hasActed}
        />
      )}
      <FileError
        id={noteId}
        refusal={
          refusal ??
          (verdict === undefined ? undefined : { message: verdict, ...(advice !== undefined && { advice }) })
        }
        warning={warning}
      />
    </>
  );
}

/** The encryption of the connection (spec §3 Source, "ssl"). */
export function SslSection({
  value,
  onChange,
  accept = certificateEndings,
  error,
  isLocked = false,
  isReadOnly = false,
}: SslSectionProps) {
  // The certificate is restored when the user returns to its mode.
  const [kept, setKept] = useState('');
  const choose = (mode: OfferedMode): void => {
    if (value.mode === 'certificate') setKept(value.certificate);
    if (mode === 'off') onChange(sslOff);
    else onChange(mode === 'certificate' ? { mode, certificate: kept } : { mode });
  };
  return (
    <div className={css.stacked}>
      <RadioGroup
        label="SSL"
        isLabelHidden
        variant="cards"
        options={options}
        value={value.mode === 'other' ? null : value.mode}
        onChange={choose}
        isDisabled={isLocked}
        isReadOnly={isReadOnly}
        description={
          value.mode === 'other'
            ? 'This version doesn’t support the saved setting. It stays unchanged until you choose another.'
            : undefined
        }
      />
      {value.mode === 'certificate' && !isLocked && (
        <Certificate
          certificate={value.certificate}
          accept={accept}
          error={error}
          isReadOnly={isReadOnly}
          onChange={(certificate) => onChange({ mode: 'certificate', certificate })}
        />
      )}
    </div>
  );
}
