import { formatQuantity } from '../../../domain/format/count.ts';
import {
  defaultPipelineLogView,
  isLogFiltered,
  type PipelineLogView,
} from '../../../domain/views/pipelineLog.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { rangeLabels } from './LogsToolbar.tsx';

interface LogsEmptyProps {
  view: PipelineLogView;
  hrefOf(view: PipelineLogView): string;
  /** Number of loaded lines, none of which match. */
  loaded: number;
  /** Number of lines that could not be read. */
  unreadable: number;
  /** The pipeline has run, so it had lines once. */
  hasSynced: boolean;
}

/** Why there are no lines, and the next step. */
export function LogsEmpty({ view, hrefOf, loaded, unreadable, hasSynced }: LogsEmptyProps) {
  if (loaded === 0 && unreadable > 0)
    return <EmptyState title="No lines to show">The lines could not be read.</EmptyState>;
  const { show, debug = false, range, from, to } = view;
  const isCustom = from !== undefined || to !== undefined;
  const time = isCustom ? 'this time' : rangeLabels[range].toLowerCase();
  if (isLogFiltered(view)) {
    const cleared = { ...defaultPipelineLogView, show, debug, range, from, to };
    return (
      <EmptyState
        title="No lines found"
        action={<ButtonLink href={hrefOf(cleared)}>Clear search and filters</ButtonLink>}
      >
        {loaded > 0
          ? `None of ${formatQuantity(loaded, 'loaded line')} match.`
          : `No lines of ${range === 'all' && !isCustom ? 'this log' : time.replace('last', 'the last')} match your search and filters.`}
      </EmptyState>
    );
  }
  if (range !== 'all' || isCustom) {
    return (
      <EmptyState
        title={isCustom ? 'No lines in this time' : `No lines in the ${time}`}
        action={
          <ButtonLink href={hrefOf({ ...view, range: 'all', from: undefined, to: undefined })}>
            Show any time
          </ButtonLink>
        }
      >
        {show === 'lines' && !view.debug
          ? 'Debug lines are not shown.'
          : 'The log has no lines from that time.'}
      </EmptyState>
    );
  }
  if (hasSynced) {
    return (
      <EmptyState title="No lines are left">
        The service keeps the lines of a limited time, and this pipeline has not run since.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No lines yet">
      {`The first ${show === 'activity' ? 'activity appears' : 'lines appear'} after the first sync.`}
    </EmptyState>
  );
}
