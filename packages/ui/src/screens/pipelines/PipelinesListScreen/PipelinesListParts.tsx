import type { ReactNode } from 'react';
import type { PipelineListView } from '../../../domain/views/pipelineList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelinesListScreen.css.ts';

interface NoPipelinesProps {
  tab: PipelineListView['status'];
  createButton: ReactNode;
}

/** Shown instead of the table if a tab has no pipelines. */
export function NoPipelines({ tab, createButton }: NoPipelinesProps) {
  if (tab === 'archived') {
    return (
      <EmptyState title="Nothing is archived">
        Archived pipelines keep their settings and can be restored here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Create your first pipeline"
      ornament={<Race source="postgres" destination="snowflake" status="draft" size="wide" />}
      steps={['Connect a source', 'Connect a destination', 'Choose tables and start']}
      action={createButton}
    >
      A pipeline copies your source to a destination once, then keeps it up to date as the source changes.
    </EmptyState>
  );
}

/** Placeholder for the status filters until the statuses have loaded. */
export function StripSkeleton() {
  return (
    <span className={css.stripSkeleton} aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width={96} height={28} isRound />
      ))}
    </span>
  );
}
