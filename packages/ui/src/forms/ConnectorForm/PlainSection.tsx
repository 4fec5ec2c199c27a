import type { SectionKind } from '../../domain/connectors/sections.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** One sentence under a section's title, where the title alone does not say it. */
const descriptions: Partial<Record<SectionKind, (noun: string) => string>> = {
  details: (noun) => `How your team will recognise this ${noun}.`,
  ssl: () => 'How the way to your database is encrypted.',
};

/** Fields under a title. */
export function PlainSection({ section, model, kind }: SectionProps) {
  return (
    <FormSection title={section.title} description={descriptions[section.kind]?.(kind)}>
      <FieldGrid model={model} fields={section.fields} />
    </FormSection>
  );
}
