import { use } from 'react';
import { isAccessRefused } from '../../domain/connectors/test/accessRefusal.ts';
import type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';
import { providerName } from '../../domain/connectors/definition/oauth.ts';
import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { ConnectPanel } from '../ConnectPanel/ConnectPanel.tsx';
import { FieldGrid } from '../modelForm/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionProps } from './sectionProps.ts';

interface FilledPanelProps {
  model: FormModel;
  /** The fields that the sign-in fills. */
  filled: readonly Field[];
  resources: SectionProps<'connect'>['resources'];
  /** The provider's name. */
  provider: string;
  state: ConnectState;
  isReadOnly: boolean;
}

/** The panel stands for each field that the sign-in fills: their errors show in it, and lead the focus to it. */
function FilledPanel({
  model,
  filled: [first, ...others],
  resources,
  provider,
  state,
  isReadOnly,
}: FilledPanelProps) {
  const { error, value } = useField(model, first?.path ?? 'name');
  const { error: otherError } = useField(model, others[0]?.path ?? first?.path ?? 'name');
  const { onConnect, onCancel } = resources;
  // A stored secret has no value, so a value is from a new sign-in.
  const isRefused =
    state.kind === 'connected' && isAccessRefused({ isSaved: value === '', grantedAt: state.at }, resources);
  return [first, ...others].reduce(
    (inner, field) => (field ? <div data-field={field.path}>{inner}</div> : inner),
    <ConnectPanel
      provider={provider}
      state={isRefused ? { kind: 'expired' } : state}
      onConnect={onConnect}
      onCancel={onCancel}
      error={error ?? otherError}
      isReadOnly={isReadOnly}
    />,
  );
}

/** A sign-in at a provider, after the fields that it needs (spec §2: marked OAuth). */
export function ConnectSection({ section, model, resources }: SectionProps<'connect'>) {
  const isReadOnly = use(ReadOnlyContext);
  const { state } = resources;
  if (!state) return <SectionPlaceholder title={section.title} height={120} />;
  const provider = resources.provider ? providerName(resources.provider) : '';
  const filled = section.fields.filter(({ filledBy }) => filledBy !== undefined);
  const typed = section.fields.filter(({ filledBy }) => filledBy === undefined);
  const needed = typed.filter(({ isInSignInAddress }) => isInSignInAddress);
  const others = typed.filter(({ isInSignInAddress }) => !isInSignInAddress);
  return (
    <FormSection title={section.title} description={`We can read what this ${provider} account can read.`}>
      {needed.length > 0 && <FieldGrid model={model} fields={needed} />}
      <FilledPanel
        model={model}
        filled={filled}
        resources={resources}
        provider={provider}
        state={state}
        isReadOnly={isReadOnly}
      />
      {others.length > 0 && <FieldGrid model={model} fields={others} />}
    </FormSection>
  );
}
