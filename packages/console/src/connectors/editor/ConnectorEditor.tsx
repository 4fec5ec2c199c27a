import type { Definition } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import type { ConnectorFormHandle } from '@millrace/ui/forms/ConnectorForm';
import { RestoreProvider } from '@millrace/ui/forms/RestoreProvider';
import { ConnectionTestModal } from '@millrace/ui/modals/ConnectionTestModal';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { ConnectorFormScreen } from '@millrace/ui/screens/ConnectorFormScreen';
import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import type { WizardFrame } from '@millrace/ui/Wizard';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useIsOnline } from '../../data/useIsOnline.ts';
import { Redirect } from '../../router/location.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';
import { useDefinition } from '../../data/useDefinition.ts';
import { useConnectorEditor, type ConnectorEditorOptions } from './useConnectorEditor.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';
import { guideOpenAtom, useGuide } from './useGuide.ts';

export interface LoadConnectorProps {
  readonly kind: ConnectorKind;
  /** The type of a new connector; `null` to load an existing one. */
  readonly type: string | null;
  /** The connector to load, for editing or duplicating. */
  readonly id: number | undefined;
  readonly frame: WizardFrame;
  /** The link for a connector that has no form in this build. */
  readonly noFormHref: string;
  /** Shown if the connector does not exist. @default the problem */
  readonly notFound?: ReactNode;
  readonly children: (definition: Definition, connector: SavedConnector | undefined) => ReactNode;
}

/** Loads the data for a connector's editor: the connector, if there is one, and its form definition. */
export function LoadConnector({ kind, type, id, frame, noFormHref, notFound, children }: LoadConnectorProps) {
  const connector = useQuery(connectorCalls[kind].detail(id));
  const definition = useDefinition(kind, type ?? connector.data?.type);
  if (definition.data === null) return <Redirect to={noFormHref} replace />;
  if (definition.data && (id === undefined || connector.data))
    return children(definition.data, connector.data);
  if (notFound && connector.error && problemOf(connector.error).status === 404) return notFound;
  const failed = [connector, definition].find(({ error }) => error !== null);
  return (
    <SetupLoadingScreen
      frame={frame}
      subject={failed === definition ? 'The form' : `The ${kind}`}
      problem={failed && problemOf(failed.error)}
      onRetry={() => void failed?.refetch()}
      isRetrying={failed?.isFetching}
    />
  );
}

/** The form, test and save of a connector. The journey decides what follows the save. */
export function ConnectorEditor(props: Omit<ConnectorEditorOptions, 'onFieldErrors'>) {
  const { definition, journey } = props;
  const screen = useRef<ConnectorFormHandle>(null);
  const editor = useConnectorEditor({
    ...props,
    onFieldErrors: () => screen.current?.focusFirstError(),
  });
  const { test, save } = editor;
  const [isGuideOpen, setGuideOpen] = useAtom(guideOpenAtom);
  useArrivalFocus(editor.model, screen);
  const guide = useGuide(definition.type);
  return (
    <>
      <RequestsProvider source={save.requests}>
        <RestoreProvider restoration={editor.restoration}>
          <ConnectorFormScreen
            ref={screen}
            frame={journey.frame}
            back={journey.back}
            changeHref={journey.changeHref}
            keepHref={journey.keepHref}
            present={save.isPending || save.isDone ? undefined : journey.present}
            saveLabel={journey.saveLabel}
            definition={definition}
            model={editor.model}
            resources={editor.resources}
            guide={{ ...guide, isOpen: isGuideOpen, onOpenChange: setGuideOpen }}
            addresses={editor.addresses}
            isRestored={editor.isRestored}
            onDiscardDraft={editor.discardDraft}
            onSave={() => void editor.confirmAndSave()}
            saving={save.progress}
            failure={save.failure}
            onSaveUntested={() => save.run({ isUntested: true })}
            onTest={test.start}
            isTesting={test.isTesting}
            testProblem={test.problem}
            isOffline={!useIsOnline()}
            lastTest={test.last === undefined ? undefined : { test: test.last, isOutdated: test.isOutdated }}
          />
        </RestoreProvider>
      </RequestsProvider>
      <ConnectionTestModal
        {...test.modal}
        onTestAgain={test.start}
        onGoToField={(path) => {
          // The modal traps focus while it is open.
          flushSync(test.close);
          screen.current?.focusField(path);
        }}
        onContinue={() => {
          test.close();
          void editor.confirmAndSave();
        }}
      />
      <ConnectionTestModal {...editor.tunnelTest} />
    </>
  );
}
