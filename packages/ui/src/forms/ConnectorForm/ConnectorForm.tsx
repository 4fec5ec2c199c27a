import { createElement, type Ref } from 'react';
import type { Definition, TitledSection } from '../../domain/connectors/define.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { ModelForm, type FormHandle } from '../ModelForm/ModelForm.tsx';
import type { SectionResources } from './sectionProps.ts';
import { componentOf, resourcesFor } from './sections.ts';

/** What a container may ask of the form that is on screen. */
export type ConnectorFormHandle = FormHandle;

export interface ConnectorFormProps {
  /** For a submit button that stands outside of it. */
  id?: string;
  /** Its state, made from the same definition; the container holds it. */
  model: FormModel;
  /** What the form consists of; see `loadDefinition`. */
  definition: Definition;
  /** What its sections draw from the service, by kind of section. */
  resources: SectionResources;
  /** Its fields can be read but not changed, as while it is saved. @default false */
  isReadOnly?: boolean;
  /** Everything was judged and is right: send it. */
  onSubmit(): void;
  /** What a button outside of it can ask. */
  ref?: Ref<ConnectorFormHandle>;
}

/**
 * A connector's form, drawn from its definition (spec §2 "Source and destination forms"). It keeps nothing: values,
 * errors and changes are the model's, and each field is drawn from its own slice of it. Place it in a `Card` that is
 * flush, with the buttons in the card's footer.
 */
export function ConnectorForm({
  id,
  model,
  definition,
  resources,
  isReadOnly = false,
  onSubmit,
  ref,
}: ConnectorFormProps) {
  const isOffered = (section: TitledSection): boolean =>
    !('feature' in section) || section.feature === undefined || model.hasFeature(section.feature);
  return (
    <ModelForm
      ref={ref}
      id={id}
      aria-label={definition.kind === 'source' ? 'Source' : 'Destination'}
      model={model}
      isReadOnly={isReadOnly}
      onSubmit={onSubmit}
    >
      {definition.sections.filter(isOffered).map((section) =>
        createElement(componentOf(section.kind), {
          key: section.title,
          section,
          model,
          kind: definition.kind,
          resources: resourcesFor(resources, section.kind),
        }),
      )}
    </ModelForm>
  );
}
