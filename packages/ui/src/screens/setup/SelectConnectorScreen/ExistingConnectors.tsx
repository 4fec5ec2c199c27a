import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { notTestedSinceChange } from '../../../domain/connectors/test/testConnection.ts';
import { labelBeside, labelOf } from '../../../domain/entities/catalogue.ts';
import type { Connector } from '../../../domain/entities/connector.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { incompleteNote } from '../../../internal/notes.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { tilesInRow, TilesToCome } from '../TilesToCome.tsx';
import { TileGroups } from './TileGroups.tsx';
import type { ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as layoutCss from '../catalogueLayout.css.ts';
import * as css from './SelectConnectorScreen.css.ts';
import * as tileCss from '../tiles.css.ts';

/** A source or destination of the account. */
export type ExistingConnector = Pick<Connector, 'name' | 'usedBy' | 'lastTest'> & {
  readonly id: number;
  readonly type: string;
};

export interface ExistingConnectorsProps {
  kind: ConnectorKind;
  existing: Remote<readonly ExistingConnector[]>;
  /** Whether the account has more connectors than `existing`. */
  hasMore: boolean;
  /** Whether the view shows a connector. */
  isShown(connector: ExistingConnector): boolean;
  /** Id of the connector that is being selected. */
  usingId?: number;
  onUse(connector: { id: number }): void;
  onRetry(): void;
}

/** A button shows the others. */
const shownAtFirst = tilesInRow;

/** What it connects to, and what is wrong with it or who uses it. */
function Facts({ connector: { name, type, usedBy, lastTest } }: { connector: ExistingConnector }) {
  const isFailed = lastTest?.success === false;
  const label = labelBeside(name, type);
  /** A fact after the type, or in its place where the name says it. */
  const fact = (words: string) => (label === undefined ? words : `${label} · ${words.toLowerCase()}`);
  const facts = () => {
    if (isFailed) return fact('Test failed ');
    if (lastTest === null) return fact(notTestedSinceChange);
    return typeof usedBy === 'number' ? fact(`Used by ${formatQuantity(usedBy, 'pipeline')}`) : labelOf(type);
  };
  return (
    <span className={tileCss.note[isFailed ? 'failed' : 'tile']}>
      {facts()}
      {isFailed && <RelativeTime date={lastTest.at} />}
    </span>
  );
}

const placeholders = (
  <Loading label="Loading what you have">
    <TilesToCome count={shownAtFirst} />
  </Loading>
);

/** The account's existing connectors. The catalogue below does not depend on their loading. */
export function ExistingConnectors({
  kind,
  existing,
  hasMore,
  isShown,
  usingId,
  onUse,
  onRetry,
}: ExistingConnectorsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = existing.state === 'ready' ? existing.value.filter(isShown) : undefined;
  if (shown?.length === 0 && !hasMore) return null;
  const note = existing.state === 'ready' && incompleteNote(hasMore, existing.value.length, kind);
  const title = `Use a ${kind} you have`;
  return (
    <Stack as="section" gap="sm">
      <div className={layoutCss.sectionHead}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        {shown && shown.length > shownAtFirst && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isUnfolded}
            onPress={() => setUnfolded((wasUnfolded) => !wasUnfolded)}
          >
            {isUnfolded ? 'Show fewer' : `Show all ${formatCount(shown.length)}`}
          </Button>
        )}
      </div>
      <RemoteView subject={`Your ${kind}s`} remote={existing} skeleton={placeholders} onRetry={onRetry}>
        {() => (
          <TileGroups
            groups={[
              {
                label: title,
                look: 'tile',
                items: isUnfolded ? (shown ?? []) : (shown ?? []).slice(0, shownAtFirst),
              },
            ]}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
          >
            {(connector, isTabStop) => (
              <AriaButton
                className={tileCss.look.tile}
                excludeFromTabOrder={!isTabStop}
                isPending={usingId === connector.id}
                onPress={() => onUse({ id: connector.id })}
              >
                <ConnectorMark type={connector.type} />
                <span className={tileCss.said.tile}>
                  <bdi translate="no" className={tileCss.label.tile}>
                    {connector.name}
                  </bdi>{' '}
                  <Facts connector={connector} />
                </span>
                {usingId === connector.id && <Spinner />}
              </AriaButton>
            )}
          </TileGroups>
        )}
      </RemoteView>
      {note && <p className={css.note}>{`${note} Search by name for others.`}</p>}
    </Stack>
  );
}
