import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import { whyNotConnector } from '../../../domain/entities/connectorActions.ts';
import type { Problem } from '../../../domain/problem.ts';
import { actionIcons } from '../../../internal/actionIcons.ts';
import { TestButton } from '../../../patterns/LastTest/TestButton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import {
  connectorMenuItems,
  entityOf,
  type ConnectorCommand,
  type SourceOrDestination,
} from '../connectorCommands.tsx';

interface ConnectorActionsProps<Each extends SourceOrDestination> {
  kind: ConnectorKind;
  connector: Each;
  hrefs: { readonly edit?: string; readonly duplicate?: string };
  onAction(request: { action: ConnectorCommand; connectors: readonly [Each] }): void;
  isTesting?: boolean;
  testProblem?: Problem;
}

/** The actions at the end of the title: an archived connector can be restored, any other can be tested and edited. */
export function ConnectorActions<Each extends SourceOrDestination>({
  kind,
  connector,
  hrefs,
  onAction,
  isTesting,
  testProblem,
}: ConnectorActionsProps<Each>) {
  const { actions } = entityOf(kind);
  const ask = (action: ConnectorCommand) => onAction({ action, connectors: [connector] });
  const isArchived = connector.status === 'archived';
  return (
    <>
      {isArchived ? (
        <Button size="toolbar" icon={actionIcons.restore} onPress={() => ask('restore')}>
          {actions.restore.verb}
        </Button>
      ) : (
        <>
          <TestButton
            size="toolbar"
            isPending={isTesting}
            isDisabled={whyNotConnector('test', connector) !== undefined}
            problem={testProblem}
            onPress={() => ask('test')}
          />
          {hrefs.edit !== undefined && whyNotConnector('edit', connector) === undefined && (
            <ButtonLink href={hrefs.edit} size="toolbar" icon={actionIcons.edit}>
              {actions.edit.verb}
            </ButtonLink>
          )}
        </>
      )}
      <MenuButton label={`More actions for ${connector.name}`} isIconOnly variant="outline" size="toolbar">
        {connectorMenuItems({
          kind,
          connector,
          duplicateHref: hrefs.duplicate,
          onAction: ask,
        })}
      </MenuButton>
    </>
  );
}
