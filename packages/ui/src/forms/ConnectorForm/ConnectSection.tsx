import { use } from 'react';
import type { Field } from '../../domain/forms/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { ConnectPanel, type ConnectPanelProps } from '../ConnectPanel/ConnectPanel.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import type { SectionProps } from './sectionProps.ts';

interface FilledPanelProps extends Omit<ConnectPanelProps, 'error'> {
  model: FormModel;
  /** The fields that the sign-in fills. */
  filled: readonly Field[];
}

/** The panel stands for each field that the sign-in fills: their errors show in it, and lead the focus to it. */
function FilledPanel({ model, filled: [first, ...others], ...panel }: FilledPanelProps) {
  const { error } = useField(model, first?.path ?? 'name');
  const { error: otherError } = useField(model, others[0]?.path ?? first?.path ?? 'name');
  return [first, ...others].reduce(
    (inner, field) => (field ? <div data-field={field.path}>{inner}</div> : inner),
    <ConnectPanel {...panel} error={error ?? otherError} />,
  );
}

/** A sign-in at a provider, after the fields that it needs (spec §2: marked OAuth). */
export function ConnectSection({ section, model, resources }: SectionProps<'connect'>) {
  const isReadOnly = use(ReadOnlyContext);
  const filled = section.fields.filter(({ filledBy }) => filledBy !== undefined);
  const typed = section.fields.filter(({ filledBy }) => filledBy === undefined);
  const needed = typed.filter(({ isInSignInAddress }) => isInSignInAddress);
  const others = typed.filter(({ isInSignInAddress }) => !isInSignInAddress);
  return (
    <FormSection
      title={section.title}
      description={`We read with the rights of the ${resources.provider} account that signs in.`}
    >
      {needed.length > 0 && <FieldGrid model={model} fields={needed} />}
      <FilledPanel {...resources} model={model} filled={filled} isReadOnly={isReadOnly} />
      {others.length > 0 && <FieldGrid model={model} fields={others} />}
    </FormSection>
  );
}
