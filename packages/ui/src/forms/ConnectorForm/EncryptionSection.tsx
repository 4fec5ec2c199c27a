import { FieldGrid } from '../fields/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** The encryption of the connection (spec §2 "Custom SSL options"). */
export function EncryptionSection({ section, model }: SectionProps<'ssl'>) {
  return (
    <FormSection title={section.title} description="How the connection to your database is encrypted.">
      <FieldGrid model={model} fields={section.fields} />
    </FormSection>
  );
}
