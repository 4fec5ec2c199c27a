import { FieldGrid } from '../fields/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** Fields below a title. */
export function PlainSection({
  section,
  model,
  kind,
}: SectionProps<'details'> | SectionProps<'credentials'> | SectionProps<'group'>) {
  return (
    <FormSection
      title={section.title}
      description={section.kind === 'details' ? `How your team will recognise this ${kind}.` : undefined}
    >
      <FieldGrid model={model} fields={section.fields} />
    </FormSection>
  );
}
