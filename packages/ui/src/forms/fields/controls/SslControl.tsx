import type { SslField } from '../../../domain/connectors/fieldTypes.ts';
import { sslOff } from '../../../domain/connectors/ssl.ts';
import { isSsl } from '../../../domain/connectors/values.ts';
import { SslSection } from '../../SslSection/SslSection.tsx';
import type { ControlProps } from '../fieldControl.ts';

/** How the connection is encrypted. */
export function SslControl({ field, state, model }: ControlProps<SslField>) {
  return (
    <SslSection
      value={isSsl(state.value) ? state.value : sslOff}
      accept={field.accept}
      error={state.error}
      isLocked={state.isLocked}
      onChange={(ssl) => {
        model.setValue(field.path, ssl);
        // The choice alone is no mistake yet; a file that was brought can be judged at once.
        if (ssl.mode !== 'certificate' || ssl.certificate !== '') model.blur(field.path);
      }}
    />
  );
}
