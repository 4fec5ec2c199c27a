import { SslSection } from '../SslSection/SslSection.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';

/** The encryption of the connection. */
export function SslControl({ field, state, model, isReadOnly }: ControlProps<'ssl'>) {
  return (
    <SslSection
      value={state.value}
      accept={field.accept}
      error={state.error}
      isLocked={state.isLocked}
      isReadOnly={isReadOnly}
      onChange={(ssl) => {
        model.setValue(field.path, ssl);
        // Selecting the mode is no error yet; an entered file can be validated at once.
        if (ssl.mode !== 'certificate' || ssl.certificate !== '') model.blur(field.path);
      }}
    />
  );
}
