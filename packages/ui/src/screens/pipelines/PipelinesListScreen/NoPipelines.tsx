import type { ReactNode } from 'react';
import {
  defaultPipelineListView,
  isFiltered,
  type PipelineListView,
} from '../../../domain/views/pipelineList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

interface NoPipelinesProps {
  view: PipelineListView;
  onViewChange(view: PipelineListView): void;
  createButton: ReactNode;
}

/** In place of the table: nothing like that, nothing archived, or nothing at all yet. */
export function NoPipelines({ view, onViewChange, createButton }: NoPipelinesProps) {
  if (isFiltered(view)) {
    return (
      <EmptyState
        title="No pipeline matches"
        action={
          <Button
            onPress={() => onViewChange({ ...defaultPipelineListView, status: view.status, sort: view.sort })}
          >
            Clear search and filters
          </Button>
        }
      >
        Nothing here matches the search and the filters together.
      </EmptyState>
    );
  }
  if (view.status === 'archived') {
    return (
      <EmptyState title="Nothing is archived">
        An archived pipeline stops, and rests here with its settings until it is restored.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Move your first data"
      ornament={<Race source="postgres" destination="snowflake" status="draft" size="wide" />}
      steps={['Connect a source', 'Connect a destination', 'Choose tables, start']}
      action={createButton}
    >
      A pipeline copies a source into a destination once, then keeps it in step as the source changes.
    </EmptyState>
  );
}
