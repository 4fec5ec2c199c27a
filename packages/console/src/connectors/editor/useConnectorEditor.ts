import {
  changesConfiguration,
  isSuccessful,
  toPatch,
  toTest,
  toWholePatch,
  type Definition,
} from '@millrace/ui/domain/connectors';
import type { TestResult, Tunnel } from '@millrace/ui/domain/entities';
import { problemOf, type Problem } from '@millrace/ui/domain/remote';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

import { useService } from '../../data/service.ts';
import { useScope } from '../../scope/useScope.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { tunnelNameOf } from '../data/tunnelNameOf.ts';
import { useSignIn } from '../signIn/useSignIn.ts';
import { useConnectionTest } from '../test/useConnectionTest.ts';
import type { HeldForm, OldValues } from './heldForms.ts';
import type { Journey } from './journey.ts';
import { useConnection } from './useConnection.ts';
import { useHeldForm } from './useHeldForm.ts';
import { useProviderList } from './useProviderList.ts';
import { useRole } from './useRole.ts';
import { useSaveConnector } from './useSaveConnector.ts';

export interface ConnectorEditorOptions {
  readonly definition: Definition;
  /** The connector to change. Left out when creating one. */
  readonly saved: SavedConnector | undefined;
  /** The connector whose values fill a new one. Secrets are not copied. */
  readonly template?: SavedConnector;
  /** A change of the saved connector whose old values are entered. */
  readonly oldValues?: OldValues | undefined;
  readonly journey: Journey;
  /** Called when the service refuses the save because of values that the form shows. */
  readonly onFieldErrors: () => void;
}

/** Tests the form's values. For a saved connector, the service adds what it has saved. */
function useFormTest(
  form: HeldForm,
  { definition, saved }: Pick<ConnectorEditorOptions, 'definition' | 'saved'>,
  tunnels: readonly Tunnel[] | undefined,
) {
  const { model, configuration } = form;
  const { client } = useScope();
  const { writes: habit } = useService().config;
  const { kind, type } = definition;
  const calls = connectorCalls[kind];
  const test = useConnectionTest({
    subject: kind,
    definition,
    call: calls.testCall,
    plan(planTest) {
      const { config, tunnelId } = toTest(model, definition);
      const isGranted = definition.authentication.kind === 'oauth';
      return planTest({ kind, type, config, isGranted, tunnelName: tunnelNameOf(tunnels, tunnelId) });
    },
  });
  const run = async (signal: AbortSignal): Promise<TestResult> => {
    try {
      return await (saved
        ? calls.testSaved(client, saved, habit === 'merge' ? toPatch(model) : toWholePatch(model), signal)
        : calls.test(client, type, toTest(model, definition), signal));
    } catch (thrown) {
      // Field errors stay on the fields after the modal is closed (spec §8).
      const { fieldErrors } = problemOf(thrown);
      if (fieldErrors) model.setServerErrors(fieldErrors);
      throw thrown;
    }
  };
  const [tested, setTested] = useState<string>();
  /** Whether the last test was of another configuration. A saved connector's test was of the saved values. */
  const isOutdated = useSyncExternalStore(configuration.subscribe, () =>
    test.last ? tested !== configuration.fingerprint() : changesConfiguration(model),
  );
  return {
    ...test,
    // A running test hides the result of the last one (spec §4).
    last: test.isTesting ? undefined : (test.last ?? saved?.lastTest),
    own: test.last,
    isOutdated,
    isPassed: () =>
      test.last?.results !== undefined &&
      isSuccessful({ success: test.last.success, results: test.last.results }) &&
      tested === configuration.fingerprint(),
    start() {
      setTested(configuration.fingerprint());
      test.start(run);
    },
    show(problem: Problem) {
      setTested(configuration.fingerprint());
      test.show(problem);
    },
  };
}

/** A connector's form with its resources, test and save, used by all pages that edit a connector. */
export function useConnectorEditor(options: ConnectorEditorOptions) {
  const { definition, saved, template, oldValues, journey, onFieldErrors } = options;
  const { client } = useScope();
  const form = useHeldForm({ definition, stored: saved, template, oldValues });
  const connection = useConnection(form, definition, journey.region);
  const connect = useSignIn({ definition, saved, model: form.model, onMissing: onFieldErrors });
  const rows = useProviderList(definition, form.model, saved?.id);
  const role = useRole(definition, form.model);
  const test = useFormTest(form, options, connection.tunnels);
  const pipelines = useQuery(connectorCalls[definition.kind].uses(saved?.id)).data?.rows;
  const save = useSaveConnector({
    definition,
    form,
    journey,
    saved,
    isTested: test.isPassed,
    onRefused(problem) {
      if (problem.testResult) test.show(problem);
      else if (problem.fieldErrors) onFieldErrors();
    },
  });
  const [isDiscarded, setDiscarded] = useState(false);
  return {
    model: form.model,
    restoration: form.restoration,
    resources: {
      ...connection.resources,
      role,
      schemaImporter: {
        onSample: async (signal: AbortSignal) =>
          (await import('./sampleForm.ts')).sampleForm(client, definition, form.model, signal),
      },
      connect: {
        ...connect,
        test: test.own ?? connect.test,
        pipelines,
        isListRefused: rows.access === 'refused',
      },
      providerRows: rows,
    },
    addresses: connection.addresses,
    tunnelTest: connection.tunnelTest,
    test,
    save,
    /** Saves after the journey's confirmations. */
    async confirmAndSave() {
      const name = String(form.model.at('name').getSnapshot().value);
      if (await journey.confirm(name, changesConfiguration(form.model))) save.run();
    },
    isRestored: form.isRestored && !isDiscarded,
    discardDraft: save.isPending
      ? undefined
      : () => {
          form.model.reset();
          form.flush();
          setDiscarded(true);
        },
  };
}
