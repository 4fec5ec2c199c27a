import { FieldGrid } from '../modelForm/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** Fields below a title. */
export function PlainSection({
  section,
  model,
}: SectionProps<'details'> | SectionProps<'credentials'> | SectionProps<'group'> | SectionProps<'ssl'>) {
  const descriptions: Partial<Record<typeof section.kind, string>> = {
    ssl: 'How the connection to your database is encrypted.',
  };
  return (
    <FormSection title={section.title} description={descriptions[section.kind]}>
      <FieldGrid model={model} fields={section.fields} />
    </FormSection>
  );
}
