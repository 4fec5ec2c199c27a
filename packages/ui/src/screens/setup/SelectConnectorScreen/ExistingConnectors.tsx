import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { notTestedSinceChange } from '../../../domain/connectors/test/testConnection.ts';
import type { Connector } from '../../../domain/entities/connector.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as css from './TileGrid.css.ts';

/** A source or destination of the account. */
export type ExistingConnector = Pick<Connector, 'name' | 'usedBy' | 'lastTest'> & {
  readonly id: number;
  readonly type: string;
};

export interface ExistingConnectorsProps {
  kind: ConnectorKind;
  existing: Remote<readonly ExistingConnector[]>;
  /** Whether the view shows a connector. */
  isShown(connector: ExistingConnector): boolean;
  /** Id of the connector that is being selected. */
  usingId?: number;
  onUse(connector: { id: number }): void;
  onRetry(): void;
}

/** The number that two rows hold; a button shows the others. */
const shownAtFirst = 6;

function Facts({ connector: { usedBy, lastTest } }: { connector: ExistingConnector }) {
  return (
    <span className={css.facts}>
      {typeof usedBy === 'number' && <span>{`Used by ${formatQuantity(usedBy, 'pipeline')}`}</span>}
      {lastTest?.success && (
        <span>
          Tested <RelativeTime date={lastTest.at} />
        </span>
      )}
      {lastTest === null && (
        <span className={css.untested}>
          <WarningIcon />
          <span>{notTestedSinceChange}</span>
        </span>
      )}
      {lastTest && !lastTest.success && (
        <span className={css.failed}>
          <WarningIcon />
          <span>
            Test failed <RelativeTime date={lastTest.at} />
          </span>
        </span>
      )}
    </span>
  );
}

/** As many and as high as in an older account, so that the catalogue below does not move. */
const placeholders = (
  <Loading label="Loading what you have">
    <Stack gap="sm">
      <div className={css.grid.wide}>
        {Array.from({ length: shownAtFirst }, (_, place) => (
          <span key={place} className={css.tileLook.waiting}>
            <Skeleton width={32} height={32} />
            <span className={css.waitingWords}>
              <Skeleton width="60%" height={14} />
              <Skeleton width={118} height={12} />
              <Skeleton width={112} height={12} />
            </span>
          </span>
        ))}
      </div>
      <Skeleton width={80} height={30} />
    </Stack>
  </Loading>
);

/** The account's existing connectors. The catalogue below does not depend on their loading. */
export function ExistingConnectors({
  kind,
  existing,
  isShown,
  usingId,
  onUse,
  onRetry,
}: ExistingConnectorsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = existing.state === 'ready' ? existing.value.filter(isShown) : undefined;
  if (shown?.length === 0) return null;
  const title = `Use an existing ${kind}`;
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <RemoteView remote={existing} skeleton={placeholders} onRetry={onRetry}>
        {() => (
          <TileGrid
            label={title}
            width="wide"
            items={isUnfolded ? (shown ?? []) : (shown ?? []).slice(0, shownAtFirst)}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
          >
            {(connector, isTabStop) => (
              <AriaButton
                className={css.tileLook.existing}
                excludeFromTabOrder={!isTabStop}
                isPending={usingId === connector.id}
                onPress={() => onUse({ id: connector.id })}
              >
                <ConnectorMark type={connector.type} />
                <span className={css.words}>
                  <bdi translate="no" className={css.name}>
                    {connector.name}
                  </bdi>{' '}
                  <Facts connector={connector} />
                </span>
                {usingId === connector.id && <Spinner />}
              </AriaButton>
            )}
          </TileGrid>
        )}
      </RemoteView>
      {shown && shown.length > shownAtFirst && (
        <div>
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isUnfolded}
            onPress={() => setUnfolded((wasUnfolded) => !wasUnfolded)}
          >
            {isUnfolded ? 'Show fewer' : `Show all ${formatCount(shown.length)}`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
