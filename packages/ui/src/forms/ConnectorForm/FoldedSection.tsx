import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { describeValue, initialValue, isSameValue } from '../../domain/forms/model/values.ts';
import { AdvancedSection } from '../AdvancedSection/AdvancedSection.tsx';
import { FieldGrid } from '../modelForm/FieldGrid.tsx';
import { useField } from '../fields/useField.ts';
import type { SectionProps } from './sectionProps.ts';

function DefaultChip({ model, field }: { model: FormModel; field: Field }) {
  const { value, isVisible } = useField(model, field.path);
  // What is offered behind a toggle of the account is the same for most; only another choice is worth a word.
  const isUsual = field.feature !== undefined && isSameValue(field, value, initialValue(field, ''));
  const words = isUsual ? '' : describeValue(field, value);
  return isVisible && words !== '' && <span>{`${field.label}: ${words}`}</span>;
}

/** Collapsed fields with sensible defaults, whose values are shown beside the title. */
export function FoldedSection({ section, model }: SectionProps<'advanced'>) {
  return (
    <AdvancedSection
      title={section.title}
      defaults={section.fields.map((field) => (
        <DefaultChip key={field.path} model={model} field={field} />
      ))}
    >
      <FieldGrid model={model} fields={section.fields} />
    </AdvancedSection>
  );
}
