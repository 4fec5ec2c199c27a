import { useId } from 'react';
import { describePem, readPem } from '../../domain/connectors/pem.ts';
import { sslModes, sslOff, type Ssl } from '../../domain/connectors/ssl.ts';
import * as fieldCss from '../../internal/field/Field.css.ts';
import { RadioGroup, type RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { FilePicker } from '../fields/FilePicker.tsx';
import { FileSummary } from '../fields/FileSummary.tsx';
import * as css from '../fields/fields.css.ts';
import { useFileText, withHint } from '../fields/useFileText.ts';

export interface SslSectionProps {
  /** The mode and its files. */
  value: Ssl;
  /** Gets both again, with what has changed. */
  onChange(value: Ssl): void;
  /** File name endings of a certificate (spec §5). @default ['.crt', '.cert', '.pem'] */
  accept?: readonly string[];
  /** What is wrong with the certificate. */
  error?: string;
  /** It cannot be changed any more (spec §5). @default false */
  isLocked?: boolean;
}

type OfferedMode = (typeof sslModes)[number]['value'];

const certificateEndings = ['.crt', '.cert', '.pem'];
const subject = 'certificate';
const meanings: Record<OfferedMode, string> = {
  off: 'Data travels as the network carries it.',
  unverified: 'Encrypted, without a check of who answers.',
  certificate: 'Encrypted, and checked against the certificate of your authority.',
};
const options = sslModes.map(({ value, label }): RadioOption<OfferedMode> => ({
  value,
  label,
  description: meanings[value],
}));

const isPrivateKey = (text: string): boolean => {
  const reading = readPem(text, 'certificate');
  return reading.state === 'invalid' && reading.found === 'privateKey';
};

interface CertificateProps {
  certificate: string;
  accept: readonly string[];
  error: string | undefined;
  onChange(certificate: string): void;
}

function Certificate({ certificate, accept, error, onChange }: CertificateProps) {
  const noteId = useId();
  const { fileName, refusal, hasActed, take, refuse } = useFileText(onChange);
  // An empty place is not a broken certificate.
  const verdict = error !== undefined && certificate === '' ? 'Choose a certificate file' : error;
  const hint = isPrivateKey(certificate)
    ? 'This is a private key: keep it to yourself, and choose the certificate.'
    : undefined;
  const wrong = refusal ?? withHint(verdict, hint);
  return (
    <>
      {certificate === '' ? (
        <FilePicker
          subject={subject}
          accept={accept}
          invalid="Invalid PEM format"
          describedBy={noteId}
          onRead={take}
          onRefused={refuse}
          autoFocus={hasActed}
        />
      ) : (
        <FileSummary
          summary={describePem(certificate, 'certificate')}
          otherwise="Not a certificate"
          fileName={fileName}
          subject={subject}
          onRemove={() => take('')}
          autoFocus={hasActed}
        />
      )}
      <output id={noteId} className={fieldCss.error}>
        {wrong}
      </output>
    </>
  );
}

/** How the connection is encrypted: three plain choices (spec §3 Source, "ssl"). */
export function SslSection({
  value,
  onChange,
  accept = certificateEndings,
  error,
  isLocked = false,
}: SslSectionProps) {
  const choose = (mode: OfferedMode): void => {
    if (mode === 'off') onChange(sslOff);
    else onChange(mode === 'unverified' ? { mode } : { mode, certificate: '' });
  };
  return (
    <div className={css.stacked}>
      <RadioGroup
        label="SSL"
        isLabelHidden
        options={options}
        value={value.mode === 'other' ? null : value.mode}
        onChange={choose}
        isDisabled={isLocked}
        description={
          value.mode === 'other'
            ? 'It is set to something that this page does not know. It stays so until you choose.'
            : undefined
        }
      />
      {value.mode === 'certificate' && !isLocked && (
        <Certificate
          certificate={value.certificate}
          accept={accept}
          error={error}
          onChange={(certificate) => onChange({ mode: 'certificate', certificate })}
        />
      )}
    </div>
  );
}
