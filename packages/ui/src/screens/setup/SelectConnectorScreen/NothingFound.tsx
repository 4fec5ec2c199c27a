import type { ReactNode } from 'react';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { CategoryCount, ConnectorKind } from './SelectConnectorScreen.logic.ts';

interface NothingFoundProps {
  kind: ConnectorKind;
  /** The view without results. */
  view: SelectConnectorView;
  categories: readonly CategoryCount[];
  onViewChange(view: SelectConnectorView): void;
  /** Link for requesting a missing connector. */
  request: ReactNode;
  /** Connectors of the account match, so the search was not in vain. */
  hasExisting: boolean;
}

/** Replaces the tiles: what the search was, and whether another category has results. */
export function NothingFound({
  kind,
  view,
  categories,
  onViewChange,
  request,
  hasExisting,
}: NothingFoundProps) {
  const wanted = view.search.trim();
  const elsewhere = categories.find(({ id }) => id === 'all')?.count ?? 0;
  if (hasExisting) {
    return (
      <Text as="p" tone="muted">
        {`No new ${kind} matches “${wanted}”.`}
      </Text>
    );
  }
  if (elsewhere === 0) {
    return (
      <EmptyState
        level={2}
        title={`No ${kind} matches “${wanted}”`}
        action={<Button onPress={() => onViewChange({ category: 'all', search: '' })}>Clear search</Button>}
      >
        Check the spelling or browse by category.
        {request && <> If we don’t offer it yet: {request}</>}
      </EmptyState>
    );
  }
  const category = categories.find(({ id }) => id === view.category);
  return (
    <EmptyState
      level={2}
      title={`Nothing in ${category?.label} matches “${wanted}”`}
      action={
        <Button onPress={() => onViewChange({ ...view, category: 'all' })}>
          {`Show ${formatQuantity(elsewhere, `other ${kind}`)}`}
        </Button>
      }
    >
      Other categories have matches.
    </EmptyState>
  );
}
