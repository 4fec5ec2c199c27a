import { createElement, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { Definition } from '../../domain/connectors/define.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';
import { ConnectionContext, type ConnectionResources } from '../fields/connectionContext.ts';
import { FeaturesContext, type HasFeature } from '../fields/features.ts';
import { focusField } from '../fields/focusField.ts';
import type { TunnelActions } from '../TunnelSection/TunnelSection.tsx';
import * as css from './ConnectorForm.css.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { sectionComponents } from './sections.ts';
import { TunnelContext } from './tunnelContext.ts';

/** What a container may ask of the form that is on screen. */
export interface ConnectorFormHandle {
  /** Judges everything; if something is wrong, says so, puts the focus there and answers false. */
  check(): boolean;
  /** Puts the focus into the first field with an error, as after errors came from the service. */
  focusFirstError(): void;
  /** Brings a field into view and puts the focus into it, as from a failed step of the connection test. */
  focusField(path: string): void;
}

export interface ConnectorFormProps {
  /** For a submit button that stands outside of it. */
  id?: string;
  /** Its state, made from the same definition; the container holds it. */
  model: FormModel;
  /** What the form consists of; see `loadDefinition`. */
  definition: Definition;
  /** What the choice of a connection draws from the service. Without it, tunnels count as loading. */
  connection?: ConnectionResources;
  /** The form of a new tunnel, made from `tunnelForm`. Needed where the connector can use tunnels. */
  newTunnel?: FormModel;
  /** Needed where the connector can use tunnels. */
  tunnelActions?: TunnelActions;
  /** Whether a feature is on; options of a choice may hang on it. @default none is */
  hasFeature?: HasFeature;
  /** Everything was judged and is right: send it. */
  onSubmit(): void;
  /** What a button outside of it can ask. */
  ref?: Ref<ConnectorFormHandle>;
}

const none: HasFeature = () => false;
const unknownTunnels: ConnectionResources = { tunnels: { state: 'loading' } };

/**
 * A connector's form, drawn from its definition (spec §2 "Source and destination forms"). It keeps nothing: values,
 * errors and changes are the model's, and each field is drawn from its own slice of it. Place it in a `Card` that is
 * flush, with the buttons in the card's footer.
 */
export function ConnectorForm({
  id,
  model,
  definition,
  connection = unknownTunnels,
  newTunnel,
  tunnelActions,
  hasFeature = none,
  onSubmit,
  ref,
}: ConnectorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const tunnel = useMemo(() => ({ newTunnel, actions: tunnelActions }), [newTunnel, tunnelActions]);

  const goTo = (path: string): void => {
    if (form.current) focusField(form.current, path);
  };
  const check = (): boolean => {
    const wrong = model.validate();
    setWasSubmitted(true);
    if (wrong !== undefined) goTo(wrong);
    return wrong === undefined;
  };
  useImperativeHandle(ref, () => ({
    check,
    focusField: goTo,
    focusFirstError: () => {
      const wrong = model.fields.find(({ path }) => model.at(path).getSnapshot().error !== undefined);
      if (wrong) goTo(wrong.path);
    },
  }));

  return (
    <FeaturesContext value={hasFeature}>
      <ConnectionContext value={connection}>
        <TunnelContext value={tunnel}>
          <form
            ref={form}
            id={id}
            className={css.form}
            aria-label={definition.kind === 'source' ? 'Source' : 'Destination'}
            autoComplete="off"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (check()) onSubmit();
            }}
          >
            <ErrorSummary model={model} wasSubmitted={wasSubmitted} onGoToField={goTo} />
            {definition.sections.map((section) =>
              createElement(sectionComponents[section.kind], {
                key: section.title,
                section,
                model,
                kind: definition.kind,
              }),
            )}
          </form>
        </TunnelContext>
      </ConnectionContext>
    </FeaturesContext>
  );
}
