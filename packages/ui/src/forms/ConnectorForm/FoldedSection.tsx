import type { Field } from '../../domain/connectors/fieldTypes.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';
import { AdvancedSection } from '../AdvancedSection/AdvancedSection.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { useField } from '../fields/useField.ts';
import { describeValue } from './describeValue.ts';
import type { SectionProps } from './sectionProps.ts';

function Holding({ model, field }: { model: FormModel; field: Field }) {
  const { value, isVisible } = useField(model, field.path);
  const words = describeValue(field, value);
  return isVisible && words !== undefined && <span>{words}</span>;
}

/** Fields with sound defaults, folded; what holds is said beside the title. */
export function FoldedSection({ section, model }: SectionProps) {
  return (
    <AdvancedSection
      title={section.title}
      defaults={section.fields.map((field) => (
        <Holding key={field.path} model={model} field={field} />
      ))}
    >
      <FieldGrid model={model} fields={section.fields} />
    </AdvancedSection>
  );
}
