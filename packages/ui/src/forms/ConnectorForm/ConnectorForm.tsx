import { createElement, type Ref } from 'react';
import type { Definition, TitledSection } from '../../domain/connectors/definition/define.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { ModelForm, type FormHandle } from '../modelForm/ModelForm.tsx';
import type { SectionResources } from './sectionProps.ts';
import { componentOf, resourcesFor } from './sections.tsx';

export type { AccessEvidence } from '../../domain/connectors/test/accessRefusal.ts';
export type { SectionResources } from './sectionProps.ts';

/** Methods for controlling the form. */
export interface ConnectorFormHandle extends FormHandle {}

export interface ConnectorFormProps {
  /** Id of the form, for a submit button outside of it. */
  id?: string;
  /** The form's state, made from the same definition; the container holds it. */
  model: FormModel;
  /** The definition to render; see `loadDefinition`. */
  definition: Definition;
  /** The data that its sections take from the service, by kind of section. */
  resources: SectionResources;
  /** Locks the fields, such as during a save. @default false */
  isReadOnly?: boolean;
  /** All entries are valid: send them. */
  onSubmit(): void;
  /** A handle for controls outside of the form. */
  ref?: Ref<ConnectorFormHandle>;
}

/**
 * Renders a connector's form from its definition (spec §2 "Source and destination forms"). It has no state of its own:
 * the model holds values, errors and changes, and each field renders from its own slice. Place it in a flush `Card`,
 * with the buttons in the card's footer.
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
  const isOffered = ({ fields }: TitledSection): boolean =>
    fields.length === 0 || fields.some(({ path }) => model.at(path).getSnapshot().isOffered);
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
