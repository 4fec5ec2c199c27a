import { SslSection } from '../../SslSection/SslSection.tsx';
import type { ControlProps } from '../fieldControl.ts';

/** How the connection is encrypted. */
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
        // The choice alone is no mistake yet; a file that was brought can be judged at once.
        if (ssl.mode !== 'certificate' || ssl.certificate !== '') model.blur(field.path);
      }}
    />
  );
}
